import { fold } from '../../shared/text.ts';

/** "o preço" without a figure. */
export const isPriceAlone = (what: string): boolean =>
  /^(?:o )?(?:preco|valor|total)(?: d[aeo] \w+)?\W*$/.test(fold(what));
