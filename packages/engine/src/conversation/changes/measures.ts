import { asPattern } from '../../shared/text.ts';
import { cutOut } from './cut-out.ts';
import { flat } from './text-search.ts';

/** Units that texts also write short. */
const SHORT: Readonly<Record<string, string>> = {
  quilo: '(?:quilos?|kg|kilos?)',
  kilo: '(?:quilos?|kg|kilos?)',
  kg: '(?:quilos?|kg|kilos?)',
  grama: '(?:gramas?|gr?)',
  litro: '(?:litros?|l)',
  metro: '(?:metros?|m)',
  hora: '(?:horas?|h)',
};
const COUNTED =
  /^(?:(?:o )?(?:numero|tanto|tamanho) d[aeo]s? |(?:a )?(?:quantidade|medida|metragem) (?:d[aeo]s? )?|quant[oa]s |[oa]s? )([a-z]{1,20}?)s?\W*$/;
const COUNTS_IT =
  /^(?:o )?(?:numero|tanto|tamanho) |^(?:a )?(?:quantidade|medida|metragem) |^quant/;

/** "o quilo", "o número de metros": a text without how much of it; null where it says none. */
export function withoutMeasure(text: string, what: string): string | null {
  const folded = flat(what).trim();
  const unit = COUNTED.exec(folded)?.[1];
  if (unit === undefined || (SHORT[unit] === undefined && !COUNTS_IT.test(folded))) return null;
  const measure = new RegExp(
    `((?:,?\\s(?:so|apenas|somente|mais de|ate|uns|umas))?(?:\\s(?:d[eoa]s?|com|em|por|n[oa]s?))?\\s)(?:\\d[\\d.,]*|um|uma)\\s?(?:${SHORT[unit] ?? `${asPattern(unit)}[a-z]{0,3}`})(?![a-z0-9])(\\sde(?=\\s))?`,
  ).exec(flat(text));
  if (!measure) return null;
  const [found, lead = '', of] = measure;
  // "deixo 1 kg de amostra" is then "deixo amostra", "a proposta dos 60 metros" "a proposta".
  const start = measure.index + (of === undefined ? 0 : lead.length - 1);
  return cutOut(text, { start, end: measure.index + found.length });
}
