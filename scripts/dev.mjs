import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, root } from './lib/run.mjs';
import { install, productNode } from './lib/setup.mjs';

const SERVER_PORT = '3001';
const port = process.env.PORT ?? '3000';

await install();
const node = productNode();
const server = spawn(
  node,
  ['--watch', '--enable-source-maps', join(root, 'apps/server/src/main.ts')],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment(), PORT: SERVER_PORT, PUBLIC_URL: `http://localhost:${port}` },
  },
);
const web = spawn(
  node,
  [join(root, 'node_modules/vite/bin/vite.js'), '--port', port, '--strictPort'],
  {
    cwd: join(root, 'apps/web'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment(), VITE_API_TARGET: `http://127.0.0.1:${SERVER_PORT}` },
  },
);
const stop = () => {
  for (const child of [server, web]) child.kill();
};
for (const child of [server, web]) child.on('exit', stop);
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
