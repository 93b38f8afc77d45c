/** Timings of the tips, in milliseconds: docs/product.md#assistant. */
export const FIRST_TIP_MS = 2_000;
export const TIP_EVERY_MS = 8_000;
export const TIP_SHOWN_MS = 5_000;
export const TIP_COUNT = 20;

/** The numbers of all tips in random order. @param last the tip shown last, which does not come first. */
export function shuffledTips(last: number | null, random: () => number = Math.random): number[] {
  const tips = Array.from({ length: TIP_COUNT }, (_, index) => index + 1);
  for (let from = tips.length - 1; from > 0; from -= 1) {
    swap(tips, from, Math.floor(random() * (from + 1)));
  }
  if (tips[0] === last) swap(tips, 0, tips.length - 1);
  return tips;
}

function swap(list: number[], a: number, b: number) {
  const [x, y] = [list[a], list[b]];
  if (x === undefined || y === undefined) return;
  list[a] = y;
  list[b] = x;
}
