/** What a clause of a message orders of a text. */
export type OrderOperation =
  /** A clause states values; each takes the place of the one of its type and thing. */
  | { kind: 'values'; clause: string }
  /** Words wherever the text has others. */
  | { kind: 'swap'; old: string; by: string }
  | { kind: 'begin'; words: string }
  | { kind: 'end'; words: string }
  /** What an earlier text had; nothing for the whole of it. */
  | { kind: 'back'; what: string }
  /** What stays when the text gets shorter. */
  | { kind: 'keep'; what: string }
  /** A total, or what a share is in money. */
  | { kind: 'figure'; noun: string }
  /** A title that the customer does not have. */
  | { kind: 'untitled'; title: string };
