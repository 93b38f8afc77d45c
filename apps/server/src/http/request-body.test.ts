import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { COACH_MAX_FILE_BYTES } from '@salesai/contract/coach';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../../scripts/lib/started.mjs';
import { formOf } from '../testing/coach.ts';
import { newIcp } from '../testing/icps.ts';
import { type ReverseProxy, startProxy } from '../testing/proxy.ts';
import { rounds } from '../testing/rounds.ts';
import { type Seller, useServer } from '../testing/server.ts';

const ROUNDS = rounds({ short: 200, long: 1_000 });
const KIB = 1024;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Whether its connection had been used before. */
  reused: boolean;
}

interface Call {
  method: string;
  path: string;
  type: string;
  body: Uint8Array;
  wanted: number;
  chunked?: boolean;
}

/** Sends one request with Node's client, which does not retry. */
function send(agent: Agent, url: string, authorization: string, call: Call): Promise<Answer> {
  const { method, path, type, body, chunked = false } = call;
  const length = chunked ? {} : { 'content-length': String(body.byteLength) };
  const headers = { authorization, 'content-type': type, ...length };
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(path, url), { agent, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts).toString(),
          reused: outgoing.reusedSocket,
        }),
      );
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

const json = (text: string) => ({ type: 'application/json', body: Buffer.from(text) });
const named = (name: string) => json(JSON.stringify({ name }));

/** Alternates valid requests with requests that are rejected before their body is read. */
function callAt(round: number, icpId: string, upload: { type: string; body: Uint8Array }): Call {
  const icp = { method: 'PUT', path: `/api/icp/${icpId}` };
  if (round % 2 === 1) return { ...icp, ...named(`Rodada ${round}`), wanted: 200 };
  const size = 257 * KIB + ((round * 7_919) % (943 * KIB));
  const large = named('x'.repeat(size));
  if (round % 100 === 50) {
    return { method: 'POST', path: '/api/coach/files', ...upload, wanted: 413 };
  }
  if (round % 20 === 4) return { ...icp, ...large, wanted: 413, chunked: true };
  if (round % 20 === 8) return { method: 'POST', path: '/api/none', ...large, wanted: 404 };
  if (round % 20 === 12) {
    const body = { type: 'text/plain', body: large.body.subarray(0, 200 * KIB) };
    return { method: 'POST', path: '/api/coach/talk', ...body, wanted: 415 };
  }
  if (round % 20 === 16) {
    return { method: 'POST', path: '/api/auth/sign-in/email', ...large, wanted: 413 };
  }
  return { ...icp, ...large, wanted: 413 };
}

async function uploadOf(bytes: number) {
  const form = formOf({ files: new File(['a'.repeat(bytes)], 'longo.txt') });
  const written = new Response(form);
  return {
    type: written.headers.get('content-type') ?? '',
    body: new Uint8Array(await written.arrayBuffer()),
  };
}

describe('A kept-alive connection', () => {
  const server = useServer({ RATE_LIMITS: 'off', TRUSTED_PROXIES: '127.0.0.1' });
  let seller: Seller;
  let icpId: string;
  let proxy: ReverseProxy;
  let tooLarge: { type: string; body: Uint8Array };
  beforeAll(async () => {
    seller = await server.newSeller();
    icpId = await newIcp(seller);
    await seller.post('/api/coach/bootstrap');
    tooLarge = await uploadOf(COACH_MAX_FILE_BYTES + 1024 * KIB);
    proxy = await startProxy(await freePort(), [Number(new URL(server.url).port)]);
  });
  afterAll(() => proxy.stop());

  it.each([
    ['to the server', () => server.url],
    ['to the proxy', () => proxy.url],
  ])(
    `%s returns the matching response to each of ${ROUNDS} rejected and valid requests`,
    async (_what, url) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 2 });
      let next = 0;
      let reused = 0;
      const wrong: unknown[] = [];
      const lane = async () => {
        for (let round = next++; round < ROUNDS; round = next++) {
          const call = callAt(round, icpId, tooLarge);
          const answer = await send(agent, url(), seller.authorization, call).catch(String);
          const actual = typeof answer === 'string' ? answer : answer.status;
          if (actual !== call.wanted) wrong.push([round, call.method, call.path, actual]);
          if (typeof answer !== 'string' && answer.reused) reused += 1;
          if (call.wanted === 200 && typeof answer !== 'string') {
            expect(JSON.parse(answer.body).icp.name).toBe(`Rodada ${round}`);
          }
        }
      };
      await Promise.all([lane(), lane()]);
      agent.destroy();
      expect(wrong).toEqual([]);
      expect(reused).toBeGreaterThan(ROUNDS / 2);
    },
  );

  it('through the proxy logs neither query nor referrer', async ({ skip }) => {
    if (proxy.log() === null) skip('nginx is not installed here');
    const headers = { referer: `${proxy.url}/verify-email?token=not-logged` };
    await fetch(`${proxy.url}/api/auth/verify-email?token=not-logged`, { headers });
    await expect.poll(() => proxy.log()).toContain('"GET /api/auth/verify-email HTTP/1.1"');
    expect(proxy.log()).not.toContain('not-logged');
  });

  it('returns 401 for a large body without a token, then the next response', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const size of [300 * KIB, 1_200 * KIB, 11 * 1024 * KIB]) {
      const call = { method: 'PUT', path: `/api/icp/${icpId}`, wanted: 401 };
      const refused = await send(agent, server.url, '', { ...call, ...named('x'.repeat(size)) });
      expect([size, refused.status]).toEqual([size, 401]);
      const valid = { ...call, ...named('Sim'), wanted: 200 };
      expect((await send(agent, server.url, seller.authorization, valid)).status).toBe(200);
    }
    agent.destroy();
  });

  it('is closed with Connection: close after an endless rejected body', async () => {
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    let text = '';
    socket.on('data', (part) => {
      text += String(part);
    });
    const closed = new Promise<void>((resolve) => {
      socket.on('error', () => resolve());
      socket.on('close', () => resolve());
    });
    socket.write(
      `PUT /api/icp/${icpId} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: ${seller.authorization}\r\n` +
        'content-type: application/json\r\ncontent-length: 999999999\r\n\r\n',
    );
    const piece = Buffer.alloc(256 * KIB, 97);
    // It ends with the response: bytes after the close would reset the connection and discard it.
    const more = () => {
      if (text === '' && !socket.destroyed && socket.write(piece)) setImmediate(more);
    };
    socket.on('drain', more);
    more();
    await closed;
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toMatch(/^connection: close\r$/im);
  });
});
