import type { Ranked } from './classifier.ts';
import { featuresOf, type MessageContext, wordHashes } from './features.ts';
import type { ActLabel, DistressLabel, MessageLabel } from './labels.ts';
import { tokensOf } from './normalise.ts';
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
}

/** A text of more words is recognised sentence by sentence. */
const WHOLE_WORDS = 45;
const SENTENCES_MAX = 40;
/** In a text with fewer known words, no label is trusted: another language, code, noise. */
const KNOWN_SHARE = 0.5;
const HARMLESS = 'none';

const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'sentence' });

/** Recognises what a seller writes to the coach. @param text as typed, of any length. */
export function recogniseMessage(text: string): Recognition<MessageLabel> {
  const { message } = models();
  return recognised<MessageLabel>(message, text, ranking(message, text));
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
  return recognised<ActLabel>(act, text, act.rank(featuresOf(text, context)));
}

/** Looks for danger and distress in the whole text and in each of its sentences. */
export function recogniseDistress(text: string): Distress {
  const { safety } = models();
  const [first = distressIn(safety, ''), ...others] = partsOf(text).map((part) =>
    distressIn(safety, part),
  );
  const worst = others.reduce(
    (one, other) => (other.probability > one.probability ? other : one),
    first,
  );
  const { certain = 1, possible = 1 } = safety.thresholds;
  const certainty =
    worst.probability >= certain ? 'certain' : worst.probability >= possible ? 'possible' : 'none';
  return { ...worst, certainty };
}

/** The sentences of a text without surrounding space; at most the first 40. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split('\n')) {
    for (const { segment } of segmenter.segment(line)) {
      const sentence = segment.trim();
      if (sentence !== '') sentences.push(sentence);
      if (sentences.length === SENTENCES_MAX) return sentences;
    }
  }
  return sentences;
}

function partsOf(text: string): string[] {
  const sentences = sentencesOf(text);
  return sentences.length > 1 ? [text, ...sentences] : [text];
}

function distressIn(safety: Model, text: string): Omit<Distress, 'certainty'> {
  const ranked = safety.rank(featuresOf(text));
  const harmless = ranked.find(({ label }) => label === HARMLESS)?.probability ?? 1;
  const kind = ranked.find(({ label }) => label !== HARMLESS);
  // The labels of the weights are checked against the type by a test.
  return { kind: kind?.label as DistressLabel, probability: 1 - harmless };
}

/** Of a long text, the mean over its sentences: many different ones make none likely. */
function ranking(model: Model, text: string): Ranked[] {
  const sentences = sentencesOf(text);
  if (sentences.length < 2 || tokensOf(text).length <= WHOLE_WORDS) {
    return model.rank(featuresOf(text));
  }
  const sums = new Map<string, number>();
  for (const sentence of sentences) {
    for (const { label, probability } of model.rank(featuresOf(sentence))) {
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
  all: readonly Ranked[],
): Recognition<Label> {
  // The labels of the weights are checked against the type by a test.
  const ranked = all as readonly Ranked<Label>[];
  const [best] = ranked;
  if (!best) throw new RangeError('The model has no labels');
  return { ...best, certainty: certaintyOf(model, text, best.probability), ranked };
}

function certaintyOf(model: Model, text: string, probability: number): Certainty {
  const { sure = 1, likely = 1 } = model.thresholds;
  if (probability < likely || isUnfamiliar(model, text)) return 'unsure';
  return probability >= sure ? 'sure' : 'likely';
}

function isUnfamiliar(model: Model, text: string): boolean {
  const words = wordHashes(tokensOf(text));
  const known = words.filter((hash) => model.knows(hash)).length;
  return words.length === 0 || known < words.length * KNOWN_SHARE;
}
