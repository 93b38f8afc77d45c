import { answersOf, SELLER } from '@salesai/engine/testing/sellers';
import type { Cluster } from './cluster.ts';
import { activeIcp, FACE, ICP_ANSWERS, newIcp, waitForGeneration } from './icps.ts';
import { acquireLock } from './outages.ts';
import type { Seller } from './server.ts';

type Answer = Awaited<ReturnType<Seller['get']>>;

/** Makes the same call of one seller many times at once, round robin over all nodes. */
function callConcurrently(
  { nodes, at }: Cluster,
  seller: Seller,
  size: number,
  call: (seller: Seller) => Promise<Answer>,
): Promise<Answer[]> {
  const callers = nodes.map((_, node) => at(node).as(seller));
  return Promise.all(
    Array.from({ length: size }, (_, n) => call(callers[n % callers.length] ?? seller)),
  );
}

const successful = (answers: Answer[]) => answers.filter(({ status }) => status === 200);

/** Creates fifty ICPs at once; counts the successful answers and the ICPs that exist. */
export async function createIcpsConcurrently(cluster: Cluster, seller: Seller) {
  const answers = await callConcurrently(cluster, seller, 50, (there) =>
    there.post('/api/icp/create', { name: 'Um', avatar: FACE }),
  );
  const { icps } = (await seller.get('/api/icp/list')).json;
  return { made: successful(answers).length, stored: icps.length };
}

/** Reprocesses a profile fifty times at once; counts the successful answers and the stored attempts. */
export async function reprocessConcurrently(cluster: Cluster, seller: Seller) {
  await seller.post('/api/avatar/generate', { perfilVendedor: answersOf(SELLER) });
  const answers = await callConcurrently(cluster, seller, 50, (there) =>
    there.post('/api/avatar/reprocess'),
  );
  const { tentativas } = (await seller.get('/api/avatar/current')).json;
  return { made: successful(answers).length, counted: tentativas };
}

/**
 * Starts each kind of generation twenty times at once; counts the distinct answers of each kind.
 * @param url of the nodes' database: a lock stops plans from completing, since a start after that begins a new one.
 */
export async function generateConcurrently(
  cluster: Cluster,
  seller: Seller,
  url: string,
): Promise<number[]> {
  const countDistinct = async (path: string, body: object) => {
    const answers = await callConcurrently(cluster, seller, 20, (there) => there.post(path, body));
    return new Set(answers.map(({ json, text }) => json.statusId ?? text)).size;
  };
  const icpId = await newIcp(seller);
  const profiles = await countDistinct('/api/avatar/generate', {
    perfilVendedor: answersOf(SELLER),
  });
  const icps = await countDistinct(`/api/icp/${icpId}/generate`, { respostasICP: ICP_ANSWERS });
  // Jobs read this table first; a lock on a later table would also block the requests.
  const lock = await acquireLock(url, 'lock table avatars in access exclusive mode');
  const plans = await countDistinct('/api/acquisition-channels/generate', { icpId });
  await lock.release();
  return [profiles, icps, plans];
}

/** Takes steps too early or too late, each on another node; returns the statuses. */
export async function runStepsOutOfOrder(cluster: Cluster, seller: Seller): Promise<number[]> {
  const [here, there] = [cluster.at(1).as(seller), cluster.at(2).as(seller)];
  const early = [
    await here.post('/api/avatar/accept'),
    await there.post('/api/avatar/reprocess'),
    await here.post('/api/acquisition-channels/generate', { icpId: await newIcp(there) }),
    await there.post('/api/icp/nowhere/generate', { respostasICP: ICP_ANSWERS }),
  ];
  const icpId = await activeIcp(here);
  await here.post('/api/avatar/generate', { perfilVendedor: answersOf(SELLER) });
  await there.post('/api/avatar/accept');
  const late = [
    await here.post('/api/avatar/reprocess'),
    await there.post('/api/scripts/generate', { icpId, channel: 'nowhere' }),
    await here.get(`/api/acquisition-channels/${icpId}/nowhere`),
  ];
  return [...early, ...late].map(({ status }) => status);
}

/** Starts a channel generation and returns its final status. */
export async function generateChannelPlan(seller: Seller, icpId: string): Promise<string> {
  const { json } = await seller.post('/api/acquisition-channels/generate', { icpId });
  return (await waitForGeneration(seller, json.statusId)).status;
}
