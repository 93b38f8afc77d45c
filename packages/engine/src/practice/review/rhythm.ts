import { lengthInWords } from '../../shared/text.ts';
import { ASKS_IN_A_ROW } from '../moves/questions.ts';
import { COMMENTS } from '../reading/commenting.ts';
import { cutAtClause } from '../reading/excerpt.ts';
import { plain } from '../reading/plain.ts';
import { isAsking } from '../reading/question-words.ts';
import { alikeness, contentStems, messageStems, sharedStems } from '../reading/stems.ts';
import type { ReadSentence } from '../types.ts';
import { isClean } from './clean.ts';
import { type Criterion, FULL, firstLack, isFollowUp, judged, NOT_APPLICABLE } from './judged.ts';
import { questionsIn, questionsOf } from './question-count.ts';
import { quoteOf, quotesOfActs, wholeQuote } from './quotes.ts';
import type { LoggedMessage, LoggedTurn, SessionLog } from './replay.ts';
import { asksToLearn, CHECKS } from './requests.ts';
import { isAnswered, isTakenUp, saidBefore } from './said.ts';
import { isFair } from './tone.ts';

const ASKS = { few: 4, many: 14 } as const;
/** A question for what is behind an objection is one, too. */
const isBehind = (act: string, text: string): boolean =>
  act === 'isolate_objection' && text.includes('?');

/** How many questions there were, and how they came. */
export const questions: Criterion = (log) => {
  const all = log.turns.flatMap((turn) =>
    turn.sentences
      .filter(({ act, text }) => act.startsWith('ask_') || isBehind(act, text))
      .filter(({ text }) => asksToLearn(text))
      .map((sentence) => ({ turn, sentence })),
  );
  // A question that offends or presses asks for nothing.
  const asks = all.filter(({ turn, sentence }) => isClean(turn, sentence));
  const counted = asks.filter(isDiscovery);
  const isNew = asks.some(({ sentence }) => sentence.act.startsWith('ask_'));
  if (isFollowUp(log) && !isNew) return NOT_APPLICABLE;
  const repeated = repeatedIn(log);
  const uncommented = beyondRow(log);
  const few = isFollowUp(log) ? 1 : ASKS.few;
  const base = asks.length < few ? asks.length : FULL - (counted.length > ASKS.many ? 2 : 0);
  const crowded = log.turns.filter(isCrowded);
  const doubled = log.turns.filter((turn) => !isCrowded(turn) && isDoubled(counted, turn));
  const isDoubling = doubled.length >= DOUBLED_LEAST && doubled.length * 2 >= turnsOf(counted);
  const complaint = complaintOf(log);
  const mark =
    base -
    Math.min(2, crowded.length) -
    (isDoubling ? 1 : 0) -
    (complaint ? 1 : 0) -
    uncommented.length -
    Math.min(2, repeated.length) -
    (asks.length === 0 ? FULL : 0);
  // A comment beside a question may be read as one: it shows none.
  const fair = log.turns.filter(isFair);
  const isAsk = (one: ReadSentence) => asks.some(({ sentence }) => sentence === one);
  const shown = fair.some(({ sentences }) => sentences.some(isAsk)) ? fair : log.turns;
  const evidence = quotesOfActs(
    shown,
    (_act, turn, one) => isAsk(one) && isClean(turn, one) && !isCrowded(turn),
  ).filter(({ quote }) => quote.includes('?') || isAsking(plain(quote)));
  const lack = firstLack(
    ['complained', complaint !== undefined],
    ['unfair', asks.length < few && all.length >= few],
    ['few', asks.length < few],
    ['crowded', crowded.length > 0],
    ['doubled', isDoubling],
    ['row', uncommented.length > 0],
    ['repeated', repeated.length > 0],
    ['many', counted.length > ASKS.many],
  );
  const [first = doubled[0]] = crowded;
  if (complaint && lack === 'complained') {
    const shownAt = wholeQuote(complaint.turn);
    const of = judged(log, mark, evidence, complaint.reply, lack, shownAt);
    return { ...of, phrase: cutAtClause(complaint.reply.text, COMPLAINT_MAX) };
  }
  if (first && (lack === 'crowded' || lack === 'doubled')) {
    return judged(log, mark, evidence, first, lack, wholeQuote(first));
  }
  const fault = { row: uncommented[0], repeated: repeated[0], many: crowdedOf(counted) }[
    lack ?? ''
  ];
  return judged(log, mark, evidence, fault ? messageOf(fault) : null, lack, fault && quoted(fault));
};

/** More than anybody answers in one message. */
const CROWDED_FROM = 3;
const isCrowded = ({ text }: LoggedTurn): boolean => questionsIn(text) >= CROWDED_FROM;
/** So many messages with two questions, and half of those that ask, are a manner. */
const DOUBLED_LEAST = 3;
const countIn = (counted: readonly Asked[], turn: LoggedTurn): number =>
  counted
    .filter((one) => one.turn === turn)
    .reduce((sum, { sentence }) => sum + questionsOf(sentence.text), 0);
const isDoubled = (counted: readonly Asked[], turn: LoggedTurn): boolean =>
  countIn(counted, turn) > 1;
const turnsOf = (counted: readonly Asked[]): number =>
  new Set(counted.map(({ turn }) => turn)).size;

const COMPLAINT_MAX = 70;
/** "Calma, é muita pergunta seguida", "uma pergunta de cada vez". */
const OF_QUESTIONS =
  /\b(?:(?:muita|tanta|quanta) pergunta|(?:muitas|tantas|quantas) perguntas|pergunta seguida|perguntas seguidas|interrogatorio|uma (?:pergunta|coisa) de cada vez|uma por vez)\b/;

/** The buyer says that it was too many questions. */
function complaintOf({
  turns,
}: SessionLog): { turn: LoggedTurn; reply: LoggedMessage } | undefined {
  return turns.flatMap((turn) =>
    turn.replies
      .filter(({ text }) => questionsIn(turn.text) > 0 && OF_QUESTIONS.test(plain(text)))
      .map((reply) => ({ turn, reply })),
  )[0];
}

interface Asked {
  turn: LoggedTurn;
  sentence: ReadSentence;
}
/** A question of the first message with most of them, of those about the situation where there are any. */
function crowdedOf(counted: readonly Asked[]): Asked | undefined {
  const plainly = counted.filter(({ sentence }) => sentence.act === 'ask_situation');
  const asked = plainly.length > 0 ? plainly : counted;
  const countIn = ({ turn }: Asked) => asked.filter((one) => one.turn === turn).length;
  return asked.reduce<Asked | undefined>(
    (most, one) => (most === undefined || countIn(one) > countIn(most) ? one : most),
    undefined,
  );
}

/** The seller's sentence as a message of its own, so that it is what is shown. */
const messageOf = ({ turn, sentence }: Asked): LoggedMessage => ({
  messageId: turn.messageId,
  text: sentence.text,
});
const quoted = ({ turn, sentence }: Asked) => quoteOf(turn, sentence);

/** "A cirurgia, a dor, o preço?" are examples of an answer. */
const EXAMPLES =
  /^(?:(?:[ao]s?|um|uma|de) )?[a-z]{3,20}(?:,? (?:ou )?(?:(?:[ao]s?|um|uma|de) )?[a-z]{3,20}){1,5} ?\?$/;
const isDiscovery = ({ turn, sentence }: Asked): boolean =>
  !sentence.isTail &&
  !turn.before.isOpen &&
  sentence.text.trim().includes(' ') &&
  isAsking(plain(sentence.text)) &&
  !EXAMPLES.test(plain(sentence.text)) &&
  !CHECKS.test(plain(sentence.text));

const ALIKE = 0.65;
/** Moves in which the buyer says again what was said. */
const NOTICED: ReadonlySet<string> = new Set(['again', 'recall', 'repeated']);

/** Questions that the buyer had answered before: who got no answer may ask again. */
function repeatedIn({ turns }: SessionLog): Asked[] {
  const answered: string[][] = [];
  return turns.flatMap((turn) => {
    const asked = turn.sentences.filter(({ act }) => act.startsWith('ask_'));
    const again = asked.filter(({ text }) => {
      const stems = messageStems(text);
      const isSame = (one: string[]) =>
        alikeness(one, stems) >= ALIKE && sharedStems(contentStems(text), one).length > 0;
      return answered.some(isSame);
    });
    const isNoticed = turn.sayings.some(({ move }) => NOTICED.has(move));
    if (isAnswered(turn)) answered.push(...asked.map(({ text }) => messageStems(text)));
    return isNoticed ? again.map((sentence) => ({ turn, sentence })) : [];
  });
}

/** Those that ask once more after three answered questions in a row without a word on the answers. */
function beyondRow(log: SessionLog): Asked[] {
  let row = 0;
  return log.turns.flatMap((turn, at) => {
    if (isCommenting(log, at)) row = 0;
    const sentence = turn.sentences.find(({ act }) => act.startsWith('ask_'));
    const before = log.turns[at - 1];
    // There is nothing to say on an answer that was not given.
    const isOwed =
      before === undefined ||
      isAnswered(before) ||
      before.sayings.some(({ move }) => move === 'interrogated');
    if (!sentence || !isOwed) return [];
    row += 1;
    return row > ASKS_IN_A_ROW ? [{ turn, sentence }] : [];
  });
}

const REMARK_WORDS = 3;
/** "Que correria, hein", "nossa, sábado lotado": a word on the answer, but no bare "legal". */
const isRemark = (act: string, text: string): boolean =>
  !act.startsWith('ask_') &&
  lengthInWords(text) >= REMARK_WORDS &&
  (COMMENTS.test(plain(text)) || (act === 'other' && !text.includes('?')));

const LISTENS = /^(?:reflection|empathy|isolate_objection|linked_pitch)$/;

/** Listens, says something with a word of the buyer's last message, or asks on in its words. */
function isCommenting(log: SessionLog, at: number): boolean {
  const turn = log.turns[at];
  if (!turn) return false;
  const said = contentStems(turn.previous?.text ?? saidBefore(log, at, 1).join('\n'));
  const isOn = turn.sentences.some(
    ({ act, text }) =>
      LISTENS.test(act) ||
      isRemark(act, text) ||
      (!act.startsWith('ask_') &&
        !text.endsWith('?') &&
        sharedStems(contentStems(text), said).length > 0),
  );
  const last = saidBefore(log, at, 1);
  return isOn || isTakenUp(turn.text, last, log.setup.offer.price) || sharesNumber(turn.text, last);
}

const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? [];
const sharesNumber = (text: string, said: readonly string[]): boolean =>
  numbersIn(text).some((one) => numbersIn(said.join(' ')).includes(one));
