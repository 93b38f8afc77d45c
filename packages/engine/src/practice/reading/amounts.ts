import { readQuantities } from '../../facts/amounts.ts';
import { readTokens } from '../../facts/tokens.ts';
import { plain } from './plain.ts';
import { brazilianNumber, ownPriceIn, reductionIn } from './pricing-words.ts';

/** What a sentence says about money. */
export interface SaidAmounts {
  /** A price in R$; null for none. Instalments count as their sum. */
  price: number | null;
  /** A reduction in percent; null for none. */
  percent: number | null;
  /** How it is paid: "12x", "Pix", "à vista"; null for nothing. */
  form: string | null;
}

const INSTALMENTS =
  /\b(\d{1,2}) ?(?:x|vezes)(?: (?:sem|com) juros| iguais| mensais)?(?: de| por)? ?(?:r\$ ?)?(\d{1,7}(?:[.,]\d{1,3}){0,2})?/;
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bpix\b/, 'pix'],
  [/\ba vista\b/, 'à vista'],
  [/\bboleto\b/, 'boleto'],
  [/\b(?:cartao|credito|debito|maquininha)\b/, 'cartão'],
  [/\bparcel\w{1,6}\b|\b\d{1,2} ?(?:x|vezes)\b/, 'parcelado'],
  [/\b(?:entrada|sinal) (?:de|e|no|hoje|agora)\b/, 'entrada'],
  [/\bdinheiro vivo\b|\bem dinheiro\b|\btransferencia\b/, 'dinheiro'],
  [/\blink de pagamento\b|\bmanda\w* o link\b/, 'link'],
];
/** A number without currency is a price when it is this close to the list price. */
const NEAR = { low: 0.4, high: 1.6 } as const;

/** A bare number in a sentence about a price is one from this share of the list price on. */
const LEAST = 0.05;

/** "3 por 2,5", "1,80 x 2 m": a measure or a number of goods, where a price has other figures. */
const MEASURES =
  /(?<![\d.,]|r\$ ?)\d{1,3}(?:,\d{1,2})?(?: ?(?:m|metros?|cm))?(?: ?por 1?\d(?:,\d{1,2})?| ?x ?\d{1,2}(?:,\d{1,2}| ?(?:m2?|metros?|cm)\b))(?: ?(?:m2?|metros?|cm)\b)?(?![\d.,]*\d| ?(?:mil\b|reais|conto|pila|r\$))/giu;
/** From this price on "2,5" is none. */
const MEASURED_FROM = 50;

const withoutMeasures = (text: string, list: number): string =>
  list === 0 || list >= MEASURED_FROM ? text.replace(MEASURES, ' ') : text;

/**
 * Prices, percents and forms of payment of a sentence.
 * @param list the list price
 * @param isPriced whether the sentence is about a price, so that any number may be one
 */
export function amountsIn(said: string, list: number, isPriced = false): SaidAmounts {
  const text = withoutMeasures(said, list);
  const folded = plain(text);
  const form = FORMS.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
  const instalments = INSTALMENTS.exec(folded);
  const each = instalments?.[2] ? brazilianNumber(instalments[2]) : null;
  if (instalments && each !== null && each > 0) {
    return { price: Number(instalments[1]) * each, percent: percentIn(text), form };
  }
  const reduction = reductionIn(folded, list);
  if (reduction !== null) return { price: list - reduction, percent: null, form };
  // "Fecho em 2000" would elsewhere be a year.
  const price = priceIn(text, list, isPriced) ?? (isPriced ? ownPriceIn(folded) : null);
  return { price, percent: percentIn(text), form };
}

/** What is paid first is neither the price nor what is taken off it. */
const DOWN_PAYMENT =
  /\b\d{1,2} ?(?:%|por cento) (?:de |n[ao] )?(?:entrada|sinal|ato)\b|\b(?:entrada|sinal) de (?:uns )?(?:r\$ ?)?\d[\d.,]*(?: ?(?:%|por cento)| mil\b)?/giu;

const quantitiesIn = (text: string) =>
  readQuantities(readTokens(text.replace(DOWN_PAYMENT, 'entrada')));

function percentIn(text: string): number | null {
  const found = quantitiesIn(text).find(({ kind }) => kind === 'percent');
  return found && found.low > 0 && found.low < 100 ? found.low : null;
}

function priceIn(text: string, list: number, isPriced: boolean): number | null {
  const all = quantitiesIn(text).filter(({ isArticle, low }) => !isArticle && low > 0);
  const isNear = (value: number) => value >= list * NEAR.low && value <= list * NEAR.high;
  const money = all.filter(({ kind }) => kind === 'money').map(({ low }) => low);
  const bare = all.filter(({ kind }) => kind === 'bare' || kind === 'count').map(({ low }) => low);
  const possible = isPriced ? bare.filter((value) => value >= list * LEAST) : [];
  // "de 400 por 350": the last one counts.
  return money.findLast(isNear) ?? bare.findLast(isNear) ?? money.at(-1) ?? possible.at(-1) ?? null;
}
