import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { customersIn } from '../cases/customer.ts';
import { feelingIn } from '../reading/feelings.ts';
import { recognised } from '../reading/recognise.ts';
import { saidBy } from '../reading/reported.ts';
import { newsIn, saleReportedIn } from './news-act.ts';
import { smallTalkIn } from './own-life.ts';
import { hasOrder, saysOrder } from './says-order.ts';

/** The news that a message tells, as it is clearly recognised, else by its evidence. */
function newsOf(text: string): ReturnType<typeof newsIn> {
  const news = newsIn(text) ?? (saleReportedIn(text) ? 'result-sale' : null);
  if (news === null) return null;
  const { label, probability } = recognised(text);
  const read = probability >= CLEAR ? RESULTS[label] : undefined;
  return read ?? news;
}
const CLEAR = 0.5;
const RESULTS: Readonly<Record<string, ReturnType<typeof newsIn>>> = {
  'result.sale': 'result-sale',
  'result.loss': 'result-loss',
  'result.progress': 'result-progress',
};

/** "a Luana leu e respondeu só “vou ver”": nobody says that of a reply of the coach. */
export const tellsOfCustomer = (text: string): boolean =>
  (saidBy(text) !== null || customersIn(text).length > 0) &&
  !/\b(?:vc|voce|tu|ce|coach|isso)\b/.test(fold(text));

/** A sale reported with joy is no order, though "respondeu: fechou!" sounds like one. */
const isOrder = (text: string): boolean =>
  newsIn(text) === 'result-sale' ? hasOrder(text) : saysOrder(text);

/** What a message plainly is before any order for a text is looked for in it. */
export function plainAct(text: string): Act | null {
  const feeling = feelingIn(text);
  if (feeling?.kind === 'event' && newsIn(text) !== 'result-sale')
    return { kind: 'feeling', said: text };
  const news = isOrder(text) ? null : newsOf(text);
  if (news !== null) return { kind: news, said: text };
  if (saysOrder(text)) return null;
  if (feeling) return { kind: 'feeling', said: text };
  const talk = smallTalkIn(text);
  return talk === null ? null : { kind: 'small-talk', topic: talk };
}
