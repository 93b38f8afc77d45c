import { money } from '../format.ts';
import type { Solved } from '../problem/problem.ts';
import type { Role } from '../problem/quantity.ts';
import type { Operation } from '../reading/expression.ts';
import type { Stated } from '../reading/stated.ts';
import { followed } from './answer.ts';
import { alone, together, withValue } from './changed.ts';
import { DEPOSIT, type Follow, isTotal, partOf } from './follow-type.ts';
import type { SumTree } from './sum-tree.ts';

const CUTS =
  /\b(?:desconto|desc|off|a vista|avista|pix|abat\w+|tirar|tirando|tiro|tire|menos|pediu|pede|pedindo|(?:el[ae]s?|client\w+) quer(?:em)?|dou|der|dar|dando|desse)\b/;
const RISES =
  /\b(?:acrescimo|aumento|a mais|em cima|reajust\w+|acrescent\w+|crescer|cresco|subir|subindo|subo|aumentar|aumento)\b/;
/** What a percentage of another kind is of. */
const OTHER =
  /\b(?:margem|lucro|comiss\w+|taxa|cartao|maquin\w+|imposto|juros?|sobra|custo|cobra\w*|cancel\w+|perd\w+|estrag\w+)\b/;

/** "e com 5% de desconto?", "entrada de 40% disso": of the total. */
export function ofTotal(follow: Follow): Solved | null {
  const { text, folded, message, last, tree } = follow;
  const [rate] = message.numbers;
  if (rate?.mark !== 'percent' || message.numbers.length !== 1) return null;
  if (!isTotal(follow) || PARTIAL.test(folded)) return null;
  if (COMMISSION.test(folded)) return commissionOf(follow, rate);
  if (OTHER.test(folded)) return null;
  const operation = operationIn(folded);
  if (!operation) return null;
  const instead = /\bmais \d/.test(folded) ? null : insteadOf(tree, operation, rate);
  const of = instead ?? together(operation, tree, alone(partOf(rate, 'percent', 'desconto')));
  if (!of) return null;
  const base = of.root.type === 'pair' ? money(of.root.left.value) : '';
  return followed(text, last, of, SAYS[operation](rate.written, base));
}

const COMMISSION = /^(?:e )?(?:a |qual |quanto )?(?:(?:e|eh|da|de|a) )?(?:minha |a )?comissao\b/;

/** "e minha comissão de 6%?" */
function commissionOf({ text, last, tree }: Follow, rate: Stated): Solved | null {
  const of = together('of', tree, alone(partOf(rate, 'percent', 'comissao')));
  const says = `A comissão de ${rate.written}% sobre ${money(tree.root.value)} dá #`;
  return of && followed(text, last, of, { says, role: 'commission' });
}

/** "5% só na diária", "40% da primeira mensalidade": of one of the items. */
const PARTIAL = /\bso (?:n|d)?[oa]s?\b|\b(?:primeir[oa]|segund[oa]|cada)\b/;
const LEFT = /\b(?:rest[ao]\w*|falta\w*|sobra|saldo)\b/;

function operationIn(folded: string): 'of' | 'less' | 'more' | null {
  if (DEPOSIT.test(folded)) return LEFT.test(folded) ? null : 'of';
  if (RISES.test(folded)) return 'more';
  return CUTS.test(folded) ? 'less' : null;
}

const SAYS: Record<
  'of' | 'less' | 'more',
  (rate: string, base: string) => { says: string; role: Role }
> = {
  of: (rate, base) => ({ says: `A entrada de ${rate}% sobre ${base} é de #`, role: 'deposit' }),
  less: (rate, base) => ({ says: `${base} com ${rate}% de desconto fica em #`, role: 'price' }),
  more: (rate, base) => ({ says: `${base} com ${rate}% a mais fica em #`, role: 'price' }),
};

/** Another rate for the last step: "e se forem 5%?" */
function insteadOf(
  { parts, root }: SumTree,
  operation: Operation,
  { value, written }: { value: number; written: string },
): SumTree | null {
  if (root.type !== 'pair' || root.operation !== operation || root.right.type !== 'number')
    return null;
  const at = root.right.index;
  const part = parts[at];
  return part ? withValue({ parts, root }, at, { ...part, value, written }) : null;
}

const RATE_MAX = 100;

/** "e se for só 5?" after "8% à vista" */
export function otherRate({ text, folded, message, last, tree }: Follow): Solved | null {
  const [rate] = message.numbers;
  if (!rate || message.numbers.length !== 1 || rate.value >= RATE_MAX) return null;
  if (
    !/^(?:e )?se (?:for|fosse|der|eu der|fizer) (?:so )?(?:por )?\d{1,2}(?:,\d{1,2})?\W*$/.test(
      folded,
    )
  )
    return null;
  const { root } = tree;
  if (root.type !== 'pair' || (root.operation !== 'less' && root.operation !== 'more')) return null;
  const other = insteadOf(tree, root.operation, rate);
  const base = money(root.left.value);
  return other && followed(text, last, other, SAYS[root.operation](rate.written, base));
}
