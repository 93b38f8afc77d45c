import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { type Bench, type Figure, isMet } from './figure.ts';

const BENCHES: Record<string, () => Promise<{ bench: Bench }>> = {
  'account-timing': () => import('./account-timing.ts'),
  channels: () => import('./channels.ts'),
  database: () => import('./database.ts'),
  faults: () => import('./faults.ts'),
  icp: () => import('./icp.ts'),
  coach: () => import('./coach.ts'),
  list: () => import('./list.ts'),
  load: () => import('./load.ts'),
  llm: () => import('./llm.ts'),
  profile: () => import('./profile.ts'),
  results: () => import('./results.ts'),
  screens: () => import('./screens.ts'),
  'slow-texts': () => import('./slow-texts.ts'),
  start: () => import('./start.ts'),
  teleprompter: () => import('./teleprompter.ts'),
  web: () => import('./web.ts'),
};

const machine = {
  date: new Date().toISOString().slice(0, 10),
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  node: process.version,
};

const names = process.argv.slice(2);
if (names.length === 0) console.log(`Benches: ${Object.keys(BENCHES).join(', ')}`);
for (const name of names) {
  const load = BENCHES[name];
  if (!load) throw new Error(`No bench "${name}"; there are ${Object.keys(BENCHES).join(', ')}`);
  const { bench } = await load();
  await report(bench);
}

async function report({ name, run }: Bench): Promise<void> {
  console.log(
    `\n${name} · ${machine.processor} × ${machine.cores} · Node ${machine.node} · ${machine.date}`,
  );
  const figures: Figure[] = [];
  for await (const figure of run()) {
    console.log(line(figure));
    figures.push(figure);
  }
  const folder = join(import.meta.dirname, '..', 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ machine, figures }, null, 2)}\n`);
}

function line(figure: Figure): string {
  const { what, value, unit, atMost, atLeast, before } = figure;
  const bound = atMost !== undefined ? `≤ ${atMost}` : atLeast !== undefined ? `≥ ${atLeast}` : '';
  const mark = bound === '' ? ' ' : isMet(figure) ? '✓' : '✗';
  const compared = before === undefined ? '' : ` before: ${before}`;
  const shown = Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100;
  return `${mark} ${what.padEnd(56)} ${String(shown).padStart(10)} ${unit.padEnd(6)} ${bound.padEnd(8)}${compared}`.trimEnd();
}
