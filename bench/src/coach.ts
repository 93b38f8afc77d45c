import type { CoachReplyInput, Passage } from '@salesai/engine/port';
import { createPooledEngine } from '@salesai/server/workers/engine';
import { createWorkerPool } from '@salesai/server/workers/pool';
import { readingFigures, searchFigures } from './documents.ts';
import { type Bench, type Figure, percentile } from './figure.ts';

const ROUNDS = 1_000;
const HISTORY = 20;
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

/** The embedded coach in a long conversation with five passages. */
async function replyFigures(): Promise<Figure[]> {
  const workers = createWorkerPool();
  const engine = createPooledEngine(workers);
  // The first turn after a pause also waits for the start of a worker.
  for await (const _ of engine.coachReply(turn(0)));
  const first: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    let hasStarted = false;
    for await (const event of engine.coachReply(turn(round))) {
      if (!hasStarted && event.type === 'delta') first.push(performance.now() - start);
      hasStarted = true;
    }
    whole.push(performance.now() - start);
  }
  await workers.close();
  return [
    { what: 'first word of the embedded coach, p50', value: percentile(first, 0.5), unit: 'ms' },
    {
      what: 'first word of the embedded coach, p99',
      value: percentile(first, 0.99),
      unit: 'ms',
      atMost: 100,
    },
    {
      what: 'whole answer of the embedded coach, p99',
      value: percentile(whole, 0.99),
      unit: 'ms',
    },
  ];
}

function turn(round: number): CoachReplyInput {
  return {
    userInput: `${messageAt(round)} ${round}`,
    history: Array.from({ length: HISTORY }, (_, at) => ({
      userInput: `${messageAt(round + 7 * at)} ${round + at}`,
      assistantResponse: 'Entendi.',
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
