import { fileURLToPath } from 'node:url';
import { compileKnowledge } from './compile.ts';
import { writeQuestionIndex } from './question-index.ts';
import { KnowledgeError } from './read.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const modules = folder('../src/knowledge');
try {
  compileKnowledge(folder('../knowledge'), modules);
  await writeQuestionIndex(modules);
} catch (error) {
  if (!(error instanceof KnowledgeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
