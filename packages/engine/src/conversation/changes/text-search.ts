import { asPattern } from '../../shared/text.ts';

/** A stretch of a text. */
export interface Span {
  start: number;
  end: number;
}

/** Lower case without accents, character by character: places in it are places in the text. */
export const flat = (text: string): string =>
  text.replace(/[^\p{ASCII}]|[A-Z]/gu, (one) => {
    const bare = one.normalize('NFD').charAt(0).toLowerCase();
    return bare.length === one.length ? bare : one;
  });

/** The same, with the verb "é" as it is, so that it is not read as "e". */
export const flatWithVerb = (text: string): string =>
  flat(text).replace(/(?<![a-z])e(?![a-z])/g, (one, at: number) =>
    /é/iu.test(text.charAt(at)) ? 'é' : one,
  );

const STEM = 5;
const CONTENT = 3;
const SMALL =
  /^(?:que|com|dos|das|del[ae]s?|pra|pro|para|por|pelo|pela|uma|uns|umas|ess[ae]s?|est[ae]s?|isso|aquel[ae]s?|aquilo|parte|trecho|frase|negocio|coisa|historia|assunto|lance|papo|palavra|mencao|qualquer|tambem|tudo|esta|muito|mais|nao|sim|ela|ele|eles|elas|voce|vou|vai|ali|aqui|ainda)$/;

/** The stems of the words of a text that say what it is about; numbers as they are. */
export const stemsOf = (text: string): string[] => wordsIn(text).map(({ stem }) => stem);

/** The words that say what a text is about, with their places. */
export function wordsIn(text: string): (Span & { stem: string })[] {
  return [...flat(text).matchAll(/\d+(?:[.,:]\d+)*|[a-z]+/g)].flatMap(({ 0: word, index }) => {
    const isContent = /^\d/.test(word) || (word.length >= CONTENT && !SMALL.test(word));
    return isContent ? [{ stem: stemOf(word), start: index, end: index + word.length }] : [];
  });
}

/** "1.200" is "1200". */
const stemOf = (word: string) =>
  /^\d/.test(word) ? word.replace(/\.(?=\d{3})/g, '') : word.replace(/s$/, '').slice(0, STEM);

/** Where a text has these words, one after the other, whatever their case, accents and signs. */
export function findWords(text: string, words: string): Span | null {
  const own = flat(words).match(/[a-z0-9]+(?:[.,:]\d+)*/g);
  if (!own) return null;
  const pattern = own
    .map((word) => asPattern(word).replace(/\\\./g, '\\.?'))
    .join('[^a-z0-9]{1,3}');
  const found = new RegExp(`(?<![a-z0-9])${pattern}(?![a-z0-9])`).exec(flat(text));
  return found ? { start: found.index, end: found.index + found[0].length } : null;
}

/** A sentence of a text with its place; the signs at its end belong to it. */
export interface Sentence extends Span {
  text: string;
}

/** The sentences of a text; lines of a list are sentences of their own. */
export const sentencesIn = (text: string): Sentence[] =>
  [
    ...text.matchAll(
      /(?:[^.!?…\n]|[.!?](?=[^\s.!?…]))+[.!?…]*(?:\s?\p{Extended_Pictographic}\u{fe0f}?)*/gu,
    ),
  ]
    .map(({ 0: found, index }) => {
      const lead = found.length - found.trimStart().length;
      const own = found.trim();
      return { text: own, start: index + lead, end: index + lead + own.length };
    })
    .filter((one) => /[\p{L}\p{N}]/u.test(one.text));

/** A text with something else in the place of a stretch. */
export const spliced = (text: string, { start, end }: Span, put: string): string =>
  text.slice(0, start) + put + text.slice(end);

/** A text without these signs and spaces at its end. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && (signs.includes(text.charAt(end - 1)) || /\s/.test(text.charAt(end - 1))))
    end--;
  return text.slice(0, end);
}

/** The clauses of a sentence, each with the sign or the "e" before it. */
export function clausesOf(sentence: Sentence): Sentence[] {
  const cuts = [
    0,
    ...[
      ...sentence.text.matchAll(
        /[,;:]\s(?!\d{1,2}(?![\d.]))| e (?=\p{L}{2}|[oa] \p{L}{3,} (?:é|está|tá|fica|vai|custa|sai|vale|vence|tem|leva|inclui|continua|será|chega|começa)(?![\p{L}]))| – |\s(?=\()|(?<=,) (?=\p{L})/gu,
      ),
    ].map(({ index }) => index),
  ];
  const greeting = /^(?:oi+|ol[áa]|opa|bom dia|boa tarde|boa noite|prezad[oa])$/iu;
  const starts = cuts.filter(
    (cut, at) => cut === 0 || !greeting.test(sentence.text.slice(0, cut)) || at > 1,
  );
  const signs =
    /[.!?…]{0,5}(?:\s?\p{Extended_Pictographic}\u{fe0f}?){0,5}$/u.exec(sentence.text)?.[0].length ??
    0;
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? sentence.text.length - signs;
    return {
      text: sentence.text.slice(from, to),
      start: sentence.start + from,
      end: sentence.start + to,
    };
  });
}
