import { withoutSizes } from '../measures.ts';
import { missing, type Outcome } from '../outcome.ts';
import { readMessage } from '../reading/stated.ts';
import type { Good } from './goods.ts';
import { type Line, orderIn } from './lines.ts';
import { spelledIn } from './order.ts';
import { nounsOf, segmentsOf } from './segments.ts';

const ASKS =
  /\b(?:quant[oa] (?:fica|da|sai|custa|e|seria|vai)\w*|total|calcul\w+|orcamento|som[ae]\w*)\b/;
/** One kind of goods may be of the sum before. */
const NAMES_MIN = 2;
const NAMES_MAX = 4;
/** Where the name of goods ends. */
const END = / (?:com|ja|para|pra|que|quanto|fica|da|no total|ao todo|a menos|a mais|se) /;

/** The question for the prices of an order, by the names of its goods; null for any other message. */
export function unpricedOrder(text: string, goods: readonly Good[]): Outcome | null {
  const message = readMessage(withoutSizes(text));
  if (!message || !ASKS.test(message.words.join(' '))) return null;
  if (message.numbers.some(({ mark }) => mark === 'money' || mark === 'times')) return null;
  const { lines, others } = orderIn(message, goods);
  const open = lines.filter(({ price }) => price === null);
  const elliptic = others.map(({ at }) => nameAfter(message.words, at));
  const isOrder = open.length > 0 && open.length === lines.length && !elliptic.includes('');
  if (!isOrder) return null;
  const single = segmentsOf(message).flatMap(({ words, numbers: [number] }) =>
    number === undefined && /^uma?$/.test(words[0] ?? '') && nounsOf(words).length > 0
      ? [words.slice(1).join(' ')]
      : [],
  );
  const names = [...open.map(named), ...elliptic, ...single.map(shortened)]
    .filter((name) => name !== '')
    .map((name) => `“${spelledIn(text, name)}”`);
  if (names.length < NAMES_MIN || names.length > NAMES_MAX) return null;
  const listed = `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;
  return missing(`Não tenho o preço de ${listed}. Quanto custa cada um?`);
}

/** "três de amburana": what a number counts that leaves the goods out. */
function nameAfter(words: readonly string[], at: number): string {
  const rest = words.slice(at + 1).join(' ');
  const [, name = ''] = /^de (\p{L}{3,20}(?: \p{L}{2,20}){0,3})/u.exec(rest) ?? [];
  return shortened(name.split(' e ')[0] ?? '');
}

const named = ({ name }: Line): string => shortened(name.replace(/^de /, ''));
const shortened = (name: string): string => (`${name} `.split(END)[0] ?? '').trim();
