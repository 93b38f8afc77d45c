import { readFileSync, writeFileSync } from 'node:fs';
import { TRADE_SHEETS } from '../src/knowledge/practice/index.ts';
import type { SheetFact, TradeSheet } from '../src/knowledge/practice/trade-sheet.ts';
import { commonAsks } from '../src/practice/sheets/common-asks.ts';
import { factFeatures, indexSheet, withoutSlots } from '../src/practice/sheets/fact-features.ts';
import { likeliest } from '../src/practice/sheets/nearest-fact.ts';
import { readQuestions } from './buyer-question-data.ts';

/**
 * Weighs what speaks for a question asking for a fact of a trade sheet: each wording is looked for in its
 * sheet without it, and questions about other things are to find nothing. Prints the figures of the sheets
 * that the weights did not see.
 */
interface Case {
  sheet: number;
  /** The place of the fact; -1 for none. */
  gold: number;
  features: number[][];
}

const common = commonAsks();
/** Of every so many wordings and other questions one is used. */
const WORDINGS = 2;
const OTHERS = 40;
const ELSEWHERE = /^(?:chat|selling|buyer\.(?:name|pet|work|charge|vehicle|receive|event|family))/;

const others = readQuestions().filter(({ label }) => ELSEWHERE.test(label));

function without(sheet: TradeSheet, at: number, ask: number): TradeSheet {
  const facts = sheet.facts.map((fact, place): SheetFact => {
    if (place !== at) return fact;
    const [first = '', ...rest] = fact.asks.filter((_, other) => other !== ask);
    return { ...fact, asks: [first, ...rest] };
  });
  return { ...sheet, facts };
}

const casesOf = (sheet: TradeSheet, at: number): Case[] => [
  ...sheet.facts.flatMap(({ asks }, gold) =>
    asks.flatMap((ask, place) =>
      (gold + place + at) % WORDINGS === 0
        ? [
            {
              sheet: at,
              gold,
              features: factFeatures(
                indexSheet(without(sheet, gold, place)),
                common,
                withoutSlots(ask),
              ),
            },
          ]
        : [],
    ),
  ),
  ...others
    .filter((_, place) => place % OTHERS === at)
    .map(({ text }) => ({
      sheet: at,
      gold: -1,
      features: factFeatures(indexSheet(sheet), common, text),
    })),
];

const ROUNDS = 400;
const RATE = 0.1;
const SHRINK = 0.0005;

/** Gradient steps with momentum on the likelihood of the right fact, or of none. */
function fit(cases: readonly Case[]): number[] {
  const size = cases[0]?.features[0]?.length ?? 0;
  const weights = Array.from({ length: size }, () => 0);
  const mean = [...weights];
  const spread = [...weights];
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = weights.map((weight) => SHRINK * weight);
    for (const { gold, features } of cases) {
      const scores = features.map((values) =>
        values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0),
      );
      const top = Math.max(0, ...scores);
      const whole = scores.reduce((sum, score) => sum + Math.exp(score - top), Math.exp(-top));
      features.forEach((values, at) => {
        const error = Math.exp((scores[at] ?? 0) - top) / whole - (at === gold ? 1 : 0);
        values.forEach((value, place) => {
          slope[place] = (slope[place] ?? 0) + (error * value) / cases.length;
        });
      });
    }
    slope.forEach((value, at) => {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * value;
      spread[at] = 0.99 * (spread[at] ?? 0) + 0.01 * value ** 2;
      const step = (mean[at] ?? 0) / (1 - 0.9 ** round);
      const width = Math.sqrt((spread[at] ?? 0) / (1 - 0.99 ** round)) + 1e-8;
      weights[at] = (weights[at] ?? 0) - (RATE * step) / width;
    });
  }
  return weights;
}

const cases = TRADE_SHEETS.flatMap(casesOf);
const folds = [0, 1].flatMap((fold) => {
  const weights = fit(cases.filter(({ sheet }) => sheet % 2 !== fold));
  return cases
    .filter(({ sheet }) => sheet % 2 === fold)
    .map(({ gold, features }) => ({ gold, ...likeliest(features, weights) }));
});
const asked = folds.filter(({ gold }) => gold >= 0);
const elsewhere = folds.filter(({ gold }) => gold < 0);
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** At which a question about something else finds a fact this seldom. */
const FOUND_ELSEWHERE = 0.065;
/** Where nothing else answers, a fact is better than none from here on. */
const LIKELY = 0.25;
const thresholds = Array.from({ length: 14 }, (_, at) => 0.3 + at * 0.05);
const wrongAt = (from: number) =>
  elsewhere.filter(({ probability }) => probability >= from).length / elsewhere.length;
const threshold = thresholds.find((from) => wrongAt(from) <= FOUND_ELSEWHERE) ?? 0.95;

process.stdout.write(`${cases.length} questions, ${TRADE_SHEETS.length} sheets\n`);
for (const from of thresholds) {
  const found = asked.filter(({ probability }) => probability >= from);
  const right = found.filter(({ at, gold }) => at === gold).length;
  process.stdout.write(
    `  from ${from.toFixed(2)}: ${percent(right, asked.length)} right, ${percent(found.length - right, asked.length)} another fact, ${percent(wrongAt(from), 1)} of other questions\n`,
  );
}
const weights = fit(cases).map((weight) => Number(weight.toFixed(3)));
const file = new URL('../src/practice/sheets/weights.json', import.meta.url);
const kept = Number(threshold.toFixed(2));
if (readFileSync(file, 'utf8') !== '') {
  writeFileSync(file, `${JSON.stringify({ threshold: kept, likely: LIKELY, weights })}\n`);
}
process.stdout.write(`threshold ${kept}\n`);
