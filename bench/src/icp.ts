import { parseCompiledAnswers } from '@salesai/contract/questionnaire';
import { signedInCall } from '@salesai/e2e/prepared-seller';
import { startProduct } from '@salesai/e2e/product';
import { createEmbeddedEngine } from '@salesai/engine/embedded';
import { drawnIcpAnswers } from '@salesai/engine/testing/icps';
import { sentencesOf, sharedSentences } from '@salesai/engine/testing/overlap';
import { type Bench, percentile } from './figure.ts';

const SETS = 500;
const SLOTS = 3;
const READS = 300;

/** The embedded engine on 500 different sets of answers: time, and similarity of the profiles. */
export const bench: Bench = {
  name: 'icp',
  async *run() {
    const engine = createEmbeddedEngine();
    const sets = new Set<string>();
    while (sets.size < SETS) sets.add(drawnIcpAnswers(Math.random));
    const times: number[] = [];
    const sentences: Set<string>[] = [];
    for (const answers of sets) {
      const start = performance.now();
      const { details } = await engine.icpProfile({
        answers: parseCompiledAnswers(answers),
        icpName: 'Cliente',
        sellerAnswers: null,
        language: 'pt-BR',
      });
      times.push(performance.now() - start);
      sentences.push(sentencesOf({ ...details, origens: [] }));
    }
    const shares = sentences.flatMap((a, at) =>
      sentences.slice(at + 1).map((b) => sharedSentences(a, b) * 100),
    );
    yield* [
      { what: 'ICP profile, p50', value: percentile(times, 0.5), unit: 'ms' },
      { what: 'ICP profile, p99', value: percentile(times, 0.99), unit: 'ms', atMost: 50 },
      {
        what: 'sentences that two profiles share, p99',
        value: percentile(shares, 0.99),
        unit: '%',
      },
      {
        what: `sentences that two of ${SETS} profiles share, most`,
        value: shares.reduce((most, share) => Math.max(most, share), 0),
        unit: '%',
        atMost: 70,
      },
      { what: `list of ${SLOTS} by the API, p50`, value: await listP50(), unit: 'ms', atMost: 5 },
    ];
  },
};

/** The list of a seller with all ICPs, read repeatedly from the embedded database. */
async function listP50(): Promise<number> {
  const product = await startProduct({ RATE_LIMITS: 'off', LOG_LEVEL: 'info' });
  try {
    const call = await signedInCall(product.url, await product.newSeller());
    for (let slot = 0; slot < SLOTS; slot++) {
      const avatar = '/avatars/bottts/svg?seed=Lia&backgroundColor=0e7490,38bdf8,bae6fd';
      const { icp } = await call('POST', '/icp/create', { name: `Cliente ${slot}`, avatar });
      const respostasICP = drawnIcpAnswers(Math.random);
      await call('POST', `/icp/${icp.id}/generate`, { respostasICP });
    }
    const times: number[] = [];
    for (let read = 0; read < READS; read++) {
      const start = performance.now();
      await call('GET', '/icp/list');
      times.push(performance.now() - start);
    }
    return percentile(times, 0.5);
  } finally {
    await product.stop();
  }
}
