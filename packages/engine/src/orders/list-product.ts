import { fold } from '../shared/text.ts';
import { PER, PERIOD, SIZES } from './list-prices.ts';
import { type Measure, measureNamed, type Product } from './product.ts';
import { isTelling, type Token, tokensOf } from './tokens.ts';

export const labelOf = (label: string): string =>
  label
    .replace(/\s{1,9}/gu, ' ')
    .replace(/^[\s:,;.=*•-]{1,9}|[\s:,;.=–-]{1,9}$/gu, '')
    .replace(/ (?:por|a|de|mais|custa)$/u, '');

interface Around {
  label: string;
  section: string;
  trail: string;
  source: Product['source'];
  first?: Product | null;
}

const GENERIC =
  /^(?:prec|valor|tabel|unidad|unid|un|cada|lista|item|pec|peca|partir|par|quanti\w*|vend\w*|loj|hoje|diari\w*|mes|acima|mais)$/;
export const PACKS = /^(?:fard|caix|pacot|kit|engradad|jog|duzi|refil|cart)[aeo]?$/;

/** What a label and its price sell; null where nothing is named. */
export function product(label: string, amount: number, around: Around): Product | null {
  const { section, trail, source, first = null } = around;
  const [, note = ''] = /\(([^()]{1,120})\)/u.exec(label) ?? [];
  const named = label.replace(/\([^()]{0,120}\)/gu, ' ');
  const [head = '', own = ''] = named.includes(':') ? splitAt(named) : ['', named];
  const isHeader = own !== '' && hasName(own);
  const words = wordsIn(isHeader ? own : named);
  const inherited = first
    ? first.words.filter((one) => one.value === null || words.length === 0)
    : [];
  const isPart = first !== null && words.every((one) => isPartOfName(one));
  const measure =
    measureNamed(fold(named)) ||
    measureOfNote(note) ||
    measureNamed(fold(trail)) ||
    measureNamed(fold(section));
  const found: Product = {
    label: labelOf(isPart ? `${first.label.replace(SIZES, ' ')} ${label}` : label).replace(
      /[\s:,-]{1,9}$/u,
      '',
    ),
    words: isPart ? [...kept(first, words), ...words] : [...words],
    besides: [...(isPart ? [] : inherited), ...wordsIn(isHeader ? head : ''), ...wordsIn(section)],
    aliases: wordsIn(note),
    variant: [],
    kin: '',
    isExtra: false,
    measure: words.length === 0 && !isPart ? '' : measureFor(measure, first, isPart),
    prices: [{ amount, least: null, most: null, lot: 1 }],
    per: PER.exec(fold(trail))?.[1] ?? PERIOD.exec(fold(section))?.[1] ?? '',
    source,
  };
  return found.words.length > 0 && amount > 0 ? found : null;
}

/** "(dúzia)", "(por cento, 100 un)": a note that begins with a unit is what the price is for. */
export const measureOfNote = (note: string): Measure => {
  const [first = ''] =
    /^(?:(?:preco |valor )?(?:por |do |da |[oa] |p\/ ?|\/ ?))?\p{L}{1,9}\d?(?: (?:cubico|quadrado))?/u.exec(
      fold(note).trim(),
    ) ?? [];
  return measureNamed(first);
};

const measureFor = (own: Measure, first: Product | null, isPart: boolean): Measure =>
  own || (isPart ? (first?.measure ?? '') : '');

/** What another size, pack or kind of the first of a line keeps of its name. */
function kept(first: Product, words: readonly Token[]): Token[] {
  const isSize = words.some((one) => one.value !== null);
  const isSizeName = words.some((one) => one.word.length === 1);
  const isPack = words.some(({ stem }) => PACKS.test(stem));
  return first.words.filter((one) => {
    if (one.value !== null) return isPack || !isSize;
    return !(isSizeName && (one.word.length === 1 || one.word === 'para'));
  });
}

const isPartOfName = ({ value, word, stem }: Token): boolean =>
  value !== null || word.length <= 2 || PACKS.test(stem);

const splitAt = (text: string): [string, string] => {
  const at = text.indexOf(':');
  return [text.slice(0, at), text.slice(at + 1)];
};
const hasName = (text: string) => wordsIn(text).some((one) => !isPartOfName(one));

const wordsIn = (text: string): Token[] =>
  (tokensOf(text) ?? []).filter(
    (one) =>
      isTelling(one) &&
      !GENERIC.test(one.stem) &&
      !/^(?:cent|duzi|milheir|quil|kg|metr|litr|cubic|quadrad|m2|m3|real|reai|r\$)$/.test(one.stem),
  );
