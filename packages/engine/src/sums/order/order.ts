import { fold } from '../../shared/text.ts';
import { alone, together } from '../chain/changed.ts';
import type { SumTree } from '../chain/sum-tree.ts';
import { treeOf } from '../chain/tree.ts';
import { money, plain } from '../format.ts';
import { missing, type Outcome, result } from '../outcome.ts';
import { readAsked } from '../problem/asked.ts';
import type { Problem, Solved } from '../problem/problem.ts';
import { MONEY } from '../problem/quantity.ts';
import { readGivens } from '../problem/read.ts';
import { resultOf, stepsOf } from '../reading/shown.ts';
import type { Stated } from '../reading/stated.ts';
import { readMessage } from '../reading/stated.ts';
import { changedOrder } from './changed-order.ts';
import type { Good } from './goods.ts';
import { type Line, type Order, orderIn } from './lines.ts';

/** The sum of an order; `lacking` is the line whose price has to be asked for. */
export interface Ordered extends Solved {
  lacking: Line | null;
  /** Of how many lines. */
  count: number;
}

export const ADDS =
  /\b(?:som[ae]r?|acrescent\w+|inclu[aiu]\w*|adicion\w+|junt[ae]|bot[ae]|coloqu?[ae]|mais|tambem|falt(?:a|ou)|esqueci)\b(?! tudo)/;
const CHANGES =
  /\b(?:se|em vez|ao inves|fossem?|forem?|serao|passarem|bastam|refac\w+|refaz\w*|refaca|corrij\w+|corrigindo|trocar?|na verdade|agora sao|mude\w*|errei)\b/;
export const OFF =
  /\b(?:desconto|tir[ae]r?|descont[ae]|aplique|aplica|conced\w+|menos|abat\w+|a vista)\b/;
const MORE = /\b(?:acrescimo|aument\w+|urgencia|taxa de)\b/;
/** A percentage of one part, or of what somebody earns, is another sum. */
export const OF_PART = /\b(?:so|somente|apenas|comiss\w+|entrada|sinal|margem|lucro|juros)\b/;
/** What tells that goods are ordered or that their sum is asked for. */
const ORDERS =
  /\b(?:quer\w*|pedi\w*|encomend\w+|lev\w+|precis\w+|desej\w+|escolh\w+|solicit\w+|quanto|quantos|total|som[ae]\w*|calcul\w+|orcamento|fica|da|forem|fossem?)\b/;
const EXTRA =
  /^(?:frete|entrega|taxa|montagem|instalacao|deslocamento|transporte|envio|carreto|balanceamento)$/;

/**
 * An order of goods whose prices the talk or the documents state: new, added to the last sum, or a
 * change of it. Null for a message without such goods.
 */
export function orderedSum(
  text: string,
  goods: readonly Good[],
  problems: readonly Problem[],
): Ordered | null {
  const message = readMessage(text);
  if (!message) return null;
  const folded = message.words.join(' ').replace(/\bsom[ae] tudo\b/g, '');
  const order = orderIn(message, goods);
  const { lines, percents } = order;
  const priced = lines.filter(({ price }) => price !== null);
  const open = lines.filter(({ price }) => price === null);
  if (priced.length === 0 || percents.length > 1 || order.others.length > 0) return null;
  if (percents.length > 0 && (OF_PART.test(folded) || !(OFF.test(folded) || MORE.test(folded))))
    return null;
  const last = lastTotal(problems);
  const changed = last && CHANGES.test(folded) ? changedOrder(last, order, goods, folded) : null;
  if (changed) return solved(text, withPercent(changed, order, folded), order, null);
  const isAdded = last !== null && addsIn(folded, lines) && !CHANGES.test(folded);
  if (order.namesMore) return null;
  const isChange = CHANGES.test(folded);
  const counted = isChange ? lines.filter(({ isDefinite }) => !isDefinite) : lines;
  if (open.length > 1 || (counted.length < 2 && !isAdded)) return null;
  if (!ORDERS.test(message.words.join(' ')) && !isAdded) return null;
  const [lacking = null] = open;
  if (lacking && priced.every(({ isDefinite }) => isDefinite)) return null;
  const own = treeOfLines(priced, order);
  const whole = own && isAdded ? together('add', last, own) : own;
  return whole && solved(text, lacking ? whole : withPercent(whole, order, folded), order, lacking);
}

/** "2 bancos mais 3 mesas" joins goods of its own; "mais 2 bancos" adds to the last sum. */
const addsIn = (folded: string, lines: readonly Line[]): boolean =>
  ADDS.test(lines.length < 2 ? folded : withoutOwnMore(folded));
const withoutOwnMore = (folded: string): string => {
  const first = folded.indexOf('#');
  return folded.slice(0, first) + folded.slice(first).replace(/\bmais\b/g, ',');
};

/** The last sum that is an amount of money. */
function lastTotal(problems: readonly Problem[]): SumTree | null {
  const last = problems.at(-1);
  const tree = last && treeOf(last);
  return tree && tree.root.kind === 'money' ? tree : null;
}

function treeOfLines(lines: readonly Line[], { extras }: Order): SumTree | null {
  const trees = [
    ...lines.map(treeOfLine),
    ...extras
      .filter(({ nouns: [noun = ''] }) => EXTRA.test(noun))
      .map(({ nouns, price }) =>
        alone({ value: price, kind: 'money', written: money(price), nouns }),
      ),
  ];
  return trees.reduce<SumTree | null>(
    (sum, one, at) => (at === 0 ? one : sum && one && together('add', sum, one)),
    null,
  );
}

function treeOfLine({ count, nouns, price }: Line): SumTree | null {
  const value = price ?? 0;
  return together(
    'mul',
    alone({ value: count, kind: 'count', written: plain(count), nouns }),
    alone({ value, kind: 'money', written: money(value), nouns }),
  );
}

function withPercent(tree: SumTree, { percents: [percent] }: Order, folded: string): SumTree {
  if (!percent) return tree;
  const operation = MORE.test(folded) && !OFF.test(folded) ? 'more' : 'less';
  const { root } = tree;
  const base =
    root.type === 'pair' && root.operation === operation ? { ...tree, root: root.left } : tree;
  return together(operation, base, alone(partOf(percent))) ?? tree;
}

const partOf = ({ value, written }: Stated) => ({
  value,
  kind: 'percent' as const,
  written,
  nouns: [],
});

function solved(text: string, tree: SumTree, order: Order, lacking: Line | null): Ordered {
  const steps = [...new Set(stepsOf(tree.root))];
  const sources = order.lines.flatMap(({ source }) => source ?? []);
  const answer = `No total, dá **${resultOf(tree.root)}**.`;
  const assumed =
    sources.length > 0 ? [...new Set(sources), 'sem descontos nem taxas da tabela'] : [];
  const done = result(answer, steps.join('; '), ...assumed);
  const outcome: Outcome = lacking
    ? missing(
        `Sem o preço de “${spelledIn(text, lacking.name)}”, já são ${resultOf(tree.root)} (${steps.join('; ')}). Quanto custa cada um?`,
      )
    : done;
  return { outcome, problem: problemOf(text, tree), lacking, count: order.lines.length };
}

/** A folded name with the accents of the message. */
export const spelledIn = (text: string, name: string): string => {
  const words = text.match(/[\p{L}\d]{1,40}/gu) ?? [];
  return name
    .split(' ')
    .map((word) => words.find((one) => fold(one) === word) ?? word)
    .join(' ');
};

export function problemOf(text: string, tree: SumTree): Problem {
  const { root } = tree;
  const givens = readGivens(text) ?? [];
  return {
    text,
    givens,
    asked: { ...readAsked(text), per: [], isStated: true },
    result: {
      value: root.value,
      unit: MONEY,
      per: [],
      role: 'amount',
      label: '',
      used: root.used,
      steps: [...new Set(stepsOf(root))],
      assumed: [],
    },
    origin: [],
    own: givens.length,
    tree,
  };
}

/** The sum with one more line. */
export function pricedLine(text: string, before: Problem, line: Line): Solved | null {
  const known = treeOf(before);
  const added = treeOfLine(line);
  const tree = known && added && together('add', known, added);
  if (!tree) return null;
  const steps = [...new Set(stepsOf(tree.root))].join('; ');
  const outcome = result(`No total, dá **${resultOf(tree.root)}**.`, steps);
  return { outcome, problem: problemOf(text, tree) };
}
