import type { Problem, Solved } from '../problem/problem.ts';
import { unitOf } from '../problem/words.ts';
import type { Message } from '../reading/stated.ts';
import { followed } from './answer.ts';
import { withValue } from './changed.ts';
import type { SumTree } from './sum-tree.ts';
import { treeOf } from './tree.ts';
import { wordsBeside } from './words.ts';

const DENIES =
  /(?:^|\b)(?:nao|n|em vez de|no lugar de|ao inves de)(?: (?:e|eh|era|eram|sao|foi|foram|de|os|as|o|a|r\$))*$/;

/** "refaz com 5" */
const AGAIN = /\b(?:refaz|calcula|faz)\b.{0,20}\bcom$/;

/** Which of two numbers a message puts in the place of the other; null when it does neither. */
function exchanged(message: Message): { old: number; fresh: number; rest: number | null } | null {
  const { numbers } = message;
  if (numbers.length < 2 || numbers.length > 3) return null;
  const old = numbers.findIndex((_, at) => DENIES.test(wordsBeside(message, at).before));
  if (old < 0) return null;
  const fresh = old === 0 ? 1 : old - 1;
  const rest = numbers.findIndex(
    ({ mark }, at) =>
      at !== old &&
      at !== fresh &&
      (mark === 'percent' || AGAIN.test(wordsBeside(message, at).before)),
  );
  return { old, fresh, rest: rest < 0 ? null : rest };
}

/** "são 14, não 12": the last sum that has the number, done again, and those that went on with it. */
export function exchangedNumber(
  text: string,
  message: Message,
  problems: readonly Problem[],
): Solved | null {
  const found = exchanged(message);
  const [old, fresh] = [message.numbers[found?.old ?? -1], message.numbers[found?.fresh ?? -1]];
  if (!found || !old || !fresh) return null;
  // "33.500 e não 32": thousands that the second number leaves out.
  const values = [
    old.value,
    ...(fresh.value >= 1000 && old.value < 1000 ? [old.value * 1000] : []),
  ];
  const isOld = ({ value }: { value: number }) => values.includes(value);
  const changed = againFrom(problems, isOld, fresh);
  if (!changed) return null;
  const further = found.rest === null ? null : message.numbers[found.rest];
  const tree = further ? withPercent(changed.tree, further.value) : changed.tree;
  if (!tree) return null;
  const { problem } = changed;
  const also = further ? ` e ${further.written}%` : '';
  return followed(text, problem, tree, {
    says: `Com ${fresh.written} em vez de ${old.written}${also}, dá #`,
    role: problem.result.role,
  });
}

/** "tá errado, a lata é 349": the one number of the last sum that the message names. */
export function renamedNumber(
  text: string,
  message: Message,
  problems: readonly Problem[],
): Solved | null {
  const [fresh] = message.numbers;
  if (message.numbers.length !== 1 || !fresh) return null;
  const named = new Set(message.words.filter((word) => word.length > 2).map(unitOf));
  const problem = problems.at(-1);
  const tree = problem && treeOf(problem);
  if (!tree) return null;
  const meant = tree.parts.flatMap(({ nouns }, at) =>
    nouns.some((one) => named.has(one)) ? [at] : [],
  );
  const [at] = meant;
  const part = at === undefined ? undefined : tree.parts[at];
  if (meant.length !== 1 || at === undefined || !part || part.value === fresh.value) return null;
  const changed = withValue(tree, at, { ...part, value: fresh.value, written: fresh.written });
  return (
    changed &&
    followed(text, problem, changed, {
      says: `Com ${fresh.written} em vez de ${part.written}, dá #`,
      role: problem.result.role,
    })
  );
}

interface Again {
  problem: Problem;
  tree: SumTree;
}

/** The newest sum with such a number, and after it those with its result, each done again. */
function againFrom(
  problems: readonly Problem[],
  isOld: (part: { value: number }) => boolean,
  fresh: { value: number; written: string },
): Again | null {
  for (let at = problems.length - 1; at >= 0; at--) {
    const problem = problems[at];
    const tree = problem && treeOf(problem);
    const place = tree ? tree.parts.findIndex(isOld) : -1;
    const part = tree?.parts[place];
    if (!problem || !tree || !part) continue;
    const changed = withValue(tree, place, { ...part, ...named(fresh) });
    return (
      changed && onwardFrom({ problem, tree: changed }, tree.root.value, problems.slice(at + 1))
    );
  }
  return null;
}

const named = ({ value, written }: { value: number; written: string }) => ({ value, written });

function onwardFrom(first: Again, before: number, later: readonly Problem[]): Again {
  let last = first;
  let value = before;
  for (const problem of later) {
    const tree = treeOf(problem);
    const at = tree ? tree.parts.findIndex((part) => part.value === value) : -1;
    const part = tree?.parts[at];
    if (!tree || !part) continue;
    const written = String(last.tree.root.value);
    const changed = withValue(tree, at, { ...part, value: last.tree.root.value, written });
    if (!changed) continue;
    value = tree.root.value;
    last = { problem, tree: changed };
  }
  return last;
}

function withPercent(tree: SumTree, value: number): SumTree | null {
  const at = tree.parts.findLastIndex(({ kind }) => kind === 'percent');
  const part = tree.parts[at];
  return part ? withValue(tree, at, { ...part, value, written: String(value) }) : null;
}
