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
  },
);
// A signal for us is meant for the server, which ends in good order; its exit code is ours.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
