import { explain } from './explain.ts';
import { reportOf } from './report.ts';

for (const text of process.argv.slice(2))
  process.stdout.write(`${reportOf(text, explain(text))}\n`);
