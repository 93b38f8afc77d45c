import { PLACES } from '../../../knowledge/brazil/places.ts';
import { fold, listOf } from '../../../shared/text.ts';

/** A fact that the seller stated: the original words, and a text that fits into a sentence. */
export interface Statement {
  words: string;
  text: string;
}

const NAME = String.raw`\p{Lu}\p{L}+(?:\s+(?:(?:d[aeo]s?)\s+)?\p{Lu}\p{L}+){0,3}`;
const AREA = String.raw`zona\s+(?:sul|norte|leste|oeste|rural)|interior|litoral|capital|periferia|grande|região(?:\s+metropolitana)?|bairro|centro`;
const NAMED = new RegExp(
  String.raw`(?<!\p{L})(em|no|na|nos|nas|do|da)\s+((?:${AREA})(?:\s+(?:d[aeo]s?\s+)?${NAME})?|${NAME})`,
  'gu',
);
const WITH: Readonly<Record<string, string>> = { do: 'no', da: 'na' };
/** Capitalised names that are not places. */
const NOT_A_PLACE =
  /^(Instagram|Insta|WhatsApp|Whats|Zap|Google|Facebook|LinkedIn|Linkedin|TikTok|YouTube|OLX|Shopee|Mercado Livre|RH|TI|PCP|CNPJ|CPF|MEI|SUS|LGPD|Internet|Excel|iFood|Simples|Natal e|Black|Dia)/;
const KNOWN = PLACES.map((text) => {
  const [preposition = '', ...name] = text.split(' ');
  return { text, preposition, name: fold(name.join(' ')) };
});
const NATION = /(?:em |no |por )?tod[oa] o (?:brasil|país)|brasil inteiro/iu;

interface Found {
  from: number;
  to: number;
  text: string;
}

/** Cities, states and districts of a description: "no ABC e em Joinville". */
export function placeIn(text: string): Statement | null {
  const nation = NATION.exec(text);
  if (nation) return { words: nation[0], text: 'em todo o Brasil' };
  const named = withoutInner([...namedIn(text), ...knownIn(text)]).slice(0, 3);
  const [first] = named;
  const last = named.at(-1);
  if (!first || !last) return null;
  const whole = text.slice(first.from, last.to);
  const words = whole.length <= 100 ? whole : text.slice(first.from, first.to);
  return { words, text: listOf([...new Set(named.map((found) => found.text))]) };
}

function namedIn(text: string): Found[] {
  return [...text.matchAll(NAMED)].flatMap((match) => {
    const [all, preposition = '', name = ''] = match;
    const isArea = /^\p{Ll}/u.test(name);
    if (NOT_A_PLACE.test(name) || name === 'centro') return [];
    // "da Ana" is not a place: after "do" and "da" only areas and known names are.
    if (!isArea && preposition in WITH) return [];
    const text = `${WITH[preposition] ?? preposition} ${name}`;
    return [{ from: match.index, to: match.index + all.length, text }];
  });
}

/** Written without capitals or with another preposition: "donas de salao de campinas". */
function knownIn(text: string): Found[] {
  const folded = fold(text);
  // Positions are comparable only if folding changed no character's length.
  if (folded.length !== text.length) return [];
  return KNOWN.flatMap(({ text: known, name }) => {
    const at = wordAt(folded, name);
    if (at === null) return [];
    const before = /(?:em|no|na|de|do|da|nos|nas|in|en)\s$/.exec(folded.slice(0, at));
    return before ? [{ from: at - before[0].length, to: at + name.length, text: known }] : [];
  });
}

function wordAt(folded: string, name: string): number | null {
  const at = folded.indexOf(name);
  const isWord =
    !/[a-z]/.test(folded[at - 1] ?? ' ') && !/[a-z]/.test(folded[at + name.length] ?? ' ');
  return at >= 0 && isWord ? at : null;
}

/** "São Paulo" inside "zona leste de São Paulo" is one place. */
function withoutInner(all: Found[]): Found[] {
  return all
    .filter(
      (one, at) =>
        !all.some(
          (other, place) =>
            place !== at &&
            other.from <= one.from &&
            other.to >= one.to &&
            (other.to - other.from > one.to - one.from || place < at),
        ),
    )
    .toSorted((a, b) => a.from - b.from);
}
