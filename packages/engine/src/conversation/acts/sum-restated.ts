import { fold } from '../../shared/text.ts';
import { figuresIn, opened, treeOf } from '../../sums/index.ts';
import type { Act } from '../act.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { OF_TEXT, QUOTED } from './sum-act.ts';

type Tree = NonNullable<ReturnType<typeof treeOf>>;
type Node = Tree['root'];

const TURNS = 4;
const ASKS_TOTAL = /\b(?:total|somad\w+|somando|soma|ao todo|tudo|junt[oa]s?)\b/;
/** What the total is to be without, or shared by, is another sum. */
const OTHER_SUM =
  /%|\b(?:por ?cento|desconto|menos|sem|tirando|tira|parcel\w+|vezes|dividi\w+|comiss\w+|margem|lucro|sobra\w*|custo|taxa|por (?:dia|semana|pessoa))\b/;

/** A total over the parts of the last sum is that sum, shown with the question whether it is meant. */
export function restatedSum(text: string, { log }: ConversationState): Act | null {
  const folded = fold(text);
  if (!ASKS_TOTAL.test(folded) || OTHER_SUM.test(folded)) return null;
  if (OF_TEXT.test(folded) || QUOTED.test(text)) return null;
  const last = log
    .slice(-TURNS)
    .map(({ act }) => act)
    .findLast((act) => act.kind === 'sum');
  if (last?.kind !== 'sum' || last.outcome.kind !== 'result' || !last.problem) return null;
  const tree = treeOf(last.problem);
  const figures = figuresIn(text);
  const [lastStep = ''] = last.outcome.steps.split('; ').slice(-1);
  if (figures.length < 2 || !/^[^=−×÷]{1,80} \+ [^=−×÷]{1,80} = /.test(lastStep)) return null;
  const values = tree
    ? [...tree.parts.map(({ value }) => value), ...valuesIn(tree.root)]
    : figuresIn(last.request).map(({ value }) => value);
  return figures.every(({ value }) => values.includes(value))
    ? { ...last, request: text, outcome: opened(last.outcome), isAgain: true }
    : null;
}

const valuesIn = (node: Node): number[] =>
  node.type === 'number'
    ? [node.value]
    : [node.value, ...valuesIn(node.left), ...valuesIn(node.right)];
