import type { Ranked } from './classifier.ts';
import { type Features, featuresOf, type MessageContext, wordHash } from './features.ts';
import {
  type ActLabel,
  type DistressLabel,
  distressKind,
  isActLabel,
  isMessageLabel,
  type MessageLabel,
} from './labels.ts';
import { tokensOf } from './normalise.ts';
import { correctSpelling } from './spelling.ts';
import { type Model, models } from './weights.ts';

/** How far a recognised label can be trusted; the thresholds come with the weights. */
export type Certainty = 'sure' | 'likely' | 'unsure';

/** What a message most probably is. */
export interface Recognition<Label extends string> {
  /** The likeliest label. Only `sure` and `likely` ones may decide what happens. */
  label: Label;
  probability: number;
  certainty: Certainty;
  /** All labels, the likeliest first. */
  ranked: readonly Ranked<Label>[];
}

/** Whether a message shows a person in danger or distress. */
export interface Distress {
  /** `possible` calls for a question, `certain` for support. */
  certainty: 'none' | 'possible' | 'certain';
  /** The likeliest kind. */
  kind: DistressLabel;
  /** Of any kind, 0 to 1. */
  probability: number;
  /** Whether a harmless figure of speech is likelier: "vou matar a meta". */
  isFigure: boolean;
}

/** A text of more words is recognised sentence by sentence. */
const WHOLE_WORDS = 45;
const SENTENCES_MAX = 40;
/** In a text with fewer known words, no label is trusted: another language, code, noise. */
const KNOWN_SHARE = 0.5;

/** Recognises what a seller writes to the coach. @param text as typed, of any length. */
export function recogniseMessage(text: string): Recognition<MessageLabel> {
  const { message } = models();
  return recognised(message, text, only(isMessageLabel, ranking(message, text)));
}

/** Recognises each sentence of a message, in its order; at most the first 40. */
export function recogniseSentences(
  text: string,
): { text: string; recognition: Recognition<MessageLabel> }[] {
  return sentencesOf(text).map((sentence) => ({
    text: sentence,
    recognition: recogniseMessage(sentence),
  }));
}

/** Recognises what a seller does towards a buyer. @param context the buyer's side of the chat. */
export function recogniseAct(text: string, context: MessageContext): Recognition<ActLabel> {
  const { act } = models();
  return recognised(act, text, only(isActLabel, act.rank(read(act, text, context))));
}

/** Looks for danger and distress in the whole text and in each of its sentences. */
export function recogniseDistress(text: string): Distress {
  const { message } = models();
  const found = partsOf(text).map((part) => distressIn(message, part));
  const worst = found.reduce((one, other) => (other.probability > one.probability ? other : one));
  const { certain = 1, possible = 1 } = message.thresholds;
  const certainty =
    worst.probability >= certain ? 'certain' : worst.probability >= possible ? 'possible' : 'none';
  return { ...worst, certainty };
}

/** The end of a sentence; the full stop of a title is none: "o dr. Renato". */
const END = /(?<=[.!?…])(?<!\b(?:[ds]ra?|profa?|ed|av)\.)\s+|\n/i;

/** The sentences of a text without surrounding space; at most the first 40. */
export function sentencesOf(text: string): string[] {
  // Not Intl.Segmenter: it expects a capital after a full stop, which few type on a phone.
  return text
    .split(END, SENTENCES_MAX * 2)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .slice(0, SENTENCES_MAX);
}

/** The text and, if there are several, its sentences; never empty. */
function partsOf(text: string): [string, ...string[]] {
  const sentences = sentencesOf(text);
  return sentences.length > 1 ? [text, ...sentences] : [text];
}

function distressIn(message: Model, text: string): Omit<Distress, 'certainty'> {
  const ranked = message.rank(read(message, text));
  const kinds = ranked.flatMap(({ label, probability }) => {
    const kind = distressKind(label);
    return kind ? [{ kind, probability }] : [];
  });
  const [worst] = kinds;
  if (!worst) throw new RangeError('The model has no labels of distress');
  const probability = kinds.reduce((sum, one) => sum + one.probability, 0);
  const figure = ranked.find(({ label }) => label === 'lookalike')?.probability ?? 0;
  return { kind: worst.kind, probability, isFigure: figure > probability };
}

/** The labels of one kind; their probabilities add up to 1 again. */
function only<Label extends string>(
  isOne: (label: string) => label is Label,
  ranked: readonly Ranked[],
): Ranked<Label>[] {
  const some = ranked.flatMap(({ label, probability }) =>
    isOne(label) ? [{ label, probability }] : [],
  );
  const sum = some.reduce((total, { probability }) => total + probability, 0);
  return some.map(({ label, probability }) => ({ label, probability: probability / sum }));
}

/** Of a long text, the mean over its sentences: many different ones make none likely. */
function ranking(model: Model, text: string): Ranked[] {
  const sentences = sentencesOf(text);
  if (sentences.length < 2 || tokensOf(text).length <= WHOLE_WORDS) {
    return model.rank(read(model, text));
  }
  const sums = new Map<string, number>();
  for (const sentence of sentences) {
    for (const { label, probability } of model.rank(read(model, sentence))) {
      sums.set(label, (sums.get(label) ?? 0) + probability);
    }
  }
  return [...sums]
    .map(([label, sum]) => ({ label, probability: sum / sentences.length }))
    .sort((a, b) => b.probability - a.probability);
}

function recognised<Label extends string>(
  model: Model,
  text: string,
  ranked: readonly Ranked<Label>[],
): Recognition<Label> {
  const [best] = ranked;
  if (!best) throw new RangeError('The model has no labels');
  return { ...best, certainty: certaintyOf(model, text, best.probability), ranked };
}

function certaintyOf(model: Model, text: string, probability: number): Certainty {
  const { sure = 1, likely = 1 } = model.thresholds;
  if (probability < likely || isUnfamiliar(model, tokensOf(text))) return 'unsure';
  return probability >= sure ? 'sure' : 'likely';
}

/** The features of a text; in a familiar one with mistakes of typing corrected. */
function read(model: Model, text: string, context?: MessageContext): Features {
  const isKnown = (word: string) => model.knows(wordHash(word));
  return featuresOf(text, context, (tokens) =>
    isUnfamiliar(model, tokens) ? tokens : correctSpelling(tokens, isKnown),
  );
}

function isUnfamiliar(model: Model, tokens: readonly string[]): boolean {
  const words = tokens.filter((token) => /^[a-z]{2}/.test(token));
  const known = words.filter((word) => model.knows(wordHash(word))).length;
  return words.length === 0 || known < words.length * KNOWN_SHARE;
}
