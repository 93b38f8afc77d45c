/** A question that sellers ask their coach, with a short answer. */
export interface FrequentQuestion {
  key: string;
  /** The nearest method or objection ("obj.price"), with which the conversation goes on. */
  topic: string;
  /** Ways to ask it. */
  asks: readonly string[];
  /** The first sentence answers; the others say how. */
  answer: string;
  /** What to say or send to the buyer; `{nome}` after the greeting is the only slot. */
  line?: string | undefined;
  why: string;
  /** What to do after it. */
  next: string;
  /** Asks for what would fit the answer to the seller's case. */
  question: string;
}

/** The questions of one file. */
export interface QuestionsOfTheme {
  answers: readonly FrequentQuestion[];
}

/** The index of the questions, compiled with them; arrays as base64, little-endian. */
export interface PackedQuestionIndex {
  /** Uint32: the hashes of the classifier's features, each with how many questions have it (uint16). */
  hashes: string;
  counts: string;
  /** Uint16: the places of these questions, in the order of the hashes. */
  places: string;
  /** Of each question: what its features count. */
  weights: readonly number[];
  /** The classifier's labels, and how likely each is for each question: uint8, 255 times as much. */
  labels: readonly string[];
  likelihoods: string;
}
