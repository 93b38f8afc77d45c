/** Names that keep their capital inside a sentence although they are one word. */
const NAMES = new Set(
  `WhatsApp Instagram Facebook LinkedIn Google YouTube TikTok Pix Telegram Shopee Mercado OLX Serasa
  Procon Anvisa Correios Sebrae Enem Detran Natal Páscoa Carnaval Brasil Deus Excel Word Outlook Waze
  Uber Zoom Meet Reels Stories Black`.split(/\s+/),
);
const FIRST_WORD =
  /^[^\p{L}\p{N}]*([\p{L}\p{N}][\p{L}\p{N}'’.-]*)(?:\s+(?:d[aeo]s?\s+)?(\p{L}+))?/u;

/** Whether a word has capitals that belong to it: `CRM`, `PMEs`, `iFood`, `WhatsApp`. */
export const isNameOrAcronym = (word: string): boolean =>
  NAMES.has(word) ||
  /^\p{Lu}[\p{Lu}\p{N}&]+s?$/u.test(word) ||
  /^\p{L}+\p{Ll}\p{Lu}/u.test(word) ||
  /^\p{Ll}\p{Lu}/u.test(word);

/** A text for use inside a sentence: a capital stays when it belongs to an acronym or a name. */
export function midSentence(text: string): string {
  const [, first = '', second = ''] = FIRST_WORD.exec(text) ?? [];
  if (isNameOrAcronym(first)) return text;
  const isFullName = /^\p{Lu}\p{Ll}/u.test(first) && /^\p{Lu}\p{Ll}/u.test(second);
  return isFullName ? text : changeFirst(text, (initial) => initial.toLowerCase());
}

/** A text at the beginning of a sentence: `iFood` keeps its form. */
export function sentenceStart(text: string): string {
  const [, first = ''] = FIRST_WORD.exec(text) ?? [];
  return /^\p{Ll}+\p{Lu}/u.test(first)
    ? text
    : changeFirst(text, (initial) => initial.toUpperCase());
}

/** Changes the first character, unless a digit or currency comes before it. */
const changeFirst = (text: string, change: (initial: string) => string): string =>
  text.replace(
    /^([“"'(\s]*)(\p{L})(?!\$)/u,
    (_, before: string, initial: string) => before + change(initial),
  );
