/** Prefix of the names of stored answers. */
export const ANSWERS = 'answer:';
