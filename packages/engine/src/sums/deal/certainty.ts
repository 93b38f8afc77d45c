import type { Deal, Query, Talk } from './deal.ts';
import type { Draft } from './draft.ts';
import { isLine } from './edits.ts';
import { goodNamed, nounsOf } from './names.ts';
import type { Said } from './said.ts';
import type { Solution } from './solution.ts';

export const SHORT = 12;

const STATEMENT_MAX = 25;

/** A message of so many words that only names a number is a story. */
const LONG = 10;

/** A question of so many words goes on with the sum before. */
const QUESTION = 5;
const SUM_CUES =
  /\b(?:quant[oa]s?|total|descont\w*|parcela\w*|vezes|comissao|lucro|sobra|limpo|margem|sinal|entrada|frete|soma\w*|some|junta\w*|diferenca|resto|restante|em vez de|refa[zc]\w*|desist\w+)\b|%|^(?:mais|menos|tira|sem|poe|bota|volta|com)\b|\b(?:sai a|sai por|fica|da|por|ganho|sobra|dao|deu)$/;

const ORDERS =
  /\b(?:quer\w*|pediu|pede|lev\w+|peg\w+|compr\w+|vend\w+|encomend\w+|precis\w+|ficou|escolh\w+|deixou|trouxe|fech\w+|deseja|solicit\w+|mand\w+|vai|vao)\b/;

export const GOES_ON = /^(?:e|mais|menos|com|sem|soma|some|tambem|alem|agora|poe|bota|tira)\b/;

const ADVICE =
  /\b(?:como (?:eu )?(?:faco|respondo|digo|falo|devo|posso|cobro)|o que (?:eu )?(?:faco|respondo|digo|falo|devia|devo)|vale a pena|por que|porque (?:nao|#)|compensa|sera que|acha que)\b/;

export const SAYS_PRICE = /\b(?:custa|custam|cobro|vendo|sai por|saem por)\b/;

export const isRecall = (said: Said): boolean =>
  ADVICE.test(said.words) ||
  (!said.mentions.some(hasNumber) &&
    /\b(?:eram?|falei|disse|passei|informei|mencionei|perguntei)\b/.test(said.words));

export function isOfSum(said: Said, talk: Talk): boolean {
  const numbers = said.mentions.filter(hasNumber);
  const length = said.words.split(' ').length;
  const isKnown = (one: Said['mentions'][number]) =>
    one.kind !== 'goods' ||
    one.amount !== null ||
    one.name[0]?.word === 'de' ||
    length <= SHORT ||
    typeof goodNamed(nounsOf(one.name, true), talk.deal.goods) === 'number';
  if (/^(?:e )?[ao]s (?:duas|dois)\b|, tira$/.test(said.words)) return true;
  if (said.replaces && numbers.length > 0) return true;
  // "e no mês?"
  if (said.isQuestion && talk.query !== null && length <= QUESTION) return true;
  const isPlain = numbers.every((one) => one.kind === 'bare' || one.kind === 'period');
  return SUM_CUES.test(said.words) || (numbers.some(isKnown) && !(isPlain && length >= LONG));
}

/** A statement is answered in the course of a sum, or where it is an order. */
export function mayAnswer(talk: Talk, said: Said): boolean {
  const numbers = said.mentions.filter(hasNumber).length;
  const length = said.words.split(' ').length;
  return (
    said.isQuestion ||
    SUM_CUES.test(said.words) ||
    (talk.query !== null && !isLongStory(said)) ||
    (ORDERS.test(said.words) && numbers > 1 && length <= STATEMENT_MAX) ||
    said.adds ||
    said.replaces ||
    /^#/.test(said.words) ||
    length <= SHORT
  );
}

/** "no ano dá quanto?": what is asked for a time is no plain total. */
export const isOfPeriod = (said: Said, { kind }: Query): boolean =>
  (/^(?:total|share|discount)$/.test(kind) || (kind === 'profit' && numbersIn(said) === 0)) &&
  said.words.split(/ \. |,/).some((one) => ASKS.test(one) && OF_PERIOD.test(one));

const ASKS = /\b(?:quanto|qual|total|fica|da|deu)\b/;

const OF_PERIOD =
  /\b(?:no|por|ao|cada|na) (?:primeir[oa] )?(?:ano|mes|semana|dia)\b|\b(?:anual|mensal)(?:mente)?\b/;

/** One amount alone is no sum. */
export const isTrivial = ({ entries }: Deal): boolean =>
  entries.length === 1 && !entries.some((one) => isLine(one) && one.count !== 1);

const isLongStory = ({ words }: Said): boolean => words.split(' ').length > 25;

export const hasNumber = (one: Said['mentions'][number]): boolean =>
  one.kind === 'goods' ? one.count !== null || one.amount !== null : one.kind !== 'ignored';

/** After an order that is not known, only a message that states all of another is understood. */
export const isWhole = ({ deal }: Draft, said: Said, { kind }: Query): boolean =>
  (deal.entries.length > 0 || (OF_ONE.test(kind) && !/\b(?:total|tudo)\b/.test(said.words))) &&
  numbersIn(said) > 1 &&
  !(deal.entries.length === 1 && /\b(?:tudo|ao todo)\b/.test(said.words)) &&
  (said.isQuestion || ASKS.test(said.words) || SUMS_UP.test(said.words) || isOwnOrder(said)) &&
  (!said.adds || SUMS_UP.test(said.words)) &&
  !(
    said.dropsDiscount ||
    said.replaces ||
    said.supposes ||
    said.keepsDiscount ||
    said.returnsToFirst
  ) &&
  !GOES_ON.test(said.words);

const OF_ONE = /^(?:markup|at-margin|profit-each|size|ratio)$/;

const SUMS_UP = /\b(?:som[ae]|somar|somando|junta) (?:tudo|para mim|ai)\b/;

/** "o ney quer 10 kits a 145": an order with all of its prices. */
const isOwnOrder = (said: Said): boolean =>
  ORDERS.test(said.words) &&
  said.mentions.every(
    (one) => !hasNumber(one) || (one.kind === 'goods' && one.count !== null && one.amount !== null),
  );

const numbersIn = (said: Said): number =>
  said.mentions.reduce(
    (sum, one) =>
      sum +
      (one.kind === 'goods'
        ? Number(one.count !== null) + Number(one.amount !== null)
        : Number(one.kind !== 'ignored')),
    0,
  );

/** A message that states prices or costs and asks for nothing. */
export const onlyPrices = ({ said, talk, deal }: Draft): boolean =>
  said.mentions.every((one) => !hasNumber(one) || (one.kind === 'goods' && one.count === null)) &&
  deal.goods !== talk.deal.goods &&
  !said.isQuestion &&
  !SUM_CUES.test(said.words) &&
  !/\bquanto\b/.test(said.words);

export const isPossible = ({ value, unit }: Solution): boolean =>
  Number.isFinite(value) && value > (unit === 'R$' ? 0.009 : 0);
