import { capital, fold } from '../../shared/text.ts';
import { money } from '../../sums/index.ts';

const LIST = /\b(?:tabel\w+|lista d[eo]s? (?:precos?|valor\w*)|precos?|valores)\b/;
const ITEM =
  /^(?:(?:e|o|a|os|as)\s)?(\p{L}[\p{L}\s/-]{1,40}?)\s(?:(?:é|eh|por|sai|fica|custa|a)\s)?(a partir de\s)?(?:por\s)?(?:R\$\s?)?(\d[\d.]*(?:,\d{1,2})?)(?:\s?(?:reais|conto))?(\s?(?:o|a|por|cada|\/)\s?\p{L}+)?$/iu;
const ITEMS_MIN = 2;
/** "dia 8" is no thing with its price. */
const TIME =
  /^(?:dia|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo|[àa]s|em|at[eé])(?![\p{L}])/iu;

/** "tabela de preço: corte 30, barba 20" as lines; none where a request lists no prices. */
export function priceListIn(request: string): string[] {
  const colon = request.indexOf(':');
  const [order = ''] = request
    .slice(0, Math.max(0, colon))
    .split(/[.!?;]\s/u)
    .slice(-1);
  if (colon < 0 || !LIST.test(fold(order))) return [];
  const parts = request
    .slice(colon + 1)
    .split(/,\s|(?<=\d(?: reais)?)\se\s(?=\p{L}[\p{L} ]{1,40}\d)|[.;]/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const lines = parts.flatMap((part) => {
    const [, name, from = '', amount = '', unit = ''] = ITEM.exec(part) ?? [];
    if (!name || TIME.test(name)) return [];
    const value = money(Number(amount.replaceAll('.', '').replace(',', '.')));
    return [`- ${capital(name.trim())}: ${from.toLowerCase()}${value}${unit}`];
  });
  return lines.length >= ITEMS_MIN ? lines : [];
}
