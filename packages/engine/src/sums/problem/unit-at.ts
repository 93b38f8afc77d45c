import type { Quantity } from '../../facts/amounts.ts';
import { type Given, ITEM, MONEY, PERCENT, TIMES, TURN } from './quantity.ts';
import type { Words } from './roles.ts';
import { countUnit } from './units.ts';
import { NO_NOUN, periodOf, unitOf } from './words.ts';

/** More than these are the price of a pack. */
const PACK_MAX = 60;

export function unitAt({ kind, low }: Quantity, words: Words, before: Given | undefined): string {
  const { left, right } = words;
  if (kind === 'percent' || isMargin(words, low)) return PERCENT;
  if (kind === 'times' && isFrequency(words)) return TURN;
  if (kind === 'times' || /^(?:parcelas?|prestac\w+|vezes)$/.test(right[0] ?? '')) return TIMES;
  if (kind === 'money') return MONEY;
  const isSplit =
    (left.at(-1) === 'em' &&
      (/^sem juros?\b/.test(right.slice(0, 2).join(' ')) ||
        (/\b(?:parcel|resto|restante|saldo)/.test(words.sentence) && right.length === 0))) ||
    /\b(?:parcelad\w+|parcel\w+|dividid\w+|divid\w+|financiad\w+)(?: \S+)? (?:em|por|pra)$/.test(
      left.slice(-4).join(' '),
    );
  if (isSplit && Number.isInteger(low) && low <= 420 && right[0] !== 'mil') return TIMES;
  if (kind === 'bare' && low <= PACK_MAX && packAround(words, ITEM)) return ITEM;
  return countUnit(words, low, before) ?? MONEY;
}

/** "3 vezes por semana" says how often; "em 3 vezes" is divided. */
const isFrequency = ({ left, right }: Words) =>
  left.at(-1) !== 'em' &&
  /^(?:por|na|no|ao|a|cada)$/.test(right[0] ?? '') &&
  periodOf(right[1] ?? '') !== null;

/** "quero 60 de margem" */
const isMargin = ({ left, right }: Words, value: number) =>
  value < 100 &&
  (/^de (?:margem|markup)\b/.test(right.slice(0, 2).join(' ')) ||
    /\b(?:margem|markup|juros?) de$/.test(left.slice(-2).join(' ')));

/** Grams are counted in kilograms, minutes in hours. */
export const smaller = (unit: string): [string, number] =>
  unit === 'g'
    ? ['kg', 1000]
    : unit === 'ml'
      ? ['l', 1000]
      : unit === 'minute'
        ? ['hour', 60]
        : [unit, 1];

export const isBare = ({ kind }: Quantity, { left, right }: Words, unit: string) =>
  kind === 'bare' &&
  (unit === MONEY ||
    (unit === ITEM &&
      /^(?:fizer|fosse|for|fazer|pra|para|com|a|de|ficar|cair|subir|em)$/.test(
        left.at(-1) ?? '',
      ))) &&
  !/^(?:reais|real|conto|por|cada)$/.test(right[0] ?? '');

/** "família de 6 pessoas": how many share one amount, not how many pay it. */
export const isGroup = ({ left }: Words): boolean =>
  /\b(?:familia|turma|grupo|equipe|time|casa|escritorio|empresa|mesa|republica|predio|condominio) (?:de|com)$/.test(
    left.slice(-2).join(' '),
  );

/** "mês de 30 dias", "conta 4 semanas": how many days or weeks a longer period has. */
export function wholeOf({ left, sentence }: Words, unit: string): string | null {
  const near = left.slice(-3).join(' ');
  const said = /\b(mes|ano|semana)(?: tem| com| de)+$/.test(near)
    ? near
    : /\b(?:conta|contando|considera\w*|usa|poe|bota)$/.test(near)
      ? sentence
      : '';
  const isLonger = (period: string) => LONGER[unit]?.includes(period) === true;
  return ['month', 'year', 'week'].find((one) => isLonger(one) && NAMED[one]?.test(said)) ?? null;
}

const LONGER: Readonly<Record<string, readonly string[]>> = {
  day: ['week', 'month', 'year'],
  week: ['month', 'year'],
};
const NAMED: Readonly<Record<string, RegExp>> = {
  month: /\bmes(?:es)?\b|\bmensal/,
  year: /\bano\b|\banual/,
  week: /\bsemana\b/,
};

/** "saco de 15 kg", "turma de 20 pessoas": what one of them contains. */
export function packAround({ left }: Words, unit: string): string | null {
  const near = left.slice(-3).join(' ');
  const found =
    /(?:^|\s)(saco|caixa|pacote|fardo|kit|galao|rolo|balde|lata|garrafa|pote|bandeja|combo|barra|peca|bobina|turmas|sacola|cesta|pallet|barril)s?(?:| de \S+) ?(?:de|com)?$/.exec(
      near,
    );
  const isThing = unit !== MONEY && unit !== PERCENT && unit !== TIMES;
  const yields = /(?:^|\s)(\p{L}{3,}) (?:que )?(?:rende|vem com|vem)(?: uns| umas)?$/u.exec(
    near,
  )?.[1];
  if (yields && isThing && !NO_NOUN.has(yields)) return unitOf(yields);
  return found?.[1] && isThing ? unitOf(found[1]) : null;
}
