/**
 * The JSON object in a model's answer, which may stand among prose or in a code fence.
 * @throws SyntaxError when there is none that can be read.
 */
export function jsonIn(answer: string): unknown {
  const from = answer.indexOf('{');
  const to = answer.lastIndexOf('}');
  return JSON.parse(from >= 0 && to > from ? answer.slice(from, to + 1) : answer);
}
