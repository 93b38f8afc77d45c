import type { Intent } from '../embedded/coach/intent.ts';
import type { Example, Explanation } from './explain.ts';

/** An explanation as lines of text for a terminal. */
export function reportOf(text: string, explanation: Explanation): string {
  const { tokens, statement, isReported, isQuestion, intent, matchedCues, nearest } = explanation;
  return [
    `message       ${text}`,
    `tokens        ${tokens.join(' ')}`,
    `buyer's words ${statement || '–'}${isReported ? ' (reported by the seller)' : ''}`,
    `question      ${isQuestion ? 'yes' : 'no'}`,
    `recognised    ${summaryOf(intent)}`,
    ...section('matched cues', matchedCues),
    ...section(
      'nearest phrasings',
      nearest.map(({ example, similarity }) => `${similarity.toFixed(2)}  ${nameOf(example)}`),
    ),
    '',
  ].join('\n');
}

function summaryOf(intent: Intent): string {
  switch (intent.kind) {
    case 'objection':
      return intent.objection
        ? `objection "${intent.objection.key}" (${intent.objection.said}), score ${intent.score.toFixed(2)}`
        : "a buyer's words, but no known objection";
    case 'method':
      return `method "${intent.method.key}" (${intent.method.title})`;
    case 'script':
      return `request for a script${intent.part ? `, part "${intent.part}"` : ''}`;
    case 'documents':
      return 'question that only documents can answer';
    case 'smalltalk':
      return `small talk "${intent.topic}"`;
    case 'outside':
      return 'nothing that the coach knows';
  }
}

const nameOf = ({ objection, text }: Example) => `${objection ?? 'no objection'}: ${text}`;

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
