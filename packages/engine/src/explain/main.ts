import { explain } from './explain.ts';
import { reportOf } from './report.ts';

const messages = process.argv.slice(2);
explain(messages).forEach((explanation, at) => {
  process.stdout.write(`${reportOf(messages[at] ?? '', explanation)}\n`);
});
