import type { PracticeQuote } from '@salesai/contract/practice';
import { PRICE_VALUE } from '../levels.ts';
import { amountsIn } from '../reading/amounts.ts';
import { asksPrice } from '../reading/asks-price.ts';
import { cutAtClause, sentenceAround } from '../reading/excerpt.ts';
import { plain } from '../reading/plain.ts';
import { isAboutLoss, SAYS_PRICE } from '../reading/pricing-words.ts';
import type { ReadSentence } from '../types.ts';
import { asksOfEffects } from './consequence.ts';
import { dismissalIn } from './dismissing.ts';
import {
  type Criterion,
  FULL,
  firstLack,
  type Judged,
  judged,
  listened,
  NOT_APPLICABLE,
} from './judged.ts';
import { margin } from './margin.ts';
import { bargainedSteps, type Found, type ObjectionSteps, stepsOf } from './objection-steps.ts';
import { contentOf, quoteOf, quotesOfActs, replyWithMove, wholeQuote } from './quotes.ts';
import type { LoggedMessage, LoggedTurn, SessionLog } from './replay.ts';
import { givenBack, leansOn } from './said.ts';
import { turnsUsingWords } from './used-words.ts';
import { linksOf } from './value.ts';

/** Value at which a price comes only a little early. */
const SOON_VALUE = 20;
const LIST_PRICE = 0.005;

/** "480 por mês, quer?" */
const PER_UNIT =
  /\d(?: reais)? (?:por|a|ao|o|cada) (?:mes|ano|aula|hora|sessao|pessoa|visita|unidade|kit|caixa|metro|semana)\b/;

/** Names the list price in the words of a price, whatever else the sentence does. */
function namesPrice({ text, act }: ReadSentence, list: number): boolean {
  const folded = plain(text);
  if (isAboutLoss(folded)) return false;
  if (act.startsWith('ask_') && !PER_UNIT.test(folded)) return false;
  if (!/r\$|reais|\bmil\b/i.test(text) && !PER_UNIT.test(folded)) return false;
  const { price } = amountsIn(text, list);
  const isList = price !== null && Math.abs(price - list) <= list * LIST_PRICE;
  return isList && (SAYS_PRICE.test(folded) || PER_UNIT.test(folded));
}

/** Where the seller named the price, also where the buyer took it for something else. */
const pricedTurn = ({ turns, setup, first }: SessionLog): LoggedTurn | undefined =>
  first.price.stated === null
    ? turns.find(
        ({ before, after, sentences, isContested }) =>
          (before.price.stated === null && after.price.stated !== null) ||
          (!isContested && sentences.some((one) => namesPrice(one, setup.offer.price))),
      )
    : undefined;

const isOfPrice = (act: string) => /^(?:state_price|discount|trade_concession)$/.test(act);

/** The sentence that named the price, by its act or by the amount. */
function priceQuotes(log: SessionLog, priced: LoggedTurn) {
  const byAct = quotesOfActs([priced], isOfPrice);
  if (byAct.length > 0) return byAct;
  return quotesOfActs([priced], (_act, _turn, one) => namesPrice(one, log.setup.offer.price));
}

/** Marks by the value that the buyer saw, the message of the price included. */
function byValue({ before, after }: LoggedTurn): number {
  const isSeen = after.price.stated !== null ? !after.price.wasEarly : after.value >= PRICE_VALUE;
  if (isSeen) return FULL;
  return before.value >= SOON_VALUE ? 2 : 0;
}

/** The best mark of a price among too much else. */
const CROWDED_MOST = 3;

const priceTiming: Criterion = (log) => {
  const priced = pricedTurn(log);
  if (!priced) return NOT_APPLICABLE;
  const at = log.turns.indexOf(priced);
  const { before } = priced;
  const isLinked = linksOf(log).some(({ turn }) => log.turns.indexOf(turn) <= at);
  const isTakenUp =
    listened(before) || isLinked || log.turns.slice(0, at + 1).some((_, n) => givenBack(log, n));
  const until = log.turns.slice(0, at + 1);
  const isUsed =
    isTakenUp ||
    turnsUsingWords(until).length > 0 ||
    until.some((turn) => leansOn(turn) !== undefined);
  const isKnown = before.known.includes('pain');
  const hasAsked = before.implications > 0 || until.some((turn) => asksOfEffects(turn));
  // A point for each thing that prepares a price: the problem, what it leads to, listening and a link.
  const prepared = [isKnown, before.implications > 0, isTakenUp, isLinked].filter(Boolean).length;
  const seen = Math.max(byValue(priced), prepared);
  const isCrowded = priced.sayings.some(({ move }) => move === 'dump');
  const most = !isTakenUp ? (isUsed ? 2 : 1) : isCrowded ? CROWDED_MOST : FULL;
  const mark = isKnown || isTakenUp ? Math.min(seen, most) : 0;
  // An answer to the buyer's question comes at no wrong time.
  if (mark < FULL && asksPrice(plain(before.previous)) && !isProvoked(log, priced)) {
    return { ...NOT_APPLICABLE, lack: 'requested' };
  }
  const lack = firstLack(
    ['first', at === 0],
    ['problem', !isKnown],
    ['unheard', !isUsed],
    ['unlinked', !isTakenUp],
    ['crowded', isCrowded],
    ['unstated', !hasAsked],
    ['link', !isLinked],
    ['soon', true],
  );
  const evidence = priceQuotes(log, priced);
  const [named] = evidence;
  const missed = named ? { messageId: named.messageId, text: named.quote } : priced;
  return judged(log, mark, evidence, missed, lack, named ?? null);
};

/** The seller spoke of a lower price before any: the buyer only asks which. */
const isProvoked = ({ turns }: SessionLog, priced: LoggedTurn): boolean =>
  turns[turns.indexOf(priced) - 1]?.sentences.some(({ act }) => isOfPrice(act)) ?? false;

/** The steps alone do not resolve what the buyer still says. */
const UNRESOLVED_MOST = 2;

/** A request to buy may confirm that nothing stands against it, but shows no handling. */
const foundIn = ({ acknowledged, asked, answered, confirmed }: ObjectionSteps): Found[] =>
  [acknowledged, asked, answered, confirmed]
    .filter((one) => one !== null)
    .filter(
      ({ sentence }) =>
        sentence.act !== 'close' || /\d|boleto|pix|cartao/.test(plain(sentence.text)),
    );

function points(steps: ObjectionSteps): number {
  const { acknowledged, asked, answered, confirmed, isResolved } = steps;
  const count = [acknowledged, asked, answered, confirmed].filter((one) => one !== null).length;
  const most = acknowledged === null ? UNRESOLVED_MOST - 1 : UNRESOLVED_MOST;
  return isResolved ? count : Math.min(most, count);
}

const lackOf = ({ acknowledged, asked, answered, confirmed, isResolved }: ObjectionSteps) =>
  firstLack(
    ['acknowledged', acknowledged === null],
    ['asked', asked === null],
    ['answered', answered === null],
    ['unresolved', !isResolved],
    ['confirmed', confirmed === null],
  );

const EVIDENCE_MAX = 3;
const SAID_MAX = 90;

/** The best mark of somebody who called a worry nothing, whatever was handled besides. */
const DISMISSED_MOST = 1;

/** An objection that was called nothing is not handled. */
function dismissed(
  log: SessionLog,
  mark: number,
  evidence: readonly PracticeQuote[],
  turn: LoggedTurn,
): Judged {
  const sentence = dismissalIn(turn);
  if (!sentence) return NOT_APPLICABLE;
  const fault = quoteOf(turn, sentence);
  const missed = { messageId: turn.messageId, text: sentence.text };
  const most = evidence.length > 0 ? Math.min(DISMISSED_MOST, mark) : 0;
  const phrase = cutAtClause(sentence.text.replace(/[.!… ]{1,6}$/, ''), SAID_MAX);
  return { ...judged(log, most, evidence, missed, 'dismissed', fault), phrase };
}

/** The best mark where the buyer named less money than the price, and nobody spoke of it. */
const BUDGET_MOST = 2;
const ABOVE_BUDGET = 1.03;
const OF_BUDGET =
  /\b(?:orcamento|separ(?:ou|ado|aste)|reserv(?:ou|ado)|cabe|caberia|parcel\w+|vezes|entrada)\b|\d ?x\b/;

/** What the buyer said to have for it, less than the price, that no later sentence speaks of; else null. */
function unmetBudget({ turns, last }: SessionLog): LoggedMessage | null {
  const price = last.price.offered ?? last.price.stated;
  const at = turns.findIndex(({ after }) => after.lastRevealed.includes('budget'));
  const stated = turns[at]?.after.revealed.find(({ key }) => key === 'budget');
  if (price === null || !stated) return null;
  const { price: budget } = amountsIn(stated.text, 0, true);
  if (budget === null || price <= budget * ABOVE_BUDGET) return null;
  const later = turns.slice(at + 1).flatMap(({ sentences }) => sentences);
  const isMet = later.some(
    ({ act, text }) =>
      OF_BUDGET.test(plain(text)) ||
      act === 'discount' ||
      act === 'trade_concession' ||
      amountsIn(text, 0, true).price === budget,
  );
  if (isMet) return null;
  return turns[at]?.replies.find(({ text }) => text === stated.text) ?? null;
}

const objections: Criterion = (log, status) => {
  // What the buyer objected while the seller could still write: not what the last answer raised.
  const count = log.turns.at(-1)?.before.raised.length ?? 0;
  const dismissing = log.turns.filter((turn) => dismissalIn(turn) !== undefined);
  const bargained = count === 0 ? bargainedSteps(log, status) : null;
  const handled = bargained
    ? [bargained]
    : log.last.raised.slice(0, count).map((_, which) => stepsOf(log, status, which));
  if (handled.length === 0) {
    if (dismissing[0]) return dismissed(log, 0, [], dismissing[0]);
    return log.last.raised.length === 0 ? NOT_APPLICABLE : { ...NOT_APPLICABLE, lack: 'late' };
  }
  const mark = handled.reduce((sum, one) => sum + points(one), 0) / handled.length;
  const [worst] = handled.toSorted((a, b) => points(a) - points(b));
  const evidence = handled
    .flatMap(foundIn)
    .map(({ turn, sentence }) => quoteOf(turn, wholeSentence(turn, sentence)))
    .filter((one, at, all) => all.findIndex((other) => isSame(one, other)) === at);
  const telling = evidence.filter(({ quote }) => contentOf(quote) > 0);
  const shown = (telling.length > 0 ? telling : evidence).slice(0, EVIDENCE_MAX);
  if (dismissing[0]) return dismissed(log, mark, shown, dismissing[0]);
  const praised = handled.flatMap(({ acknowledged }) =>
    acknowledged ? [quoteOf(acknowledged.turn, acknowledged.sentence)] : [],
  );
  const budget = status === 'won' ? null : unmetBudget(log);
  if (budget && mark > BUDGET_MOST) {
    const of = judged(log, BUDGET_MOST, shown, budget, 'budget');
    return {
      ...of,
      phrase: cutAtClause(budget.text.replace(/[.!… ]{1,6}$/, ''), SAID_MAX),
      praised,
    };
  }
  const missed = worst?.said ?? replyWithMove(log, 'object');
  const lack = worst ? lackOf(worst) : null;
  // Where the step would have had its place: in the first message about it, or with the answer.
  const isLate = lack === 'confirmed' || lack === 'unresolved';
  const at = isLate ? worst?.answered?.turn : worst?.first;
  // A message that handled it, and did not suffice, is at no fault.
  const first = at && lack !== 'unresolved' ? wholeQuote(at) : null;
  const phrase = worst?.said
    ? cutAtClause(worst.said.text.replace(/[.!… ]{1,6}$/, ''), SAID_MAX)
    : null;
  const of = judged(
    log,
    shown.length > 0 ? mark : 0,
    shown,
    missed,
    phrase === null ? null : lack,
    first,
  );
  return { ...of, phrase, praised };
};

/** A piece that ends in the middle is shown with the rest of its sentence. */
const wholeSentence = ({ text }: LoggedTurn, one: ReadSentence) =>
  /[.!?…]\s*$/.test(one.text) ? one : sentenceAround(text, one);

const isSame = (
  one: { messageId: string; start: number },
  other: { messageId: string; start: number },
): boolean => one.messageId === other.messageId && one.start === other.start;

export const PRICE_CRITERIA = { price_timing: priceTiming, objections, margin };
