import { createEmbeddedEngine } from '@salesai/engine/embedded/index';
import { drawnIcpAnswers } from '@salesai/engine/testing/icps';
import { sentencesOf, sharedSentences } from '@salesai/engine/testing/overlap';
import { type Bench, percentile } from './figure.ts';

const SETS = 500;

/** The embedded engine on 500 different sets of answers: time, and how alike the profiles are. */
export const bench: Bench = {
  name: 'icp',
  async run() {
    const engine = createEmbeddedEngine();
    const sets = new Set<string>();
    while (sets.size < SETS) sets.add(drawnIcpAnswers(Math.random));
    const times: number[] = [];
    const sentences: Set<string>[] = [];
    for (const answers of sets) {
      const start = performance.now();
      const { details } = await engine.icpProfile({
        answers,
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
    return [
      { what: 'ICP profile, p50', value: percentile(times, 0.5), unit: 'ms' },
      { what: 'ICP profile, p99', value: percentile(times, 0.99), unit: 'ms', atMost: 50 },
      { what: 'sentences two profiles share, p99', value: percentile(shares, 0.99), unit: '%' },
      {
        what: `sentences two of ${SETS} profiles share, most`,
        value: shares.reduce((most, share) => Math.max(most, share), 0),
        unit: '%',
        atMost: 70,
      },
    ];
  },
};
