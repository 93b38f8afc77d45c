/** Where the answer to a message stands: the order is that of the weights. */
export const ANSWER_SOURCES = ['documents', 'talk', 'coach', 'sum', 'write', 'other'] as const;
export type AnswerSource = (typeof ANSWER_SOURCES)[number];
