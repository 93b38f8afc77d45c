/** What a part of a request for a text, or of a change of a text, is for. */
export const PART_LABELS = [
  /** Asks the coach to write, to say or to change; also what the text is for: "cobrando". */
  'order',
  /** What the customer is to read. */
  'tell',
  /** What the customer is asked. */
  'ask',
  /** What was said or calculated before: "essa conta", "o valor novo". */
  'refer',
  'recipient',
  /** Tone and length. */
  'style',
  /** Medium and layout. */
  'format',
  /** What the text must not contain. */
  'forbid',
  /** What the customer knows already, what is for the coach only, greetings and laughs. */
  'aside',
  /** What is to go from the last text. */
  'remove',
  'old',
  'new',
  /** Where a part is to stand. */
  'where',
] as const;
export type PartLabel = (typeof PART_LABELS)[number];

/** Whether a message asks for a text or changes the last one. */
export type RequestKind = 'text' | 'change';
