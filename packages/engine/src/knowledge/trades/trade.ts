/** A noun phrase without article, as an author of the knowledge wrote it. */
export interface TradeNoun {
  text: string;
  gender: 'm' | 'f';
  number: 's' | 'p';
}

/** Who buys, in both genders and the plural. */
export interface TradeBuyer {
  text: string;
  feminine: string;
  plural: string;
}

/** What a buyer of this trade objects, and the seller's answer. */
export interface TradeObjection {
  said: string;
  answer: string;
}

/** What an experienced seller of a trade knows. Everything in it is a hypothesis for one customer. */
export interface Trade {
  key: string;
  /** What the trade sells. */
  name: string;
  gender: 'm' | 'f';
  number: 's' | 'p';
  /** Folded words that show that somebody sells this. */
  offer_cues: readonly string[];
  /** Folded words of who buys it. */
  buyer_cues: readonly string[];
  /** Folded words of which an answer has to contain one, where a sibling trade sells the same goods. */
  needs?: readonly string[];
  offers: readonly TradeNoun[];
  buyers: readonly TradeBuyer[];
  /** How it is charged: "por visita". */
  units: readonly string[];
  /** Who decides, and how. */
  decides: readonly string[];
  /** Noun phrases in the buyer's world. */
  pains: readonly string[];
  /** Clauses that begin with "quando". */
  triggers: readonly string[];
  season: readonly string[];
  rules: readonly string[];
  /** Questions to the buyer. */
  questions: readonly string[];
  /** Questions to the buyer about what a pain leads to. */
  consequences: readonly string[];
  proofs: readonly string[];
  /** First sentences to a buyer, without greeting and price. */
  openings: readonly string[];
  objections: readonly TradeObjection[];
  words: readonly string[];
  /** What the author was not sure of. */
  doubts: readonly string[];
}
