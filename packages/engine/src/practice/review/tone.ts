import { isMocking } from '../reading/contempt.ts';
import { plain } from '../reading/plain.ts';
import { contentStems, sharedStems } from '../reading/stems.ts';
import { EMPATHISES } from '../reading/wording.ts';
import type { ReadSentence } from '../types.ts';
import type { LoggedTurn } from './replay.ts';

const CAPITALS = { words: 4, share: 0.7 } as const;

/** A sentence nearly all in capitals: "CONTABILIDADE COMPLETA SÓ 380 POR MÊS!" */
export const isShouting = ({ text }: Pick<LoggedTurn, 'text'>): boolean =>
  text.split(/[.!?\n]+/).some(isLoud);

function isLoud(text: string): boolean {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  const loud = words.filter((word) => word === word.toUpperCase());
  return words.length >= CAPITALS.words && loud.length / words.length >= CAPITALS.share;
}

const LAUGHS = /\b(?:k{3,}|(?:ha){2,}h?|rs(?:rs)+)\b|[😂🤣]/u;
/** Laughs at the own words, or softens them. */
const OF_SELF =
  /\b(?:desculp\w*|prometo|pergunt\w+|ultima|eu (?:tambem|falo|pergunto)|brincadeira)\b/;
const HARD =
  /\b(?:ruim|pessim\w*|horriv\w*|lixo|porcaria|furada|enganad\w*|coitad\w*|que azar|bem feito|trouxa)\b/;

/** The sentence that laughs at what worries the buyer; undefined without one. */
export function laughingIn({ sentences, before, previous }: LoggedTurn): ReadSentence | undefined {
  const worry = before.lastRevealed.length > 0 || before.isOpen ? (previous?.text ?? '') : '';
  return sentences.find(({ text }) => {
    const folded = plain(text);
    if (!LAUGHS.test(folded) || EMPATHISES.test(folded) || OF_SELF.test(folded)) return false;
    if (isMocking(folded) || HARD.test(folded)) return true;
    return sharedStems(contentStems(text), contentStems(worry)).length > 0;
  });
}
