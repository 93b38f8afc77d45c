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
  /** What the customer knows already, greetings to the coach and laughs. */
  'aside',
  /** What is for the coach only: feelings, margins, the affairs of others. */
  'private',
  /** What is to go from the last text. */
  'remove',
  'old',
  'new',
  /** What is to stand in another place of the last text. */
  'move',
  /** Where a part is to stand: "no fim", "começa pelo". */
  'where',
] as const;
export type PartLabel = (typeof PART_LABELS)[number];

/** Whether a message asks for a text or changes the last one. */
export type RequestKind = 'text' | 'change';

/** What a message wants of the coach as a writer. */
export type RequestGoal = RequestKind | 'none';
