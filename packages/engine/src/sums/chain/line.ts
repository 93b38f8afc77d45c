import type { Message } from '../reading/stated.ts';
import { readMessage } from '../reading/stated.ts';
import { alone, together } from './changed.ts';
import type { Part, SumTree } from './sum-tree.ts';
import { nounsIn } from './tree.ts';
import { wordsBeside } from './words.ts';

const PRICE_AFTER = /^(?:\S+ ){0,4}(?:a|por|de|cada|x|custa|sai|saindo)(?: r\$)?$/;
const SAME_PRICE = /\bmesm[oa]s? (?:precos?|valor(?:es)?)\b/;

/** What one message adds to an order: "10 de multiuso a 9", "o frete de 25"; null for anything else. */
function lineOf(message: Message, before: SumTree | null): SumTree | null {
  const { numbers, words } = message;
  const [first, second] = numbers;
  const part = (index: number, kind: Part['kind']): Part => ({
    value: numbers[index]?.value ?? 0,
    kind,
    written: numbers[index]?.written ?? '',
    nouns: nounsIn(
      `${wordsBeside(message, index).before} ${wordsBeside(message, index).after}`.split(' '),
    ),
  });
  if (first && numbers.length === 1) {
    if (first.mark === 'percent' || first.mark === 'times') return null;
    const noun = words[first.at + 1] ?? '';
    const isOfPrice = SAME_PRICE.test(words.join(' '));
    if (!isOfPrice)
      return first.mark === 'money' || !/^\p{L}{3,}/u.test(noun) || AFTER_MONEY.test(noun)
        ? alone(part(0, 'money'))
        : null;
    const price = before?.parts.findLast(
      ({ kind, nouns }) =>
        kind === 'money' && nouns.some((one) => part(0, 'count').nouns.includes(one)),
    );
    return price ? together('mul', alone(part(0, 'count')), alone(price)) : null;
  }
  if (!first || !second || numbers.length !== 2) return null;
  if (first.mark !== 'none' || /percent|times/.test(second.mark)) return null;
  return PRICE_AFTER.test(wordsBeside(message, 1).before)
    ? together('mul', alone(part(0, 'count')), alone(part(1, 'money')))
    : null;
}

/** "soma 25 junto", "20 pra entrega": words after an amount that name nothing counted. */
const AFTER_MONEY =
  /^(?:de|do|da|pra|para|pro|por|junto|tambem|ai|nisso|no|na|em|que|reais|real|conto)$/;

/** All that a message adds: its parts, each a line. */
export function linesOf(text: string, before: SumTree | null): SumTree | null {
  const parts = text
    .split(/;|,(?!\d)|\bmais\b|\be (?=\d)/i)
    .filter((one) => /\d|\b(?:um|uma|dois|duas|tres|dez|vinte|trinta)\b/.test(one));
  let sum: SumTree | null = null;
  for (const one of parts) {
    const message = readMessage(one);
    const line = message && lineOf(message, before);
    if (!line) return null;
    sum = sum ? together('add', sum, line) : line;
  }
  return sum;
}
