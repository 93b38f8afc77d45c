import { routeOf } from '@salesai/engine/embedded/coach/route';
import others from '../data/not-objections.json' with { type: 'json' };
import objections from '../data/objections.json' with { type: 'json' };

/** Share of colloquial phrasings that are told for what they are; a phrase may honestly be two things. */
const RECOGNISED_AT_LEAST = 0.9;
const FALSE_ALARMS_AT_MOST = 0.05;

const heard = (said: string) => {
  const intent = routeOf(said, 0);
  return intent.kind === 'objection' ? (intent.objection?.key ?? 'unknown one') : null;
};
const missed = objections.filter(({ said, means }) => !means.includes(heard(said) ?? ''));
const alarms = others.filter((said) => heard(said) !== null);

for (const { said, means } of missed) {
  console.log(
    `${means[0]?.padEnd(16)} heard as ${(heard(said) ?? 'no objection').padEnd(16)} ${said}`,
  );
}
for (const said of alarms)
  console.log(`${'none'.padEnd(16)} heard as ${heard(said)?.padEnd(16)} ${said}`);

const recognised = 1 - missed.length / objections.length;
const alarmed = alarms.length / others.length;
console.log(`\nObjections recognised: ${percent(recognised)} of ${objections.length}`);
console.log(`Other messages taken for one: ${percent(alarmed)} of ${others.length}`);
if (recognised < RECOGNISED_AT_LEAST || alarmed > FALSE_ALARMS_AT_MOST) process.exitCode = 1;

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
