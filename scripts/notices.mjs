import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTICES, notices } from './lib/notices.mjs';
import { root } from './lib/run.mjs';

const { text, problems } = notices();
writeFileSync(join(root, NOTICES), text);
process.stdout.write(`${NOTICES}: ${Math.round(text.length / 1024)} KiB\n`);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length === 0 ? 0 : 1);
