import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiCall, signedInCall } from '@salesai/e2e/prepared-seller';
import { startProduct } from '@salesai/e2e/product';
import { type Figure, percentile } from './figure.ts';

const GENERATIONS = 100;
const ICPS_EACH = 3;
const POLL_MS = 250;

interface TestIcp {
  call: ApiCall;
  icpId: string;
}

/** Many concurrent generations of channels on one node, and other calls meanwhile. */
export async function concurrentGenerations(): Promise<Figure[]> {
  const product = await startProduct({ RATE_LIMITS: 'off', LOG_LEVEL: 'info' });
  try {
    const icps = await prepare(product);
    const start = performance.now();
    const ended = Promise.all(icps.map(generate)).then(() => performance.now() - start);
    const others = await readMeanwhile(icps, ended);
    return [
      {
        what: `${GENERATIONS} generations at once, until the last one completes`,
        value: (await ended) / 1000,
        unit: 's',
        atMost: 60,
      },
      {
        what: 'other calls meanwhile, p99',
        value: percentile(others, 0.99),
        unit: 'ms',
        atMost: 100,
      },
    ];
  } finally {
    await product.stop();
  }
}

async function prepare(product: Awaited<ReturnType<typeof startProduct>>): Promise<TestIcp[]> {
  const icps: TestIcp[] = [];
  while (icps.length < GENERATIONS) {
    const call = await signedInCall(product.url, await product.newSeller());
    for (let slot = 0; slot < ICPS_EACH && icps.length < GENERATIONS; slot++) {
      const { icp } = await call('POST', '/icp/create', {
        name: `Cliente ${slot}`,
        avatar: '/avatars/bottts/svg?seed=Lia&backgroundColor=0e7490,38bdf8,bae6fd',
      });
      await call('POST', `/icp/${icp.id}/generate`, {
        respostasICP: 'Em que segmento ele está?\nResposta: Serviços',
      });
      icps.push({ call, icpId: icp.id });
    }
  }
  return icps;
}

async function generate({ call, icpId }: TestIcp): Promise<void> {
  const { statusId } = await call('POST', '/acquisition-channels/generate', { icpId });
  for (;;) {
    const { status } = await call('GET', `/acquisition-channels/status/${statusId}`);
    if (status === 'completed') return;
    if (status === 'error') throw new Error('A generation failed');
    await sleep(POLL_MS);
  }
}

async function readMeanwhile(icps: TestIcp[], end: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  void end.finally(() => {
    isOver = true;
  });
  for (let round = 0; !isOver; round++) {
    const start = performance.now();
    await icps[round % icps.length]?.call('GET', '/icp/list');
    times.push(performance.now() - start);
    await sleep(5);
  }
  return times;
}
