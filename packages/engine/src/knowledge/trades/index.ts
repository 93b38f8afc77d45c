export type { Trade, TradeBuyer, TradeNoun, TradeObjection } from './trade.ts';
export { TRADES } from './trades.gen.ts';
