import type { Price } from '../../facts/price.ts';
import type { PriceUnit } from '../../knowledge/facts/vocabulary.ts';
import type { Amount } from '../../shared/writing/phrase.ts';
import { money, moneyRange, type Per } from '../../shared/writing/pt/numbers.ts';

const PER: Readonly<Partial<Record<PriceUnit, Per>>> = {
  day: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
  hour: 'hour',
  kg: 'kilo',
  metre: 'metre',
  m2: 'squareMetre',
  person: 'person',
  night: 'night',
};
const OTHER_UNITS: Readonly<Partial<Record<PriceUnit, string>>> = {
  litre: 'por litro',
  session: 'por sessão',
  appointment: 'por consulta',
  box: 'por caixa',
  dozen: 'por dúzia',
};

/** "R$ 900 a R$ 1.500 por elevador": a price with the unit that was given. */
export function priceAmount({ value, max, unit, of, limit }: Price): Amount {
  const per = PER[unit] ?? null;
  const amount =
    max === null || max === value ? money(value, { per }) : moneyRange(value, max, { per });
  const other = per !== null ? '' : of ? ` por ${of}` : ` ${OTHER_UNITS[unit] ?? ''}`;
  const before = limit === 'from' ? 'a partir de ' : limit === 'upTo' ? 'até ' : '';
  return { ...amount, text: `${before}${amount.text}${other}`.trim() };
}
