/** Positions in the rendered text, as shares of its height. */

/** Tolerance, so that pixel rounding does not skip a line. */
const ROUNDING = 0.002;

/** The beginnings of all lines that are not empty. */
export function paragraphStops(text: HTMLElement): number[] {
  const height = text.offsetHeight;
  if (height === 0) return [];
  return [...text.querySelectorAll<HTMLElement>('[data-line]')]
    .filter((line) => line.textContent)
    .map((line) => line.offsetTop / height);
}

/** The position of a token, 0 when it is not rendered. */
export function shareOfToken(text: HTMLElement, token: number): number {
  const found = text.querySelector<HTMLElement>(`[data-token="${token}"]`);
  return found && text.offsetHeight > 0 ? found.offsetTop / text.offsetHeight : 0;
}

/** @returns the index of the first token at or after `share`, or `tokens.length`. */
export function indexOfTokenFrom(
  text: HTMLElement,
  tokens: readonly number[],
  share: number,
): number {
  const found = tokens.findIndex((token) => shareOfToken(text, token) >= share - ROUNDING);
  return found < 0 ? tokens.length : found;
}
