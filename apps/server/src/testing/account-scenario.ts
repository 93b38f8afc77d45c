import { TERMS_VERSION } from '@salesai/contract/privacy';
import { expectOk } from './http-status.ts';
import { PASSWORD, type Seller, type TestServer } from './server.ts';
import { waitFor } from './wait-for.ts';

const NEW_PASSWORD = `${PASSWORD}-outra`;

/** Accepts the terms and exports everything about the seller. */
export async function usePrivacy(seller: Seller): Promise<void> {
  await expectOk(seller.get('/api/privacy/processing'));
  await expectOk(seller.get('/api/privacy'));
  await expectOk(seller.post('/api/privacy/terms', { version: TERMS_VERSION }));
  await expectOk(seller.post('/api/privacy/download'));
  await waitForExport(seller);
  await expectOk(seller.get('/api/privacy/download'));
}

/** Polls the status of the export: downloads themselves are limited by the hour. */
export async function waitForExport(seller: Seller): Promise<void> {
  let status: string | undefined;
  const isReady = async () => {
    status = (await seller.get('/api/privacy')).json.download?.status;
    return status === 'ready';
  };
  await waitFor(isReady, () => `the export is "${status}"`);
}

/** Changes the password, ends sessions, requests a deletion, and lets an operator delete the account. */
export async function useAccount(server: TestServer, seller: Seller): Promise<void> {
  await changePassword(server, seller);
  await endSessions(server, seller.email);
  await cancelDeletion(server, seller.email);
  await deleteAsOperator(server, seller.email);
}

async function changePassword(server: TestServer, seller: Seller): Promise<void> {
  const nobody = server.asNobody();
  const cookie = { cookie: seller.cookie };
  await expectOk(seller.post('/api/auth/update-user', { name: 'Ana Lima' }));
  await expectOk(nobody.get('/api/auth/jwks'));
  await expectOk(nobody.get('/api/auth/get-session', cookie));
  await expectOk(nobody.post('/api/auth/request-password-reset', { email: seller.email }));
  await expectOk(nobody.post('/api/auth/checkBetaUsers', { email: seller.email }));
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  await expectOk(nobody.post('/api/auth/change-password', change, cookie));
}

async function endSessions(server: TestServer, email: string): Promise<void> {
  const seller = await server.signIn(email, NEW_PASSWORD);
  await server.signIn(email, NEW_PASSWORD);
  const { sessions } = (await expectOk(seller.get('/api/auth/sessions'))).json;
  await expectOk(seller.delete(`/api/auth/sessions/${sessions.at(-1).id}`));
  await expectOk(seller.delete('/api/auth/sessions'));
  await expectOk(server.asNobody().post('/api/auth/sign-out', {}, { cookie: seller.cookie }));
}

async function cancelDeletion(server: TestServer, email: string): Promise<void> {
  const seller = await server.signIn(email, NEW_PASSWORD);
  await expectOk(seller.post('/api/privacy/deletion', { password: NEW_PASSWORD }));
  const again = await server.signIn(email, NEW_PASSWORD);
  await expectOk(again.delete('/api/privacy/deletion'));
}

async function deleteAsOperator(server: TestServer, email: string): Promise<void> {
  const operator = server.asOperator();
  const query = `?email=${encodeURIComponent(email)}`;
  const invited = 'nova@pessoa.example';
  await expectOk(operator.post('/api/admin/beta', { emails: [invited] }));
  await expectOk(operator.get('/api/admin/beta'));
  await expectOk(operator.delete('/api/admin/beta', { emails: [invited] }));
  await expectOk(operator.get('/api/admin/usage'));
  await expectOk(operator.get(`/api/admin/users${query}`));
  await expectOk(operator.post('/api/admin/users/block', { email }));
  await expectOk(operator.delete(`/api/admin/users/block${query}`));
  await expectOk(operator.delete(`/api/admin/users${query}`));
}
