import { groupsOf } from './lexicon.ts';
import { tokensOf } from './normalise.ts';

/** What surrounds a message, where its kind depends on it. */
export interface MessageContext {
  /** The last thing that the other side said; empty when the message opens the conversation. */
  previous: string;
  /** Whether an objection of the buyer is open. */
  objectionOpen?: boolean;
  /** The other side has not answered the last message. */
  silence?: boolean;
}

/** A sparse vector: hashes of features, and their values. Hashes may repeat; values then add up. */
export interface Features {
  hashes: number[];
  values: number[];
}

const SHORTEST_GRAM = 4;
const LONGEST_GRAM = 5;
/** Lengths of the groups of features; found by leaving out each training author in turn. */
const WORDS = 1;
const GRAMS = 1.2;
const GROUPS = 1.2;
const FORM = 0.35;
const CONTEXT = 1;
const CONTEXT_GROUPS = 0.7;
/** Characters of a word that its inflections share. */
const WORD_STEM = 6;
const SHARED_STEM = 5;

/**
 * Words, pairs of words, and character 4- and 5-grams of a message, each group scaled to length 1, with
 * a few features of form; of the context only what the message shares with it.
 * @param respell corrects the words of the message first.
 */
export function featuresOf(
  text: string,
  context?: MessageContext,
  respell: (tokens: string[]) => string[] = (tokens) => tokens,
): Features {
  const tokens = respell(tokensOf(text));
  const features: Features = { hashes: [], values: [] };
  addGroup(features, wordFeatures(tokens), WORDS);
  addGroup(features, gramFeatures(tokens), GRAMS);
  addGroup(features, groupFeatures(tokens), GROUPS);
  for (const name of formFeatures(text, tokens)) add(features, `f:${name}`, FORM);
  if (context) addContext(features, tokens, context);
  return features;
}

/** The hash of the feature of one folded word. */
export const wordHash = (word: string): number => hash(`w:${word.slice(0, WORD_STEM)}`);

function wordFeatures(tokens: readonly string[]): Set<string> {
  const found = new Set<string>();
  const bounded = ['^', ...tokens.map((token) => token.slice(0, WORD_STEM)), '$'];
  bounded.forEach((token, at) => {
    if (at > 0 && at < bounded.length - 1) found.add(`w:${token}`);
    if (at > 0) found.add(`b:${bounded[at - 1]} ${token}`);
    if (at > 1 && at < bounded.length - 1) found.add(`s:${bounded[at - 2]} ${token}`);
  });
  return found;
}

function gramFeatures(tokens: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const token of tokens) {
    const padded = ` ${token} `;
    for (let size = SHORTEST_GRAM; size <= LONGEST_GRAM; size++) {
      for (let at = 0; at + size <= padded.length; at++) {
        found.add(`g:${padded.slice(at, at + size)}`);
      }
    }
  }
  return found;
}

/** Groups of meaning, and pairs of groups with at most one word between. */
function groupFeatures(tokens: readonly string[]): Set<string> {
  const found = new Set<string>();
  const groups = tokens.map((token) => (token.length > 1 ? groupsOf(token) : []));
  const negated = (at: number) => tokens.slice(Math.max(0, at - 3), at).some(isNegation);
  groups.forEach((here, at) => {
    for (const group of here) {
      found.add(`k:${group}`);
      if (negated(at)) found.add(`n:${group}`);
      for (let next = at + 1; next <= at + 3; next++) {
        for (const other of groups[next] ?? []) found.add(`p:${group} ${other}`);
      }
    }
  });
  return found;
}

const isNegation = (token: string) => NEGATIONS.has(token);
const NEGATIONS = new Set(['nao', 'nem', 'sem', 'nunca', 'jamais', 'nada', 'ninguem']);

function formFeatures(text: string, tokens: readonly string[]): string[] {
  const names = [`length ${lengthBand(tokens.length)}`];
  if (tokens.includes('?')) names.push('question');
  if (tokens.at(-1) === '?') names.push('ends with a question');
  if (tokens.includes('$')) names.push('money');
  if (tokens.includes('#')) names.push('number');
  if (tokens.includes('%')) names.push('percent');
  if (tokens.includes('"')) names.push('quotation');
  if (text.includes('\n')) names.push('lines');
  return names;
}

const lengthBand = (words: number) =>
  words <= 1 ? 1 : words <= 3 ? 3 : words <= 6 ? 6 : words <= 12 ? 12 : words <= 24 ? 24 : 99;

function addContext(
  features: Features,
  tokens: readonly string[],
  { previous, objectionOpen, silence }: MessageContext,
): void {
  const before = tokensOf(previous);
  const earlier = before.filter(isContent);
  const now = tokens.filter(isContent);
  if (before.length === 0) add(features, 'c:opens', CONTEXT);
  if (silence) add(features, 'c:silence', CONTEXT);
  if (objectionOpen) add(features, 'c:objection open', CONTEXT);
  if (before.at(-1) === '?') add(features, 'c:follows a question', CONTEXT);
  const stems = shared(earlier.map(stem), now.map(stem));
  add(features, `c:shared stems ${Math.min(stems, 3)}`, CONTEXT);
  const groups = shared(earlier.flatMap(groupsOf), now.flatMap(groupsOf));
  add(features, `c:shared groups ${Math.min(groups, 5)}`, CONTEXT);
  const previousGroups = new Set(earlier.flatMap(groupsOf).map((group) => `cg:${group}`));
  addGroup(features, previousGroups, CONTEXT_GROUPS);
}

const isContent = (token: string) => token.length > 3;
const stem = (token: string) => token.slice(0, SHARED_STEM);

/** How many different values two lists have in common. */
function shared(one: readonly string[], other: readonly string[]): number {
  const values = new Set(one);
  return new Set(other.filter((value) => values.has(value))).size;
}

function addGroup(features: Features, names: Set<string>, weight: number): void {
  const value = weight / Math.sqrt(Math.max(1, names.size));
  for (const name of names) add(features, name, value);
}

function add(features: Features, name: string, value: number): void {
  features.hashes.push(hash(name));
  features.values.push(value);
}

/** FNV-1a over UTF-16 units, 32 bits. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) {
    value = Math.imul(value ^ name.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}
