import * as decisions from './decisions.mjs';
import * as docs from './docs.mjs';
import * as expressions from './expressions.mjs';
import * as files from './files.mjs';
import * as keys from './keys.mjs';
import * as messages from './messages.mjs';
import * as notices from './notices.mjs';
import * as slices from './slices.mjs';
import * as statements from './statements.mjs';
import * as words from './words.mjs';

const CHECKS = [
  decisions,
  docs,
  expressions,
  files,
  keys,
  messages,
  notices,
  slices,
  statements,
  words,
];

// Every check lists its problems, one line each, with what to do instead.
const problems = (await Promise.all(CHECKS.map((check) => check.problems()))).flat();
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exit(problems.length === 0 ? 0 : 1);
