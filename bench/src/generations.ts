import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiCall, signedInCall } from '@salesai/e2e/prepared-seller';
import { startProduct } from '@salesai/e2e/product';
import { type Figure, percentile } from './figure.ts';

const GENERATIONS = 100;
const ICPS_EACH = 3;
const POLL_MS = 250;

interface Customer {
  call: ApiCall;
  icpId: string;
}

/** Many generations of channels started at once on one node, while others go on reading. */
export async function manyAtOnce(): Promise<Figure[]> {
  const product = await startProduct({ RATE_LIMITS: 'off', LOG_LEVEL: 'info' });
  try {
    const customers = await prepare(product);
    const start = performance.now();
    const ended = Promise.all(customers.map(generate)).then(() => performance.now() - start);
    const others = await readMeanwhile(customers, ended);
    return [
      {
        what: `${GENERATIONS} generations at once, until the last is done`,
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

async function prepare(product: Awaited<ReturnType<typeof startProduct>>): Promise<Customer[]> {
  const customers: Customer[] = [];
  while (customers.length < GENERATIONS) {
    const call = await signedInCall(product.url, await product.newSeller());
    for (let slot = 0; slot < ICPS_EACH && customers.length < GENERATIONS; slot++) {
      const { icp } = await call('POST', '/icp/create', {
        name: `Cliente ${slot}`,
        avatar: '/avatars/bottts/svg?seed=Lia&backgroundColor=0e7490,38bdf8,bae6fd',
      });
      await call('POST', `/icp/${icp.id}/generate`, {
        respostasICP: 'Em que segmento ele está?\nResposta: Serviços',
      });
      customers.push({ call, icpId: icp.id });
    }
  }
  return customers;
}

async function generate({ call, icpId }: Customer): Promise<void> {
  const { statusId } = await call('POST', '/acquisition-channels/generate', { icpId });
  for (;;) {
    const { status } = await call('GET', `/acquisition-channels/status/${statusId}`);
    if (status === 'completed') return;
    if (status === 'error') throw new Error('A generation failed');
    await sleep(POLL_MS);
  }
}

async function readMeanwhile(customers: Customer[], end: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let over = false;
  void end.finally(() => {
    over = true;
  });
  for (let round = 0; !over; round++) {
    const start = performance.now();
    await customers[round % customers.length]?.call('GET', '/icp/list');
    times.push(performance.now() - start);
    await sleep(5);
  }
  return times;
}
