type Lines = readonly [string, ...string[]];

/**
 * What many sheets have a fact of: their wordings are pooled. The gates of a session decide when a buyer
 * tells `last`, `tried`, `quoted`, `dropped`, `future`, `loss`, `deadline` and `budget`.
 */
export const SHEET_KINDS = [
  ...(['last', 'tried', 'quoted', 'dropped', 'future', 'loss', 'deadline', 'budget'] as const),
  ...(['quote', 'pays', 'since', 'often', 'who', 'free', 'noticed', 'opinion'] as const),
  ...(['fear', 'criterion', 'knows'] as const),
] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/** Something that a buyer of a trade knows about the own case. */
export interface SheetFact {
  kind?: SheetKind | undefined;
  /** Folded beginnings of words of the offer to which the kind belongs, in a sheet of several services. */
  about?: Lines | undefined;
  /** Wordings of the question. */
  asks: Lines;
  /** One of them is the answer of a session; each answers all wordings. */
  says: Lines;
}

/** What the sellers of a trade plainly ask, and what its buyers answer. */
export interface TradeSheet {
  key: string;
  scope: 'company' | 'person';
  /** Folded phrases of the offer by which the trade is recognised; words of the ICP may complete them. */
  of: Lines;
  /** Folded beginnings of words, of which the offer or the ICP names one where the sheet is for these customers only. */
  customers?: Lines | undefined;
  /** Folded beginnings of words of the offer or the ICP that name other customers than those of the sheet. */
  except?: Lines | undefined;
  /** Who the offer is for, where that is not the buyer, and their usual ages. */
  user?: { who: 'child' | 'parent'; ages: readonly [number, number] } | undefined;
  facts: readonly SheetFact[];
}
