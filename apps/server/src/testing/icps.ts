import { icpAnswers } from '@salesai/engine/testing/icps';
import { answersOf, SELLER } from '@salesai/engine/testing/sellers';
import type { Seller } from './server.ts';
import { waitFor } from './wait-for.ts';

export const FACE = '/avatars/bottts/svg?seed=Ana&backgroundColor=b6e3f4,c0aede,d1d4f9';
export const ICP_ANSWERS = icpAnswers(
  'Outro: salão de beleza',
  'Pequenas empresas',
  'donas de salão em Campinas com 3 a 8 cadeiras que reclamam de cliente que falta',
);

/** Creates an ICP without a profile. @returns its id. */
export async function newIcp(seller: Seller, name = 'Salões'): Promise<string> {
  const { json } = await seller.post('/api/icp/create', { name, avatar: FACE });
  return json.icp.id;
}

/** Creates an ICP with a generated profile. @returns its id. */
export async function activeIcp(seller: Seller, name = 'Salões'): Promise<string> {
  const id = await newIcp(seller, name);
  await seller.post(`/api/icp/${id}/generate`, { respostasICP: ICP_ANSWERS });
  return id;
}

/** Waits until a channel generation has ended. @returns its final status. */
export async function waitForGeneration(seller: Seller, statusId: string, timeoutMs?: number) {
  let text = '';
  const finished = async () => {
    const answer = await seller.get(`/api/acquisition-channels/status/${statusId}`);
    text = answer.text;
    return answer.json.status !== 'generating' && answer;
  };
  const describe = () => `the channel generation is not finished: ${text}`;
  return (await waitFor(finished, describe, timeoutMs)).json;
}

/** Creates a profile, an ICP, its channels and scripts for a seller. @returns their ids. */
export async function createSellerData(seller: Seller) {
  await seller.post('/api/avatar/generate', { perfilVendedor: answersOf(SELLER) });
  const icpId = await activeIcp(seller);
  const { statusId } = (await seller.post('/api/acquisition-channels/generate', { icpId })).json;
  await waitForGeneration(seller, statusId);
  const { channels } = (await seller.get(`/api/acquisition-channels/${icpId}`)).json;
  const channel: string = channels[0].id;
  await seller.post('/api/scripts/generate', { icpId, channel });
  const { scripts } = (await seller.get(`/api/scripts/${icpId}/${channel}`)).json;
  return { icpId, statusId, channel, scriptId: scripts[0].id };
}
