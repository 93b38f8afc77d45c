import { explain } from '@salesai/engine/explain';
import others from '../data/not-objections.json' with { type: 'json' };
import objections from '../data/objections.json' with { type: 'json' };
import untuned from '../data/objections-untuned.json' with { type: 'json' };

/** A colloquial phrasing and the objections that it may express. */
interface Phrasing {
  said: string;
  means: string[];
}

const RECOGNISED_AT_LEAST = 0.9;
const FALSE_ALARMS_AT_MOST = 0.05;

const misses = (phrasings: readonly Phrasing[]) =>
  phrasings.filter(({ said, means }) => !means.some((one) => recognisedIn(said).includes(one)));
const alarms = others.filter((said) => recognisedIn(said).length > 0);

for (const { said, means } of misses(objections)) printMiss(means[0] ?? '', said);
for (const said of alarms) printMiss('none', said);

const recognised = 1 - misses(objections).length / objections.length;
const alarmed = alarms.length / others.length;
console.log(`\nObjections recognised: ${percent(recognised)} of ${objections.length}`);
console.log(`Other messages recognised as one: ${percent(alarmed)} of ${others.length}`);
// Their misses are not printed: nothing may be tuned to them, so that they remain a test set.
const fresh = 1 - misses(untuned).length / untuned.length;
console.log(`Of phrasings that nothing was tuned to: ${percent(fresh)} of ${untuned.length}`);
if (recognised < RECOGNISED_AT_LEAST || alarmed > FALSE_ALARMS_AT_MOST) process.exitCode = 1;

/** The keys of the objections that a message is answered as; empty for none. */
function recognisedIn(said: string): readonly string[] {
  const [explanation] = explain([said]);
  return explanation?.act.kind === 'objection' ? explanation.act.keys : [];
}

function printMiss(meant: string, said: string): void {
  const found = recognisedIn(said).join(', ') || 'no objection';
  console.log(`${meant.padEnd(16)} recognised as ${found.padEnd(16)} ${said}`);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
