import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { foundNginx } from '../../../../scripts/lib/nginx.mjs';
import { files } from '../paths.ts';

export interface FrontDoor {
  kind: 'nginx' | 'loopback';
  url: string;
  /** The lines of its access log; null for one that writes none. */
  log(): string | null;
  stop(): Promise<void>;
}

/** Started by root, its workers would be somebody who may not write in our folder. */
const USER = process.getuid?.() === 0 ? 'user root;' : '';

/** Puts nginx before the nodes with the product's own settings, or a small stand-in where it is not. */
export function startProxy(port: number, nodes: readonly number[]): Promise<FrontDoor> {
  const nginx = foundNginx();
  return nginx ? startNginx(nginx, port, nodes) : startLoopback(port, nodes);
}

async function startNginx(
  program: string,
  port: number,
  nodes: readonly number[],
): Promise<FrontDoor> {
  const folder = mkdtempSync(join(tmpdir(), 'salesai-nginx-'));
  const config = join(folder, 'nginx.conf');
  const servers = nodes.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=1s;`);
  writeFileSync(
    config,
    `${USER} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 512; }
    http {
      include ${deployed('log.conf')}; access_log ${folder}/access.log without_queries;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/1; uwsgi_temp_path ${folder}/2; scgi_temp_path ${folder}/3;
      upstream salesai { ${servers.join(' ')} keepalive 32; }
      server { listen 127.0.0.1:${port}; location / { include ${deployed('proxy.conf')}; } }
    }`,
  );
  const child = spawn(program, ['-e', join(folder, 'error.log'), '-c', config], {
    stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) await sleep(50);
  return {
    kind: 'nginx',
    url,
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const deployed = (name: string) => join(files.root, 'deploy', 'nginx', name);

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Round robin; a node that cannot be reached is passed over, as nginx does. */
async function startLoopback(port: number, nodes: readonly number[]): Promise<FrontDoor> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const order = nodes.map((_, at) => nodes[(turn + at) % nodes.length] ?? 0);
    void bodyOf(incoming).then((body) => passOn({ incoming, outgoing, body }, order));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    kind: 'loopback',
    log: () => null,
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  body: Buffer;
}

function passOn(exchange: Exchange, [node, ...others]: number[]): void {
  const { incoming, outgoing, body } = exchange;
  if (node === undefined) {
    outgoing.writeHead(502).end();
    return;
  }
  const { method, url: path, headers } = incoming;
  const upstream = request({ port: node, method, path, headers, agent: false }, (answer) => {
    const again = answer.statusCode === 503 && (method === 'GET' || method === 'HEAD');
    if (again && others.length > 0) {
      answer.resume();
      passOn(exchange, others);
      return;
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  upstream.once('error', (error: Error & { code?: string }) => {
    if (outgoing.headersSent) outgoing.destroy();
    else if (error.code === 'ECONNREFUSED' || method === 'GET') passOn(exchange, others);
    else outgoing.writeHead(502).end();
  });
  outgoing.once('close', () => upstream.destroy());
  upstream.end(body);
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
