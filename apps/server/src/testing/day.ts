import { setTimeout as sleep } from 'node:timers/promises';
import { answersOf, SELLER } from '@salesai/engine/testing/sellers';
import { say } from './coach.ts';
import { activeIcp, endOfGeneration, FACE } from './icps.ts';
import { PASSWORD, type Seller, type TestServer } from './server.ts';

const ANSWERS = answersOf(SELLER);

/**
 * A seller's whole day and its end: registers, signs in, is profiled, finds customers, channels
 * and scripts, is told of it all, and is removed by an operator.
 * @returns how many answers were good; anything else throws.
 */
export async function aWholeDay(server: TestServer): Promise<number> {
  const seller = await server.newSeller();
  const day = diary();
  await day.good(seller.get('/api/users/profile'));
  await profileOf(seller, day);
  const icpId = await customersOf(seller, day);
  await plansOf(seller, icpId, day);
  await talkOf(seller, day);
  await newsOf(seller, day);
  await day.good(seller.get('/api/roadmap'));
  await day.good(seller.delete(`/api/icp/${icpId}`));
  await accountOf(server, seller, day);
  return day.answered();
}

interface Diary {
  good(asked: ReturnType<Seller['get']>): ReturnType<Seller['get']>;
  answered(): number;
}

function diary(): Diary {
  let answered = 0;
  return {
    async good(asked) {
      const answer = await asked;
      if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
      answered += 1;
      return answer;
    },
    answered: () => answered,
  };
}

async function profileOf(seller: Seller, { good }: Diary): Promise<void> {
  await good(seller.post('/api/avatar/generate', { perfilVendedor: ANSWERS }));
  await good(seller.post('/api/avatar/reprocess', {}));
  await good(seller.get('/api/avatar/current'));
  await good(seller.get('/api/avatar/status'));
  await good(seller.post('/api/avatar/accept', {}));
}

async function customersOf(seller: Seller, { good }: Diary): Promise<string> {
  const icpId = await activeIcp(seller);
  await good(seller.put(`/api/icp/${icpId}`, { name: 'Barbearias', avatar: FACE }));
  await good(seller.get('/api/icp/list'));
  return icpId;
}

async function plansOf(seller: Seller, icpId: string, { good }: Diary): Promise<void> {
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

async function talkOf(seller: Seller, { good }: Diary): Promise<void> {
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
  await good(seller.get('/api/coach/history'));
  await good(seller.post('/api/coach/reset'));
  const { files } = (await seller.get('/api/coach/status')).json;
  await good(seller.delete(`/api/coach/files/${files[0].id}`));
  await good(seller.get('/api/privacy'));
  await good(seller.get('/api/usage'));
  await good(seller.delete('/api/coach'));
}

async function newsOf(seller: Seller, { good }: Diary): Promise<void> {
  const { notifications } = (await good(seller.get('/api/notifications'))).json;
  await good(seller.post(`/api/notifications/${notifications[0].id}/read`, {}));
  await good(seller.post('/api/notifications/read-all', {}));
}

async function accountOf(server: TestServer, seller: Seller, { good }: Diary): Promise<void> {
  const nobody = server.asNobody();
  const cookie = { cookie: seller.cookie };
  await good(seller.post('/api/auth/update-user', { name: 'Ana Lima' }));
  await good(nobody.get('/api/auth/get-session', cookie));
  await good(nobody.post('/api/auth/request-password-reset', { email: seller.email }));
  await good(nobody.post('/api/auth/checkBetaUsers', { email: seller.email }));
  const change = { currentPassword: PASSWORD, newPassword: `${PASSWORD}-outra` };
  await good(nobody.post('/api/auth/change-password', change, cookie));
  const operator = server.asOperator();
  await good(operator.post('/api/admin/beta', { emails: ['nova@pessoa.example'] }));
  await good(operator.get('/api/admin/beta'));
  await good(operator.get('/api/admin/usage'));
  const query = `?email=${encodeURIComponent(seller.email)}`;
  await good(operator.get(`/api/admin/users${query}`));
  await good(operator.delete(`/api/admin/users${query}`));
}
