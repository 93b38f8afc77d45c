import { fold } from '../../shared/text.ts';
import { inDigits } from '../number-words.ts';
import { figuresOf } from '../quantities.ts';
import { type AskNumber, readAsk } from '../sheet/ask.ts';
import { likeness } from '../sheet/words.ts';
import { spelledOut } from '../spelled-out.ts';
import { stemOf, stemsOf } from '../terms.ts';

/** A number with whether it says which of several rather than how many: "o de 500". */
export interface PartNumber extends AskNumber {
  isSize: boolean;
}

/** A part of a question that may name goods: how many, and by which words. */
export interface Part {
  stems: readonly string[];
  numbers: readonly PartNumber[];
  days: ReadonlySet<string>;
  months: ReadonlySet<string>;
}

const SEPARATORS =
  /[;+?]|,(?!\d)|(?<!\p{L})(?:e|mais|com|c\/|junto|incluindo|fora|contando|comparando)(?!\p{L})/iu;
/** "do gold pro plus", "mais que numa quarta": the goods of a difference. */
const COMPARED = /(?<!\p{L})(?:pr[ao]|para|que|q)(?!\p{L})/iu;
/** "1,20 x 1": an area is no count. */
const AREA = /\d(?:,\d+)?\s?[x×]\s?\d/iu;
/** "1,40 x 1,90": sides with decimals are those of an area, "5x5" is a size. */
const SIDES =
  /(?<![\d,])(\d{1,3}(?:,\d{1,3})?) ?m? ?[x×] ?(\d{1,3}(?:,\d{1,3})?)(?![\d,x])(?: ?m\b)?/giu;
const areaOf = (written: string, width: string, height: string): string => {
  if (!`${width}${height}`.includes(',')) return written;
  const [one, other] = [width, height].map((side) => Number(side.replace(',', '.')));
  const area = Math.round((one ?? 0) * (other ?? 0) * 10_000) / 10_000;
  return `${String(area).replace('.', ',')} m2`;
};
/** What is asked of the goods rather than which. */
const CALCULATION =
  /^(?:comiss|descon|promoc|entrad|sinal|resto|mensal|pedido|compra|client|pesso|esse|dess)/;

/** The parts of a message; null when it contains a figure that is no plain number. */
export function partsOf(message: string): Part[] | null {
  const text = plainText(message).replace(SIDES, areaOf);
  if (AREA.test(text)) return null;
  const isDifference = operationOf(message) === 'difference';
  return text
    .split(SEPARATORS)
    .flatMap((part) => (isDifference ? part.split(COMPARED) : [part]))
    .map((part) => part.trim())
    .filter(Boolean)
    .map(partOf);
}

export const plainText = (message: string): string => inDigits(spelledOut(message));

/** Units that many lines have name none of them. */
const MEASURE =
  /^(?:m2|metro|kg|km|cm|mm|litro|hora|dia|mensal|ano|grama|pesso|un|unidad|peca|pct|pacote|caixa)$/;

/** "por semana" is one of them. */
const A_WEEK = /(?<!\p{L})por semana(?!\p{L})/iu;

function partOf(written: string): Part {
  const text = written.replace(A_WEEK, /\d/.test(written) ? '$&' : '1 semana');
  const { own, ownNumbers, days, months } = readAsk(text, null);
  return {
    stems: own.filter(
      (stem) =>
        !CALCULATION.test(stem) &&
        !ownNumbers.some(({ unit }) => unit === stem && MEASURE.test(stem)),
    ),
    numbers: ownNumbers.map((number) => ({
      ...number,
      unit: number.unit !== null && isUnit(number.unit) ? number.unit : null,
      isSize: isSize(number.value, text),
    })),
    days,
    months,
  };
}

/** Periods are common words, but what a price is paid for. */
const isUnit = (unit: string) =>
  /^(?:dia|diaria|noite|hora|ano|mensal)$/.test(unit) || stemsOf(unit).length > 0;

const isSize = (value: number, text: string) =>
  new RegExp(
    String.raw`(?<!\p{L})(?:d[eoa]|n[oa]|ness[ea]|tamanho|grau|aro|kit|pacote de) ${value}(?!\d)`,
    'iu',
  ).test(text.replaceAll('.', ''));

/** What is done with the prices that a question names. */
type Operation = 'total' | 'difference' | 'each' | 'share';

const DIFFERENCE =
  /\bdiferenca\b|\bquanto a mais\b|\ba mais (?:que|do que)\b|\bmais car[oa] (?:que|do que|q)\b|\beconomiz\w+/;
const EACH = /\bcada\b|\bpor (?:mes|sessao|aula|aplicacao|unidade|dia)\b|\ba unidade\b/;
const SHARE = /\b(?:entrada|sinal|comissao)\b/;

export function operationOf(message: string): Operation {
  const folded = fold(plainText(message));
  if (DIFFERENCE.test(folded)) return 'difference';
  if (SHARE.test(folded)) return 'share';
  return EACH.test(folded) ? 'each' : 'total';
}

/** Questions of what is allowed, how many or when, which name goods without asking what they cost. */
const NO_AMOUNT =
  /\b(?:posso|pode\w*|devolv\w*|troc\w+|atend\w+|aceit\w+|liber\w+|refa[zc]\w*|fazemos|da pra|garantia|serve|cabe\w*|quant[oa]s|que horas?|quando|demora\w*|prazo|remarc\w+|direito|junta|acumul\w+|soma o|vale a pena|faco o que|por que|cancel\w+|desist\w+|quebr\w+ (?:com|em)|tempo|ainda|cobra|conta como|posso|quer(?:em)? (?:saber|desconto))\b/;
const AMOUNT =
  /\b(?:quanto|total|valor|preco|custa|soma|fica|sai|cobro|diferenca|economiz\w+|da)\b/;

const SAME_NAME = 0.75;

/** "a tutora quer hotel 4 dias": an order is a question of what it costs. */
const ORDERED = /\b(?:quer|querem|querendo|quis|pedi\w*|precis\w+|encomend\w+|leva\w*|pega\w*)\b/;

/** "quer trancar 2 meses" orders nothing. */
const WANTS_TO = /\bquer\w* (?:ja |so |muito )?([a-z]{2,12}[aei]r)\b/;
const BUYS = /^(?:comprar|levar|pegar|fechar|alugar|contratar|encomendar|fazer|pedir|reservar)$/;

export const namesAmount = (message: string): boolean => AMOUNT.test(fold(plainText(message)));

/** Whether a message tells what a customer orders, with how much of it. */
export const namesOrder = (message: string): boolean => {
  const folded = fold(plainText(message));
  const [, verb] = WANTS_TO.exec(folded) ?? [];
  return ORDERED.test(folded) && /\d/.test(folded) && (!verb || BUYS.test(verb));
};

/** Whether a message asks for an amount, or only names goods. */
export function asksAmount(
  message: string,
  isFollowUp: boolean,
  names: readonly string[] = [],
): boolean {
  const folded = fold(plainText(message))
    .split(' ')
    // "troca de hélice" is a service where the list has its price.
    .filter((word) => !names.some((name) => likeness(stemOf(word), name) >= SAME_NAME))
    .join(' ');
  if (NO_AMOUNT.test(folded)) return false;
  return AMOUNT.test(folded) ? true : isFollowUp || /\d/.test(folded);
}

/** "e com a armação", "põe toalha": adds to what was reckoned before. */
export const adds = (message: string): boolean =>
  /^(?:e |mas |agora )*(?:com|mais|\+|junto|inclu\w+|bota|coloca|poe|soma)\b|\b(?:vai|fica|da|sai|soma\w*) .{0,16}\btudo\b|\b(?:ess[ae]|dess[ae]) (?:ultim[ao] )?(?:mais|com)\b/.test(
    fold(plainText(message)),
  );

/** Whether a message states an amount of money, which is none of the prices of a document. */
export const statesAmount = (message: string): boolean =>
  figuresOf(plainText(message)).some(({ kind }) => kind === 'money' || kind === 'percent');
