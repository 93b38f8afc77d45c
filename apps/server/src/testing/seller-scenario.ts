import { answersOf, SELLER } from '@salesai/engine/testing/sellers';
import { useAccount, usePrivacy } from './account-scenario.ts';
import { sendMessage, streamTurn } from './coach.ts';
import { expectOk } from './http-status.ts';
import { activeIcp, FACE, waitForGeneration } from './icps.ts';
import { SESSIONS, say, sayStreamed, startPractice } from './practice.ts';
import { newSubscription, PUBLIC_ENDPOINT } from './push-server.ts';
import type { Seller, TestServer } from './server.ts';
import { waitFor } from './wait-for.ts';

const ANSWERS = answersOf(SELLER);

/**
 * A seller registers, signs in, generates a profile, ICPs, channels and scripts, talks to the coach,
 * exports their data and is deleted by an operator.
 * @throws Error at the first response whose status is not 200.
 */
export async function runSellerScenario(server: TestServer): Promise<void> {
  const seller = await server.newSeller();
  await expectOk(seller.get('/api/users/profile'));
  await useProfile(seller);
  const icpId = await useIcps(seller);
  await useChannels(seller, icpId);
  await useCoach(seller);
  await usePractice(seller, icpId);
  await useResults(seller, icpId);
  await useNotifications(seller);
  await expectOk(seller.get('/api/roadmap'));
  await expectOk(seller.delete(`/api/icp/${icpId}`));
  await usePrivacy(seller);
  await useAccount(server, seller);
}

async function useProfile(seller: Seller): Promise<void> {
  await expectOk(seller.post('/api/avatar/generate', { perfilVendedor: ANSWERS }));
  await expectOk(seller.post('/api/avatar/reprocess', {}));
  await expectOk(seller.get('/api/avatar/current'));
  await expectOk(seller.get('/api/avatar/status'));
  await expectOk(seller.post('/api/avatar/accept', {}));
  await expectOk(seller.delete('/api/avatar/delete'));
  await expectOk(seller.post('/api/avatar/generate', { perfilVendedor: ANSWERS }));
}

async function useIcps(seller: Seller): Promise<string> {
  const icpId = await activeIcp(seller);
  await expectOk(seller.put(`/api/icp/${icpId}`, { name: 'Barbearias', avatar: FACE }));
  await expectOk(seller.get('/api/icp/list'));
  return icpId;
}

async function useChannels(seller: Seller, icpId: string): Promise<void> {
  const { json } = await expectOk(seller.post('/api/acquisition-channels/generate', { icpId }));
  await waitForGeneration(seller, json.statusId);
  const { channels } = (await expectOk(seller.get(`/api/acquisition-channels/${icpId}`))).json;
  const channel = channels[0].id;
  const path = `/api/acquisition-channels/${icpId}/${channel}`;
  await expectOk(seller.get(path));
  await expectOk(seller.put(`${path}/plan`, { day: 1, done: true }));
  await expectOk(seller.put(`/api/acquisition-channels/${icpId}/order`, { order: 'generated' }));
  await expectOk(seller.post('/api/scripts/generate', { icpId, channel }));
  const scripts = `/api/scripts/${icpId}/${channel}`;
  const id = (await expectOk(seller.get(scripts))).json.scripts[0].id;
  const confirmations = `/api/script-confirmations/${icpId}`;
  const [{ key }] = (await expectOk(seller.get(confirmations))).json.confirmations;
  await expectOk(seller.put(confirmations, { values: [{ key, value: '30 dias' }] }));
  await expectOk(seller.put(`${scripts}/${id}`, { content: 'Meu texto' }));
  await expectOk(seller.post(`${scripts}/${id}/restore`, {}));
  await expectOk(seller.delete(scripts));
  await expectOk(seller.post(`${scripts}/undo-remove`, {}));
}

async function useCoach(seller: Seller): Promise<void> {
  await expectOk(seller.post('/api/coach/bootstrap'));
  await expectOk(seller.get('/api/coach/status'));
  const file = new Blob(['Prazo de entrega: cinco dias úteis. '.repeat(40)]);
  const form = new FormData();
  form.append('files', file, 'prazos.txt');
  await expectOk(seller.post('/api/coach/files', form));
  let status = '';
  const isReady = async () => {
    status = (await seller.get('/api/coach/status')).text;
    return status.includes('"ready"');
  };
  await waitFor(isReady, () => `the document is not read: ${status}`);
  await expectOk(sendMessage(seller, 'Qual é o prazo de entrega?'));
  await streamTurn(seller, { textInput: 'Está caro' });
  const judged = await expectOk(sendMessage(seller, 'avalia essa frase: oi, viu minha mensagem?'));
  await expectOk(seller.post('/api/practice/cards/coach', { turnId: judged.json.id }));
  await expectOk(seller.post('/api/coach/talk/stop'));
  await expectOk(seller.get('/api/coach/history'));
  await expectOk(seller.post('/api/coach/reset'));
  const { files } = (await seller.get('/api/coach/status')).json;
  await expectOk(seller.delete(`/api/coach/files/${files[0].id}`));
  await expectOk(seller.get('/api/usage'));
  await expectOk(seller.delete('/api/coach'));
}

async function usePractice(seller: Seller, icpId: string): Promise<void> {
  await expectOk(seller.get('/api/practice/rubric'));
  const { json } = await expectOk(startPractice(seller, icpId));
  const path = `${SESSIONS}/${json.id}`;
  const { messages } = (await expectOk(say(seller, path, 'Oi, tudo bem? O que mais incomoda?')))
    .json;
  await sayStreamed(seller, path, 'E isso custa quanto por mês?');
  await expectOk(seller.post(`${path}/hint`));
  await expectOk(seller.post(`${path}/wait`, { hours: 20 }));
  await expectOk(seller.post(`${path}/end`));
  await expectOk(seller.get(path));
  await expectOk(seller.get(SESSIONS));
  await expectOk(seller.get(`${path}/review`));
  await expectOk(seller.post(`${path}/contest`, { messageId: messages[0].id, act: 'other' }));
  await useShares(seller, json.id);
  await useCards(seller);
  await expectOk(seller.delete(path));
}

async function useCards(seller: Seller): Promise<void> {
  await expectOk(seller.get('/api/practice/cards'));
  const { json } = await expectOk(seller.post('/api/practice/cards', { buyerLine: 'tá caro' }));
  const path = `/api/practice/cards/${json.id}`;
  await expectOk(seller.get(`${path}/hint`));
  await expectOk(seller.post(`${path}/answer`, { text: 'Caro comparado com o quê?' }));
  await expectOk(seller.delete(path));
  await expectOk(seller.get('/api/practice/progress'));
  await useReminder(seller);
}

async function useReminder(seller: Seller): Promise<void> {
  const { endpoint, ...subscription } = newSubscription(PUBLIC_ENDPOINT);
  const path = '/api/practice/reminder';
  const set = { hour: 8, tz: 'America/Sao_Paulo', subscription: { endpoint, ...subscription } };
  await expectOk(seller.put(path, set));
  await expectOk(seller.get(path));
  await expectOk(seller.delete(`${path}/devices`, { endpoint }));
  await expectOk(seller.delete(path));
}

async function useShares(seller: Seller, sessionId: string): Promise<void> {
  const { json } = await expectOk(seller.post('/api/shares', { kind: 'review', sessionId }));
  await expectOk(seller.get(new URL(json.url).pathname));
  await expectOk(seller.get('/api/shares'));
  await expectOk(seller.delete(`/api/shares/${json.id}`));
}

async function useResults(seller: Seller, icpId: string): Promise<void> {
  const { json } = await expectOk(
    seller.post('/api/results', { kind: 'sale', icpId, amount: 149 }),
  );
  await expectOk(seller.put(`/api/results/${json.id}`, { amount: 150 }));
  await expectOk(seller.get('/api/results'));
  await expectOk(seller.get('/api/results/csv'));
  await expectOk(seller.get('/api/dashboard'));
  await expectOk(seller.delete(`/api/results/${json.id}`));
}

async function useNotifications(seller: Seller): Promise<void> {
  const { notifications } = (await expectOk(seller.get('/api/notifications'))).json;
  await expectOk(seller.post(`/api/notifications/${notifications[0].id}/read`, {}));
  await expectOk(seller.post('/api/notifications/read-all', {}));
}
