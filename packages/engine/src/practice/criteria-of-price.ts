import { type Criterion, FULL, judged, NOT_APPLICABLE } from './judged.ts';
import { PRICE_VALUE } from './levels.ts';
import { quotesOfActs, replyWithMove } from './quotes.ts';
import type { LoggedTurn, SessionLog } from './replay.ts';
import type { ObjectionRecord } from './types.ts';

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
  const mark = value >= PRICE_VALUE ? FULL : value >= SOON_VALUE ? 2 : 0;
  return judged(log, mark, quotesOfActs([priced], isOfPrice), priced);
};

const steps = ({ acknowledged, asked, answered, confirmed }: ObjectionRecord): number =>
  [acknowledged, asked, answered, confirmed].filter(Boolean).length;

const objections: Criterion = (log) => {
  const { raised } = log.last;
  if (raised.length === 0) return NOT_APPLICABLE;
  const mark = raised.reduce((sum, one) => sum + steps(one), 0) / raised.length;
  const handled = log.turns.filter(({ before }) => before.isOpen);
  const evidence = quotesOfActs(handled, (act) =>
    /^(?:isolate_objection|answer_objection|empathy|reflection|proof|linked_pitch|trade_concession|involve_decision_maker)$/.test(
      act,
    ),
  );
  return judged(log, evidence.length > 0 ? mark : 0, evidence, replyWithMove(log, 'object'));
};

const margin: Criterion = (log, status) => {
  const { stated, conceded, hasTraded } = log.last.price;
  const isSold = status === 'won' || status === 'advanced';
  // Without a sale or a concession there was no margin to defend.
  if (!isSold && conceded === 0 && !hasTraded) return NOT_APPLICABLE;
  const priced = pricedTurn(log);
  if (stated === null || (log.setup.scene !== 'ghosting' && !priced)) return NOT_APPLICABLE;
  const mark = conceded === 0 ? FULL : Math.min(2, FULL - 2 * Math.ceil(conceded / CONCEDED_STEP));
  const evidence = quotesOfActs(log.turns, (act) =>
    conceded === 0 ? isOfPrice(act) : act === 'state_price' || act === 'trade_concession',
  );
  const given = log.turns.find(({ before, after }) => after.price.conceded > before.price.conceded);
  return judged(log, mark, evidence, given ?? null);
};

export const PRICE_CRITERIA = { price_timing: priceTiming, objections, margin };
