import { listOf } from '../../shared/text.ts';
import { withPart } from './parts.ts';

const MONEY =
  /R\$\s?\d[\d.]{0,12}(?:,\d{2})?|\d[\d.]{0,12}(?:,\d{2})?\s?(?:reais|conto|contos|pila)(?![\p{L}])|\[confirme: (?:valor|pre[cç]o)[^\]]{0,100}\]/giu;
const ASKED =
  /(?:valor(?:es)?|pre[cç]os?|parcelas?)(?:\s(?:de|para|pra|por|em|:|é|e|são|novos?|certos?))*\s*((?:R\$\s?)?\d[\d.,]*(?:\s?(?:reais|conto|mil))?(?:\s*(?:,|e|ou)\s*(?:R\$\s?)?\d[\d.,]*(?:\s?(?:reais|conto|mil))?)*)/iu;
const FIGURE = /\d[\d.]*(?:,\d{1,2})?(?:\s?mil)?/gu;

/** The amounts of "bota os valores 610 e 470", as they are written to a customer; none otherwise. */
export function valuesAsked(request: string): string[] {
  const listed = ASKED.exec(request)?.[1] ?? '';
  return (listed.match(FIGURE) ?? []).map((figure) => `R$ ${figure.replace(/[.,]$/, '')}`);
}

/** The amounts of a text in their order replaced, or stated where it has none; null where they do not fit. */
export function withValues(text: string, values: readonly string[]): string | null {
  const found = text.match(MONEY) ?? [];
  if (found.length === values.length) {
    let at = 0;
    return text.replace(MONEY, () => values[at++] ?? '');
  }
  if (found.length > 0) return null;
  return withPart(
    text,
    values.length > 1 ? `Os valores são ${listOf(values)}` : `O valor é ${values[0]}`,
  );
}
