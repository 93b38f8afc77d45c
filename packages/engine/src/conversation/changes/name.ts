import { fold } from '../../shared/text.ts';

/** Puts a name where "[nome]" stands, else into the greeting. */
export function withName(text: string, name: string): string {
  if (/\[nome[^\]]{0,300}\]/.test(text)) return text.replace(/\[nome[^\]]{0,300}\]/g, name);
  if (fold(text).includes(fold(name))) return text;
  const greeting =
    /(?<![\p{L}])([Oo]i+|[Oo]lá|[Oo]pa|[Bb]om dia|[Bb]oa tarde|[Bb]oa noite)(?:,?\s+(?:pessoal|gente|galera|turma))?(?:,?\s+(?:(?:dona|seu|[ds]ra?\.?|doutora?|senhora?|pastora?|irmã|irmão|tia|tio|professora?) )?\p{Lu}\p{L}+)?\s*([!,.])?\s*/u;
  if (greeting.test(text.slice(0, 60)))
    return text
      .replace(greeting, (_all, hello: string) => `${hello}, ${name}! `)
      .replace(/(?<=! )\p{Ll}/u, (initial) => initial.toUpperCase())
      .trim();
  return `${name}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
