import { questionWords } from '../../shared/question-words.ts';
import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { statesDecider } from '../cases/statements.ts';
import { namesOffTopic } from '../reading/off-topic.ts';
import { recognised } from '../reading/recognise.ts';
import { asksOwnStep } from '../reading/wording.ts';
import { heldIn } from '../recall/recall-match.ts';
import { typedValue } from '../recall/recall-typed.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { isAwaiting } from './awaiting.ts';
import { asksOrOrders } from './recall-request.ts';
import { asksOneThing, mayAskForStated } from './stated-question.ts';

/**
 * A question that would be turned away, or whose answer stands in the talk, is for what was said.
 * @param standsInTalk whether the learned reading finds its answer there
 */
export const recallInstead = (
  act: Act,
  text: string,
  state: ConversationState,
  standsInTalk: boolean,
): Act =>
  (standsInTalk && mayStandInTalk(act, text, state)) || isTurnedAway(act, text, state)
    ? { kind: 'recall', what: 'fact', question: text }
    : act;

const isTurnedAway = (act: Act, text: string, state: ConversationState): boolean =>
  (/^(?:off-topic|question)$/.test(act.kind) ||
    (act.kind === 'small-talk' && act.topic === 'unclear')) &&
  !namesOffTopic(fold(text)) &&
  !isSurelyOther(text) &&
  mayAskForStated(text, state);

/** From this probability a question that nothing in the talk reports is of general knowledge. */
const SURELY_OTHER = 0.9;

function isSurelyOther(text: string): boolean {
  const { label, probability } = recognised(text);
  return label === 'none' && probability >= SURELY_OTHER && !OF_BEFORE.test(fold(text));
}

/** Acts that only guess what a short question is about. */
const GUESSED = /^(?:answer|advice|case|question|off-topic|objection|document)$/;
/** From this share of its words on a question is for the value beside them in the talk. */
const STATED = 0.7;
const PAST =
  /\b(?:era|eram|foi|ficou|disse|falei|passei|botei|pus|marquei|combin\w+|ofereci|dei)\b/;

/** A short question whose day, hour, amount or number was stated in the talk asks for that. */
export const statedValueInstead = (act: Act, text: string, state: ConversationState): Act =>
  isStatedValue(act, text, state) ? { kind: 'recall', what: 'fact', question: text } : act;

const isStatedValue = (act: Act, text: string, state: ConversationState): boolean =>
  (GUESSED.test(act.kind) ||
    (act.kind === 'small-talk' && /^(?:unclear|identity)$/.test(act.topic))) &&
  (act.kind !== 'document' || PAST.test(fold(text))) &&
  state.turns > 0 &&
  !isAwaiting(state.open) &&
  asksOneThing(text) &&
  (typedValue(text, state)?.share ?? 0) >= STATED;

/** Asks for a figure that nobody has stated yet: "quanto dá por cabeça", "quanto tá sobrando". */
const RECKONS =
  /\b(?:quanto|quantos|quantas|tudo|soma|some|diferenca)\b(?!.{0,60}\b(?:era|eram|foi|foram|ficou|tinha|disse|falei|passei|combin\w+|mesm[oa]|msm)\b).{0,40}\b(?:da|dao|fica|sai|sobra\w*|sobrando|largando|perdendo|cabeca|ao todo|junto|devendo|faltando)\b|\b(?:eu )?[a-z]{3,}o (?:(?:pra |com )?(?:quem|qual)(?: d[aeo]l?[ae]?s)? )?(?:mais )?(?:primeiro|antes)\W*$/;

/** "era quanto mesmo no começo?" */
const OF_BEFORE = /\b(?:mesmo|mesma|msm|mermo|disse|falei|era|eram)\b/;

/** Acts on the talk itself stay what they are, also where they ask for something said before. */
const mayStandInTalk = (act: Act, text: string, state: ConversationState): boolean =>
  asksOrOrders(fold(text)) &&
  !(asksOwnStep(text) && !OF_BEFORE.test(fold(text))) &&
  !statesDecider(text) &&
  !RECKONS.test(questionWords(fold(text))) &&
  heldIn(text, state) > 0 &&
  !isAwaiting(state.open) &&
  !(act.kind === 'small-talk' && act.topic !== 'unclear') &&
  !/^(?:recall|change|text|practice|judge|support|repair|sum|result-)/.test(act.kind);
