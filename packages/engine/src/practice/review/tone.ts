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

/** Makes the other one small, in words that no laughter needs. */
const SCORNS =
  /\b(?:(?:ta|esta|tao) sem (?:dinheiro|grana)|problema (?:e )?(?:seu|teu)|gente (?:que |q )?nem (?:voce|vc|tu)|todo mundo na (?:sua|tua) idade|(?:me )?fazendo (?:eu )?perder (?:meu )?tempo|(?:vai|va) (?:querer|comprar) ou (?:ta|esta|vai))\b/;
/** Speaks ill of others, without naming one. */
const RUNS_DOWN =
  /\b(?:os? outros?|as? outras?|(?:seu|sua|teu|tua) (?:contador\w*|fornecedor\w*|dentista|personal)|concorren\w+)\b.{0,25}\b(?:porcaria|lixo|ruim|ruins|enrolad\w+|picaret\w+|golpe\w*|ladr\w+)\b/;

const LAUGHS = /\b(?:k{3,}|(?:ha){2,}h?|rs(?:rs)+)\b|[😂🤣]/u;
/** Laughs at the own words, or softens them. */
const OF_SELF =
  /\b(?:desculp\w*|prometo|pergunt\w+|ultima|eu (?:tambem|falo|pergunto)|brincadeira)\b/;
const HARD =
  /\b(?:ruim|pessim\w*|horriv\w*|lixo|porcaria|furada|enganad\w*|coitad\w*|que azar|bem feito|trouxa)\b/;

/** The sentence that makes the buyer or somebody else small; undefined without one. */
export const scornIn = ({ sentences }: LoggedTurn): ReadSentence | undefined =>
  sentences.find(({ text }) => SCORNS.test(plain(text)) || RUNS_DOWN.test(plain(text)));

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
