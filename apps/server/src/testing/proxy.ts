import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foundNginx } from '../../../../scripts/lib/nginx.mjs';
import { files } from '../paths.ts';
import { waitFor } from './wait-for.ts';

export interface ReverseProxy {
  kind: 'nginx' | 'loopback';
  url: string;
  /** The contents of its access log; null for the stand-in, which writes none. */
  log(): string | null;
  stop(): Promise<void>;
}

/** When root starts nginx, its workers run as another user, who may not write in our folder. */
const USER = process.getuid?.() === 0 ? 'user root;' : '';

/** Starts nginx with the product's own settings, or a small stand-in where nginx is not installed. */
export function startProxy(port: number, nodes: readonly number[]): Promise<ReverseProxy> {
  const nginx = foundNginx();
  return nginx ? startNginx(nginx, port, nodes) : startLoopback(port, nodes);
}

async function startNginx(
  program: string,
  port: number,
  nodes: readonly number[],
): Promise<ReverseProxy> {
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
  await waitFor(
    () => answers(url),
    () => `nginx does not answer at ${url}`,
  );
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

/** Round robin that skips unreachable nodes, as nginx does. */
async function startLoopback(port: number, nodes: readonly number[]): Promise<ReverseProxy> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const order = nodes.map((_, at) => nodes[(turn + at) % nodes.length] ?? 0);
    void bodyOf(incoming).then((body) => forward({ incoming, outgoing, body }, order));
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

function forward(exchange: Exchange, [node, ...others]: number[]): void {
  const { incoming, outgoing, body } = exchange;
  if (node === undefined) {
    outgoing.writeHead(502).end();
    return;
  }
  const { method, url: path, headers } = incoming;
  const upstream = request({ port: node, method, path, headers, agent: false }, (answer) => {
    const retry = answer.statusCode === 503 && (method === 'GET' || method === 'HEAD');
    if (retry && others.length > 0) {
      answer.resume();
      forward(exchange, others);
      return;
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  upstream.once('error', (error: Error & { code?: string }) => {
    if (outgoing.headersSent) outgoing.destroy();
    else if (error.code === 'ECONNREFUSED' || method === 'GET') forward(exchange, others);
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
