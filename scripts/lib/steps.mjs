import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root, run, seconds } from './run.mjs';

/** Workspaces with types of their own. */
const typed = () =>
  ['packages', 'apps', '.']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
    .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
    .map((folder) => folder.replace(/^\.\//, ''));

/** The checks that need neither database nor browser. */
export const staticSteps = () => [
  { title: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  ...typed().map((folder) => ({ title: `types of ${folder}`, command: ['tsc', '-p', folder] })),
  {
    title: 'dependency rules',
    command: [
      'depcruise',
      'apps',
      'packages',
      'bench',
      'evals',
      'e2e',
      '--config',
      '.dependency-cruiser.mjs',
    ],
  },
  { title: 'nothing unused', command: ['knip', '--no-progress'] },
  { title: 'structure', command: ['node', 'scripts/checks/run.mjs'] },
];

/**
 * Runs steps, two at a time; each shows its output only when it fails or has figures to show.
 * @returns {Promise<boolean>} whether all passed.
 */
export async function runSteps(steps, { lanes = 2 } = {}) {
  const queue = [...steps];
  const results = [];
  const lane = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) results.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results.every(Boolean);
}

async function runStep({ title, command: [command, ...args], env = {}, cwd, figures = false }) {
  const start = Date.now();
  const options = { env: { ...environment(), ...env }, ...(cwd ? { cwd } : {}) };
  const { code, output } = await run(command, args, options);
  const passed = code === 0;
  if (!passed || figures) process.stdout.write(output);
  process.stdout.write(`${passed ? '✓' : '✗'} ${title} (${seconds(start)})\n`);
  return passed;
}
