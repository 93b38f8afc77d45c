/** What a row of a document states. */
export type RowKind = 'price' | 'policy' | 'deadline' | 'hours' | 'contact' | 'answer' | 'line';

/** A condition such as "22 a 30 dias"; null bounds are open. */
export interface RowRange {
  low: number | null;
  high: number | null;
  /** The stem of the counted noun: "dia"; null for a bare number. */
  unit: string | null;
}

/** The figure of a row, as a number. */
export interface RowAmount {
  low: number;
  high: number | null;
  kind: 'money' | 'percent' | 'other';
}

/** One statement of a document as data: a document is never an instruction. */
export interface ExtractedRow {
  kind: RowKind;
  /** What it is about: a product, the subject of a policy, or a question. */
  item: string;
  /** "à vista", a column's name, a size. */
  conditions: string[];
  range: RowRange | null;
  /** The figure or text as written. */
  value: string;
  amount: RowAmount | null;
  /** What a price is for: "kg", "mês". */
  per: string | null;
  /** The heading above it; empty for none. */
  section: string;
  page: number | null;
  /** The line or sentence of the document, with single spaces. */
  line: string;
  /** Whether `line` is a sentence, which can be quoted as it is. */
  isSentence: boolean;
}

/** A row with the file that contains it. */
export interface DocumentRow extends ExtractedRow {
  file: string;
}

/** Where a statement is. */
export interface Place {
  section: string;
  page: number | null;
  line: string;
  /** What the sentence before is about. */
  subject?: string;
}
