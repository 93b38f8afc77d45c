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
// Pass signals on to the server, which shuts down in order, and exit with its code.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal));
// npm does not pass every signal on: stop the server when npm has exited.
const parent = process.ppid;
setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 250).unref();
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
