import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createNotes } from '@salesai/engine/embedded';
import { createLlmEngine } from '@salesai/engine/llm';
import type { CoachReplyInput, Engine } from '@salesai/engine/port';
import { openSession, type Session } from './demo-session.ts';
import { type Bench, type Figure, percentile } from './figure.ts';

const ROUNDS = 150;
const WARM_UP = 20;
const STREAMS = 200;
const HANGING = 50;
const OTHER_CALLS = 400;
const MEGABYTE = 2 ** 20;

/** Overhead over a provider that answers at once, and other calls while a provider hangs. */
export const bench: Bench = {
  name: 'llm',
  async *run() {
    const provider = await startProvider();
    const engine = createLlmEngine({
      provider: 'openai-compatible',
      model: 'loopback',
      apiKey: null,
      baseUrl: provider.url,
      budgetMs: 600_000,
      notes: createNotes(),
      slots: { total: 1_000, perUser: 1_000 },
    });
    yield* await overheads(engine, provider.url);
    yield await memoryOfStreams(engine, provider);
    yield* await callsWhileHanging(engine, provider);
    provider.child.disconnect();
  },
};

interface ProviderProcess {
  url: string;
  child: ChildProcess;
  setMode(mode: 'normal' | 'hang'): Promise<void>;
}

function startProvider(): Promise<ProviderProcess> {
  const child = fork(join(import.meta.dirname, 'llm-provider.ts'), { execArgv: [] });
  const setMode = async (mode: 'normal' | 'hang') => {
    child.send(mode);
    await pause(100);
  };
  return new Promise((resolve) => {
    child.once('message', (url) => resolve({ url: String(url), child, setMode }));
  });
}

async function overheads(engine: Engine, url: string): Promise<Figure[]> {
  const direct: number[] = [];
  const words: number[] = [];
  const whole: number[] = [];
  const objects: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const isMeasured = round >= WARM_UP;
    const record = (samples: number[], ms: number) => isMeasured && samples.push(ms);
    record(direct, await firstByte(url, true));
    record(words, await firstWord(engine));
    record(whole, await firstByte(url, false));
    const start = performance.now();
    await engine.sellerProfile({
      answers: ANSWERS,
      attempt: 0,
      sellerName: 'Ana',
      language: 'pt-BR',
    });
    record(objects, performance.now() - start);
  }
  const over = (ours: number[], theirs: number[]) =>
    percentile(ours, 0.5) - percentile(theirs, 0.5);
  return [
    {
      what: 'first word over the provider, p50',
      value: over(words, direct),
      unit: 'ms',
      atMost: 15,
    },
    { what: 'profile over the provider, p50', value: over(objects, whole), unit: 'ms', atMost: 25 },
  ];
}

/** Memory of an open stream of which only the first words were read. */
async function memoryOfStreams(engine: Engine, provider: ProviderProcess): Promise<Figure> {
  await provider.setMode('normal');
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const streams = Array.from({ length: STREAMS }, () =>
    engine.coachReply(TURN)[Symbol.asyncIterator](),
  );
  await Promise.all(streams.map((stream) => stream.next()));
  const each = (process.memoryUsage().rss - before) / STREAMS / MEGABYTE;
  await Promise.all(streams.map((stream) => stream.return?.()));
  return { what: `memory of one of ${STREAMS} streams`, value: each, unit: 'MB', atMost: 1.5 };
}

/** API calls in a process in which fifty generations wait for a hanging provider. */
async function callsWhileHanging(engine: Engine, provider: ProviderProcess): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'salesai-bench-'));
  const session = await openSession(folder, provider.url);
  const before = await callTimes(session);
  await provider.setMode('hang');
  const stop = new AbortController();
  const hanging = Array.from({ length: HANGING }, () =>
    engine
      .sellerProfile(
        { answers: ANSWERS, attempt: 0, sellerName: 'Ana', language: 'pt-BR' },
        { signal: stop.signal },
      )
      .catch(() => null),
  );
  await pause(500);
  const meanwhile = await callTimes(session);
  stop.abort();
  await Promise.all(hanging);
  await session.close();
  rmSync(folder, { recursive: true, force: true });
  return [
    { what: 'other calls before any hangs, p99', value: percentile(before, 0.99), unit: 'ms' },
    {
      what: `other calls while ${HANGING} generations hang, p99`,
      value: percentile(meanwhile, 0.99),
      unit: 'ms',
      atMost: 50,
    },
  ];
}

async function callTimes(session: Session): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < OTHER_CALLS; call++) {
    const start = performance.now();
    await session.get(call % 2 === 0 ? '/api/icp/list' : '/api/avatar/status');
    times.push(performance.now() - start);
  }
  return times;
}

/** The provider alone: the same request without our engine, to its first byte or its end. */
async function firstByte(url: string, stream: boolean): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'loopback',
      stream,
      messages: [{ role: 'user', content: JSON.stringify(ANSWERS) }],
    }),
  });
  const reader = response.body?.getReader();
  await reader?.read();
  const ms = performance.now() - start;
  await reader?.cancel();
  return ms;
}

async function firstWord(engine: Engine): Promise<number> {
  const start = performance.now();
  const stream = engine.coachReply(TURN)[Symbol.asyncIterator]();
  await stream.next();
  const ms = performance.now() - start;
  await stream.return?.();
  return ms;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const ANSWERS = [
  {
    question: 'Qual é o seu maior desafio em vendas hoje?',
    answer: 'o cliente some depois da proposta',
  },
];
const TURN: CoachReplyInput = {
  userInput: 'o cliente achou caro',
  history: [],
  passages: [],
  hasDocuments: false,
  sellerName: 'Ana Souza',
  sellerAnswers: ANSWERS,
  icp: null,
  scripts: [],
  language: 'pt-BR',
};
