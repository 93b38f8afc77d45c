import { type Memory, readGivens, solveProblem } from '../sums/index.ts';

/** The last outcome of messages that follow each other. */
export function talk(messages: readonly string[], facts: readonly string[] = []) {
  const memory: { -readonly [key in keyof Memory]: Memory[key] } = {
    problems: [],
    talk: [],
    facts: facts.flatMap((fact) => readGivens(fact) ?? []),
  };
  let last: ReturnType<typeof solveProblem> = null;
  for (const message of messages) {
    last = solveProblem(message, memory);
    if (last?.problem) memory.problems = [...memory.problems, last.problem];
    memory.talk = [...memory.talk, ...(readGivens(message) ?? [])];
  }
  return last?.outcome ?? null;
}

/** The answer and the steps of the last message; a question as it is. */
export const answerIn = (...messages: string[]): string | undefined => {
  const outcome = talk(messages);
  return outcome?.kind === 'result' ? `${outcome.answer} ${outcome.steps}` : outcome?.ask;
};
