import { money } from '../format.ts';
import { missing } from '../outcome.ts';
import type { Solved } from '../problem/problem.ts';
import { followed } from './answer.ts';
import { alone, together } from './changed.ts';
import { DEPOSIT, type Follow, isTotal, partOf } from './follow-type.ts';
import type { SumTree } from './sum-tree.ts';

const TIMES =
  /\bem (?:\d+|duas|tres|quatro|cinco|seis|dez|doze)(?: ?x| vezes| vez| parcelas?)?\W*$|\b\d+ ?(?:x|vezes|parcelas?)\b/;

/** "e com 900 de entrada e o resto em 6?" */
export function withDeposit(follow: Follow): Solved | null {
  const { text, folded, message, last } = follow;
  const [deposit, times] = message.numbers;
  const base = paid(follow);
  if (!deposit || !times || message.numbers.length !== 2 || !base) return null;
  if (!DEPOSIT.test(folded) || !TIMES.test(folded) || deposit.mark === 'times') return null;
  const rest =
    deposit.mark === 'percent'
      ? together('less', base, alone(partOf(deposit, 'percent', 'entrada')))
      : together('sub', base, alone(partOf(deposit, 'money', 'entrada')));
  const each = rest && together('div', rest, alone(partOf(times, 'count', 'parcela')));
  return (
    each &&
    followed(text, last, each, {
      says: `Depois da entrada, fica em ${times.written}x de #`,
      role: 'instalment',
      assumed: ['sem juros'],
    })
  );
}

/** What is paid in all: the total, also of a sum that ends in instalments; null for another sum. */
function paid(follow: Follow): SumTree | null {
  const { last, tree } = follow;
  const { parts, root } = tree;
  if (last.result.role !== 'instalment') return isTotal(follow) ? tree : null;
  return root.type === 'pair' && root.operation === 'div' && root.left.kind === 'money'
    ? { parts, root: root.left }
    : null;
}

const INTEREST = /\bjuros?\b/;
const FREE = /\bsem juros?\b/;

/** "em 3x?": of the total, or of what a deposit leaves. */
export function inInstalments(follow: Follow): Solved | null {
  const { text, folded, message, last, said } = follow;
  const [times] = message.numbers;
  if (!times || message.numbers.length !== 1 || !TIMES.test(folded) || DEPOSIT.test(folded))
    return null;
  if (times.mark === 'percent' || times.mark === 'money' || times.value < 2) return null;
  const isRest = /\b(?:resto|restante|saldo)\b/.test(folded);
  const base = isRest ? (left(follow) ?? paid(follow)) : paid(follow);
  const each = base && together('div', base, alone(partOf(times, 'count', 'parcela')));
  if (!base || !each) return null;
  const total = money(base.root.value);
  if (!FREE.test(folded) && said.some((one) => INTEREST.test(one) && !FREE.test(one)))
    return {
      outcome: missing(
        `É sem juros ou com os juros que você disse antes? Sem juros, ${total} em ${times.written}x fica em **${money(each.root.value)}** cada.`,
      ),
      problem: null,
    };
  return followed(text, last, each, {
    says: `${total} em ${times.written}x fica em #`,
    role: 'instalment',
    assumed: FREE.test(folded) ? [] : ['sem juros'],
  });
}

/** "o resto" after "30% de entrada" is what that leaves. */
function left({ last, tree: { parts, root } }: Follow): SumTree | null {
  if (last.result.role !== 'deposit' || root.type !== 'pair' || root.operation !== 'of')
    return null;
  return together('less', { parts, root: root.left }, { parts, root: root.right });
}
