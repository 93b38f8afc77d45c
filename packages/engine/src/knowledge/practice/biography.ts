type Lines = readonly [string, ...string[]];

/** What a buyer can be asked about the own place, work and family. */
export const BUYER_FIELDS = [
  ...(['name', 'age', 'ages', 'team', 'hired', 'who', 'volume', 'customers', 'charge'] as const),
  ...(['product', 'hours', 'space', 'tools', 'supplier', 'season', 'place', 'since'] as const),
  ...(['routine', 'revenue', 'receive', 'delivers', 'rent', 'work', 'family', 'pet'] as const),
  ...(['event', 'vehicle', 'help'] as const),
] as const;
export type BuyerField = (typeof BUYER_FIELDS)[number];

/** What a buyer can be asked about how things are done without what is offered. */
export const PURCHASE_FIELDS = [
  ...(['today', 'pays', 'age', 'brand', 'frequency', 'quantity', 'tried', 'criterion'] as const),
  'space',
] as const;
export type PurchaseField = (typeof PURCHASE_FIELDS)[number];

/** What a buyer can be asked about the problem. */
export const PROBLEM_FIELDS = ['says', 'last', 'often', 'since', 'costs'] as const;
export type ProblemField = (typeof PROBLEM_FIELDS)[number];

type Answers<F extends string> = { readonly [field in F]?: Lines | undefined };

interface Partner {
  text: string;
  gender: 'm' | 'f';
}

/** A kind of buyer, such as the owner of a salon; `counts` are numbers by the stem of a noun. */
export interface BuyerKind extends Answers<BuyerField> {
  key: string;
  /** Chosen only where no other kind is named. */
  isGeneral?: boolean | undefined;
  scope: 'company' | 'person';
  /** Of the folded words that name this kind. */
  pattern: RegExp;
  counts?: Readonly<Record<string, string>> | undefined;
  /** Who may share the decision. */
  partners?: readonly [Partner, ...Partner[]] | undefined;
}

/** A kind of purchase; `theme` is a noun phrase with its article. */
export interface PurchaseKind extends Answers<PurchaseField> {
  key: string;
  /** Chosen only where no other kind is named. */
  isGeneral?: boolean | undefined;
  /** Who buys it like that; both without it. */
  scope?: 'company' | 'person' | undefined;
  /** The kinds of buyers who buy it like that; any of the scope without them. */
  buyers?: readonly string[] | undefined;
  /** The problem of those who buy it, where the ICP names none. */
  problem?: string | undefined;
  pattern: RegExp;
  theme: string;
}

/** A kind of problem. */
export interface ProblemKind extends Answers<ProblemField> {
  key: string;
  /** Who has it; both without it. */
  scope?: 'company' | 'person' | undefined;
  /** Chosen only where no other kind is named. */
  isGeneral?: boolean | undefined;
  /** The kinds of buyers who have it; anybody without them. */
  buyers?: readonly string[] | undefined;
  /** The kinds of purchases that solve it: the words of its `pattern` alone say too little. */
  purchases?: readonly string[] | undefined;
  pattern: RegExp;
  theme: string;
}

/** A plain question of a trade with its concrete answer. */
export interface Particular {
  key: string;
  /** Who is asked; both without it. */
  scope?: 'company' | 'person' | undefined;
  /** Says the day of an occasion, by which everything has to be ready. */
  isDate?: true | undefined;
  /** Of the folded words of the ICP and the offer; any without it. */
  of?: RegExp | undefined;
  /** Of the folded question. */
  pattern: RegExp;
  /** What the classifier may take such a question for, beside `particular`. */
  about?: readonly string[] | undefined;
  /** The noun whose amount the ICP may name, and the answer with that amount. */
  unit?: RegExp | undefined;
  own?: string | undefined;
  /** The buyer's field that answers, where it has no lines of its own. */
  field?: BuyerField | undefined;
  says?: Lines | undefined;
}

/** What a buyer has or does, apart from what is told of the kind. */
export interface Possession {
  key: string;
  /** Who is asked; both without it. */
  scope?: 'company' | 'person' | undefined;
  /** Of the folded noun after "tem", "usa" and the like. */
  pattern: RegExp;
  says: Lines;
}

/** A value of something that a line says of the buyer's world, by its folded text. */
export interface ClaimPattern {
  claim: string;
  value: string;
  pattern: RegExp;
}
