import { fold } from '../../shared/text.ts';
import { money, plain } from '../format.ts';
import { result } from '../outcome.ts';
import type { Formula } from './problem.ts';
import { type Given, MONEY, PERCENT, TIMES } from './quantity.ts';
import { madeOf } from './relation.ts';

const MORE =
  /\bjuros?\b|\b(?:a mais|diferenca|acrescimo|mais caro)\b|\bencarec\w+|\bpass\w+ d[oe] (?:valor|preco)/;
const TOTAL = /\b(?:total|ao todo|no fim|tudo|sai\w*|fica\w*|da|pag\w+|custa\w*)\b/;
const ASKS_PART =
  /\b(?:parcela|prestacao|entrada|comissao|desconto|sobra|lucro|margem)\b[^?]{0,60}$/;

/**
 * "carro de 58.900, 20.000 de entrada e 36x de 1.489": what is paid in all, and how much more than
 * the price. Null for any other message.
 */
export function financed(text: string, own: readonly Given[]): Formula | null {
  const count = own.find(({ unit }) => unit === TIMES);
  const each = own.find(({ role, unit }) => role === 'instalment' && unit === MONEY);
  const deposit = own.find(({ role, unit }) => role === 'deposit' && unit === MONEY);
  const others = own.filter((one) => one !== count && one !== each && one !== deposit);
  const [price] = others;
  const folded = fold(text);
  if (!count || !each || others.length > 1 || own.some(({ unit }) => unit === PERCENT)) return null;
  if (price && (price.unit !== MONEY || price.value <= each.value)) return null;
  const paid = count.value * each.value;
  const whole = paid + (deposit?.value ?? 0);
  const steps = [
    `${plain(count.value)} × ${money(each.value)} = ${money(paid)}`,
    ...(deposit ? [`${money(deposit.value)} + ${money(paid)} = ${money(whole)}`] : []),
  ];
  const question = folded.slice(Math.max(0, folded.search(/\bq(?:ua)?n?to?\b|\bqual\b/)));
  if (price && MORE.test(question) && whole > price.value) {
    const more = money(whole - price.value);
    return {
      outcome: result(
        `Paga **${more}** a mais: ${money(whole)} no total, contra ${money(price.value)}.`,
        [...steps, `${money(whole)} − ${money(price.value)} = ${more}`].join('; '),
      ),
      value: madeOf(whole - price.value, MONEY, 'difference'),
    };
  }
  if (!deposit || ASKS_PART.test(question) || !TOTAL.test(question)) return null;
  return {
    outcome: result(`No total dá **${money(whole)}**.`, steps.join('; ')),
    value: madeOf(whole, MONEY, 'revenue'),
  };
}
