import type { PracticeAct } from '@salesai/contract/practice';
import { objectionOf } from '../buyer/objections-of.ts';
import { PRICE_VALUE } from '../levels.ts';
import { asksPrice } from '../reading/asks-price.ts';
import { plain } from '../reading/plain.ts';
import { CONDITION } from '../reading/pricing-words.ts';
import type { ObjectionRecord } from '../types.ts';
import { roundOffer } from '../words/money.ts';
import { factQuestions } from './asked-in-message.ts';
import { answerObjection, resolve } from './objections.ts';
import { payForm } from './pay-form.ts';
import { change, draw, openObjection, raise, raiseNext, say, type Turn } from './turn.ts';

/** Objections that a lower price or an exchange resolves. */
const OF_MONEY = new Set(['price', 'discount', 'cheaper', 'no-money', 'payment', 'no-return']);
/** Value below the gate with which an exchange is interesting. */
const TRADE_BELOW = 15;
/** How much lower the first counter-offer is, as a share of the list price. */
const FIRST_COUNTER = 0.12;
const COUNTERS_MAX = 3;
const SAME_PRICE = 0.995;
const VAGUE_DISCOUNT = 5;
const ASKS_FOR_MORE_MAX = 2;
/** What an exchange adds to the ceiling, as a share of the list price. */
const TRADE_CEILING = 0.05;

/** The most that the buyer pays now: more value, more money, up to the list price. */
export function ceilingOf({ state, rules, setup }: Turn): number {
  const { price: list } = setup.offer;
  const { ceiling } = state.buyer;
  const share = Math.max(0, Math.min(1, (state.value - rules.valueGate) / 20));
  const byValue = setup.scene === 'haggling' ? share / 2 : share;
  const traded = state.price.hasTraded ? list * TRADE_CEILING : 0;
  return Math.min(list, ceiling + (list - ceiling) * byValue + traded);
}

/** The seller names a price, again or for the first time. */
export function statePrice(turn: Turn) {
  const { state, reading } = turn;
  const { offered } = state.price;
  const said = reading.amounts.price;
  const list = turn.setup.offer.price;
  const isOther = said !== null && offered !== null && said < list * LEAST_PRICE;
  const price = (isOther ? null : said) ?? offered ?? list;
  if (state.price.stated !== null && offered !== null) {
    if (price < offered * SAME_PRICE)
      return isConditional(reading.folded) ? trade(turn) : discount(turn);
    return keep(turn, price, offered);
  }
  notePrice(turn, price);
  if (state.value < PRICE_VALUE) {
    return raise(turn, objectionOf('price'));
  }
  if (vanishes(turn)) return;
  say(turn, 'priceNoted', { price, isKnown: state.used.includes(knownPrice(price)) });
  if (state.buyer.manner === 'haggler' && haggle(turn)) return;
  if (!state.isOpen) raiseNext(turn);
}

const knownPrice = (price: number): string => `price ${price}`;

/** A price that was named surprises nobody in a later message, whatever was answered to it. */
export function keepPrice({ state, reading }: Turn) {
  const { price } = reading.amounts;
  if (price !== null && !state.used.includes(knownPrice(price))) state.used.push(knownPrice(price));
}

/** The same price again, or a higher one than the seller named before. */
function keep(turn: Turn, price: number, offered: number) {
  if (price <= offered / SAME_PRICE) return hold(turn);
  change(turn, { trust: -3, patience: -5 });
  say(turn, 'dearer', { price: offered });
}

/** What gives a kept price a reason. */
const ARGUES: ReadonlySet<PracticeAct> = new Set([
  ...(['answer_objection', 'linked_pitch', 'proof', 'generic_pitch', 'reflection'] as const),
]);

/** The seller keeps the price that was named: without a reason it answers nothing. */
function hold(turn: Turn) {
  const objection = openObjection(turn.state);
  const isArgued = turn.reading.sentences.some(({ act }) => ARGUES.has(act));
  if (isArgued && objection && OF_MONEY.has(objection.key)) return answerObjection(turn);
  say(turn, turn.state.price.counters.length > 0 ? 'limit' : 'priceHeld');
}

/** The first price of a session, wherever in the message it is. */
export function notePrice(turn: Turn, price: number) {
  const { state, setup } = turn;
  const list = setup.offer.price;
  state.price.stated = price;
  state.price.offered = price;
  state.price.conceded = Math.max(0, Math.round((1 - price / list) * 100));
  // Who is asked for the price names it.
  if (state.value >= PRICE_VALUE || asksPrice(plain(state.previous))) return;
  state.price.wasEarly = true;
  change(turn, { trust: -6, value: -6, patience: -10 });
}

/** Some buyers read the price and do not answer. */
function vanishes(turn: Turn): boolean {
  const { state, rules, setup } = turn;
  if (state.hasVanished || setup.scene === 'ghosting') return false;
  // Who has just agreed to a day, or is asked for one, answers.
  if (turn.reading.hasDate || factQuestions(turn).length > 0) return false;
  const likelihood = rules.vanishes * (1 - state.urgency / 100);
  if (draw(turn, 'vanishes') >= likelihood) return false;
  state.hasVanished = true;
  state.silentSince = state.clock;
  return true;
}

/** What the buyer agreed to pay, by the own counter-offers too. */
export const acceptedPrice = (turn: Turn): number =>
  isPriceAccepted(turn)
    ? turn.setup.offer.price
    : Math.max(ceilingOf(turn), turn.state.price.counters.at(-1) ?? 0);

/** Who was won over on the price does not find it too high afterwards; a haggler still asks for less. */
const isPriceAccepted = ({ state, setup }: Turn): boolean =>
  setup.scene !== 'haggling' &&
  state.buyer.manner !== 'haggler' &&
  state.raised.some(({ family, isResolved }) => family === 'price' && isResolved);

/** What the buyer asked for in the own words: the last counter-offer, or the stated budget. */
const namedPrice = ({ state }: Turn): number | undefined =>
  state.price.counters.at(-1) ?? statedBudget(state.revealed);

function statedBudget(revealed: Turn['state']['revealed']): number | undefined {
  const stated = revealed.find(({ key }) => key === 'budget');
  const digits = /R\$ ?([\d.]+)/.exec(stated?.text ?? '')?.[1]?.replaceAll('.', '');
  return digits ? Number(digits) : undefined;
}

const isSettled = (turn: Turn): boolean => {
  const { offered } = turn.state.price;
  const named = namedPrice(turn);
  return offered !== null && named !== undefined && offered <= named / SAME_PRICE;
};

/** A counter-offer, each higher and halving the gap to the ceiling; false when the price is within it. */
export function haggle(turn: Turn): boolean {
  const { state, setup } = turn;
  const { offered, counters } = state.price;
  const ceiling = acceptedPrice(turn);
  const isHaggling = setup.scene === 'haggling' || state.buyer.manner === 'haggler';
  const isWithin = offered !== null && offered <= ceiling;
  if (offered === null || isSettled(turn)) return false;
  if (isWithin && !(isHaggling && counters.length === 0)) return false;
  const last = counters.at(-1);
  const next = roundOffer(
    last === undefined
      ? Math.min(ceiling, offered) - setup.offer.price * FIRST_COUNTER
      : last + (ceiling - last) / 2,
  );
  if (counters.length >= COUNTERS_MAX || next <= (last ?? 0) || next >= offered) {
    say(turn, 'limit');
    return true;
  }
  counters.push(next);
  say(turn, 'haggle', { price: next });
  return true;
}

/** "Faz 1.150 e fecho": asks for the sale at a lower price. */
export const lowersPrice = ({ state, reading, setup }: Turn): boolean =>
  reading.amounts.price !== null &&
  reading.amounts.price < (state.price.offered ?? 0) * SAME_PRICE &&
  reading.amounts.price >= setup.offer.price * LEAST_PRICE;

/** Lowers the price without asking for anything. */
export function discount(turn: Turn) {
  const { state, reading, rules } = turn;
  const before = state.price.offered ?? turn.setup.offer.price;
  const { price, percent, form } = reading.amounts;
  if (isConditional(reading.folded) || isProposed(turn)) return trade(turn);
  if (price !== null && state.price.offered !== null && price >= before * SAME_PRICE) {
    return keep(turn, price, before);
  }
  if (price === null && percent === null) {
    if (form !== null && openObjection(state)) return payForm(turn, form);
    state.price.conceded += VAGUE_DISCOUNT;
    change(turn, { trust: -2, value: -2 });
    return say(turn, 'whichDiscount');
  }
  lowerTo(turn, price ?? before * (1 - (percent ?? 0) / 100));
  state.price.conceded += Math.max(
    1,
    Math.round((1 - (state.price.offered ?? before) / before) * 100),
  );
  change(turn, { trust: -3, value: -3 });
  const objection = openObjection(state);
  if (isSettled(turn)) return settle(turn);
  const isOfMoney = objection !== null && OF_MONEY.has(objection.key);
  if (isOfMoney && isWithinCeiling(turn)) return resolveByPrice(turn, objection);
  if (state.value < rules.valueGate) return askForMore(turn);
  if (isOfMoney) return resolveByPrice(turn, objection);
  sayPriced(turn, 'discounted');
}

/** The buyer agrees to the price that resolved the objection, and names it. */
function resolveByPrice(turn: Turn, objection: ObjectionRecord) {
  resolve(turn, objection);
  turn.sayings.pop();
  sayPriced(turn, 'discounted');
}

const sayPriced = (turn: Turn, move: 'discounted' | 'trade' | 'more') =>
  say(turn, move, { price: turn.state.price.offered ?? turn.setup.offer.price });

/** The price of an exchange that the buyer put off, named again. */
const isProposed = ({ state, reading }: Turn): boolean =>
  state.price.proposed !== undefined &&
  reading.amounts.price !== null &&
  reading.amounts.price >= state.price.proposed * SAME_PRICE;

/** Less than this share of the list price is no price of the offer. */
const LEAST_PRICE = 0.4;

/** A lower price beside something else that the buyer answers is given away, too. */
export function noteLowered({ state, reading, setup }: Turn) {
  const { offered } = state.price;
  const { price } = reading.amounts;
  const isNamed = reading.sentences.some(({ act }) => act === 'discount');
  if (!isNamed || price === null || offered === null || isConditional(reading.folded)) return;
  if (price >= offered * SAME_PRICE || price < setup.offer.price * LEAST_PRICE) return;
  state.price.offered = price;
  state.price.conceded += Math.max(1, Math.round((1 - price / offered) * 100));
}

/** What the buyer can pay is not too expensive. */
const isWithinCeiling = (turn: Turn): boolean =>
  (turn.state.price.offered ?? Number.POSITIVE_INFINITY) <= ceilingOf(turn);

/** The price that the buyer asked for ends the haggling. */
function settle(turn: Turn) {
  const { state } = turn;
  const objection = openObjection(state);
  if (objection && OF_MONEY.has(objection.key)) resolve(turn, objection);
  if (turn.sayings.length > 0) turn.sayings.pop();
  say(turn, 'settled', { price: state.price.offered ?? turn.setup.offer.price });
}

/** Who gives in without a reason is asked for more, but not for ever. */
function askForMore(turn: Turn) {
  const { used } = turn.state;
  const asked = used.filter((id) => id.startsWith('more#')).length;
  if (asked < ASKS_FOR_MORE_MAX) return sayPriced(turn, 'more');
  say(turn, 'notYetValue');
}

function lowerTo({ state, setup }: Turn, price: number) {
  if (state.price.stated === null) state.price.stated = setup.offer.price;
  const before = state.price.offered ?? setup.offer.price;
  state.price.offered = Math.max(0, Math.min(before, Math.round(price * 100) / 100));
}

const isConditional = (folded: string) => CONDITION.test(folded);

/** Gives something in exchange for something. */
export function trade(turn: Turn) {
  const { state, reading, rules } = turn;
  const { price, percent, form } = reading.amounts;
  const before = state.price.offered ?? turn.setup.offer.price;
  if (form !== null) state.price.form = form;
  if (state.value < rules.valueGate - TRADE_BELOW && !endsObjection(turn)) {
    change(turn, { patience: -4 });
    if (price !== null) state.price.proposed = price;
    return say(turn, 'tradeEarly');
  }
  if (price !== null && price < before) lowerTo(turn, price);
  else if (percent !== null) lowerTo(turn, before * (1 - percent / 100));
  state.price.hasTraded = true;
  change(turn, { trust: 4, value: 3 });
  if (isSettled(turn)) return settle(turn);
  const objection = openObjection(state);
  if (objection && OF_MONEY.has(objection.key)) {
    resolve(turn, objection);
    turn.sayings.pop();
    return sayPriced(turn, 'trade');
  }
  if (objection?.family === 'terms') return resolve(turn, objection);
  sayPriced(turn, 'trade');
}

/** A price within the ceiling while the buyer finds it too high. */
function endsObjection(turn: Turn): boolean {
  const { price } = turn.reading.amounts;
  const named = namedPrice(turn);
  if (price !== null && named !== undefined && price <= named) return true;
  const objection = openObjection(turn.state);
  return (
    objection !== null && OF_MONEY.has(objection.key) && price !== null && price <= ceilingOf(turn)
  );
}
