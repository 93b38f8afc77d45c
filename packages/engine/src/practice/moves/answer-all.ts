import { choicesIn } from '../biography/choices.ts';
import { plain } from '../reading/plain.ts';
import type { ReadSentence } from '../types.ts';
import { answerChoice, answerUnknown } from './answering.ts';
import { guessesAnswer } from './asked-in-message.ts';
import { effectOf } from './effects.ts';
import { greet } from './greeting.ts';
import type { Move } from './moves.ts';
import { answerToProblem } from './questions.ts';
import { answerDetails } from './topics.ts';
import type { Turn } from './turn.ts';

export const ANSWERING: ReadonlySet<Move> = new Set([
  ...(['fact', 'topic', 'recall', 'payoff', 'detail'] as const),
]);

/** Each question gets its answer, in order; a guess of the answer goes with the question before it. */
export function answerAll(turn: Turn, questions: readonly ReadSentence[]) {
  let isAnswered = false;
  questions.forEach((question, at) => {
    const isGuess = at > 0 && guessesAnswer(plain(question.text));
    if (isGuess && isAnswered) return;
    const next = questions[at + 1];
    const said = turn.sayings.length;
    answerQuestion(turn, question);
    const isUnknown = turn.sayings.at(-1)?.move === 'detail';
    isAnswered = turn.sayings.length > said && !isUnknown;
    if (isUnknown && next && choicesIn(plain(next.text)).length > 1) turn.sayings.pop();
  });
}

function answerQuestion(turn: Turn, question: ReadSentence) {
  const said = turn.sayings.length;
  const folded = plain(question.text);
  if (question.act.startsWith('ask_')) effectOf(turn, question)(turn, question);
  else if (!answerDetails(turn, folded, true) && !answerToProblem(turn, question)) {
    answerChoice(turn, question);
  }
  if (turn.sayings.length === said && !answersAlready(turn)) answerUnknown(turn, folded);
}

/** Two questions of a message may ask for one thing. */
const answersAlready = ({ sayings }: Turn): boolean =>
  sayings.some(({ move: what }) => ANSWERING.has(what));

/** A first hello, with the answers to what it asks; what has none is passed over. */
export function meetAndAnswer(turn: Turn, questions: readonly ReadSentence[]) {
  greet(turn);
  for (const { text } of questions.slice(-1)) answerDetails(turn, plain(text), true);
}
