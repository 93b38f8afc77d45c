import { type Quantity, readQuantities } from './amounts.ts';
import { after } from './clause.ts';
import { type Answer, clauseStart, wordAt } from './tokens.ts';
import { EARNED } from './words.ts';

/** Words between the verb and its amount: "faz ali em torno de 200". */
const BETWEEN =
  /^(?:uns|umas|cerca|torno|volta|por|em|de|ate|quase|mais|menos|ou|entre|media|faixa|na|uma|so|ali|apenas|aproximadamente|seus|la|r\$|rs)$/;
const WORDS_BETWEEN = 5;
/** "limpo", "de lucro": an amount that is left over needs no period. */
const LEFT_OVER = /^(?:reais )?(?:limp[oa]s?|liquid[oa]s?|brut[oa]s?|livres?|de lucro)\b/;
/** Below this a number without currency may count something: "faz 20 por dia". */
const BARE_FROM = 50;

/** The verb by which a customer earns an amount: "faz uns 150 a 200 reais por dia"; null for none. */
export function earningVerb(answer: Answer, quantity: Quantity): number | null {
  const { kind, low, scale, first, numberEnd, per } = quantity;
  const isMoney = kind === 'money' || (kind === 'bare' && low >= BARE_FROM);
  const isRegular = per !== null || LEFT_OVER.test(after(answer, numberEnd, 3));
  if (!isMoney || !isRegular || isPriced(answer, first)) return null;
  const start = Math.max(clauseStart(answer, first), first - WORDS_BETWEEN - 1);
  let at = first - 1;
  while (at > start && BETWEEN.test(wordAt(answer, at))) at--;
  const verb = wordAt(answer, at);
  // "vende 300 por dia" may count things.
  const isCount = kind === 'bare' && scale === 1 && /^vend/.test(verb);
  return at >= start && EARNED.has(verb) && !isCount ? at : null;
}

/** "faz por 150 por dia", but "faz por volta de 150". */
const isPriced = (answer: Answer, first: number): boolean =>
  wordAt(answer, first - 1) === 'por' ||
  (/^(?:r\$|rs|uns|umas)$/.test(wordAt(answer, first - 1)) && wordAt(answer, first - 2) === 'por');

/** The parts of an answer that state what customers earn, each from its verb to its period. */
export const earnedParts = (answer: Answer): (readonly [from: number, to: number])[] =>
  readQuantities(answer).flatMap((quantity) => {
    const verb = earningVerb(answer, quantity);
    return verb === null ? [] : [[verb, quantity.end] as const];
  });
