import { setTimeout as sleep } from 'node:timers/promises';
import { TERMS_VERSION } from '@salesai/contract/privacy';
import { good } from './good.ts';
import { PASSWORD, type Seller, type TestServer } from './server.ts';

const NEW_PASSWORD = `${PASSWORD}-outra`;

/** What a seller may ask about their data: the terms, and everything in one file. */
export async function rightsOf(seller: Seller): Promise<void> {
  await good(seller.get('/api/privacy/processing'));
  await good(seller.get('/api/privacy'));
  await good(seller.post('/api/privacy/terms', { version: TERMS_VERSION }));
  await good(seller.post('/api/privacy/download'));
  while ((await seller.get('/api/privacy/download')).status !== 200) await sleep(50);
}

/** Places and passwords, what operators do with an account, and how it ends. */
export async function accountOf(server: TestServer, seller: Seller): Promise<void> {
  await passwordOf(server, seller);
  await placesOf(server, seller.email);
  await deletionOf(server, seller.email);
  await operatorOn(server, seller.email);
}

async function passwordOf(server: TestServer, seller: Seller): Promise<void> {
  const nobody = server.asNobody();
  const cookie = { cookie: seller.cookie };
  await good(seller.post('/api/auth/update-user', { name: 'Ana Lima' }));
  await good(nobody.get('/api/auth/jwks'));
  await good(nobody.get('/api/auth/get-session', cookie));
  await good(nobody.post('/api/auth/request-password-reset', { email: seller.email }));
  await good(nobody.post('/api/auth/checkBetaUsers', { email: seller.email }));
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  await good(nobody.post('/api/auth/change-password', change, cookie));
}

async function placesOf(server: TestServer, email: string): Promise<void> {
  const seller = await server.signIn(email, NEW_PASSWORD);
  await server.signIn(email, NEW_PASSWORD);
  const { sessions } = (await good(seller.get('/api/auth/sessions'))).json;
  await good(seller.delete(`/api/auth/sessions/${sessions.at(-1).id}`));
  await good(seller.delete('/api/auth/sessions'));
  await good(server.asNobody().post('/api/auth/sign-out', {}, { cookie: seller.cookie }));
}

async function deletionOf(server: TestServer, email: string): Promise<void> {
  const seller = await server.signIn(email, NEW_PASSWORD);
  await good(seller.post('/api/privacy/deletion', { password: NEW_PASSWORD }));
  const again = await server.signIn(email, NEW_PASSWORD);
  await good(again.delete('/api/privacy/deletion'));
}

async function operatorOn(server: TestServer, email: string): Promise<void> {
  const operator = server.asOperator();
  const query = `?email=${encodeURIComponent(email)}`;
  const invited = 'nova@pessoa.example';
  await good(operator.post('/api/admin/beta', { emails: [invited] }));
  await good(operator.get('/api/admin/beta'));
  await good(operator.delete('/api/admin/beta', { emails: [invited] }));
  await good(operator.get('/api/admin/usage'));
  await good(operator.get(`/api/admin/users${query}`));
  await good(operator.post('/api/admin/users/block', { email }));
  await good(operator.delete(`/api/admin/users/block${query}`));
  await good(operator.delete(`/api/admin/users${query}`));
}
