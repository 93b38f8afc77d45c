import { asksPlainly } from '../biography/question.ts';
import { asksOpinion } from '../reading/act-rules.ts';
import { plain } from '../reading/plain.ts';
import { isTagged } from '../reading/question-words.ts';
import type { ReadSentence } from '../types.ts';
import { answerUnknown } from './answering.ts';
import { asksOfUser, greet, greetAndAnswer } from './greeting.ts';
import { answerToProblem } from './questions.ts';
import { answerDetails } from './topics.ts';
import { change, say, type Turn } from './turn.ts';

/** Who says hello and asks for a moment is greeted, whatever else the message asks in passing. */
export const isFirstContact = ({ state, reading }: Turn, { act }: ReadSentence): boolean =>
  state.count === 1 &&
  act === 'ask_situation' &&
  reading.sentences.some((sentence) => sentence.act === 'greeting');

/** As far as the buyer sees what it is worth. */
function tellOpinion(turn: Turn) {
  const { state, rules } = turn;
  say(turn, state.value >= rules.valueGate - 15 ? 'interest' : 'notYetValue');
}

/** "Legal", "ok": nothing that could be misunderstood. */
const NODS =
  /^(?:ok|okay|legal|certo|entendi|sim|beleza|show|bacana|otimo|perfeito|aham|uhum|ta(?: bom)?|pois e|que bom|massa|top|combinado|joia|claro|hum+)[.! ]*$/;

/** A hello, with the answer to a plain question that stands in it: "boa tarde, seu nome é?" */
function meet(turn: Turn) {
  const asked = turn.reading.sentences.find(
    ({ text }) => text.includes('?') && (asksPlainly(plain(text)) || asksOfUser(turn, plain(text))),
  );
  if (!asked || !greetAndAnswer(turn, asked)) greet(turn);
}

/** Greetings, small talk, and what the buyer does not understand. */
export function withoutMove(turn: Turn) {
  const { state, reading, sayings } = turn;
  if (sayings.length > 0) return;
  if (state.count === 1) return meet(turn);
  if (reading.sentences.some(({ text }) => asksOpinion(plain(text)))) return tellOpinion(turn);
  if (answerDetails(turn, reading.folded)) return change(turn, { patience: -1 });
  const isUnsure =
    !NODS.test(reading.folded) && reading.sentences.every(({ isUnsure: one }) => one);
  const [sentence] = reading.sentences;
  if (isUnsure && sentence && answerToProblem(turn, sentence)) return;
  if (reading.folded.includes('?') && !isTagged(reading.folded)) {
    change(turn, { patience: -3 });
    return answerUnknown(turn, reading.folded);
  }
  if (isUnsure) {
    change(turn, { patience: state.confusions === 0 ? 0 : -6 });
    state.confusions += 1;
    return say(turn, 'confused');
  }
  change(turn, { patience: -3 });
  say(turn, 'small');
}
