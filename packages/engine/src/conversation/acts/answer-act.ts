import { nearestQuestion } from '../../questions/index.ts';
import { fold } from '../../shared/text.ts';
import type { Act, ActKind } from '../act.ts';
import { datedIn, reportsSilence } from '../cases/statements.ts';
import { concernIn } from '../reading/concern.ts';
import { feelingIn } from '../reading/feelings.ts';
import { peopleIn } from '../reading/people.ts';
import { asksPermission } from '../reading/permission.ts';
import { saidBy, wishesPrice } from '../reading/reported.ts';
import {
  asksOwnStep,
  asksWords,
  countWords,
  isQuestion,
  pastedIn,
  withoutGreeting,
} from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { asksPriceDecision } from './asked-help.ts';
import { asksLine } from './case-request.ts';
import { asksIfSilent } from './insist-act.ts';

/** Acts that guess what would help; all others do what the message plainly asks for. */
const REPLACED: ReadonlySet<ActKind> = new Set([
  'advice',
  'case',
  'feeling',
  'off-topic',
  'question',
]);
/** Fewer words continue what was said before. */
const WORDS = 3;
/** From this score the question is taken to be asked; a lower one has to be of the topic decided. */
const SURE = 0.34;
const SURE_IN_TOPIC = 0.28;
const PLAN = 'plan-';
const METHOD = /\b(?:exemplos?|explica\w{0,6}|ensina\w{0,4}|o que e)\b/;

/** A feeling of the seller is met as such, unless the question is this sure. */
const SURE_OF_FEELING = 0.45;
/** From this coverage the seller's own documents outrank a general answer. */
const COVERED = 0.5;

/** The frequent question that a message asks, where it is surer than what was decided; else null. */
export function answerInstead(
  act: Act,
  userInput: string,
  state: ConversationState,
  /** How much of the message the best passage of the documents covers, 0 to 1. */
  coverage: number,
): Act | null {
  const text = withoutGreeting(userInput.trim());
  if (coverage >= COVERED || countWords(text) < WORDS || !mayAnswer(act, text, state)) return null;
  const nearest = nearestQuestion(text);
  // A plan is judged only where the message states one.
  if (!nearest || nearest.question.key.startsWith(PLAN)) return null;
  const { question, score } = nearest;
  return score >= scoreFor(act, text, question.topic)
    ? { kind: 'answer', key: question.key, topic: question.topic, said: userInput }
    : null;
}

function scoreFor(act: Act, text: string, topic: string): number {
  if (feelingIn(text)) return SURE_OF_FEELING;
  return 'topic' in act && act.topic === topic ? SURE_IN_TOPIC : SURE;
}

/** What a buyer said is answered as such; what is added to a case, or names a customer, as well. */
function mayAnswer(act: Act, text: string, { open }: ConversationState): boolean {
  // What to do with one customer before a stated date is no general question.
  if (asksLine(fold(text)) && act.kind === 'case') return false;
  if (act.kind === 'case' && reportsSilence(text) && !isQuestion(text)) return false;
  if (datedIn(text) !== null && peopleIn(text).length > 0) return false;
  if (isAnswered(act, text) || asksPriceDecision(text) || asksIfSilent(text)) return false;
  if (asksOwnStep(text) || isQuestion(text))
    return act.kind === 'objection' || (REPLACED.has(act.kind) && !asksMethod(act, text));
  const isOwnCase = open !== null || peopleIn(text).length > 0;
  return REPLACED.has(act.kind) && !isOwnCase && !asksMethod(act, text);
}

/** What a customer says, wants or fears is answered as an objection where it is a known one. */
const isAnswered = (act: Act, text: string): boolean =>
  act.kind === 'objection' &&
  act.isGuess !== true &&
  !asksPermission(text) &&
  act.keys[0] !== 'unknown' &&
  (wishesPrice(text) ||
    saidBy(text) !== null ||
    pastedIn(text) !== null ||
    concernIn(text) !== null ||
    asksWords(text));

/** Asks for the method itself, not for what to do. */
const asksMethod = (act: Act, text: string) => act.kind === 'advice' && METHOD.test(fold(text));
