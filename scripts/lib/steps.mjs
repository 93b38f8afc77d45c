import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root, run, seconds } from './run.mjs';

/** Workspaces with a tsconfig.json of their own. */
const typedFolders = () =>
  ['packages', 'apps', '.']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
    .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
    .map((folder) => folder.replace(/^\.\//, ''));

/** The checks that need neither database nor browser. */
export const staticSteps = () => [
  { title: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  ...typedFolders().map((folder) => ({
    title: `types of ${folder}`,
    command: ['tsc', '-p', folder],
  })),
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
  { title: 'unused code', command: ['knip', '--no-progress'] },
  { title: 'structure', command: ['node', 'scripts/checks/run.mjs'], figures: true },
];

/**
 * Runs steps, two at a time. A step's output is printed when it fails, or when it has `figures`.
 * @returns {Promise<{title: string, passed: boolean, ms: number}[]>} in the order of their ends.
 */
export async function runSteps(steps, { lanes = 2 } = {}) {
  const queue = [...steps];
  const results = [];
  const lane = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) results.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

export const allPassed = (results) => results.every(({ passed }) => passed);

async function runStep({ title, command: [command, ...args], env = {}, cwd, figures = false }) {
  const start = Date.now();
  const options = { env: { ...environment(), ...env }, ...(cwd ? { cwd } : {}) };
  const { code, output } = await run(command, args, options);
  const passed = code === 0;
  if (!passed || figures) process.stdout.write(output);
  process.stdout.write(`${passed ? '✓' : '✗'} ${title} (${seconds(start)})\n`);
  return { title, passed, ms: Date.now() - start };
}
