/** Folded words by which questions are compared with documents. */
export interface DocumentWords {
  /** Words without a subject of their own. */
  plain: readonly string[];
  /** Words of one meaning; the first stands for all. */
  synonyms: readonly (readonly string[])[];
  /** Words of one field of sales that stand for each other in questions and documents. */
  related: readonly (readonly string[])[];
}
