import type { z } from 'zod';
import type { Collection } from './collection.ts';
import * as biography from './practice-biography-schemas.ts';
import * as practice from './practice-schemas.ts';
import { tradeSheet } from './practice-sheet-schema.ts';

const file = (
  source: string,
  schema: z.ZodType,
  target: string,
  exported: Pick<Collection, 'constant' | 'type'>,
): Collection => ({
  source: `practice/${source}.yaml`,
  schema,
  target: `practice/${target}.gen.ts`,
  ...exported,
  typeFrom: source.startsWith('biography/') ? './biography.ts' : './knowledge.ts',
  shape: 'file',
});

/** What simulated buyers know and say, and the public texts of the score. */
export const PRACTICE_COLLECTIONS: readonly Collection[] = [
  file('lines', practice.practiceLines, 'lines', {
    constant: 'PRACTICE_LINES',
    type: 'PracticeLines',
  }),
  file('facts', practice.practiceFacts, 'facts', {
    constant: 'PRACTICE_FACTS',
    type: 'PracticeFacts',
  }),
  file('topics', practice.practiceTopics, 'topics', {
    constant: 'PRACTICE_TOPICS',
    type: 'readonly PracticeTopic[]',
  }),
  file('biography/buyers', biography.buyerKinds, 'biography-buyers', {
    constant: 'BUYER_KINDS',
    type: 'readonly BuyerKind[]',
  }),
  file('biography/purchases', biography.purchaseKinds, 'biography-purchases', {
    constant: 'PURCHASE_KINDS',
    type: 'readonly PurchaseKind[]',
  }),
  file('biography/problems', biography.problemKinds, 'biography-problems', {
    constant: 'PROBLEM_KINDS',
    type: 'readonly ProblemKind[]',
  }),
  file('biography/claims', biography.claimPatterns, 'biography-claims', {
    constant: 'CLAIM_PATTERNS',
    type: 'readonly ClaimPattern[]',
  }),
  file('biography/particulars', biography.particulars, 'biography-particulars', {
    constant: 'PARTICULARS',
    type: 'readonly Particular[]',
  }),
  file('biography/possessions', biography.possessions, 'biography-possessions', {
    constant: 'POSSESSIONS',
    type: 'readonly Possession[]',
  }),
  {
    source: 'practice/trades',
    schema: tradeSheet,
    target: 'practice/trade-sheets.gen.ts',
    constant: 'TRADE_SHEETS',
    type: 'readonly TradeSheet[]',
    typeFrom: './trade-sheet.ts',
    shape: 'set',
  },
  file('objections', practice.practiceObjections, 'objections', {
    constant: 'PRACTICE_OBJECTIONS',
    type: 'PracticeObjections',
  }),
  file('advice', practice.practiceAdvice, 'advice', {
    constant: 'PRACTICE_ADVICE',
    type: 'readonly PracticeAdvice[]',
  }),
  file('cards', practice.practiceCards, 'cards', {
    constant: 'PRACTICE_CARDS',
    type: 'PracticeCardTexts',
  }),
  file('hints', practice.practiceHints, 'hints', {
    constant: 'PRACTICE_HINTS',
    type: 'PracticeHints',
  }),
];
