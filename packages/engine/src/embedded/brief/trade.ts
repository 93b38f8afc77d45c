import { type IcpFacts, isBuyerOf, type SellerFacts, tradeOf } from '../../facts/index.ts';
import type { Trade } from '../../knowledge/trades/index.ts';

/** The curated trade, only for customers who buy from it: its words are of their world. */
export function tradeFor(seller: SellerFacts | null, icp: IcpFacts): Trade | null {
  const trade = tradeOf({ seller, icp });
  return trade && isBuyerOf(trade, icp) ? trade : null;
}
