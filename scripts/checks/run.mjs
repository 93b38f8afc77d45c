import * as described from './described.mjs';
import * as docs from './docs.mjs';
import * as expressions from './expressions.mjs';
import * as files from './files.mjs';
import * as keys from './keys.mjs';
import * as messages from './messages.mjs';
import * as notices from './notices.mjs';
import * as slices from './slices.mjs';
import * as statements from './statements.mjs';

/** Every check of the structure: what is wrong, one line each, and what to do instead. */
const all = [described, docs, expressions, files, keys, messages, notices, slices, statements];
const found = all.map((check) => check.problems());
const problems = (await Promise.all(found)).flat();
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exit(problems.length === 0 ? 0 : 1);
