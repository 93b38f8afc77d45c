import { aboutOf } from '../conversation/index.ts';
import type { Explanation } from './explain.ts';

/** An explanation as lines of text for a terminal. */
export function reportOf(message: string, explanation: Explanation): string {
  const { labels, certainty, distress, facts, act, reply } = explanation;
  const about = aboutOf(act);
  return [
    `message   ${message}`,
    `labels    ${labels.map(({ label, probability }) => `${label} ${probability.toFixed(2)}`).join(', ')}`,
    `certainty ${certainty}`,
    `distress  ${distress.certainty}, ${distress.kind} ${distress.probability.toFixed(3)}`,
    ...facts.map(({ name, fact }) => `fact      ${name} “${fact.span.quote}”, ${fact.certainty}`),
    `act       ${act.kind}${about ? ` "${about}"` : ''}`,
    ...reply.split('\n').map((line) => `  | ${line}`),
    '',
  ].join('\n');
}
