import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TERMS_VERSION } from '@salesai/contract/privacy';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { waitForExport } from '../../testing/account-scenario.ts';
import { createSellerData } from '../../testing/icps.ts';
import { PASSWORD, type Seller, type TestServer, useServer } from '../../testing/server.ts';
import { countOccurrences, rows } from '../../testing/table-search.ts';
import { impersonalTables } from './data.ts';

describe('Data subject rights', () => {
  const server = useServer();

  it('store which terms were accepted at registration, and when', async () => {
    const email = 'nova@loja.example';
    await server.register(email);
    const token = await server.mailedToken(email);
    await server.asNobody().get(`/api/auth/verify-email?token=${token}`);
    const seller = await server.signIn(email, PASSWORD);
    const { terms, download, deletion } = (await seller.get('/api/privacy')).json;
    expect(terms.current).toBe(TERMS_VERSION);
    expect(terms.accepted.version).toBe(TERMS_VERSION);
    expect(Date.now() - Date.parse(terms.accepted.acceptedAt)).toBeLessThan(60_000);
    expect([download, deletion]).toEqual([null, null]);
    const old = await seller.post('/api/privacy/terms', { version: '1999-01-01' });
    expect(old.status).toBe(400);
  });

  it("export all of a seller's data in one ZIP, and nothing of another seller", async () => {
    const seller = await server.newSeller('Canário Amarelo');
    await createSellerData(seller);
    const terms = 'A garantia é de cinco anos. '.repeat(80).trim();
    await uploadDocument(server, seller, 'garantia.txt', terms);
    const said = new FormData();
    said.append('textInput', 'a Marlene sumiu depois do orçamento de R$ 420');
    await seller.post('/api/coach/talk', said);
    const other = await server.newSeller('Outra Pessoa');
    await seller.post('/api/privacy/download');
    const files = unzipSync(await readyZip(server, seller));
    const list = (name: string) =>
      JSON.parse(strFromU8(files[`dados/${name}.json`] ?? new Uint8Array()));

    expect(list('users')).toMatchObject([{ name: 'Canário Amarelo', email: seller.email }]);
    for (const name of ['avatars', 'icps', 'channels', 'scripts', 'notifications']) {
      expect([name, list(name).length]).toEqual([name, expect.toSatisfy((n) => Number(n) > 0)]);
    }
    expect(list('coach_states')).toMatchObject([
      { session: 1, people: ['Marlene'], amounts: [{ value: 420, isMoney: true }] },
    ]);
    expect(strFromU8(files['documentos/1-garantia.txt.txt'] ?? new Uint8Array())).toBe(terms);
    const text = Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n');
    expect(text).not.toContain(other.email);
    expect(text).not.toContain(PASSWORD);
    expect(list('accounts')[0]).not.toHaveProperty('password');
    expect(list('sessions')[0]).not.toHaveProperty('token');

    expect((await other.get('/api/privacy/download')).status).toBe(404);
    const titles = (await seller.get('/api/notifications')).json.notifications;
    expect(titles[0].title).toBe('Seus dados estão prontos');
  });

  it('cover every table except the listed impersonal ones', () => {
    expect(impersonalTables().sort()).toEqual(
      ['beta_entries', 'leases', 'limits', 'revocations', 'signing_keys'].sort(),
    );
  });

  it('require the password for a deletion and limit the attempts', async () => {
    const seller = await server.newSeller();
    const tries = [];
    for (let round = 0; round < 6; round++) {
      tries.push((await seller.post('/api/privacy/deletion', { password: 'errada' })).json.code);
    }
    expect(tries[0]).toBe('auth/wrong-password');
    expect(tries.at(-1)).toBe('TOO_MANY_REQUESTS');
    expect((await seller.get('/api/users/profile')).json.deletionDueAt).toBeNull();
  });

  it('delay a deletion by seven days, in which the seller can cancel it', async () => {
    const seller = await server.newSeller();
    const otherSession = await server.signIn(seller.email, PASSWORD);
    const requested = await seller.post('/api/privacy/deletion', { password: PASSWORD });
    const days = (Date.parse(requested.json.deletion.dueAt) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);
    await expect.poll(async () => (await otherSession.get('/api/icp/list')).status).toBe(401);

    const again = await server.signIn(seller.email, PASSWORD);
    expect((await again.get('/api/users/profile')).json.deletionDueAt).toBe(
      requested.json.deletion.dueAt,
    );
    expect((await again.delete('/api/privacy/deletion')).status).toBe(200);
    expect((await again.get('/api/users/profile')).json.deletionDueAt).toBeNull();
    await runDeletionJob(server, seller);
    expect((await again.get('/api/users/profile')).status).toBe(200);
  });

  it('delete all data of the seller after seven days, and nothing of another seller', async () => {
    const neighbour = await server.newSeller('Vizinha Fiel');
    await createSellerData(neighbour);
    const before = await countOccurrences(server, [await idOf(neighbour), neighbour.email]);
    const seller = await server.newSeller('Canário Azul');
    await createSellerData(seller);
    await server.asOperator().post('/api/admin/beta', { emails: [seller.email] });
    await server.asNobody().post('/api/auth/request-password-reset', { email: seller.email });
    const marks = [await idOf(seller), seller.email, 'Canário Azul'];
    expect(Object.keys(await countOccurrences(server, marks)).length).toBeGreaterThan(10);

    await seller.post('/api/privacy/download');
    await readyZip(server, seller);
    await seller.post('/api/privacy/deletion', { password: PASSWORD });
    await setDue(server, seller);
    await runDeletionJob(server, seller);

    await expect.poll(() => countOccurrences(server, marks)).toEqual({});
    expect((await seller.get('/api/icp/list')).status).toBe(401);
    const mails = async () =>
      (await readdir(join(server.dataDir, 'outbox'))).filter((name) => name.includes(seller.email));
    await expect.poll(mails).toEqual([]);
    expect(await countOccurrences(server, [await idOf(neighbour), neighbour.email])).toEqual(
      before,
    );
    const back = { email: seller.email, password: PASSWORD };
    expect((await server.asNobody().post('/api/auth/sign-in/email', back)).status).toBe(401);
  });

  it('allow operators, but not sellers, to delete an account at once', async () => {
    const seller = await server.newSeller();
    const path = `/api/admin/users?email=${encodeURIComponent(seller.email)}`;
    expect((await seller.delete(path)).status).toBe(401);
    expect((await server.asOperator().delete(path)).status).toBe(200);
    await expect.poll(async () => (await seller.get('/api/icp/list')).status).toBe(401);
    expect((await server.asOperator().delete(path)).status).toBe(404);
  });
});

/** Uploads a document to the coach and waits until it was read. */
async function uploadDocument(server: TestServer, seller: Seller, name: string, text: string) {
  await seller.post('/api/coach/bootstrap');
  const form = new FormData();
  form.append('files', new File([text], name));
  const { token } = (await server.asNobody().get('/api/auth/token', { cookie: seller.cookie }))
    .json;
  await fetch(`${server.url}/api/coach/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const status = async () => (await seller.get('/api/coach/status')).json.files[0]?.status;
  await expect.poll(status).toBe('ready');
}

async function idOf(seller: Seller): Promise<string> {
  return (await seller.get('/api/users/profile')).json.id;
}

async function readyZip(server: TestServer, seller: Seller): Promise<Uint8Array> {
  await waitForExport(seller);
  const { token } = (await server.asNobody().get('/api/auth/token', { cookie: seller.cookie }))
    .json;
  const response = await fetch(`${server.url}/api/privacy/download`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(response.headers.get('content-security-policy')).toMatch(/'none'.{0,999}sandbox/);
  return response.bytes();
}

/** Backdates the due time of a scheduled deletion. */
async function setDue(server: TestServer, { email }: Seller) {
  await server.db.execute(
    sql`update users set deletion_due_at = now() - interval '1 second' where email = ${email}`,
  );
}

/** Starts the delayed deletion job now and waits until it ends. */
async function runDeletionJob(server: TestServer, seller: Seller) {
  const [user] = await rows(server, sql`select id from users where email = ${seller.email}`);
  const job = sql`name = 'delete-account' and data->>'userId' = ${String(user?.id)}`;
  await server.db.execute(sql`update pgboss.job set start_after = now() where ${job}`);
  const waiting = () =>
    rows(server, sql`select id from pgboss.job where ${job} and state <> 'completed'`);
  await expect.poll(waiting).toEqual([]);
}
