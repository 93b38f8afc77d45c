import { sentencesOf } from '../../recognition/index.ts';
import { capital, fold } from '../../shared/text.ts';
import { spelled } from '../changes/spelling.ts';
import { isThingAlone, statedThing } from '../changes/stated-thing.ts';
import type { Known } from '../state/known.ts';
import { toCustomer } from './content.ts';
import { ORDERED } from './repaired-parts.ts';
import type { RequestRead } from './request.ts';

const BETWEEN = /,\s(?:e\s)?|\s(?:e|mais)\s(?=(?:d?[oa]s?|com|meu|minha)\s)/iu;
const LEAD = /^(?:(?:e|com|sobre|tamb[eé]m)\s)*(?:d(?=[oa]s?\s))?/iu;
/** A figure that was calculated or named is found otherwise. */
const MONEY = /\b(?:preco|valor|total|orcamento|conta|parcela|desconto|entrada|sinal)\b/;

const thingsIn = (text: string): string[] =>
  text
    .split(BETWEEN)
    .map((one) => one.replace(LEAD, '').replace(/(?<![.,;\s])[.,;\s]+$/u, ''))
    .filter((one) => one !== '');

/** Whether a sentence only names things that the seller knows: "Do prazo de entrega e da garantia." */
export const namesThings = (sentence: string): boolean => {
  const things = thingsIn(sentence.replace(/^Queria te falar (?=d[oa]s?\s)/u, ''));
  return things.length > 0 && things.every(isThingAlone);
};

/**
 * "com o prazo e a garantia": each as the seller stated it in this talk, else left to be filled in.
 * @param named sentences that only name things.
 */
export function referredThings(
  { refers }: RequestRead,
  named: readonly string[],
  known: Known,
): string[] {
  const things = [refers, ...named.map((one) => one.replace(/^Queria te falar (?=d[oa]s?\s)/u, ''))]
    .flatMap(thingsIn)
    .filter((one) => isThingAlone(one) && !MONEY.test(fold(one)));
  const order = ALL.test(fold(refers).trim()) ? orderedBefore(known) : null;
  if (order) return [`Passando para confirmar ${order}.`];
  return [...new Set(things)].map((thing) => statedThing(thing, known) ?? toFill(thing)).map(ended);
}

/** "confirmando tudo", "com o pedido": what the customer ordered. */
const ALL =
  /^(?:com |d)?(?:tudo|o pedido|a encomenda|o combinado|o que (?:a gente )?combin\w+|os (?:dados|detalhes))(?: del[ae])?[\s,.]*$/;
const TURNS = 8;
const MORE_DEEDS = /,?\s(?:e\s)?(?:el[ae]\s)?(?:pediu|quer|falou|disse|perguntou|achou|mas)\s/iu;

/** What the last customer who was spoken of ordered: "o plano anual, que sai 1.140". */
function orderedBefore({ state }: Known): string | null {
  const found = state.log
    .slice(-TURNS)
    .toReversed()
    .flatMap(({ turn }) => sentencesOf(turn.userInput))
    .filter((sentence) => !sentence.trim().endsWith('?'))
    .map((sentence) => ORDERED.exec(sentence)?.[1])
    .find((one) => one !== undefined && /\d/.test(one));
  const bare = found?.split(MORE_DEEDS)[0]?.replace(/(?<![.,;\s])[.,;\s]+$/u, '');
  return bare ? spelled(toCustomer(bare)) : null;
}

const ARTICLE = /^(?:[oa]s?|meus?|minhas?|noss[oa]s?)\s/iu;
const toFill = (thing: string): string => {
  const bare = thing.replace(ARTICLE, '').toLowerCase();
  const article =
    /^(?:garantia|data|chave|regra|pol[ií]tica|entrega|forma|multa|taxa|validade|instala)/iu.test(
      bare,
    )
      ? 'a'
      : 'o';
  return `${article} ${bare} é [confirme: ${bare}]`;
};

const ended = (text: string): string => capital(/[.!?…]$/u.test(text) ? text : `${text}.`);
