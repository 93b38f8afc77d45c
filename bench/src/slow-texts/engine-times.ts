import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { SignUp } from '@salesai/contract/auth';
import { CompiledAnswers, parseCompiledAnswers as parsed } from '@salesai/contract/questionnaire';
import { answerFromRows, type DocumentRow, extractRows } from '@salesai/engine/documents';
import { createEmbeddedEngine } from '@salesai/engine/embedded';
import type { ChannelPlanInput, Passage } from '@salesai/engine/port';
import { chunksOf, wholeText } from '@salesai/server/domains/coach/documents/reading/chunks';
import { cleanText, layoutText } from '@salesai/server/domains/coach/documents/reading/clean';
import { termsOf } from '@salesai/server/domains/coach/documents/search/terms';
import { spokenText } from '@salesai/server/speech/spoken/text';
import { compiled, ICP_QUESTIONS, LONGEST, SELLER_QUESTIONS, stored } from './kinds.ts';
import { PATTERNS, type Pattern } from './patterns.ts';

const ROUNDS = 3;
const ATTEMPTS = 4;
/** Shorter times are dominated by noise of the machine and are not compared. */
const FLOOR_MS = 2;
const RATIO_MAX = 2.5;
const engine = createEmbeddedEngine();

/** One way to process a text in this process. */
interface Job {
  kind: string;
  longest: number;
  run(text: Pattern['text'], length: number): unknown;
}

const seller = { attempt: 0, sellerName: 'Ana', language: 'pt-BR' } as const;
const icpInput = { icpName: 'Salões', sellerAnswers: null, language: 'pt-BR' } as const;

const ROWS: readonly DocumentRow[] = extractRows([
  { page: 1, text: Array.from({ length: 300 }, (_, at) => `Item ${at} - R$ ${at + 1}`).join('\n') },
]).map((row) => ({ ...row, file: 'a.txt' }));

const JOBS: readonly Job[] = [
  {
    kind: 'profile answers',
    longest: LONGEST.answers,
    run: (text, length) =>
      engine.sellerProfile({
        ...seller,
        answers: parsed(compiled(SELLER_QUESTIONS, text, length)),
      }),
  },
  {
    kind: 'profile answers stored before the limit',
    longest: LONGEST.answers,
    run: (text, length) =>
      engine.sellerProfile({ ...seller, answers: parsed(stored(text, length)) }),
  },
  {
    kind: 'compiled answers at the edge',
    longest: LONGEST.answers,
    run: (text, length) => CompiledAnswers.safeParse(text(length)),
  },
  {
    kind: 'ICP answers and name',
    longest: LONGEST.answers,
    run: (text, length) =>
      engine.icpProfile({
        ...icpInput,
        icpName: text(LONGEST.icpName),
        answers: parsed(compiled(ICP_QUESTIONS, text, length)),
        sellerAnswers: parsed(stored(text, length)),
      }),
  },
  { kind: 'channels', longest: LONGEST.answers, run: channels },
  { kind: 'coach text', longest: LONGEST.coach, run: coach },
  {
    kind: 'document text, cleaned and cut',
    longest: LONGEST.document,
    run: (text, length) => chunksOf(cleanText(text(length))),
  },
  {
    kind: 'document text, joined from chunks',
    longest: LONGEST.document,
    run: (text, length) => wholeText(cachedChunks(text, length)),
  },
  {
    kind: 'rows of a document',
    longest: LONGEST.document,
    run: (text, length) => extractRows([{ page: 1, text: layoutText(text(length)) }]),
  },
  {
    kind: 'question about rows',
    longest: LONGEST.coach,
    run: (text, length) => answerFromRows(`quanto custa ${text(length)}`, ROWS, [text(length)]),
  },
  {
    kind: 'terms of a document',
    longest: LONGEST.document / 10,
    run: (text, length) => termsOf(text(length)),
  },
  {
    kind: 'spoken text of a reply',
    longest: LONGEST.script,
    run: (text, length) => spokenText(text(length), 'pt-BR'),
  },
  {
    kind: 'registration',
    longest: LONGEST.field,
    run: (text, length) => {
      const field = text(length);
      return SignUp.safeParse({ name: field, email: field, phone: field, password: field });
    },
  },
];

async function channels(text: Pattern['text'], length: number) {
  const icpAnswers = parsed(compiled(ICP_QUESTIONS, text, length));
  const sellerAnswers = parsed(stored(text, length));
  const icp = await engine.icpProfile({ ...icpInput, answers: icpAnswers, sellerAnswers });
  const input: ChannelPlanInput = { ...icpInput, icp, icpAnswers, sellerAnswers };
  const { channels: found } = await engine.channelPlan(input);
  const [channel] = found;
  if (channel) await engine.channelScripts({ ...input, channel, sellerName: text(120) });
}

async function coach(text: Pattern['text'], length: number) {
  const userInput = text(length);
  const passage: Passage = {
    file: 'a.txt',
    page: 1,
    excerpt: '',
    coverage: 0.7,
    text: text(Math.min(920, length)),
  };
  const reply = engine.coachReply({
    userInput,
    history: [{ userInput, assistantResponse: userInput }],
    passages: Array.from({ length: 5 }, () => passage),
    hasDocuments: true,
    sellerName: 'Ana',
    sellerAnswers: parsed(stored(text, length)),
    icp: null,
    scripts: [],
    language: 'pt-BR',
  });
  for await (const _event of reply);
}

const cuts = new Map<string, string[]>();
/** Chunks are cached, so that making them is not measured. */
function cachedChunks(text: Pattern['text'], length: number): string[] {
  const whole = text(length);
  const key = `${whole.slice(0, 200)}${length}`;
  const known = cuts.get(key);
  if (known) return known;
  cuts.clear();
  const made = chunksOf(cleanText(whole));
  cuts.set(key, made);
  return made;
}

/** Busy time of the event loop: the coach's pauses between words do not count. */
async function leastMs(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const before = performance.eventLoopUtilization();
    try {
      await work();
    } catch {
      // Some of these texts are refused as empty, which is measured, too.
    }
    least = Math.min(least, performance.eventLoopUtilization(before).active);
    // Such a time is over the bound; more rounds are not needed.
    if (least > 1_000) break;
  }
  return least;
}

interface Seen {
  pattern: string;
  quarter: number;
  whole: number;
}

/** Growth of the time when the text is doubled, over two doublings. */
const doubled = ({ quarter, whole }: Seen) => Math.sqrt(whole / quarter);

/** A ratio over the bound is measured again, because noise does not repeat. */
async function measured({ longest, run }: Job, { name, text }: Pattern): Promise<Seen> {
  const seen = {
    pattern: name,
    quarter: Number.POSITIVE_INFINITY,
    whole: Number.POSITIVE_INFINITY,
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    seen.quarter = Math.min(seen.quarter, await leastMs(() => run(text, Math.floor(longest / 4))));
    seen.whole = Math.min(seen.whole, await leastMs(() => run(text, longest)));
    if (seen.whole < FLOOR_MS || doubled(seen) <= RATIO_MAX) break;
  }
  return seen;
}

// The busy time of the event loop is measured from its first turn on.
await setImmediate();
for (const job of JOBS) {
  const seen: Seen[] = [];
  for (const pattern of PATTERNS) seen.push(await measured(job, pattern));
  const slowest = seen.reduce((a, b) => (b.whole > a.whole ? b : a));
  const grows = seen.filter(({ whole }) => whole >= FLOOR_MS);
  const most = grows.toSorted((a, b) => doubled(b) - doubled(a))[0];
  process.send?.({
    kind: job.kind,
    longest: job.longest,
    slowest: { pattern: slowest.pattern, ms: slowest.whole },
    growth: most ? { pattern: most.pattern, ratio: doubled(most), ms: most.whole } : null,
  });
}
process.disconnect?.();
