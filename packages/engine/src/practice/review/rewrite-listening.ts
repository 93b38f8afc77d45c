import { capital, lengthInWords } from '../../shared/text.ts';
import { piecesOf } from '../reading/sentences.ts';
import { yoursOf } from './as-you.ts';
import { asksOfEffects } from './consequence.ts';
import { firstQuestion, withOneQuestion } from './question-count.ts';
import { contentOf } from './quotes.ts';
import type { LoggedTurn, SessionLog } from './replay.ts';
import { givingBack } from './rewrite-parts.ts';
import {
  credited,
  is,
  isWorth,
  type Rewrite,
  type Rewritten,
  wholeOf,
  withoutTalk,
} from './rewriting.ts';
import { givenBack, isAnsweredSoon } from './said.ts';
import { isFair } from './tone.ts';

/** A message of the seller that answers what the buyer stated, and does not give it back. */
interface Unheard {
  turn: LoggedTurn;
  /** What the buyer stated, said to them. */
  yours: string;
  /** What was tried before says least of the case. */
  isTried: boolean;
}

/** What is the buyer's case: a date or a budget is nothing to give back. */
export const OF_CASE = /^(?:pain|impact|tried|consequence \d+|worry \d+)$/;

/** The answers to what the buyer stated, those to what said most first. */
const unheard = (log: SessionLog): Unheard[] =>
  log.turns
    .flatMap((turn, at) => {
      const { turns } = log;
      const sent = (turns[at - 1]?.replies ?? []).map(({ text }) => text);
      const stated = turn.before.revealed
        .filter(({ key, text }) => {
          const isNew = turn.before.lastRevealed.includes(key);
          return isNew && OF_CASE.test(key) && sent.includes(text);
        })
        .map(({ text }) => text);
      const yours = yoursOf(stated);
      const isGivenBack =
        turn.sentences.some(({ act }) => act === 'reflection' || act === 'linked_pitch') ||
        isAnsweredSoon(log, at - 1, stated);
      const isTried = turn.before.lastRevealed.includes('tried');
      return yours && !isGivenBack && isWorth(turn) ? [{ turn, yours, isTried }] : [];
    })
    .toSorted(
      (a, b) =>
        Number(a.isTried) - Number(b.isTried) ||
        Number(a.turn.before.isOpen) - Number(b.turn.before.isOpen) ||
        contentOf(b.yours) - contentOf(a.yours),
    );

export const KEPT_WORDS = 35;

/** The seller's message to stand behind another sentence; of a long one the question only. */
export function keptOf(turn: LoggedTurn): string | null {
  const own = withoutTalk(turn.text);
  if (own === '') return null;
  if (lengthInWords(own) <= KEPT_WORDS) return withOneQuestion(capital(own));
  const question = firstQuestion(piecesOf(own).at(-1)?.text ?? '');
  return question.endsWith('?') && lengthInWords(question) >= QUESTION_WORDS
    ? capital(question)
    : null;
}
const QUESTION_WORDS = 4;

/** What the buyer stated, then the seller's own message. */
export const listening: Rewrite = (log, _lack, fault) => {
  const all = unheard(log);
  const found = fault ? all.find(({ turn }) => turn.messageId === fault.messageId) : all[0];
  const kept = found ? keptOf(found.turn) : null;
  if (!found || !kept) return null;
  const text = givingBack(found.yours, kept);
  return credited(log, found.turn, { quote: wholeOf(found.turn), text }, is('reflection'));
};

export const ASKS_COST = 'E o que isso acaba te custando, em tempo ou em dinheiro?';
/** Of somebody who has named the sum. */
const ASKS_FURTHER = 'E, fora o dinheiro, o que mais isso atrapalha no seu dia a dia?';

/** The question that an amount leaves, or one for it. */
const asksOn = (yours: string): string => (/\d/.test(yours) ? ASKS_FURTHER : ASKS_COST);

/** What other advice asks for may not be replaced: the answer to an objection, an offer. */
const answersOrOffers = ({ before, sentences }: LoggedTurn): boolean =>
  before.isOpen || sentences.some(({ act }) => ANSWERS_OR_OFFERS.test(act));
const ANSWERS_OR_OFFERS =
  /^(?:answer_objection|linked_pitch|proof|trade_concession|next_step|close)$/;

/** The seller's own words on what the buyer stated, with a question about what it leads to behind them. */
function deepening(log: SessionLog): Rewritten | null {
  const known = log.last.revealed.filter(({ key }) => OF_EFFECT.test(key));
  const question = asksOn(known.map(({ text }) => text).join(' '));
  for (const [at, turn] of log.turns.entries()) {
    const own = givenBack(log, at);
    const isFree = turn.before.known.includes('pain') && !answersOrOffers(turn) && isFair(turn);
    const isWhole = /[.!…]$/.test(own?.text.trim() ?? '');
    if (!own || !isFree || !isWhole || asksOfEffects(turn)) continue;
    const text = `${withoutTalk(own.text).replace(/([^.!?…])$/, '$1.')} ${question}`;
    const better = credited(
      log,
      turn,
      { quote: wholeOf(turn), text: capital(text) },
      is('ask_implication'),
    );
    if (better) return better;
  }
  return null;
}
const OF_EFFECT = /^(?:impact|consequence \d+)$/;

/** The problem before a question that got no answer about its effects. */
function askedAgain(log: SessionLog): Rewritten | null {
  const turn = log.turns.find(
    (one) => one.before.known.includes('pain') && asksOfEffects(one) && !answersOrOffers(one),
  );
  const stated = turn?.before.revealed.filter(({ key }) => OF_CASE.test(key)) ?? [];
  const yours = yoursOf(stated.map(({ text }) => text));
  if (!turn || !yours) return null;
  const text = `Então ${yours}. ${asksOn(yours)}`;
  return credited(log, turn, { quote: wholeOf(turn), text }, is('ask_implication'));
}

export const consequence: Rewrite = (log, lack, fault) => {
  if (lack === 'unused' || lack === 'asked') return listening(log, lack, fault);
  if (lack === 'unanswered') return askedAgain(log);
  const own = deepening(log);
  if (own) return own;
  const found = unheard(log).find(
    ({ turn }) => turn.before.known.includes('pain') && !answersOrOffers(turn),
  );
  if (!found || (lack === 'one' && asksOfEffects(found.turn))) return null;
  const { turn, yours } = found;
  const text = `Então ${yours}. ${asksOn(yours)}`;
  return credited(log, turn, { quote: wholeOf(turn), text }, is('ask_implication'));
};

const OF_MANY: ReadonlySet<string> = new Set(['complained', 'crowded', 'doubled']);

/** One more question in a row, with what the buyer had stated before it. */
export const questions: Rewrite = (log, lack, fault) => {
  const turn = log.turns.find(({ messageId }) => messageId === fault?.messageId);
  if (turn && fault && OF_MANY.has(lack ?? '') && isFair(turn)) {
    const text = withOneQuestion(turn.text.trim());
    return text === turn.text.trim() ? null : { quote: wholeOf(turn), text };
  }
  if (lack !== 'row' || !fault || !turn || lengthInWords(fault.quote) < QUESTION_WORDS) return null;
  const stated = turn.before.revealed.findLast(({ key }) => OF_CASE.test(key));
  const yours = stated ? yoursOf([stated.text]) : null;
  if (!yours) return null;
  const text = givingBack(yours, capital(firstQuestion(withoutTalk(fault.quote))));
  return credited(log, turn, { quote: fault, text }, () => true);
};
