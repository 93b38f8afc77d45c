import { fold } from '../../shared/text.ts';
import { money } from '../format.ts';
import { missing, opened } from '../outcome.ts';
import type { Problem, Solved } from '../problem/problem.ts';
import type { Role } from '../problem/quantity.ts';
import type { Operation } from '../reading/expression.ts';
import { type Message, readMessage, type Stated } from '../reading/stated.ts';
import { followed } from './answer.ts';
import { alone, together, withValue } from './changed.ts';
import { exchangedNumber, renamedNumber } from './correction.ts';
import { linesOf } from './line.ts';
import { type Part, type SumTree, treeOf } from './tree.ts';
import { withoutLead } from './words.ts';

/** A longer message tells more than what changes in a sum. */
const WORDS_MAX = 26;

interface Follow {
  text: string;
  folded: string;
  message: Message;
  problems: readonly Problem[];
  last: Problem;
  tree: SumTree;
  /** What was said before, for an interest rate that was named. */
  said: readonly string[];
}

/**
 * A message that goes on with the last sum in a form that leaves one reading: a number put right,
 * something added, all of it, a percentage of the total, instalments, what two sums differ by. Null
 * for any other message.
 */
export function followSum(
  text: string,
  problems: readonly Problem[],
  said: readonly string[] = [],
): Solved | null {
  const last = problems.at(-1);
  const message = readMessage(text);
  const folded = withoutLead(fold(text));
  if (!last || !message || message.words.length > WORDS_MAX) return null;
  const exchanged = exchangedNumber(text, message, problems);
  if (exchanged) return exchanged;
  if (CORRECTS.test(fold(text))) return renamedNumber(text, message, problems);
  const tree = treeOf(last);
  if (!tree) return null;
  const follow: Follow = { text, folded, message, problems, last, tree, said };
  return (
    added(follow) ??
    differed(follow) ??
    totalled(follow) ??
    withDeposit(follow) ??
    inInstalments(follow) ??
    ofTotal(follow) ??
    otherRate(follow) ??
    withFewer(follow)
  );
}

const CORRECTS =
  /^(?:nao|errei|opa|ops|na verdade|ta errad[oa]|me enganei|corrig\w+|perai)\b|\b(?:errei|me enganei|me confundi|ta errad[oa]|na verdade)\b/;

const ADDS =
  /^(?:e )?(?:mais|soma|some|acrescent\w+|adicion\w+|inclu\w+|colo(?:ca|que)|bota|poe|junta)\b|\b(?:esqueci|faltou|faltava)\b|\bsoma (?:mais |junto |ai )?\d/;
/** "e 6 pneu traseiro a 210" */
const GOES_ON =
  /^(?:e|tambem)(?: tem| quer)?(?: mais)? (?:\d|um|uma|dois|duas|tres|dez|vinte|trinta)/;
/** "o outro pedido é de 8 kits, quanto dá os dois juntos?" */
const BOTH = /\b(?:os dois|as duas) (?:pedidos?|juntos?|juntas?|vendas?|contas?)|\bsomando com\b/;
/** What is taken away, shared, or asked for in another way. */
const NO_LINE =
  /%|\b(?:por ?cento|desconto|entrada|sinal|parcel\w+|vezes|x|juros?|taxa|comiss\w+|gast\w+|custa|custo|margem|lucro|sobra|se)\b/;

/** The result of an order: its items, and what came on top. */
const isTotal = ({ role, unit }: Problem['result']) =>
  unit === 'R$' &&
  /^(?:amount|price|revenue|cost|sales|extra|rest|remaining|fixed|earning)$/.test(role);

function added({ text, folded, last, tree, message }: Follow): Solved | null {
  if (message.numbers.length === 0 || tree.root.kind !== 'money' || !isTotal(last.result))
    return null;
  const isOrder = /^(?:add|mul)$/.test(tree.root.type === 'pair' ? tree.root.operation : '');
  const adds = ADDS.test(folded) || (isOrder && (GOES_ON.test(folded) || BOTH.test(folded)));
  if (!adds || NO_LINE.test(folded)) return null;
  const line = linesOf(text, tree);
  const sum = line && together('add', tree, line);
  return (
    sum &&
    followed(text, last, sum, {
      says: `${lineWords(line)} Com ${money(tree.root.value)} de antes, dá #`,
    })
  );
}

const lineWords = ({ root }: SumTree) =>
  root.type === 'number' ? `Somei ${money(root.value)}.` : `Isso dá **${money(root.value)}**.`;

const ASKS_ALL =
  /\b(?:q(?:ua)?n?t[oa]|qnt|qual|soma\w*|e|total)\b.{0,30}\b(?:tudo|total|ao todo|junt[oa]s?|no fim|no final|os dois|as duas)\b|^(?:e )?(?:o )?(?:total|soma (?:tudo|ai|pra mim))\b/;

/** "quanto deu tudo?": the last sum where it holds all, else the last two. */
function totalled({ text, folded, message, problems, last, tree }: Follow): Solved | null {
  if (message.numbers.length > 0 || !ASKS_ALL.test(folded) || tree.root.kind !== 'money')
    return null;
  if (!isTotal(last.result) || NO_LINE.test(folded)) return null;
  const before = problems.at(-2);
  const other = before && isTotal(before.result) ? treeOf(before) : null;
  const isOne =
    !other || sharesPart(tree, other) || !/\bsoma|\bjunt|\bdois\b|\bduas\b/.test(folded);
  const sum = isOne ? tree : together('add', other, tree);
  return sum && followed(text, last, sum, { says: 'No total, dá #' });
}

const sharesPart = (a: SumTree, b: SumTree) =>
  b.parts.every((part) => a.parts.some(({ value }) => value === part.value)) ||
  a.parts.some(({ value }) => value === b.root.value);

/** "e a diferença?" of the last two results. */
function differed({ text, folded, message, problems, last, tree }: Follow): Solved | null {
  const before = problems.at(-2);
  const asks = /\bdiferenca\b/.test(folded);
  const other = before && treeOf(before);
  if (!asks || message.numbers.length > 0 || !other || other.root.kind !== tree.root.kind)
    return null;
  const sum = together('sub', other, tree) ?? together('sub', tree, other);
  return sum && followed(text, last, sum, { says: 'A diferença é de #', role: 'difference' });
}

const DEPOSIT = /\b(?:entrada|sinal|adiantad\w+)\b/;
const TIMES =
  /\bem (?:\d+|duas|tres|quatro|cinco|seis|dez|doze)(?: ?x| vezes| vez| parcelas?)?\W*$|\b\d+ ?(?:x|vezes|parcelas?)\b/;

/** "e com 900 de entrada e o resto em 6?" */
function withDeposit({ text, folded, message, last, tree }: Follow): Solved | null {
  const [deposit, times] = message.numbers;
  const base = withoutInstalments(tree);
  if (!deposit || !times || message.numbers.length !== 2 || base.root.kind !== 'money') return null;
  if (!DEPOSIT.test(folded) || !TIMES.test(folded) || !/^(?:money|none)$/.test(deposit.mark))
    return null;
  const rest = together('sub', base, alone(partOf(deposit, 'money', 'entrada')));
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

const partOf = (
  { value, written }: { value: number; written: string },
  kind: Part['kind'],
  noun: string,
): Part => ({ value, kind, written, nouns: [noun] });

/** What is paid in all, of a sum that ends in instalments. */
function withoutInstalments({ parts, root }: SumTree): SumTree {
  const isParted =
    root.type === 'pair' &&
    root.operation === 'div' &&
    root.left.kind === 'money' &&
    root.right.type === 'number';
  return isParted ? { parts, root: root.left } : { parts, root };
}

const INTEREST = /\bjuros?\b/;
const FREE = /\bsem juros?\b/;

/** "em 3x?": of the total, or of what a deposit leaves. */
function inInstalments({ text, folded, message, last, tree, said }: Follow): Solved | null {
  const [times] = message.numbers;
  if (!times || message.numbers.length !== 1 || !TIMES.test(folded) || DEPOSIT.test(folded))
    return null;
  if (times.mark === 'percent' || times.mark === 'money' || times.value < 2) return null;
  const base = owed(withoutInstalments(tree), /\b(?:resto|restante|saldo)\b/.test(folded));
  const isOwed = isTotal(last.result) || /^(?:instalment|deposit|rest|net)$/.test(last.result.role);
  if (base?.root.kind !== 'money' || !isOwed) return null;
  const each = together('div', base, alone(partOf(times, 'count', 'parcela')));
  if (!each) return null;
  if (!FREE.test(folded) && said.some((one) => INTEREST.test(one) && !FREE.test(one)))
    return {
      outcome: missing(
        `É sem juros ou com os juros que você disse antes? Sem juros, ${money(base.root.value)} em ${times.written}x fica em **${money(each.root.value)}** cada.`,
      ),
      problem: null,
    };
  return followed(text, last, each, {
    says: `${money(base.root.value)} em ${times.written}x fica em #`,
    role: 'instalment',
    assumed: FREE.test(folded) ? [] : ['sem juros'],
  });
}

/** "o resto" after "30% de entrada" is what that leaves. */
function owed({ parts, root }: SumTree, isRest: boolean): SumTree | null {
  if (root.type !== 'pair' || root.operation !== 'of') return isRest ? null : { parts, root };
  if (!isRest) return null;
  const share = { parts, root: root.right };
  return together('less', { parts, root: root.left }, share);
}

const CUTS =
  /\b(?:desconto|desc|off|a vista|avista|pix|abat\w+|tirar|tirando|tiro|tire|menos|pediu|pede|pedindo|(?:el[ae]s?|client\w+) quer(?:em)?|dou|der|dar|dando|desse)\b/;
const RISES =
  /\b(?:acrescimo|aumento|a mais|em cima|reajust\w+|acrescent\w+|crescer|cresco|subir|subindo|subo|aumentar|aumento)\b/;
/** What a percentage of another kind is of. */
const OTHER =
  /\b(?:margem|lucro|comiss\w+|taxa|cartao|maquin\w+|imposto|juros?|sobra|custo|cancel\w+|perd\w+|estrag\w+)\b/;

/** "e com 5% de desconto?", "entrada de 40% disso": of the total. */
function ofTotal(follow: Follow): Solved | null {
  const { text, folded, message, last, tree } = follow;
  const [rate] = message.numbers;
  if (rate?.mark !== 'percent' || message.numbers.length !== 1) return null;
  if (tree.root.kind !== 'money' || !isTotal(last.result)) return null;
  if (COMMISSION.test(folded)) return commissionOf(follow, rate);
  if (OTHER.test(folded)) return null;
  const operation = PARTIAL.test(folded) ? null : operationIn(folded);
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

/** "5% só na diária": of one of the items. */
const PARTIAL = /\bso (?:n|d)?[oa]s?\b/;
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
function otherRate({ text, folded, message, last, tree }: Follow): Solved | null {
  const [rate] = message.numbers;
  if (!rate || message.numbers.length !== 1 || rate.value >= RATE_MAX) return null;
  if (!/^(?:e )?se (?:for|fosse|der|eu der|fizer) (?:so )?(?:por )?[\d,]+\W*$/.test(folded))
    return null;
  const { root } = tree;
  if (root.type !== 'pair' || (root.operation !== 'less' && root.operation !== 'more')) return null;
  const other = insteadOf(tree, root.operation, rate);
  const base = money(root.left.value);
  return other && followed(text, last, other, SAYS[root.operation](rate.written, base));
}

const FEWER =
  /\b(?:tirando|fora|sem|menos|perder|perdi|sair|sairem|sai|desist\w+|falt(?:ar|arem)|cancel\w+|devolv\w+|fiado|estrag\w+|quebr\w+)\b/;

/** "6 foi fiado, tirando eles quanto entrou?": fewer of what the last sum counts. */
function withFewer({ text, folded, message, last, tree }: Follow): Solved | null {
  const [fewer] = message.numbers;
  const { parts, root } = tree;
  if (!fewer || message.numbers.length !== 1 || fewer.mark !== 'none' || !FEWER.test(folded))
    return null;
  if (root.type !== 'pair' || root.operation !== 'mul' || root.kind !== 'money') return null;
  const counts = parts.flatMap(({ kind }, at) => (kind === 'count' ? [at] : []));
  const at = counts[0];
  const part = at === undefined ? undefined : parts[at];
  if (counts.length !== 1 || at === undefined || !part || part.value <= fewer.value) return null;
  const value = part.value - fewer.value;
  const written = String(value);
  const changed = withValue(tree, at, { ...part, value, written });
  const says = `Sem ${fewer.written} dos ${part.written} ficam ${written}, e dá #`;
  const solved = changed && followed(text, last, changed, { says, role: last.result.role });
  return solved && { ...solved, outcome: opened(solved.outcome) };
}
