import { setTimeout as sleep } from 'node:timers/promises';
import { answersOf, SELLER } from '@salesai/engine/testing/sellers';
import { say, streamed } from './coach.ts';
import { good } from './good.ts';
import { activeIcp, endOfGeneration, FACE } from './icps.ts';
import { accountOf, rightsOf } from './last-day.ts';
import type { Seller, TestServer } from './server.ts';

const ANSWERS = answersOf(SELLER);

/**
 * A seller's whole day and its end: registers, signs in, is profiled, finds customers, channels
 * and scripts, talks to the coach, takes their data along, and is removed by an operator.
 * Throws at the first answer that is not good.
 */
export async function aWholeDay(server: TestServer): Promise<void> {
  const seller = await server.newSeller();
  await good(seller.get('/api/users/profile'));
  await profileOf(seller);
  const icpId = await customersOf(seller);
  await plansOf(seller, icpId);
  await talkOf(seller);
  await newsOf(seller);
  await good(seller.get('/api/roadmap'));
  await good(seller.delete(`/api/icp/${icpId}`));
  await rightsOf(seller);
  await accountOf(server, seller);
}

async function profileOf(seller: Seller): Promise<void> {
  await good(seller.post('/api/avatar/generate', { perfilVendedor: ANSWERS }));
  await good(seller.post('/api/avatar/reprocess', {}));
  await good(seller.get('/api/avatar/current'));
  await good(seller.get('/api/avatar/status'));
  await good(seller.post('/api/avatar/accept', {}));
  await good(seller.delete('/api/avatar/delete'));
  await good(seller.post('/api/avatar/generate', { perfilVendedor: ANSWERS }));
}

async function customersOf(seller: Seller): Promise<string> {
  const icpId = await activeIcp(seller);
  await good(seller.put(`/api/icp/${icpId}`, { name: 'Barbearias', avatar: FACE }));
  await good(seller.get('/api/icp/list'));
  return icpId;
}

async function plansOf(seller: Seller, icpId: string): Promise<void> {
  const { json } = await good(seller.post('/api/acquisition-channels/generate', { icpId }));
  await endOfGeneration(seller, json.statusId);
  const { channels } = (await good(seller.get(`/api/acquisition-channels/${icpId}`))).json;
  const channel = channels[0].id;
  const path = `/api/acquisition-channels/${icpId}/${channel}`;
  await good(seller.get(path));
  await good(seller.put(`${path}/plan`, { day: 1, done: true }));
  await good(seller.post('/api/scripts/generate', { icpId, channel }));
  const scripts = `/api/scripts/${icpId}/${channel}`;
  const id = (await good(seller.get(scripts))).json.scripts[0].id;
  await good(seller.put(`${scripts}/${id}`, { content: 'Meu texto' }));
  await good(seller.post(`${scripts}/${id}/restore`, {}));
  await good(seller.delete(scripts));
  await good(seller.post(`${scripts}/undo-remove`, {}));
}

async function talkOf(seller: Seller): Promise<void> {
  await good(seller.post('/api/coach/bootstrap'));
  await good(seller.get('/api/coach/status'));
  const file = new Blob(['Prazo de entrega: cinco dias úteis. '.repeat(40)]);
  const form = new FormData();
  form.append('files', file, 'prazos.txt');
  await good(seller.post('/api/coach/files', form));
  while (!JSON.stringify((await seller.get('/api/coach/status')).json).includes('"ready"')) {
    await sleep(50);
  }
  await good(say(seller, 'Qual é o prazo de entrega?'));
  await streamed(seller, { textInput: 'Está caro' });
  await good(seller.post('/api/coach/talk/stop'));
  await good(seller.get('/api/coach/history'));
  await good(seller.post('/api/coach/reset'));
  const { files } = (await seller.get('/api/coach/status')).json;
  await good(seller.delete(`/api/coach/files/${files[0].id}`));
  await good(seller.get('/api/usage'));
  await good(seller.delete('/api/coach'));
}

async function newsOf(seller: Seller): Promise<void> {
  const { notifications } = (await good(seller.get('/api/notifications'))).json;
  await good(seller.post(`/api/notifications/${notifications[0].id}/read`, {}));
  await good(seller.post('/api/notifications/read-all', {}));
}
