import { opened } from '../outcome.ts';
import type { Solved } from '../problem/problem.ts';
import { followed } from './answer.ts';
import { withValue } from './changed.ts';
import type { Follow } from './follow-type.ts';

const FEWER =
  /\b(?:tirando|fora|sem|menos|perder|perdi|sair|sairem|sai|desist\w+|falt(?:ar|arem)|cancel\w+|devolv\w+|fiado|estrag\w+|quebr\w+)\b/;

/** "6 foi fiado, tirando eles quanto entrou?": fewer of what the last sum counts. */
export function withFewer({ text, folded, message, last, tree }: Follow): Solved | null {
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
