/**
 * Parses the JSON object in a model's answer, which may be surrounded by prose or a code fence.
 * @throws SyntaxError when there is no valid object.
 */
export function parseJsonIn(answer: string): unknown {
  const from = answer.indexOf('{');
  const to = answer.lastIndexOf('}');
  return JSON.parse(from >= 0 && to > from ? answer.slice(from, to + 1) : answer);
}
