import { FIRST_NAMES } from '../../knowledge/brazil/first-names.ts';
import { peopleIn } from '../reading/people.ts';
import { flat, type Span } from './text-search.ts';

export type ValueType = 'day' | 'hour' | 'name' | 'number' | 'percent' | 'price';

/** A date, an hour, a price … of a text. */
export interface Value extends Span {
  type: ValueType;
  text: string;
  /** The same for the same value, however it is written. */
  key: string;
  /** What is counted, as a stem: "15 dias". */
  unit?: string;
}

const WEEKDAY =
  '(?:segunda|terca|quarta|quinta|sexta)s?(?:-feiras?|(?= feira) feira)?|sabados?|domingos?|(?:seg|qua|qui|sex|sab)(?![a-z])|(?<=\\b(?:n[ao]|pr[ao]|p|ate|de|d[ao]) )(?:ter|dom)(?![a-z])';
const MONTH =
  '(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)';
const PERIOD = '(?:,? (?:de manha|pela manha|a tarde|de tarde|a noite|de noite|cedo|cedinho))?';
const HOURS = [
  'uma',
  'duas',
  'tres',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
];
/** Numbers that are often written as words, with what they are in digits. */
const COUNTS: Readonly<Record<string, number>> = {
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  quinze: 15,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
};
const COUNT_WORDS = Object.keys(COUNTS);
const HOUR_WORD = `(?:${HOURS.join('|')})`;
const PATTERNS: readonly (readonly [ValueType, RegExp])[] = [
  [
    'price',
    /r\$ ?\d+(?:\.\d{3})*(?:,\d{1,2})?(?: mil)?|(?<![\d.,])\d+(?:\.\d{3})*(?:,\d{1,2})?(?: mil)? ?(?:reais|real|conto|contos|pila|pilas)\b/g,
  ],
  ['percent', /(?<![\d.,])\d+(?:,\d+)? ?(?:%|por cento)/g],
  [
    'day',
    new RegExp(
      `(?<![a-z0-9])(?:(?:dia )?\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|(?:dia )?\\d{1,2}[oº]? de ${MONTH}|dia \\d{1,2}(?![\\d/])|depois de amanha|amanha|hoje|semana que vem|(?:proxima |outra )?(?:${WEEKDAY}))(?![a-z0-9])(?:,? (?:dia )?\\d{1,2}/\\d{1,2}(?![\\d/])|,? dia \\d{1,2}(?![\\d/]))?${PERIOD}(?![a-z0-9])`,
      'g',
    ),
  ],
  [
    'hour',
    new RegExp(
      `(?<=\\bas )${HOUR_WORD}(?: horas?)?(?: e (?:meia|quinze|vinte))?(?: (?:da|de) (?:manha|tarde|noite)| em ponto)(?![a-z0-9])|(?<=\\bas )${HOUR_WORD}(?: e (?:meia|quinze|vinte))?(?=[,.;!?]|$| (?:porque|pq|pois|que|na|no|em|com)(?![a-z]))|(?<=\\bas )${HOUR_WORD} horas?(?: e (?:meia|quinze|vinte))?(?![a-z0-9])`,
      'g',
    ),
  ],
  [
    'hour',
    /(?<![a-z0-9:/.,])(?:\d{1,2} ?h(?: ?\d{2})?(?: e meia)?(?![a-z0-9])|\d{1,2}:\d{2}|\d{1,2} ?(?:horas?|hrs?)\b(?: e meia)?|\d{1,2} e meia\b|meio[- ]dia(?: e meia)?|meia[- ]noite|(?<=\b(?:as|das|ate|a partir das) )\d{1,2}(?![\d.,:%/a-z]| [a-z]{4,}))/g,
  ],
  ['number', new RegExp(`(?<![a-z0-9])(?:${COUNT_WORDS.join('|')}) [a-z]{2,15}s(?![a-z])`, 'g')],
  [
    'number',
    /(?<![a-z0-9.,:/])\d+(?:\.\d{3})*(?:,\d+)?(?: mil(?![a-z]| km))?(?![a-z0-9:/%])(?: (?!e\b|por\b|pra\b|no\b|na\b|as\b)[a-z]{3,})?/g,
  ],
];

/** The values of a text in their order; none overlaps another. */
export function valuesIn(text: string): Value[] {
  const own = flat(text);
  const found: Value[] = [];
  const isFree = ({ start, end }: Span) =>
    found.every((other) => end <= other.start || start >= other.end);
  for (const [type, pattern] of PATTERNS)
    for (const { 0: match, index } of own.matchAll(pattern)) {
      const value = readValue(type, match, index, text);
      if (isFree(value)) found.push(value);
    }
  return found.sort((a, b) => a.start - b.start);
}

function readValue(type: ValueType, match: string, start: number, text: string): Value {
  const unit = type === 'number' ? / ([a-z]{3,})$/.exec(match)?.[1] : undefined;
  const end = start + match.length - (unit ? unit.length + 1 : 0);
  return {
    type,
    start,
    end,
    text: text.slice(start, end),
    key: keyOf(type, match),
    ...(unit ? { unit: unit.replace(/s$/, '').slice(0, 5) } : {}),
  };
}

function keyOf(type: ValueType, match: string): string {
  if (type === 'hour') return String(minutesOf(match));
  if (type === 'day')
    return (
      /(?:\d{1,2}\/\d{1,2}|dia \d+|\d+)/.exec(match)?.[0] ??
      /(?:seg|ter|qua|qui|sex|sab|dom)(?=[unrtixabd.-]|$|\s)/.exec(match)?.[0] ??
      match.slice(0, 6)
    ).replace(/^\D+(?=\d)/, '');
  const counted = COUNTS[/^[a-z]+/.exec(match)?.[0] ?? ''];
  if (type === 'number' && counted) return String(counted);
  const figure = /\d[\d.]*(?:,\d+)?/.exec(match)?.[0] ?? match;
  if (/\d mil\b/.test(match)) return String(Math.round(Number(figure.replace(',', '.')) * 1000));
  return figure.replace(/\./g, '').replace(/,0+$/, '');
}

function minutesOf(match: string): number {
  if (match.startsWith('meio')) return 12 * 60 + (/e meia/.test(match) ? 30 : 0);
  if (match.startsWith('meia')) return 0;
  const named = HOURS.findIndex((one) => match.startsWith(`${one} `)) + 1;
  if (named > 0) {
    const isLater = named < 12 && /da (?:tarde|noite)/.test(match);
    const rest = /e meia/.test(match)
      ? 30
      : /e quinze/.test(match)
        ? 15
        : /e vinte/.test(match)
          ? 20
          : 0;
    return (named + (isLater ? 12 : 0)) * 60 + rest;
  }
  const [, hours = '0', minutes = '0'] = /(\d{1,2})\D{0,2}(\d{2})?/.exec(match) ?? [];
  return Number(hours) * 60 + (/e meia/.test(match) ? 30 : Number(minutes));
}

/** "10 e meia" as "10h30", "17" as "17h". */
export function hourAsWritten(text: string): string {
  const bare = flat(text).trim();
  if (/^[a-z]/.test(bare)) return text.trim();
  const minutes = minutesOf(bare);
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`;
}

/** "1.150", "380 reais" as "R$ 1.150", "R$ 380". */
export const priceAsWritten = (text: string): string =>
  `R$ ${text
    .replace(/^R\$\s?/iu, '')
    .replace(/\s?(?:reais|real|contos?|pilas?)$/iu, '')
    .trim()}`;

/** The values of a text that another one no longer has, however they are written. */
export function lostValues(before: string, after: string): Value[] {
  const kept = new Set(valuesIn(after).map(({ key }) => key));
  const digits = flat(after).replace(/\D+/g, ' ');
  return valuesIn(before).filter(
    ({ key, text }) =>
      !kept.has(key) && !(/^\d+$/.test(text) && ` ${digits} `.includes(` ${text} `)),
  );
}

const TITLED =
  /^(?:[oa] )?(?:(dona|seu|dra?\.?|sra?\.?|doutora?|senhora?|professora?|tia|tio) )?(\p{L}+(?: \p{L}+)?)$/iu;

/** The name that a few words give: "é Sônia", "Thiago com h", "dona zefa"; null for others. */
export function nameGiven(words: string, isSurelyName: boolean): string | null {
  const bare = words
    .replace(/[.,!?"“”']/gu, ' ')
    .replace(/\s(?:com|sem)\s\p{L}{1,2}(?:\s.{0,80})?$/iu, '')
    .replace(/^(?:\s*(?:é|eh|o nome|dela|dele))+\s/iu, '')
    .trim();
  const [, title, name = ''] = TITLED.exec(bare) ?? [];
  const isName =
    name !== '' &&
    !/^(?:com|sem|nome|letra)\s/iu.test(name) &&
    (isSurelyName || FIRST_NAMES.has(flat(name.split(' ')[0] ?? '')));
  if (!isName) return peopleIn(words)[0] ?? null;
  const written = name.replace(/(?<!\p{L})\p{Ll}/gu, (initial) => initial.toUpperCase());
  return title ? `${title.toLowerCase()} ${written}` : written;
}
