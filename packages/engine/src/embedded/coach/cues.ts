import { BETWEEN_DENIAL, CLASSES, DENIALS } from '../../knowledge/coach/words.ts';
import { createWords, NUMBER_MARK, type Word } from './cue-words.ts';
import { PAUSE } from './tokens.ts';

/** Maximum number of words between two words of a cue. */
const GAP = 4;
const STRONG = 1;
const WEAK = 0.5;
const PER_WORD = 0.25;
const COUNTED = 3;
const SELF_DENYING = /^(nao|nem|sem|nunca|ninguem|ainda|nada)$/;
/** Alternatives of "nao" in a cue. */
const NOT = ['nao', 'nem', 'nunca', 'jamais', 'tampouco'];

/** A compiled cue: its words in order, and the weight of a match. */
export interface Cue {
  words: readonly Word[];
  weight: number;
  /** The cue starts with a denial itself, so a denial before it has no effect. */
  denies: boolean;
}

/** A tokenized text with an index of cue words. */
export interface TokenizedText {
  tokens: readonly string[];
  /** Positions of each cue word. */
  places: ReadonlyMap<Word, readonly number[]>;
}

const words = createWords();

/** @param source a cue in the notation of `ObjectionKnowledge.cues`. */
export const compileCue = (source: string): Cue[] => expandCue(source).map(compile);

/** The words of a cue; a trailing `*` marks a prefix. */
export const wordsOfCue = (source: string): string[] =>
  expandCue(source)
    .flatMap((cue) => partsOf(cue).flat())
    .filter((one) => one !== NUMBER_MARK);

/** @param tokens folded, correctly spelt words and pauses. */
export function indexTokens(tokens: readonly string[]): TokenizedText {
  const places = new Map<Word, number[]>();
  tokens.forEach((token, at) => {
    for (const word of words.matching(token)) {
      const known = places.get(word);
      if (known) known.push(at);
      else places.set(word, [at]);
    }
  });
  return { tokens, places };
}

/** Score of all matching cues; 1 is one plain cue. The three best count, with decreasing weight. */
export function cueScore(cues: readonly Cue[], tokenized: TokenizedText): number {
  return cues
    .filter((cue) => matchesCue(cue, tokenized))
    .map(({ weight }) => weight)
    .sort((a, b) => b - a)
    .slice(0, COUNTED)
    .reduce((sum, weight, at) => sum + weight / (at + 1), 0);
}

/** In order, close together, and not denied. */
function matchesCue({ words: [first, ...rest], denies }: Cue, tokenized: TokenizedText): boolean {
  const { tokens, places } = tokenized;
  if (!first || !rest.every((word) => places.has(word))) return false;
  return (places.get(first) ?? []).some(
    (at) => (denies || !isDenied(tokens, at)) && follows(rest, tokenized, at, denies),
  );
}

/** Only a denial extends over a pause: "não, obrigado". */
function follows(
  [next, ...rest]: readonly Word[],
  tokenized: TokenizedText,
  after: number,
  overPauses: boolean,
): boolean {
  if (!next) return true;
  return (tokenized.places.get(next) ?? []).some(
    (at) =>
      at > after &&
      at <= after + 1 + GAP &&
      (overPauses || !tokenized.tokens.slice(after, at).includes(PAUSE)) &&
      follows(rest, tokenized, at, overPauses),
  );
}

function isDenied(tokens: readonly string[], at: number): boolean {
  const before = tokens[at - 1] ?? '';
  if (DENIALS.test(before)) return true;
  return BETWEEN_DENIAL.test(before) && DENIALS.test(tokens[at - 2] ?? '');
}

function compile(source: string): Cue {
  const parts = partsOf(source);
  return {
    words: parts.map(words.of),
    weight: (source.startsWith('~') ? WEAK : STRONG) + PER_WORD * (parts.length - 1),
    denies: parts[0]?.some((one) => SELF_DENYING.test(one)) ?? false,
  };
}

/** Expands alternatives of several words (`em_casa`) into cues of their own. */
function expandCue(source: string): string[] {
  const parts = source.split(' ');
  const at = parts.findIndex((part) => part.includes('_'));
  const part = parts[at];
  if (part === undefined) return [source];
  const single = part.split('|').filter((one) => !one.includes('_'));
  const several = part.split('|').filter((one) => one.includes('_'));
  const choices = several.map((one) => one.replaceAll('_', ' '));
  if (single.length > 0) choices.push(single.join('|'));
  return choices
    .map((choice) => [...parts.slice(0, at), choice, ...parts.slice(at + 1)].join(' '))
    .flatMap(expandCue);
}

/** The alternatives of each word of a cue. */
function partsOf(source: string): string[][] {
  return source
    .replace(/^~/, '')
    .split(' ')
    .map((part) => part.split('|').flatMap(alternativesOf));
}

function alternativesOf(one: string): string[] {
  if (one === 'nao') return NOT;
  return one.startsWith('@') ? classOf(one) : [one];
}

function classOf(name: string): string[] {
  if (name === '@numero') return [NUMBER_MARK];
  const members = CLASSES[name.slice(1)];
  if (members === undefined) throw new Error(`no class of words ${name}`);
  return members.split('|');
}
