import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/run.mjs';
import { build, install, productNode } from './lib/setup.mjs';

await install();
await build();
const server = spawn(
  productNode(),
  ['--enable-source-maps', join(root, 'apps/server/dist/main.js')],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/salesai/compiled'), ...process.env },
  },
);
// A signal for us is meant for the server, which ends in good order; its exit code is ours.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal));
// npm does not pass every signal on: when it is gone, so is the one who wanted the server.
const wantedBy = process.ppid;
setInterval(() => process.ppid === wantedBy || server.kill('SIGTERM'), 250).unref();
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
