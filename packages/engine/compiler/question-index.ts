import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packQuestions } from '../src/questions/question-index.ts';

const FOLDER = 'coach/questions';

/**
 * Writes the index by which the coach finds a frequent question.
 * @param knowledge folder of the engine's knowledge modules, compiled before.
 */
export async function writeQuestionIndex(knowledge: string): Promise<void> {
  // Not a static import: the module is written by the same program.
  const { FREQUENT_QUESTIONS } = await import(join(knowledge, FOLDER, 'index.ts'));
  const index = JSON.stringify(packQuestions(FREQUENT_QUESTIONS));
  writeFileSync(
    join(knowledge, FOLDER, 'question-index.gen.ts'),
    [
      '// Generated from packages/engine/knowledge/questions and the weights of the classifier.',
      "import type { PackedQuestionIndex } from './knowledge.ts';",
      '',
      `export const QUESTION_INDEX: PackedQuestionIndex = ${index};`,
      '',
    ].join('\n'),
  );
}
