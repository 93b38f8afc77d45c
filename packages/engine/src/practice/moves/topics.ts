import { midSentence } from '../../shared/writing/pt/capitals.ts';
import { answersTo, chatAnswer } from '../biography/answer.ts';
import { asSpelt, chosenIn } from '../biography/choose.ts';
import type { DetailAnswer } from '../biography/detail.ts';
import { otherOfferAnswer } from '../biography/other-offer.ts';
import { asksPlainly } from '../biography/question.ts';
import { claimsOf, isExcluded, isTrueOf } from '../claims.ts';
import { plain } from '../reading/plain.ts';
import { isAsking } from '../reading/question-words.ts';
import { say, type Turn, wasSaid } from './turn.ts';

/** Answers beyond these in one message are left out. */
const ANSWERS_MAX = 2;
/** In front of an answer that was given before. */
const ASKED_AGAIN = 'como te falei';

/** The answers to the questions of a text about details, or to its small talk; each the same whenever it is asked. */
function topicAnswers(turn: Turn, folded: string, isQuestion: boolean): string[] {
  const { setup, state, reading } = turn;
  const found =
    isQuestion || isAsking(folded) || asksPlainly(folded)
      ? answersTo(setup, state.buyer, folded, saidBy(turn))
      : [chatAnswer(setup, state.buyer, folded)].flatMap((one) => one ?? []);
  // A sheet of the trade and the kind of buyer may know two different things.
  const said = claimsOf(saidBy(turn));
  const possible = found
    .map((one) => asOneTry(turn, one))
    .filter(({ text }) => !isExcluded(text, said) && isTrueOf(state.claims ?? {}, text));
  return possible.slice(0, ANSWERS_MAX).map(({ id, text: answer }) => {
    const text = id.startsWith('mais ') ? asSpelt(answer, reading.text) : answer;
    const key = `topic:${id}`;
    const isAgain = state.used.includes(key) && wasSaid(state, text);
    if (isAgain) return `${ASKED_AGAIN}, ${text.replace(/^(?:já|sim), /u, '')}`;
    if (!state.used.includes(key)) state.used.push(key);
    return text;
  });
}

/** What was tried is one story: another one contradicts what was said of it. */
function asOneTry({ state }: Turn, answer: DetailAnswer): DetailAnswer {
  if (answer.id !== 'purchase tried' || OF_TODAY.test(state.buyer.facts.tried)) return answer;
  return { ...answer, text: midSentence(state.buyer.facts.tried).replace(/\.$/, '') };
}

const OF_TODAY = /^(?:Hoje|Vou|Vivo)(?!\p{L})/u;

const OF_YEAR =
  /\b(?:de |em )?que ano\b|\bqual (?:e )?o? ?ano\b|\b(?:desse|deste|esse) ano\b.{0,20}\b(?:que vem|ou)\b/;
const MONTHS =
  /\bdia \d{1,2} de (janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b/;

/** "De qual ano?" of a day that the buyer named; null for none. */
function yearOf({ setup }: Turn, folded: string, said: string): string | null {
  const month = OF_YEAR.test(folded.replace('qual ano', 'que ano'))
    ? MONTHS.exec(said)?.[1]
    : undefined;
  if (month === undefined) return null;
  const names = Array.from({ length: 12 }, (_, at) =>
    plain(
      new Date(Date.UTC(2024, at, 1)).toLocaleDateString('pt-BR', {
        month: 'long',
        timeZone: 'UTC',
      }),
    ),
  );
  const isLater = names.indexOf(month) > new Date(setup.startedAt).getUTCMonth();
  return isLater ? 'desse ano mesmo' : 'do ano que vem';
}

/** What the buyer has said of the own case, folded. */
const saidBy = ({ state }: Turn): string =>
  plain([...state.revealed.map(({ text }) => text), ...state.mentioned].join(' '));

/**
 * Says the answers to a sentence about details; false where the buyer has none.
 * @param isQuestion it was read as a question, with or without its mark
 */
export function answerDetails(turn: Turn, folded: string, isQuestion = false): boolean {
  const year = yearOf(turn, folded, saidBy(turn));
  const other = otherOfferAnswer(turn.setup, turn.state, folded, turn.reading.folded)?.text ?? null;
  const own = year ?? other;
  const texts = own === null ? topicAnswers(turn, folded, isQuestion) : [own];
  const said = turn.sayings.map((one) => one.text ?? '');
  // Two questions of a message may ask for one thing.
  const fresh = texts.filter((text) => !said.some((one) => one !== '' && text.endsWith(one)));
  for (const text of fresh) say(turn, 'topic', { text });
  return texts.length > 0;
}

/** "É o tempo ou a vergonha?": what the buyer spoke of, else one of those that are offered. */
export function chosenOf(turn: Turn, folded: string): string | null {
  const chosen = chosenIn(turn.setup, folded, saidBy(turn));
  return chosen === null ? null : asSpelt(chosen.text, turn.reading.text);
}
