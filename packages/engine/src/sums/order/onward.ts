import { alone, together } from '../chain/changed.ts';
import type { SumTree } from '../chain/sum-tree.ts';
import { treeOf } from '../chain/tree.ts';
import { money } from '../format.ts';
import { result } from '../outcome.ts';
import type { Problem, Solved } from '../problem/problem.ts';
import type { Operation } from '../reading/expression.ts';
import { resultOf, stepsOf } from '../reading/shown.ts';
import { type Message, readMessage, type Stated } from '../reading/stated.ts';
import { ADDS, OF_PART, OFF, problemOf } from './order.ts';

const WORDS_MAX = 24;
const INSTALMENTS = /\b(?:parcel\w+|vezes|prestac\w+|divid\w+|boletos|cheques)\b/;
/** What a payment in parts costs more is not known here. */
const WITH_INTEREST = /\b(?:acrescimo|taxa|maquin\w+)\b|(?<!sem )\bjuros?\b/;
const DEPOSIT = /\b(?:sinal|entrada|adiantad\w*|adiantamento|na aprovacao|no ato)\b/;
const REST =
  /\b(?:rest\w+|sobra\w*|falt\w+|saldo|(?:fica\w*|paga\w*|pra|para|na) (?:\S{1,20} ){0,3}entrega|depois)\b/;
/** Another amount than all of the last sum. */
const OTHER =
  /\b(?:comiss\w+|margem|lucro|custo|cust\w+ me|me cust\w+|por (?:dia|mes|semana|ano|unidade|pessoa)|mensal\w*|desse[s]? \d)\b/;
const WHOLE = /\b(?:tudo|total|pedido|valor|nesse|nisso|disso|desse|esse|dele|dela)\b/;

/**
 * A message whose form shows what is done with the last sum: all of it with a discount, in so many
 * parts, a deposit of it and what is left, one amount more. Null for any other message.
 */
export function onwardSum(text: string, last: Problem): Solved | null {
  const message = readMessage(text);
  const tree = treeOf(last);
  if (!message || !tree || tree.root.kind !== 'money') return null;
  const folded = message.words.join(' ');
  if (message.words.length > WORDS_MAX || OTHER.test(folded) || /\bou\b/.test(folded)) return null;
  const changed = withNumbers(wholeOf(tree, folded), message, folded);
  if (!changed) return null;
  const known = new Set(stepsOf(tree.root));
  const steps = stepsOf(changed.root)
    .filter((step) => !known.has(step))
    .join('; ');
  const says = wordsFor(changed, folded);
  return {
    outcome: result(`${says} **${resultOf(changed.root)}**.`, steps),
    problem: problemOf(text, changed),
  };
}

const WITHOUT_DISCOUNT = /\bsem (?:o |esse |nenhum )?desconto\b/;

/** What instalments divided, and what a discount was taken from where none is wanted. */
function wholeOf({ parts, root }: SumTree, folded: string): SumTree {
  if (root.type === 'number') return { parts, root };
  const isDivided =
    root.operation === 'div' &&
    root.right.kind === 'count' &&
    /\b(?:vezes|parcel\w+)\b/.test(folded);
  const isReduced = root.operation === 'less' && WITHOUT_DISCOUNT.test(folded);
  return isDivided || isReduced ? wholeOf({ parts, root: root.left }, folded) : { parts, root };
}

function wordsFor({ root, parts }: SumTree, folded: string): string {
  if (root.type === 'pair' && root.operation === 'div' && root.right.type === 'number')
    return `Fica em **${parts[root.right.index]?.value ?? ''}x** de`;
  return DEPOSIT.test(folded) && !REST.test(folded) ? 'A entrada é de' : 'Fica em';
}

function withNumbers(tree: SumTree, { numbers }: Message, folded: string): SumTree | null {
  const percents = numbers.filter(({ mark }) => mark === 'percent');
  const plain = numbers.filter(({ mark }) => mark !== 'percent');
  const [percent, ...more] = percents;
  const [number, ...others] = plain;
  if (more.length > 0 || others.length > 0) return null;
  if (!percent && !number) return REST.test(folded) ? restOf(tree) : null;
  if (percent && DEPOSIT.test(folded))
    return number ? null : joinedWith(tree, REST.test(folded) ? 'less' : 'of', percent, 'percent');
  const off =
    percent && OFF.test(folded) && !WITHOUT_DISCOUNT.test(folded) && !OF_PART.test(folded);
  if (percent && (!off || !(WHOLE.test(folded) || numbers.length > 1 || folded.length < SHORT)))
    return null;
  const reduced = percent ? joinedWith(tree, 'less', percent, 'percent') : tree;
  if (!number || !reduced) return reduced;
  if (isInstalments(number, folded)) return joinedWith(reduced, 'div', number, 'count');
  const isAmount = number.mark === 'money' || /\b(?:custa|e|de|por)$/.test(before(folded));
  return !percent && isAmount && ADDS.test(folded) && !/\b(?:menos|tir\w+|sem)\b/.test(folded)
    ? joinedWith(tree, 'add', number, 'money')
    : null;
}

const SHORT = 60;
const before = (folded: string) => folded.slice(0, folded.indexOf('#')).trim();

const isInstalments = ({ value, mark }: Stated, folded: string): boolean =>
  (mark === 'times' || (mark === 'none' && INSTALMENTS.test(folded))) &&
  Number.isInteger(value) &&
  value >= 2 &&
  value <= 60 &&
  !WITH_INTEREST.test(folded);

function joinedWith(
  tree: SumTree,
  operation: Operation,
  { value, written }: Stated,
  kind: 'money' | 'percent' | 'count',
): SumTree | null {
  const part = { value, kind, written: kind === 'money' ? money(value) : written, nouns: [] };
  return together(operation, tree, alone(part));
}

/** What is left beside a deposit that was just reckoned. */
function restOf({ parts, root }: SumTree): SumTree | null {
  if (root.type !== 'pair' || root.operation !== 'of' || root.right.type !== 'number') return null;
  const percent = parts[root.right.index];
  const base = { parts, root: root.left };
  return percent ? together('less', base, alone({ ...percent, nouns: [] })) : null;
}
