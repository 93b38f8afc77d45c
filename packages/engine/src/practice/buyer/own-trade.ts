import { TRADES, type Trade } from '../../knowledge/trades/index.ts';
import { fold } from '../../shared/text.ts';

/** Work on a thing that the customer already has. */
const UPKEEP =
  /\b(?:limpeza|lavagem|higienizacao|manutencao|conserto|reparo|revisao|polimento|reforma|troca|afiacao|recarga|desentupimento|dedetizacao|assistencia|restauracao|regulagem|limpar|consertar|lavar|arrumar)\b/;
const HALF = 0.5;

/** Whether a trade sells the thing itself to somebody who only looks after it: "limpeza de placa solar". */
export function isOtherTrade({ name, offer_cues, offers }: Trade, offer: string): boolean {
  const isOwnWork = UPKEEP.test(fold([name, ...offer_cues].join('. ')));
  if (isOwnWork || !UPKEEP.test(fold(offer))) return false;
  const ofUpkeep = offers.filter(({ text }) => UPKEEP.test(fold(text)));
  return ofUpkeep.length < offers.length * HALF;
}

/** Whether a line is one of a trade that sells the thing, which nobody says to who cleans it. */
export const isOfOtherTrade = (line: string, offer: string): boolean =>
  UPKEEP.test(fold(offer)) &&
  TRADES.some(
    (trade) =>
      trade.objections.some(({ said }) => fold(said) === fold(line)) && isOtherTrade(trade, offer),
  );
