import { type Mark, readMessage } from '../sums/reading/stated.ts';

/** A word of a message or of a price list, or a number with the unit of a size. */
export interface Token {
  /** Folded; "#" for a number. */
  word: string;
  stem: string;
  value: number | null;
  mark: Mark;
  /** "kg" of "20 kg"; empty for none. */
  unit: string;
}

const UNITS: Readonly<Record<string, string>> = {
  kg: 'kg',
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  quilo: 'kg',
  quilos: 'kg',
  g: 'g',
  gr: 'g',
  grama: 'g',
  gramas: 'g',
  l: 'l',
  lt: 'l',
  litro: 'l',
  litros: 'l',
  ml: 'ml',
  m: 'm',
  mt: 'm',
  mts: 'm',
  metro: 'm',
  metros: 'm',
  m2: 'm2',
  m3: 'm3',
  cm: 'cm',
  mm: 'mm',
  km: 'km',
  kms: 'km',
  quilometro: 'km',
  quilometros: 'km',
  btu: 'btu',
  btus: 'btu',
  v: 'v',
  h: 'h',
  hs: 'h',
  hora: 'h',
  horas: 'h',
  velocidade: 'v',
  velocidades: 'v',
  polegada: 'pol',
  polegadas: 'pol',
};

const POWERS: Readonly<Record<string, string>> = { quadrado: '2', cubico: '3' };

const unitNamed = (word: string): string => UNITS[word] ?? '';

/** The tokens of a text; null for one that is too long for an order. */
export function tokensOf(text: string): Token[] | null {
  const message = readMessage(spelled(text));
  if (!message) return null;
  const tokens: Token[] = [];
  const { words, numbers } = message;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const number = word === '#' ? numbers.find((one) => one.at === at) : undefined;
    if (!number) {
      tokens.push({ word, stem: stemOf(word), value: null, mark: 'none', unit: '' });
      continue;
    }
    const next = words[at + 1] ?? '';
    const plain = number.mark === 'none' ? unitNamed(next) : '';
    const power = plain === 'm' ? (POWERS[(words[at + 2] ?? '').replace(/s$/, '')] ?? '') : '';
    const unit = plain + power;
    tokens.push({ word: '#', stem: '#', value: number.value, mark: number.mark, unit });
    if (unit !== '') at += power === '' ? 1 : 2;
  }
  return tokens;
}

const spelled = (text: string): string =>
  text
    .replace(/(?<!\p{L})metro e meio(?!\p{L})/giu, '1,5 m')
    .replace(/(?<!\p{L})de quilo(?!\p{L})/giu, 'de 1 kg')
    .replace(/(?<!\p{L})de litro(?!\p{L})/giu, 'de 1 l')
    .replace(/(?<=\s)P(?=[\s/:,.|;·]|$)/gu, 'pequeno')
    .replace(/(\d)[x×](?=\d)/giu, '$1 por ')
    .replace(/(\d)(?=(?:kg|g|ml|l|m|cm|mm|v|btus?)(?!\p{L}))/giu, '$1 ')
    .replace(/m²/giu, 'm2')
    .replace(/m³/giu, 'm3');

const SYNONYMS: Readonly<Record<string, string>> = {
  homem: 'masc',
  homens: 'masc',
  mulher: 'fem',
  cx: 'caix',
  cxs: 'caix',
  dz: 'duzi',
  pct: 'pacot',
  pcts: 'pacot',
  fd: 'fard',
  mulheres: 'fem',
  feminina: 'fem',
  feminino: 'fem',
  masculino: 'masc',
  masculina: 'masc',
  pequeno: 'pequen',
  pequena: 'pequen',
  medio: 'm',
  medios: 'm',
  grande: 'g',
  grandes: 'g',
};

/** The word without number and gender: "redondas" and "redondo" are one. */
function stemOf(word: string): string {
  const known = SYNONYMS[word];
  if (known) return known;
  const single = word
    .replace(/oes$/, 'ao')
    .replace(/aes$/, 'ao')
    .replace(/(?<=[aeou])is$/, 'l')
    .replace(/(?<=\p{L}{2}[^aeiou])is$/u, 'il')
    .replace(/ns$/, 'm')
    .replace(/(?<=[rz])es$/, '')
    .replace(/s$/, '');
  return single.length > STEM_MIN ? single.replace(/[aeo]$/, '') : single;
}
const STEM_MIN = 4;
const TYPO_MIN = 5;

/** Whether two tokens mean the same: a number of a size, or a word with an ending or a typo more. */
export function isSameToken(one: Token, other: Token): boolean {
  if (one.value !== null && other.value !== null) return isSameSize(one, other);
  if (one.value !== null || other.value !== null) return false;
  if (one.stem === other.stem) return true;
  return isShortFor(one, other) || isShortFor(other, one) || isTypo(one.stem, other.stem);
}

const SMALLER: Readonly<Record<string, readonly [string, number]>> = {
  g: ['kg', 1000],
  ml: ['l', 1000],
  cm: ['m', 100],
  mm: ['m', 1000],
};
const THOUSAND = 1000;

function isSameSize(one: Token, other: Token): boolean {
  if (one.unit === other.unit || one.unit === '' || other.unit === '')
    return one.value === other.value;
  const [a, b] = [inBase(one), inBase(other)];
  return a.unit === b.unit && Math.abs(a.value - b.value) < 1 / THOUSAND;
}

function inBase({ value, unit }: Token): { value: number; unit: string } {
  const [base, per] = SMALLER[unit] ?? [unit, 1];
  return { value: (value ?? 0) / per, unit: base };
}

/** "perf" for "perfume": beginnings that end in a consonant. */
const isShortFor = (short: Token, long: Token): boolean =>
  /^(?:fem|liq|sab|ref|inst|\p{L}{3,8}[bcdfghjklmnpqrtvxz])$/u.test(short.word) &&
  long.word.length >= short.word.length + 2 &&
  long.word.startsWith(short.word);

/** One character more, less, other or moved. */
function isTypo(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < TYPO_MIN || one[0] !== other[0]) return false;
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  let back = 0;
  const most = Math.min(one.length, other.length) - from;
  while (back < most && one.at(-1 - back) === other.at(-1 - back)) back++;
  const [left, right] = [
    one.slice(from, one.length - back),
    other.slice(from, other.length - back),
  ];
  const isMoved = left.length === 2 && right === [...left].toReversed().join('');
  return (left.length <= 1 && right.length <= 1) || isMoved;
}

const STOPS =
  /^(?:d[aeo]s?|e|[ao]s?|um|uma|n[ao]s?|em|com|para|por|c|p|tipo|cada|[^\p{L}\d#]{1,3})$/u;
/** Whether a token may name something. */
export const isTelling = ({ word, value }: Token): boolean => value !== null || !STOPS.test(word);
