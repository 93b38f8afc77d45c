import { readdirSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { CoachTurn } from '@salesai/contract/coach';
import { describe, expect, it } from 'vitest';
import { sendMessage } from '../../testing/coach.ts';
import { activeIcp, newIcp } from '../../testing/icps.ts';
import { PASSWORD, type Seller, type TestServer, useServer } from '../../testing/server.ts';

const PATH = '/api/admin/backup';

/** The conversation without audio URLs, which belong to one session. */
async function turnsOf(seller: Seller) {
  const { history } = (await seller.get('/api/coach/history')).json;
  return history.map(({ audioUrl: _, ...turn }: CoachTurn) => turn);
}

describe('Backup', () => {
  const server = useServer({ RATE_LIMITS: 'off' });
  const other = useServer({ RATE_LIMITS: 'off' });

  it('returns 401 without the operator token', async () => {
    const seller = await server.newSeller();
    for (const who of [server.asNobody(), seller]) {
      expect((await who.get(PATH)).status).toBe(401);
      expect((await who.put(PATH, {})).status).toBe(401);
    }
  });

  it('restores every seller on another server', async () => {
    const seller = await server.newSeller();
    const id = await activeIcp(seller, 'Padarias');
    const before = (await seller.get('/api/icp/list')).json;
    await seller.post('/api/coach/bootstrap');
    await sendMessage(seller, 'Como respondo a quem acha caro?');
    const turns = await turnsOf(seller);
    const file = await downloadBackup(server);
    const unknown = await other.newSeller('Rui Telles');
    const { status, json } = await restoreBackup(other, file);
    expect(status).toBe(200);
    expect(json.rows['public.icps']).toBeGreaterThan(0);
    const back = await other.signIn(seller.email, PASSWORD);
    expect((await back.get('/api/icp/list')).json).toEqual(before);
    expect(before.icps[0].id).toBe(id);
    await sendMessage(back, 'E a quem some?');
    expect(await turnsOf(back)).toEqual([
      ...turns,
      expect.objectContaining({ userInput: 'E a quem some?' }),
    ]);
    await expect(other.signIn(unknown.email, PASSWORD)).rejects.toThrow('401');
  });

  it('is a consistent snapshot while others write', async () => {
    const seller = await server.newSeller();
    const writing = Promise.all(Array.from({ length: 20 }, () => newIcp(seller).catch(() => null)));
    const file = await downloadBackup(server);
    await writing;
    expect((await restoreBackup(other, file)).status).toBe(200);
  });

  it('that is truncated, modified or invalid is rejected with 422 and changes nothing', async () => {
    const seller = await other.newSeller();
    const file = await downloadBackup(other);
    const text = gunzipSync(file).toString();
    const invalid = [
      file.subarray(0, file.length / 2),
      gzipSync(text.split('\n').slice(0, -2).join('\n')),
      gzipSync(text.replace('Ana Souza', 'Eva Souza')),
      gzipSync('{"hello": "there"}\n'),
      Buffer.from('no gzip at all'),
      Buffer.alloc(0),
    ];
    for (const one of invalid) expect((await restoreBackup(other, one)).status).toBe(422);
    expect((await seller.get('/api/users/profile')).status).toBe(200);
  });

  it('of another schema is rejected with its version', async () => {
    const text = gunzipSync(await downloadBackup(other)).toString();
    const foreign = text.replace(/"schema":"\w+"/, '"schema":"older"');
    const { status, json } = await restoreBackup(other, gzipSync(foreign));
    expect([status, json.code]).toEqual([422, 'UNPROCESSABLE']);
    expect(json.message).toContain('of version');
  });

  it('leaves no copy in the data folder', async () => {
    await downloadBackup(server);
    await expect
      .poll(() => readdirSync(server.dataDir).filter((name) => name.startsWith('backup-')))
      .toEqual([]);
  });
});

async function downloadBackup(from: TestServer): Promise<Buffer> {
  const answer = await fetch(new URL(PATH, from.url), { headers: from.operatorHeaders() });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

async function restoreBackup(to: TestServer, file: Buffer) {
  const options = { method: 'PUT', headers: to.operatorHeaders(), body: new Uint8Array(file) };
  const answer = await fetch(new URL(PATH, to.url), options);
  return { status: answer.status, json: JSON.parse(await answer.text()) };
}
