import { money } from '../format.ts';
import type { Solved } from '../problem/problem.ts';
import { followed } from './answer.ts';
import { together } from './changed.ts';
import { type Follow, isTotal } from './follow-type.ts';
import { linesOf } from './line.ts';
import type { SumTree } from './sum-tree.ts';
import { treeOf } from './tree.ts';

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

/** "e mais 30 a 4 reais", "esqueci do frete, soma 25": added to the last sum. */
export function added(follow: Follow): Solved | null {
  const { text, folded, last, tree, message } = follow;
  if (message.numbers.length === 0 || !isTotal(follow)) return null;
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
export function totalled(follow: Follow): Solved | null {
  const { text, folded, message, problems, last, tree } = follow;
  if (message.numbers.length > 0 || !ASKS_ALL.test(folded) || NO_LINE.test(folded)) return null;
  if (!isTotal(follow)) return null;
  const before = problems.at(-2);
  const known = before && treeOf(before);
  const other = known && isTotal({ last: before, tree: known }) ? known : null;
  const isOne =
    !other || sharesPart(tree, other) || !/\bsoma|\bjunt|\bdois\b|\bduas\b/.test(folded);
  const sum = isOne ? tree : together('add', other, tree);
  return sum && followed(text, last, sum, { says: 'No total, dá #' });
}

const sharesPart = (a: SumTree, b: SumTree) =>
  b.parts.every((part) => a.parts.some(({ value }) => value === part.value)) ||
  a.parts.some(({ value }) => value === b.root.value);

/** "e a diferença?" of the last two results. */
export function differed({ text, folded, message, problems, last, tree }: Follow): Solved | null {
  const before = problems.at(-2);
  const asks = /\bdiferenca\b/.test(folded);
  const other = before && treeOf(before);
  if (!asks || message.numbers.length > 0 || !other || other.root.kind !== tree.root.kind)
    return null;
  const sum = together('sub', other, tree) ?? together('sub', tree, other);
  return sum && followed(text, last, sum, { says: 'A diferença é de #', role: 'difference' });
}
