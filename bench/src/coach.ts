import { setTimeout as sleep } from 'node:timers/promises';
import type { CoachReplyInput, Engine, Passage, StoredAct } from '@salesai/engine/port';
import { createPooledEngine } from '@salesai/server/workers/engine';
import { createWorkerPool } from '@salesai/server/workers/pool';
import { readingFigures, searchFigures } from './documents.ts';
import { type Bench, type Figure, percentile } from './figure.ts';

const ROUNDS = 1_000;
const HISTORY = 20;
const TALKS = 10;
const LENGTH = 40;
const READING_MS = 300;
const MESSAGES = [
  'tá muito caro, vou pensar',
  'ja tenho um forncedor a anos',
  'o cliente disse que precisa falar com o sócio antes',
  'Qual é o prazo de garantia do equipamento?',
  'me faz uma abertura pro whatsapp',
  'como faço follow-up sem ser chato?',
  'e se ele insistir?',
  'mais curto',
  'o que é SPIN?',
  'quem é você?',
];
const PAGE =
  'A garantia dos módulos é de 25 anos. A instalação leva de 30 a 45 dias após a assinatura. O pagamento pode ser feito em até doze parcelas sem juros. ';

/** The coach's answers, its search in many documents, and the parsing of a long one. */
export const bench: Bench = {
  name: 'coach',
  async *run() {
    yield* await replyFigures();
    yield* await readingFigures();
    yield* await searchFigures();
  },
};

/** The embedded coach in long conversations with five passages. */
async function replyFigures(): Promise<Figure[]> {
  const workers = createWorkerPool();
  const engine = createPooledEngine(workers);
  // The first turn after a pause also waits for the start of a worker.
  for await (const _ of engine.coachReply(turn(0)));
  const running = await runningTalk(engine);
  const acts = await actsOf(engine);
  const unknown = await times(engine, ROUNDS, (round) => turn(round, acts));
  await workers.close();
  return [
    ...firstWord(
      'in a talk that goes on',
      running.map(({ first }) => first),
    ),
    ...firstWord(
      'of a talk that no thread knows, after 20 turns',
      unknown.map(({ first }) => first),
    ),
    {
      what: 'whole answer of such a talk, p99',
      value: percentile(
        unknown.map(({ whole }) => whole),
        0.99,
      ),
      unit: 'ms',
    },
  ];
}

const firstWord = (where: string, first: number[]): Figure[] => [
  { what: `first word ${where}, p50`, value: percentile(first, 0.5), unit: 'ms' },
  { what: `first word ${where}, p99`, value: percentile(first, 0.99), unit: 'ms', atMost: 100 },
];

/** The act that answers each message, as the server stores it with the turn. */
async function actsOf(engine: Engine): Promise<(StoredAct | null)[]> {
  const acts: (StoredAct | null)[] = [];
  for (const userInput of MESSAGES)
    acts.push((await answered(engine, { ...turn(0), userInput, history: [] })).act);
  return acts;
}

/** Talks of 40 messages; the seller reads each answer for a moment. */
async function runningTalk(engine: Engine) {
  const measured: Times[] = [];
  for (let talk = 0; talk < TALKS; talk++) {
    const history: CoachReplyInput['history'] = [];
    for (let at = 0; at < LENGTH; at++) {
      const input = { ...turn(talk * LENGTH + at), history: [...history] };
      const { text, act, ...time } = await answered(engine, input);
      if (at > 0) measured.push(time);
      history.push({ userInput: input.userInput, assistantResponse: text, act });
      await sleep(READING_MS);
    }
  }
  return measured;
}

interface Times {
  first: number;
  whole: number;
}

async function times(engine: Engine, rounds: number, input: (round: number) => CoachReplyInput) {
  const measured: Times[] = [];
  for (let round = 0; round < rounds; round++) measured.push(await answered(engine, input(round)));
  return measured;
}

interface Answered extends Times {
  text: string;
  act: StoredAct | null;
}

/** Milliseconds until the first word and until the end of an answer, and the answer. */
async function answered(engine: Engine, input: CoachReplyInput): Promise<Answered> {
  const start = performance.now();
  let first: number | undefined;
  let text = '';
  let act: StoredAct | null = null;
  for await (const event of engine.coachReply(input)) {
    if (event.type === 'done') act = event.details.storedAct;
    if (event.type !== 'delta') continue;
    first ??= performance.now() - start;
    text += event.text;
  }
  return { first: first ?? Number.NaN, whole: performance.now() - start, text, act };
}

function turn(round: number, acts: readonly (StoredAct | null)[] = []): CoachReplyInput {
  return {
    userInput: `${messageAt(round)} ${round}`,
    history: Array.from({ length: HISTORY }, (_, at) => ({
      userInput: `${messageAt(round + 7 * at)} ${round + at}`,
      assistantResponse: 'Entendi.',
      act: acts[(round + 7 * at) % MESSAGES.length] ?? null,
    })),
    passages: Array.from({ length: 5 }, (_, at) => passage(at)),
    hasDocuments: true,
    sellerName: 'Ana Souza',
    sellerAnswers: null,
    icp: null,
    scripts: [],
    language: 'pt-BR',
  };
}

const messageAt = (at: number) => MESSAGES[at % MESSAGES.length] ?? '';

function passage(at: number): Passage {
  return { file: 'manual.pdf', page: at + 1, excerpt: '', coverage: 0.7, text: PAGE.repeat(6) };
}
