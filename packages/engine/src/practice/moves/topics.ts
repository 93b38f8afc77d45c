import { answersTo, chatAnswer } from '../biography/answer.ts';
import { asksPlainly } from '../biography/question.ts';
import { isAsking } from '../reading/question-words.ts';
import { say, type Turn } from './turn.ts';

/** Answers beyond these in one message are left out. */
const ANSWERS_MAX = 2;
/** In front of an answer that was given before. */
const ASKED_AGAIN = 'como te falei';

/** The answers to the questions of a text about details, or to its small talk; each the same whenever it is asked. */
function topicAnswers({ setup, state }: Turn, folded: string, isQuestion: boolean): string[] {
  const found =
    isQuestion || isAsking(folded) || asksPlainly(folded)
      ? answersTo(setup, state.buyer, folded)
      : [chatAnswer(setup, state.buyer, folded)].flatMap((one) => one ?? []);
  return found.slice(0, ANSWERS_MAX).map(({ id, text }) => {
    const key = `topic:${id}`;
    if (state.used.includes(key)) return `${ASKED_AGAIN}, ${text}`;
    state.used.push(key);
    return text;
  });
}

/**
 * Says the answers to a sentence about details; false where the buyer has none.
 * @param isQuestion it was read as a question, with or without its mark
 */
export function answerDetails(turn: Turn, folded: string, isQuestion = false): boolean {
  const texts = topicAnswers(turn, folded, isQuestion);
  for (const text of texts) say(turn, 'topic', { text });
  return texts.length > 0;
}
