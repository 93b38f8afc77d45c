import { PRICE_VALUE } from '../levels.ts';
import { isAcknowledging } from '../reading/acknowledging.ts';
import { asksPrice } from '../reading/asks-price.ts';
import { plain } from '../reading/plain.ts';
import type { ObjectionRecord, ReadSentence } from '../types.ts';
import { type Criterion, FULL, firstLack, judged, listened, NOT_APPLICABLE } from './judged.ts';
import { quotesOfActs, replyWithMove } from './quotes.ts';
import type { LoggedTurn, SessionLog } from './replay.ts';
import { turnsUsingWords } from './used-words.ts';

/** Value at which a price comes only a little early. */
const SOON_VALUE = 20;
const CONCEDED_STEP = 5;

const pricedTurn = ({ turns }: SessionLog): LoggedTurn | undefined =>
  turns.find(({ before, after }) => before.price.stated === null && after.price.stated !== null);

const isOfPrice = (act: string) => /^(?:state_price|discount|trade_concession)$/.test(act);

const priceTiming: Criterion = (log) => {
  const priced = pricedTurn(log);
  if (!priced) return NOT_APPLICABLE;
  const { value } = priced.before;
  const byValue = value >= PRICE_VALUE ? FULL : value >= SOON_VALUE ? 2 : 0;
  const isUsed = usedWords(log, priced);
  const mark = listened(priced.before) ? byValue : Math.min(isUsed ? 2 : 1, byValue);
  // An answer to the buyer's question comes at no wrong time.
  if (mark < FULL && asksPrice(plain(priced.before.previous)) && !isProvoked(log, priced)) {
    return { ...NOT_APPLICABLE, lack: 'requested' };
  }
  const lack = firstLack(
    ['first', priced === log.turns[0]],
    ['problem', !priced.before.known.includes('pain')],
    ['unheard', !listened(priced.before) && !isUsed],
    ['unlinked', !listened(priced.before)],
  );
  return judged(log, mark, quotesOfActs([priced], isOfPrice), priced, lack);
};

/** A sentence of the seller up to the price has words of what the buyer had stated. */
const usedWords = ({ turns }: SessionLog, priced: LoggedTurn): boolean =>
  turnsUsingWords(turns.slice(0, turns.indexOf(priced) + 1)).length > 0;

/** The seller spoke of a lower price before any: the buyer only asks which. */
const isProvoked = ({ turns }: SessionLog, priced: LoggedTurn): boolean =>
  turns[turns.indexOf(priced) - 1]?.sentences.some(({ act }) => isOfPrice(act)) ?? false;

/** The steps alone do not resolve what the buyer still says. */
const UNRESOLVED_MOST = 2;

function steps({ acknowledged, asked, answered, confirmed, isResolved }: ObjectionRecord): number {
  const count = [acknowledged, asked, answered, confirmed].filter(Boolean).length;
  return isResolved ? count : Math.min(UNRESOLVED_MOST, count);
}

function objectionLack(raised: readonly ObjectionRecord[]): string | null {
  const worst = raised.toSorted((a, b) => steps(a) - steps(b))[0];
  if (!worst) return null;
  const { acknowledged, asked, answered, confirmed, isResolved } = worst;
  return firstLack(
    ['acknowledged', !acknowledged],
    ['asked', !asked],
    ['answered', !answered],
    ['unresolved', !isResolved],
    ['confirmed', !confirmed],
  );
}

/** What the buyer objected while the seller could still write: not what the last answer raised. */
const answerable = ({ turns, last }: SessionLog): ObjectionRecord[] =>
  last.raised.slice(0, turns.at(-1)?.before.raised.length ?? 0);

const objections: Criterion = (log) => {
  const raised = answerable(log);
  if (raised.length === 0) {
    return log.last.raised.length === 0 ? NOT_APPLICABLE : { ...NOT_APPLICABLE, lack: 'late' };
  }
  const mark = raised.reduce((sum, one) => sum + steps(one), 0) / raised.length;
  const handled = log.turns.filter(({ before }) => before.isOpen);
  const lack = objectionLack(raised);
  // What was missing is not shown as its own evidence.
  const isShown = (act: string, { text }: ReadSentence) =>
    lack !== 'acknowledged' ||
    !(/^(?:empathy|reflection)$/.test(act) || isAcknowledging(plain(text)));
  const evidence = quotesOfActs(
    handled,
    (act, _, sentence) =>
      isShown(act, sentence) &&
      /^(?:isolate_objection|answer_objection|empathy|reflection|proof|linked_pitch|trade_concession|involve_decision_maker)$/.test(
        act,
      ),
  );
  const missed = replyWithMove(log, 'object');
  return judged(log, evidence.length > 0 ? mark : 0, evidence, missed, lack);
};

/** Below the list price, in percent, up to which an exchange is a good one, and what each mark less allows. */
const TRADED_STEPS = [7, 12, 20, 30] as const;

/** Nothing was asked for and nothing sold: no margin to defend. */
function wasDefended({ last }: SessionLog, status: string): boolean {
  const isSold = status === 'won' || status === 'advanced';
  const { counters, conceded, hasTraded } = last.price;
  const wasAnswered = last.raised.some(
    ({ family, isResolved }) => family === 'price' && isResolved,
  );
  const wasHeld = listened(last) && (counters.length > 0 || wasAnswered);
  return isSold || conceded > 0 || hasTraded || wasHeld;
}

/** Below this share of the list price an amount may be that of a part or of an instalment. */
const DOUBTFUL_BELOW = 0.55;
const OF_PART = /\b\d{1,2} ?(?:x|vezes)\b|\bentrada\b|\bsinal de\b|\bmil menos\b/;

const loweringTurn = ({ turns }: SessionLog): LoggedTurn | undefined =>
  turns.find(
    ({ before, after }) =>
      after.price.conceded > before.price.conceded ||
      (after.price.offered ?? 0) < (before.price.offered ?? 0),
  );

/** A lower price that may be another amount is held against nobody. */
function isDoubtful(log: SessionLog): boolean {
  const lowered = loweringTurn(log);
  if (!lowered) return false;
  const isFar = (log.last.price.offered ?? 0) < log.setup.offer.price * DOUBTFUL_BELOW;
  const isSaid = lowered.sentences.some(({ act }) => DISCOUNTS.test(act));
  const folded = plain(lowered.text);
  return OF_PART.test(folded) || (isFar && !isSaid) || !/\d|descont|abat|menos|metade/.test(folded);
}
const DISCOUNTS = /^(?:discount|trade_concession)$/;

const margin: Criterion = (log, status) => {
  const { stated, conceded, hasTraded, offered } = log.last.price;
  if (stated === null || !wasDefended(log, status) || isDoubtful(log)) return NOT_APPLICABLE;
  const given = Math.max(0, 100 * (1 - (offered ?? stated) / log.setup.offer.price));
  const traded = FULL - TRADED_STEPS.filter((most) => given > most).length;
  const free = conceded === 0 ? FULL : Math.min(2, FULL - 2 * Math.ceil(conceded / CONCEDED_STEP));
  const mark = hasTraded ? Math.min(traded, free) : free;
  const evidence = quotesOfActs(log.turns, (act) =>
    mark === FULL ? isOfPrice(act) : act === 'state_price' || act === 'trade_concession',
  );
  const lack = firstLack(['much', hasTraded && conceded === 0]);
  return judged(log, mark, evidence, loweringTurn(log) ?? null, lack);
};

export const PRICE_CRITERIA = { price_timing: priceTiming, objections, margin };
