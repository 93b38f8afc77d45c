import { LANGUAGES, type Language } from '@salesai/contract/languages';

const byPrefix = new Map(LANGUAGES.map((language) => [language.slice(0, 2), language]));

/** The best of our languages for an `Accept-Language` header; Portuguese when none fits. */
export function negotiateLanguage(header: string | undefined): Language {
  const wishes = (header ?? '')
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return {
        prefix: tag.slice(0, 2),
        weight: quality ? Number(quality.trim().slice(2)) || 0 : 1,
      };
    })
    .filter((wish) => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { prefix } of wishes) {
    const language = byPrefix.get(prefix);
    if (language) return language;
  }
  return 'pt-BR';
}
