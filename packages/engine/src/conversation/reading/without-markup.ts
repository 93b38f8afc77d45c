import type { CoachReplyInput } from '../../port.ts';
import { asPattern } from '../../shared/text.ts';

/** The same turn, so that nothing which the seller typed is rendered as HTML, link or picture. */
export function withoutMarkup(input: CoachReplyInput): CoachReplyInput {
  const plain = (text: string) =>
    text.replace(/</g, '‹').replace(/>/g, '›').replaceAll('](', '] (');
  const read = (text: string) => withoutOwnName(plain(text), input.sellerName);
  return {
    ...input,
    userInput: read(input.userInput),
    history: input.history.map((turn) => ({ ...turn, userInput: read(turn.userInput) })),
  };
}

/** "vou pensar, Valter": what a buyer calls the seller names no customer. */
function withoutOwnName(text: string, sellerName: string | null): string {
  const name = (sellerName ?? '').split(' ').find((word) => !TITLE.test(word)) ?? '';
  if (name.length < 3) return text;
  const called = new RegExp(
    `(?:,\\s?|(?<![\\p{L}])(nossa|olha|oi|ô|ai|fala)\\s)${asPattern(name)}(?![\\p{L}])(?! aqui)`,
    'giu',
  );
  return text.replace(called, '$1');
}

const TITLE = /^(?:seu|dona|dra?\.?|sra?\.?)$/iu;
