import { fold } from '../../shared/text.ts';
import { money } from '../../sums/index.ts';
import type { Known } from '../state/known.ts';

const TURNS = 8;
const ABOUT = /\b(?:aument\w+|reajust\w+|subir|preco novo|novo preco|preco antigo)\b/;
const FROM_TO =
  /(?:de|era|eram|por)\s(?:r\$\s?)?(\d{1,6}(?:,\d{2})?)\s(?:reais\s)?(?:pra|para|por|e vai (?:pra|para))\s(?:r\$\s?)?(\d{1,6}(?:,\d{2})?)(?![\d/])/;
const asNumber = (figure: string): number => Number(figure.replace(',', '.'));

/** The new price as the seller said it before, for a notice that does not state it; empty for none. */
export function increaseBefore(
  request: string,
  sentences: readonly string[],
  { state }: Known,
): string {
  if (!ABOUT.test(fold(request)) || sentences.length === 0) return '';
  const said = state.log.slice(-TURNS).map(({ turn }) => fold(turn.userInput));
  const found = said.filter((one) => ABOUT.test(one)).map((one) => FROM_TO.exec(one));
  const [, before, after] = found.findLast((one) => one !== null) ?? [];
  if (before === undefined || after === undefined) return '';
  const own = sentences.join(' ');
  if (own.includes(after) && own.includes(before)) return '';
  return `O preço passa de ${money(asNumber(before))} para ${money(asNumber(after))}.`;
}
