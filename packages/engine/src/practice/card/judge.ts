import type { CardResult } from '@salesai/contract/card-changes';
import type { CardKind } from '@salesai/contract/cards';
import type { ObjectionKey } from '@salesai/contract/objections';
import type { PracticeAct } from '@salesai/contract/practice';
import { PRACTICE_CARDS } from '../../knowledge/practice/index.ts';
import { objectionOf } from '../buyer/objections-of.ts';
import { LISTENING_ACTS, type Reading, readMessage } from '../reading/acts.ts';
import { isQuestionAct } from '../reading/clue.ts';
import { cutAtClause } from '../reading/excerpt.ts';
import { openingPoints } from '../review/criteria.ts';
import type { ReadSentence } from '../types.ts';
import { cardLine } from './line.ts';

/** The moment that a card is about. */
export interface CardPrompt {
  kind: CardKind;
  buyerLine: string | null;
  objection: ObjectionKey | null;
}

type Judgement = Pick<CardResult, 'passed' | 'why' | 'example' | 'counted'>;

const OPENING_POINTS = 4;
const QUOTED_MAX = 80;
/** Messages of the seller so far, in any moment but the first. */
const IN_THE_MIDDLE = 5;
const ANSWERS: ReadonlySet<PracticeAct> = new Set([
  'answer_objection',
  'linked_pitch',
  'generic_pitch',
  'proof',
  'trade_concession',
  'involve_decision_maker',
  'useful_follow_up',
]);
const DISRESPECTFUL: ReadonlySet<PracticeAct> = new Set([
  'pressure',
  'badmouth',
  'rudeness',
  'pushy_follow_up',
  'break_role',
]);
const asks = (act: PracticeAct) => isQuestionAct(act) || act === 'isolate_objection';

/**
 * Judges an answer to a card by the acts that the practice engine reads in it.
 * @returns the result with the pieces of the answer that counted, in UTF-16 units.
 */
export function judgeCard(card: CardPrompt & { answer: string }): Judgement {
  const reading = readAnswer(card, card.answer);
  const isDisrespectful = reading.sentences.some(({ act }) => DISRESPECTFUL.has(act));
  const counting = isDisrespectful ? [] : COUNTING[card.kind](reading, card);
  const passed = counting.length > 0;
  const { passed: good, failed } = PRACTICE_CARDS.kinds[card.kind];
  return {
    passed,
    why: passed ? good : failed,
    example: exampleOf(card).replaceAll('{fala}', () => quoted(card.buyerLine)),
    counted: counting.map(({ start, end }) => ({ start, end })),
  };
}

/** An answer to what the buyer objects with: of another objection it would teach the wrong one. */
function exampleOf({ kind, objection, buyerLine }: CardPrompt): string {
  const { example } = PRACTICE_CARDS.kinds[kind];
  if (kind !== 'objection') return example;
  const key = objection ?? (buyerLine === null ? null : cardLine({ buyerLine }).objection);
  if (key === null) return example;
  const { family } = objectionOf(key);
  return PRACTICE_CARDS.objections[key] ?? PRACTICE_CARDS.objections[family] ?? example;
}

/** What to think of before answering. */
export const cardHint = ({ kind }: CardPrompt): { hint: string } => ({
  hint: PRACTICE_CARDS.kinds[kind].hint,
});

function readAnswer({ kind, buyerLine }: CardPrompt, answer: string): Reading {
  const line = buyerLine ?? '';
  const context = {
    count: kind === 'opening' ? 1 : IN_THE_MIDDLE,
    previous: line,
    isOpen: kind === 'objection',
    silentSince: null,
    recent: [line],
    revealed: [{ key: 'pain', text: line }],
    buyer: { partner: null },
    known: [],
    price: { stated: null },
    mentioned: [],
    givenBack: [],
  };
  return readMessage(context, answer, 0);
}

/** The sentences that make an answer of each kind pass; none when it does not. */
const COUNTING: Record<CardKind, (reading: Reading, card: CardPrompt) => readonly ReadSentence[]> =
  {
    opening: ({ text, words, sentences }) =>
      openingPoints(text, words, '') >= OPENING_POINTS ? sentences.slice(0, 1) : [],
    problem: ({ sentences }) => withActs(sentences, 'ask_problem', 'ask_implication'),
    implication: ({ sentences }) => withActs(sentences, 'ask_implication'),
    reflection: ({ sentences }) => withActs(sentences, 'reflection'),
    value: ({ sentences }) => withActs(sentences, 'linked_pitch'),
    price: ({ sentences }) =>
      withActs(sentences, 'discount').length > 0
        ? []
        : sentences.filter(
            ({ act }) => act === 'trade_concession' || LISTENING_ACTS.has(act) || ANSWERS.has(act),
          ),
    objection: ({ sentences }) => {
      const opened = sentences.filter(({ act }) => LISTENING_ACTS.has(act) || asks(act));
      const gaveIn = withActs(sentences, 'discount').length > 0;
      return opened.length > 0 && !gaveIn
        ? sentences.filter((one) => opened.includes(one) || ANSWERS.has(one.act))
        : [];
    },
    next_step: ({ sentences, hasDate, amounts }) =>
      hasDate || amounts.form !== null ? withActs(sentences, 'close', 'next_step') : [],
  };

const withActs = (sentences: readonly ReadSentence[], ...acts: PracticeAct[]) =>
  sentences.filter(({ act }) => acts.includes(act));

const quoted = (line: string | null) =>
  line === null ? 'o que te incomoda' : `“${cutAtClause(line, QUOTED_MAX)}”`;
