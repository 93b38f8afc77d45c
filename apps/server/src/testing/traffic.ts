import { FACE } from './icps.ts';
import type { Seller } from './server.ts';

export interface Traffic {
  /** Number of requests answered with 200, and a description of every other. */
  answered: number;
  failed: string[];
  /** The last name whose write was acknowledged, by seller. */
  acknowledged: Map<Seller, string>;
  stop(): Promise<void>;
}

/** Lets sellers read and write without pause, one request at a time each, until `stop`. */
export async function startTraffic(sellers: readonly Seller[]): Promise<Traffic> {
  const acknowledged = new Map<Seller, string>();
  const traffic = { answered: 0, failed: [] as string[] };
  let running = true;
  const watched = async (what: string, call: () => Promise<{ status: number }>) => {
    try {
      const { status } = await call();
      if (status === 200) traffic.answered += 1;
      else traffic.failed.push(`${what}: ${status}`);
      return status === 200;
    } catch (error) {
      traffic.failed.push(`${what}: ${String(error)}`);
      return false;
    }
  };
  const work = async (seller: Seller) => {
    const { json } = await seller.post('/api/icp/create', { name: 'Nome 0', avatar: FACE });
    const path = `/api/icp/${json.icp.id}`;
    for (let round = 1; running; round++) {
      const name = `Nome ${round}`;
      await watched('list', () => seller.get('/api/icp/list'));
      if (await watched('write', () => seller.put(path, { name }))) acknowledged.set(seller, name);
    }
  };
  const all = sellers.map(work);
  return {
    get answered() {
      return traffic.answered;
    },
    failed: traffic.failed,
    acknowledged,
    async stop() {
      running = false;
      await Promise.all(all);
    },
  };
}
