import { fold } from '../../shared/text.ts';
import type { Problem, Solved } from '../problem/problem.ts';
import { readMessage } from '../reading/stated.ts';
import { exchangedNumber, renamedNumber } from './correction.ts';
import { withFewer } from './fewer.ts';
import type { Follow } from './follow-type.ts';
import { added, differed, totalled } from './order.ts';
import { inInstalments, withDeposit } from './paid.ts';
import { ofTotal, otherRate } from './rate.ts';
import { treeOf } from './tree.ts';
import { withoutLead } from './words.ts';

/** A longer message tells more than what changes in a sum. */
const WORDS_MAX = 26;

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
