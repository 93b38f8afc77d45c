import * as docs from './docs.mjs';
import * as files from './files.mjs';
import * as messages from './messages.mjs';
import * as slices from './slices.mjs';

/** Every check of the structure: what is wrong, one line each, and what to do instead. */
const problems = [docs, files, messages, slices].flatMap((check) => check.problems());
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exit(problems.length === 0 ? 0 : 1);
