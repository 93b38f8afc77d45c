import { answersOf, SELLER } from '@salesai/engine/testing/sellers';
import type { Cluster } from './cluster.ts';
import { activeIcp, endOfGeneration, FACE, ICP_ANSWERS, newIcp } from './icps.ts';
import { holding } from './outages.ts';
import type { Seller } from './server.ts';

type Answer = Awaited<ReturnType<Seller['get']>>;

/** The same call of one seller many times at once, to all nodes in turn. */
function crowd(
  { nodes, at }: Cluster,
  seller: Seller,
  size: number,
  call: (seller: Seller) => Promise<Answer>,
): Promise<Answer[]> {
  const there = nodes.map((_, node) => at(node).as(seller));
  return Promise.all(
    Array.from({ length: size }, (_, n) => call(there[n % there.length] ?? seller)),
  );
}

const done = (answers: Answer[]) => answers.filter(({ status }) => status === 200);

/** Fifty creations of an ideal customer at once: how many said yes, and how many are there. */
export async function manyIcps(cluster: Cluster, seller: Seller) {
  const answers = await crowd(cluster, seller, 50, (there) =>
    there.post('/api/icp/create', { name: 'Um', avatar: FACE }),
  );
  const { icps } = (await seller.get('/api/icp/list')).json;
  return { made: done(answers).length, kept: icps.length };
}

/** Fifty new readings of a profile at once: how many said yes, and how many were counted. */
export async function manyReadings(cluster: Cluster, seller: Seller) {
  await seller.post('/api/avatar/generate', { perfilVendedor: answersOf(SELLER) });
  const answers = await crowd(cluster, seller, 50, (there) => there.post('/api/avatar/reprocess'));
  const { tentativas } = (await seller.get('/api/avatar/current')).json;
  return { made: done(answers).length, counted: tentativas };
}

/**
 * Twenty clicks at once on each thing that is generated: how many different answers each gave.
 * @param url of the nodes' database: plans are kept from ending, since a click after that begins anew.
 */
export async function manyClicks(cluster: Cluster, seller: Seller, url: string): Promise<number[]> {
  const different = async (path: string, body: object) => {
    const answers = await crowd(cluster, seller, 20, (there) => there.post(path, body));
    return new Set(answers.map(({ json, text }) => json.statusId ?? text)).size;
  };
  const icpId = await newIcp(seller);
  const profiles = await different('/api/avatar/generate', { perfilVendedor: answersOf(SELLER) });
  const icps = await different(`/api/icp/${icpId}/generate`, { respostasICP: ICP_ANSWERS });
  // Where a generation begins: later it would hold what the clicks themselves wait for.
  const held = await holding(url, 'lock table avatars in access exclusive mode');
  const plans = await different('/api/acquisition-channels/generate', { icpId });
  await held.release();
  return [profiles, icps, plans];
}

/** Steps that a seller takes too early or too late, each at another node: their statuses. */
export async function stepsOutOfOrder(cluster: Cluster, seller: Seller): Promise<number[]> {
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

/** Starts a generation of channels anew and gives its last status. */
export async function oneGeneration(seller: Seller, icpId: string): Promise<string> {
  const { json } = await seller.post('/api/acquisition-channels/generate', { icpId });
  return (await endOfGeneration(seller, json.statusId)).status;
}
