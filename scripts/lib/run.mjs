import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The environment with the project's programs first on the PATH. */
export const environment = () => ({
  ...process.env,
  NO_COLOR: '1',
  PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
});

/**
 * Runs a program and collects its output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, echo?: boolean }} [options] `echo` also prints the output as it arrives.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = root, env = environment(), echo = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        output += data;
        if (echo) process.stdout.write(data);
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a required step; when it fails, prints its output and exits. */
export async function must(title, command, args, options) {
  const start = Date.now();
  process.stdout.write(`${title} … `);
  const { code, output } = await run(command, args, options);
  process.stdout.write(code === 0 ? `${seconds(start)}\n` : 'failed\n');
  if (code === 0) return;
  process.stderr.write(output);
  process.exit(1);
}

export const seconds = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;
