/** Prefix of the names of stored responses. */
export const RESPONSES = 'answer:';
