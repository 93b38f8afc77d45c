import { writeFileSync } from 'node:fs';
import { crossValidate, type Role, trainRoles } from './roles.ts';

/** Trains the choice of buyer and offer, writes the weights, and prints leave-one-author-out figures. */
const weights = trainRoles();
const ROLES: readonly Role[] = ['buyer', 'offer'];
for (const role of ROLES) {
  writeFileSync(
    new URL(`../src/facts/ranking/${role}-weights.json`, import.meta.url),
    `${JSON.stringify(weights[role], null, 2)}\n`,
  );
  process.stdout.write(`${Object.keys(weights[role]).length} weights of the ${role}\n`);
}

const results = crossValidate();
for (const role of ROLES) {
  const own = results.filter((one) => one.role === role);
  const sum = (key: 'right' | 'stated' | 'invented') =>
    own.reduce((total, one) => total + one[key], 0);
  const authors = own.map(({ author, right, stated }) => `${author} ${percent(right, stated)}`);
  process.stdout.write(
    `${role}, each author left out: ${percent(sum('right'), sum('stated'))} right of ${sum('stated')}, ${sum('invented')} invented (${authors.join(', ')})\n`,
  );
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`;
}
