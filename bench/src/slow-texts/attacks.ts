import { formOf } from '@salesai/server/testing/coach';
import { FACE, waitForGeneration } from '@salesai/server/testing/icps';
import type { Seller, TestServer } from '@salesai/server/testing/server';
import { compiled, ICP_QUESTIONS, LONGEST, SELLER_QUESTIONS } from './kinds.ts';
import { PATTERNS, type Pattern } from './patterns.ts';

/** The duration of one call with a text of one pattern. */
export interface Timed {
  kind: string;
  pattern: string;
  start: number;
  ms: number;
}

type Timer = (kind: string, work: () => Promise<{ status: number }>) => Promise<{ status: number }>;

/** Durations of each kind of call, with the longest text of every pattern. */
export async function* attacks(server: TestServer): AsyncIterable<Timed> {
  const seller = await server.newSeller();
  for (const pattern of PATTERNS) yield* ofPattern(server, seller, pattern);
  for (const pattern of PATTERNS.filter((_, at) => at % DOCUMENTS_EVERY === 0)) {
    yield* documents(server, pattern);
  }
}

/** Documents take much longer than texts, so only some patterns are tried in them. */
const DOCUMENTS_EVERY = 12;

/** Times calls into `seen`; a call that fails on the server's side ends the bench. */
function createTimer(pattern: string, seen: Timed[]): Timer {
  return async (kind, work) => {
    const start = Date.now();
    const begin = performance.now();
    const answer = await work();
    seen.push({ kind, pattern, start, ms: performance.now() - begin });
    if (answer.status >= 500) throw new Error(`${kind} of ${pattern} answered ${answer.status}`);
    return answer;
  };
}

async function* ofPattern(server: TestServer, seller: Seller, { name, text }: Pattern) {
  const seen: Timed[] = [];
  const timed = createTimer(name, seen);
  const answers = compiled(SELLER_QUESTIONS, text, LONGEST.answers);
  await timed('profile answers', () =>
    seller.post('/api/avatar/generate', { perfilVendedor: answers }),
  );
  await timed('profile again', () => seller.post('/api/avatar/reprocess'));
  await seller.delete('/api/avatar/delete');
  await seller.post('/api/avatar/generate', { perfilVendedor: answers });
  await icpCalls(seller, text, timed);
  await timed('coach text', () =>
    seller.post('/api/coach/talk', formOf({ textInput: text(LONGEST.coach) })),
  );
  await timed('page of a list', () =>
    seller.get(`/api/coach/history?page=${encodeURIComponent(text(200).toWellFormed())}`),
  );
  await timed('registration', () => server.register(`${text(60)}@example.com`, text(120)));
  yield* seen;
}

async function icpCalls(seller: Seller, text: Pattern['text'], timed: Timer): Promise<void> {
  const { json } = await seller.post('/api/icp/create', {
    name: text(LONGEST.icpName),
    avatar: FACE,
  });
  const icpId: string = json.icp.id;
  const respostasICP = compiled(ICP_QUESTIONS, text, LONGEST.answers);
  await timed('ICP answers', () => seller.post(`/api/icp/${icpId}/generate`, { respostasICP }));
  await timed('channels', async () => {
    const begun = await seller.post('/api/acquisition-channels/generate', { icpId });
    if (begun.status < 400) await waitForGeneration(seller, begun.json.statusId);
    return begun;
  });
  const { channels = [] } = (await seller.get(`/api/acquisition-channels/${icpId}`)).json;
  if (channels.length > 0) await scriptCalls(seller, `${icpId}`, channels[0].id, text, timed);
  await timed('deletion of an ICP', () => seller.delete(`/api/icp/${icpId}`));
}

async function scriptCalls(
  seller: Seller,
  icpId: string,
  channel: string,
  text: Pattern['text'],
  timed: Timer,
): Promise<void> {
  await timed('scripts', () => seller.post('/api/scripts/generate', { icpId, channel }));
  const { scripts = [] } = (await seller.get(`/api/scripts/${icpId}/${channel}`)).json;
  const path = `/api/scripts/${icpId}/${channel}/${scripts[0]?.id}`;
  await timed('script edit', () => seller.put(path, { content: text(LONGEST.script) }));
}

/** A document of maximum length, a question about it, and an export of all data. */
async function* documents(server: TestServer, { name, text }: Pattern): AsyncIterable<Timed> {
  const seller = await server.newSeller();
  const seen: Timed[] = [];
  const timed = createTimer(name, seen);
  await seller.post('/api/coach/bootstrap');
  const file = new File([text(LONGEST.document / 2)], 'a.txt', { type: 'text/plain' });
  await timed('document', async () => {
    const sent = await seller.post('/api/coach/files', formOf({ files: file }));
    if (sent.status < 400) await untilRead(seller);
    return sent;
  });
  await timed('question about a document', () =>
    seller.post('/api/coach/talk', formOf({ textInput: text(LONGEST.coach) })),
  );
  await timed('export of all data', () => seller.post('/api/privacy/download'));
  yield* seen;
}

async function untilRead(seller: Seller): Promise<void> {
  for (;;) {
    const { json } = await seller.get('/api/coach/status');
    const status = json.files[0]?.status;
    if (status !== 'received' && status !== 'reading') return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
