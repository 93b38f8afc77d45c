import type { ParsedLocation } from '@tanstack/react-router';

/** Identifies the scroll position of a history entry; a `scrollKey` shares that of another entry. */
export const scrollKeyOf = ({ state, href }: ParsedLocation) =>
  state.scrollKey ?? state.__TSR_key ?? href;
