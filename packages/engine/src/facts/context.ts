import { type Answer, wordAt } from './tokens.ts';

export type AnswerKind = 'goal' | 'description' | 'challenge' | 'offer';

/** An answer with what other facts of it are needed to read the next one. */
export interface FactContext {
  answer: Answer;
  question: AnswerKind;
  /** The token of the price; null for none. */
  priceAt: number | null;
  /** The tokens of the buyer, the last one excluded; null for none. */
  buyer: readonly [from: number, to: number] | null;
}

const FILLERS =
  /^(?:bom|bem|entao|oi|ola|dia|boa|tarde|noite|tudo|olha|uai|bah|rapaz|amiga|amigo|oia|cara|mano|eu|ai|e|assim|tipo|ne|aqui|oxe|opa|so|ah|hoje|quero|queria|geralmente|normalmente|principalmente|basicamente|tambem|tbm|vixe|gente|eh|eita|sei|la|sao|seria|acho|que|ta|ok|certo)$/;

/** The first token of a clause that is no filler. */
export function clauseOf(answer: Answer, start: number): number {
  let at = start;
  while (at < start + 8 && isFiller(answer, at)) at++;
  return at;
}

/** "- noivas", "então, …", "rapaz, …". */
function isFiller(answer: Answer, at: number): boolean {
  const token = answer.tokens[at];
  if (token?.kind === 'symbol' || token?.text === '•' || token?.text === '–') return true;
  return FILLERS.test(wordAt(answer, at)) && !isRelative(answer, at);
}

/** "gente que compra mel": "gente" is no filler before a relative clause. */
const isRelative = (answer: Answer, at: number) =>
  /^(?:gente|rapaz|cara)$/.test(wordAt(answer, at)) && answer.tokens[at + 1]?.kind === 'word';
