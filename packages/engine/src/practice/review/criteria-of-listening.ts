import { plain } from '../reading/plain.ts';
import type { ReadSentence, SessionState } from '../types.ts';
import { consequence } from './consequence.ts';
import {
  type Criterion,
  firstLack,
  isFollowUp,
  isUnanswered,
  judged,
  NOT_APPLICABLE,
} from './judged.ts';
import { mostTelling, quotesOfActs, wholeQuote } from './quotes.ts';
import type { LoggedMessage, LoggedTurn, SessionLog } from './replay.ts';
import { asksOfCase, CHECKS } from './requests.ts';
import { tellingClause } from './rewriting.ts';
import { questions } from './rhythm.ts';
import { answersIn, givenBack, isStatement, isTouchedLater, leansOn } from './said.ts';
import { isFair } from './tone.ts';
import { usingWords } from './used-words.ts';

/** One lucky echo is no listening: a share of at least so many facts. */
const FACTS_LEAST = 3;
const LISTENING_STEPS = [0.01, 0.2, 0.35, 0.5] as const;

const listening: Criterion = (log) => {
  if (isUnanswered(log)) return NOT_APPLICABLE;
  const reflected = log.turns.flatMap((turn, at) => {
    const sentence = isFair(turn) ? givenBack(log, at) : undefined;
    return sentence ? [{ turn, sentence }] : [];
  });
  const facts = log.last.known.length - log.first.known.length;
  // A date, a budget or who decides is nothing to give back.
  const ofCase = (state: SessionState) => state.revealed.filter(({ key }) => OF_CASE.test(key));
  const count = ofCase(log.last).length - ofCase(log.first).length;
  const share = reflected.length / Math.max(isFollowUp(log) ? 1 : FACTS_LEAST, count);
  const byShare = LISTENING_STEPS.filter((step) => share >= step).length;
  // A question with words of the buyer gives nothing back.
  const using = log.turns.flatMap((turn) => {
    const words = usingWords(turn).filter(isStatement);
    const leaning = leansOn(turn);
    const found = words.length === 0 && leaning ? [leaning] : words;
    return found.map((sentence) => ({ turn, sentence }));
  });
  const isUsed = byShare === 0 && using.length > 0;
  const shown = isUsed ? using.slice(0, 1) : reflected;
  const evidence = quotesOfActs(
    shown.map(({ turn }) => turn),
    (_act, _turn, one) => shown.some(({ sentence }) => sentence === one),
  );
  const passed = passedOver(log);
  const reported = passed?.reply ?? mostTelling(factsIn(log.turns.find(tellsFact)));
  const answer = log.turns.filter(asksOfTheirs).flatMap(answersIn)[0];
  const missed = reported ?? answer ?? null;
  const isInformed =
    facts > 0 || log.last.revealed.length > log.first.revealed.length || answer !== undefined;
  const phrase = passed ? tellingClause(passed.reply.text) : null;
  // A message that listens to something else is at no fault.
  const isAtFault = phrase !== null && passed && !passed.next.sentences.some(listensTo);
  const fault = isAtFault ? wholeQuote(passed.next) : null;
  const lack = firstLack(
    ['nothing', !isInformed && byShare === 0 && !isUsed],
    ['used', isUsed],
    ['passed', phrase !== null],
    ['some', byShare > 0],
    ['asked', log.turns.some((turn) => usingWords(turn).length > 0)],
  );
  return { ...judged(log, isUsed ? 1 : byShare, evidence, missed, lack, fault), phrase };
};

/** Asks for something of the case, and not for leave. */
const asksOfTheirs = ({ sentences }: LoggedTurn): boolean =>
  sentences.some(
    ({ act, text }) => act.startsWith('ask_') && asksOfCase(text) && !CHECKS.test(plain(text)),
  );

const listensTo = ({ act }: ReadSentence): boolean =>
  act === 'reflection' || act === 'linked_pitch';

/** The messages that tell something of the case, without the talk beside them. */
function factsIn(turn: LoggedTurn | undefined): LoggedMessage[] {
  const replies = turn?.replies ?? [];
  const facts = replies.filter(({ text }) => turn?.after.revealed.some((one) => one.text === text));
  return facts.length > 0 ? facts : [...replies];
}

const tellsFact = ({ after, replies }: LoggedTurn): boolean =>
  after.lastRevealed.length > 0 && replies.length > 0;

/** What of the case is worth giving back. */
const OF_CASE = /^(?:pain|impact|tried|consequence \d+|worry \d+)$/;

interface Passed {
  reply: LoggedMessage;
  next: LoggedTurn;
}
/** What weighs: the problem and what it does, and not what was tried before. */
const WEIGHS = /^(?:pain|impact|consequence \d+|worry \d+)$/;

/** The first thing stated of what weighs that no later message has a word of, with the one that followed. */
function passedOver(log: SessionLog): Passed | null {
  const passed = log.turns.flatMap((turn, at): Passed[] => {
    const next = log.turns[at + 1];
    const stated = turn.after.revealed.filter(
      ({ key }) => turn.after.lastRevealed.includes(key) && WEIGHS.test(key),
    );
    const fact = stated.find(({ text }) => turn.replies.some((one) => one.text === text));
    const reply = turn.replies.find(({ text }) => text === fact?.text);
    if (!fact || !reply || !next || isTouchedLater(log, at, [reply.text])) return [];
    return [{ reply, next }];
  });
  return passed[0] ?? null;
}

export const LISTENING_CRITERIA = { consequence, listening, questions };
