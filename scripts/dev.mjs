import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, root } from './lib/run.mjs';
import { install, productNode } from './lib/setup.mjs';
import { untilReady } from './lib/started.mjs';

const SERVER_PORT = '3001';
const port = process.env.PORT ?? '3000';

await install();
const node = productNode();
const server = spawn(
  node,
  ['--watch', '--enable-source-maps', join(root, 'apps/server/src/main.ts')],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environment(), PORT: SERVER_PORT, PUBLIC_URL: `http://localhost:${port}` },
  },
);
server.stdout.pipe(process.stdout);
const children = [server];
const stop = () => {
  for (const child of children) child.kill();
};
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
// Vite prints the address to open: not before the server behind it answers.
await untilReady(server).catch(() => process.exit(1));
const web = spawn(
  node,
  [join(root, 'node_modules/vite/bin/vite.js'), '--port', port, '--strictPort'],
  {
    cwd: join(root, 'apps/web'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment(), VITE_API_TARGET: `http://127.0.0.1:${SERVER_PORT}` },
  },
);
children.push(web);
for (const child of children) child.on('exit', stop);
