/** Where things of the shown text are, as shares of its height. */

/** Rounding of pixels must not skip a line. */
const HAIR = 0.002;

/** Where paragraphs begin: every line that says something. */
export function paragraphStops(text: HTMLElement): number[] {
  const height = text.offsetHeight;
  if (height === 0) return [];
  return [...text.querySelectorAll<HTMLElement>('[data-line]')]
    .filter((line) => line.textContent)
    .map((line) => line.offsetTop / height);
}

export function shareOfToken(text: HTMLElement, token: number): number {
  const found = text.querySelector<HTMLElement>(`[data-token="${token}"]`);
  return found && text.offsetHeight > 0 ? found.offsetTop / text.offsetHeight : 0;
}

/** The first of some tokens that is at a place or after it. @returns its place in the list. */
export function firstFrom(text: HTMLElement, tokens: readonly number[], share: number): number {
  const found = tokens.findIndex((token) => shareOfToken(text, token) >= share - HAIR);
  return found < 0 ? tokens.length : found;
}
