import { namesDayAndHour } from '../reading/concrete.ts';
import { plain } from '../reading/plain.ts';
import { isAsking, isTagged } from '../reading/question-words.ts';
import { amountsOf } from '../reading/reflection.ts';
import { contentStems, sharedStems } from '../reading/stems.ts';
import { OFFERS, OWN_DEED, QUOTES_THEM } from '../reading/wording.ts';
import type { ReadSentence } from '../types.ts';
import { caseStem, caseStems } from './case-stems.ts';
import type { LoggedTurn, SessionLog } from './replay.ts';

/** Answers of the buyer that a message can still go on from. */
const ANSWERS_BACK = 2;
/** Content words of the buyer from which nobody can say that nothing was taken up. */
export const TAKEN_UP = 2;
/** An amount of so many digits is as good as two words. */
const TELLING_DIGITS = 3;

/** What the buyer wrote before a message of the seller: all of it, or the last answers only. */
export const saidBefore = ({ turns }: SessionLog, at: number, back = at): string[] =>
  turns
    .slice(Math.max(0, at - back), Math.max(0, at))
    .flatMap(({ replies }) => replies.map(({ text }) => text));

/** The words and amounts of the buyer that a text has; an amount that tells much is there twice. */
export function takenFrom(text: string, said: readonly string[], price: number): string[] {
  // One by one: of a long text only the first words are read.
  const theirs = said.flatMap(caseStems);
  const amounts = said.flatMap(amountsOf).filter((one) => one !== `#${price}`);
  const same = amountsOf(text).filter((one) => amounts.includes(one));
  const telling = same.filter((one) => one.length > TELLING_DIGITS);
  return [
    ...[...sharedStems(caseStems(text), theirs), ...same],
    ...telling.map((one) => `${one}!`),
  ];
}

export const isTakenUp = (text: string, said: readonly string[], price: number): boolean =>
  takenFrom(text, said, price).length >= TAKEN_UP;

/** Says something, whatever act it was read as. */
export const isStatement = ({ text }: ReadSentence): boolean => {
  const folded = plain(text);
  return isTagged(folded) || !isAsking(folded);
};

const GIVES_NOTHING =
  /^(?:ask_\w+|rudeness|pressure|badmouth|break_role|state_price|discount|trade_concession|close|next_step|greeting|pushy_follow_up|involve_decision_maker)$/;

/** What the seller does, rather than what the buyer said. */
const isOffer = (folded: string): boolean =>
  !QUOTES_THEM.test(folded) && (OWN_DEED.test(folded) || OFFERS.test(folded));

/** "Tá certo, eu boto junto uma correia": says what the seller does. */
const SELLER_ACTS =
  /^(?:[a-z]{2,8}(?: [a-z]{2,8})?, )?(?:eu|a gente) (?:ja |te |lhe |tambem )*(?:boto|coloco|ponho|faco|entrego|troco|levo|mando|dou|deixo|instalo|arrumo|busco|separo|incluo|envio|garanto)\b/;

/** Could be the buyer's words given back: no question, no date to agree on, no amount of the seller's. */
function mayGiveBack({ act, text, isPromise }: ReadSentence, said: readonly string[]): boolean {
  const folded = plain(text);
  if (isPromise || namesDayAndHour(folded)) return false;
  const theirs = amountsOf(said.join('\n'));
  return (
    !SELLER_ACTS.test(folded) &&
    (act === 'reflection' || !isOffer(folded)) &&
    amountsOf(text).every((one) => theirs.includes(one))
  );
}

const RUN_WORDS = 3;
/** "Duas vezes por mês": a run of the buyer's own words, not of grammar alone. */
function repeatsRun(text: string, said: readonly string[]): boolean {
  const words = plain(text).match(/[a-z0-9]+/g) ?? [];
  const theirs = said.map((one) => ` ${(plain(one).match(/[a-z0-9]+/g) ?? []).join(' ')} `);
  return words.some((_, at) => {
    const run = words.slice(at, at + RUN_WORDS);
    const isTelling = run.length === RUN_WORDS && run.filter((one) => one.length > 3).length > 1;
    return isTelling && theirs.some((one) => one.includes(` ${run.join(' ')} `));
  });
}

/** A summary has words of the buyer that no message of the seller before it had. */
function isFresh(log: SessionLog, at: number, text: string, said: readonly string[]): boolean {
  const { price } = log.setup.offer;
  const own = log.turns.slice(0, at).map((turn) => turn.text);
  const before = takenFrom(own.join('\n'), said, price);
  const words = takenFrom(text, said, price);
  return words.length >= TAKEN_UP && words.some((one) => !before.includes(one));
}

const OF_CASE = /^(?:pain|impact|consequence \d+|worry \d+)$/;
const MUCH = 3;
/** What weighs for the buyer may be remembered later, with more words or one that the seller did not know before. */
function repeatsCase(log: SessionLog, { before }: LoggedTurn, text: string): boolean {
  const { briefed } = log.first.buyer;
  return before.revealed.some((one) => {
    if (!OF_CASE.test(one.key)) return false;
    const words = takenFrom(text, [one.text], log.setup.offer.price);
    const isNew = words.some((word) => !briefed.some((stem) => caseStem(stem) === word));
    return words.length >= MUCH || (isNew && words.length >= TAKEN_UP);
  });
}

/** The sentence of a message that certainly gives back what the buyer said lately. */
export function givenBack(log: SessionLog, at: number): ReadSentence | undefined {
  const turn = log.turns[at];
  if (!turn) return undefined;
  const all = [...turn.before.recent, ...saidBefore(log, at)];
  const sentences = turn.sentences.filter((one) => mayGiveBack(one, all));
  const isCredited = turn.after.reflections > turn.before.reflections;
  const credited = isCredited ? sentences.find(({ act }) => act === 'reflection') : undefined;
  if (credited || turn.isContested || turn.sayings.some(({ move }) => move === 'repeated')) {
    return credited;
  }
  const said = saidBefore(log, at, ANSWERS_BACK);
  // A first conversation is remembered in the first messages after it.
  if (at < ANSWERS_BACK) said.push(...log.first.revealed.map(({ text }) => text));
  // "Você me contou que …" may go back further.
  const saidTo = (text: string) => (QUOTES_THEM.test(plain(text)) ? all : said);
  return sentences.find(
    (one) =>
      !GIVES_NOTHING.test(one.act) &&
      isStatement(one) &&
      (isTakenUp(one.text, saidTo(one.text), log.setup.offer.price) ||
        repeatsRun(one.text, said) ||
        repeatsCase(log, turn, one.text) ||
        (one.act === 'reflection' && isFresh(log, at, one.text, all))),
  );
}

/** Says nothing that somebody could go on from. */
const NO_ANSWER =
  /\b(?:nao (?:sei|tenho certeza|lembro|saberia|muito|que eu (?:saiba|lembre))|que eu (?:saiba|lembre)|de cabeca|teria que|confirmar|depois (?:te|eu)|te conto|ja (?:falei|disse)|essa (?:voce|tu) ja|varia\w*|depende|como assim|tudo (?:joia|bem|certo|tranquilo|otimo)|gracas a deus)\b/;

/** A reply that says something of the buyer, and neither asks nor puts off. */
export const tells = (text: string): boolean =>
  !text.includes('?') && !NO_ANSWER.test(plain(text)) && contentStems(text).length >= TAKEN_UP;

/** The replies to a message that answer its questions, as far as the moves tell. */
export const answersIn = ({ sayings, replies }: LoggedTurn): LoggedTurn['replies'] =>
  sayings.length === replies.length
    ? replies.filter(({ text }, at) => IN_ANSWER.has(sayings[at]?.move ?? '') && tells(text))
    : [];

/** Whether one of the next two messages has words of it, in whatever form. */
export const isAnsweredSoon = (log: SessionLog, at: number, said: readonly string[]): boolean =>
  log.turns
    .slice(at + 1, at + 1 + ANSWERS_BACK)
    .some(({ text }) => isTakenUp(text, said, log.setup.offer.price));

/** Whether a later statement has words of it. */
export const isUsedLater = (log: SessionLog, at: number, said: readonly string[]): boolean =>
  log.turns
    .slice(at + 1)
    .some(({ sentences }) =>
      sentences.some((one) => isStatement(one) && isTakenUp(one.text, said, log.setup.offer.price)),
    );

/** Whether any later message has at least one word of it: then nobody can say that there is nothing. */
export const isTouchedLater = (log: SessionLog, at: number, said: readonly string[]): boolean =>
  log.turns
    .slice(at + 1)
    .some(({ text }) => takenFrom(text, said, log.setup.offer.price).length > 0);

/** Says that it goes on from what the buyer stated: "pelo que você falou". */
export const leansOn = (turn: LoggedTurn): ReadSentence | undefined =>
  turn.before.known.includes('pain')
    ? turn.sentences.find((one) => isStatement(one) && QUOTES_THEM.test(plain(one.text)))
    : undefined;

/** Moves in which the buyer answers what was asked; others put off, complain or do not know. */
const ANSWERS: ReadonlySet<string> = new Set([
  ...(['fact', 'topic', 'recall', 'payoff', 'explain'] as const),
]);

/** In a detail the buyer answers by the form of a question, or puts off. */
const IN_ANSWER: ReadonlySet<string> = new Set(['fact', 'topic', 'detail']);

/** Whether the buyer gave an answer to a message at all. */
export const isAnswered = ({ sayings }: LoggedTurn): boolean =>
  sayings.some(({ move }) => ANSWERS.has(move));
