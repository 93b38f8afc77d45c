import { fileURLToPath } from 'node:url';
import { compileKnowledge } from './compile.ts';
import { KnowledgeError } from './read.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
try {
  compileKnowledge(folder('../knowledge'), folder('../src/knowledge'));
} catch (error) {
  if (!(error instanceof KnowledgeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
