import { readFileSync } from 'node:fs';
import { DialogueSeller, dialoguesIn } from './dialogues.ts';
import { Libraries } from './library.ts';
import { ruleAmount } from '../../packages/engine/src/documents/index.ts';
import { groupsIn } from '../../packages/engine/src/documents/rules/clauses.ts';
const libraries = new Libraries();
for (const dialogue of dialoguesIn(readFileSync(process.argv[2]!, 'utf8'))) {
  const seller = new DialogueSeller(dialogue, libraries);
  for (const { say } of dialogue.turns) {
    const input: any = await seller.inputOf(say, []);
    const lines = input.rows.filter((r: any) => r.kind === 'line');
    console.log(say.slice(0, 60), lines.length, ruleAmount(say, lines, { last: null, price: null, paid: null })?.text);
    if (/comissao|20 dia|Taxa/.test(say)) { console.log(lines.map((l: any) => JSON.stringify(l)).join('\n').slice(0, 1500)); for (const g of groupsIn(lines)) if (g.clauses.some((c) => c.effect)) console.log(JSON.stringify(g.clauses.map((c) => [c.written.slice(0, 50), c.limit?.low, c.limit?.high, c.effect]))); }
  }
}
await libraries.close();
