import { icpAnswers } from '@salesai/engine/testing/icps';
import { answersOf, SELLER } from '@salesai/engine/testing/sellers';
import type { Seller } from './server.ts';

export const FACE = '/avatars/bottts/svg?seed=Ana&backgroundColor=b6e3f4,c0aede,d1d4f9';
export const ICP_ANSWERS = icpAnswers(
  'Outro: salão de beleza',
  'Pequenas empresas',
  'donas de salão em Campinas com 3 a 8 cadeiras que reclamam de cliente que falta',
);

/** The id of a new ideal customer that waits for its answers. */
export async function newIcp(seller: Seller, name = 'Salões'): Promise<string> {
  const { json } = await seller.post('/api/icp/create', { name, avatar: FACE });
  return json.icp.id;
}

/** The id of an ideal customer whose profile was made. */
export async function activeIcp(seller: Seller, name = 'Salões'): Promise<string> {
  const id = await newIcp(seller, name);
  await seller.post(`/api/icp/${id}/generate`, { respostasICP: ICP_ANSWERS });
  return id;
}

/** Waits until a generation of channels has ended; gives its last status. */
export async function endOfGeneration(seller: Seller, statusId: string) {
  for (;;) {
    const { json } = await seller.get(`/api/acquisition-channels/status/${statusId}`);
    if (json.status !== 'generating') return json;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** What a busy seller has: a profile, an ideal customer, its channels and scripts; gives their ids. */
export async function aSellersWork(seller: Seller) {
  await seller.post('/api/avatar/generate', { perfilVendedor: answersOf(SELLER) });
  const icpId = await activeIcp(seller);
  const { statusId } = (await seller.post('/api/acquisition-channels/generate', { icpId })).json;
  await endOfGeneration(seller, statusId);
  const { channels } = (await seller.get(`/api/acquisition-channels/${icpId}`)).json;
  const channel: string = channels[0].id;
  await seller.post('/api/scripts/generate', { icpId, channel });
  const { scripts } = (await seller.get(`/api/scripts/${icpId}/${channel}`)).json;
  return { icpId, statusId, channel, scriptId: scripts[0].id };
}
