import { TRADE_SHEETS } from '../../knowledge/practice/index.ts';
import { memoised } from '../../shared/memo.ts';
import { askedAbout } from '../asked/asked.ts';
import { plain } from '../reading/plain.ts';
import { type CommonAsks, commonAsks } from './common-asks.ts';
import { factFeatures, type IndexedSheet, indexSheet } from './fact-features.ts';
import WEIGHTS from './weights.json' with { type: 'json' };

/** The fact that a question asks for, and how surely, 0 to 1. */
export interface NearestFact {
  at: number;
  probability: number;
}

/** The likeliest fact beside the possibility that none of them is asked for. */
export function likeliest(features: readonly number[][], weights: readonly number[]): NearestFact {
  const scores = features.map((values) =>
    values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0),
  );
  const top = Math.max(0, ...scores);
  const whole = scores.reduce((sum, score) => sum + Math.exp(score - top), Math.exp(-top));
  const at = scores.indexOf(Math.max(...scores));
  return { at, probability: Math.exp((scores[at] ?? 0) - top) / whole };
}

let common: CommonAsks | undefined;
const indexed = new Map<string, IndexedSheet>();

const KEPT = 400;

const nearestIn: (keyed: string) => NearestFact | null = memoised((keyed) => {
  const [key = '', text = ''] = keyed.split('\n');
  const sheet = TRADE_SHEETS.find((one) => one.key === key);
  if (!sheet) return null;
  common ??= commonAsks();
  const index = indexed.get(key) ?? indexSheet(sheet);
  indexed.set(key, index);
  const found = likeliest(factFeatures(index, common, text), WEIGHTS.weights);
  return isVetoed(text, sheet.facts[found.at]?.asks ?? []) ? null : found;
}, KEPT);

/** The classifier is certain that the question is about the buyer or small talk, and the fact is not. */
function isVetoed(text: string, asks: readonly string[]): boolean {
  const { label, isCertain } = askedAbout(text);
  if (!isCertain || label === null || !OF_BUYER.test(label)) return false;
  return asks.every((ask) => askedAbout(plain(ask)).label !== label);
}
const OF_BUYER = /^(?:buyer|chat)\./;

/** Which fact of a sheet a question asks for; null where it is not likely to be any. @param folded the question */
export function nearestFact(key: string, folded: string): NearestFact | null {
  const found = nearestIn(`${key}\n${folded.replaceAll('\n', ' ')}`);
  return found && found.probability >= WEIGHTS.likely ? found : null;
}

/** From here on a question surely asks for the fact. */
export const SURELY_FROM = WEIGHTS.threshold;
