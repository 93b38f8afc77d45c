import { readdirSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { CoachTurn } from '@salesai/contract/coach';
import { describe, expect, it } from 'vitest';
import { sendMessage } from '../../testing/coach.ts';
import { activeIcp, newIcp } from '../../testing/icps.ts';
import { PASSWORD, type Seller, type TestServer, useServer } from '../../testing/server.ts';

const PATH = '/api/admin/backup';

/** The conversation without its spoken replies: their addresses are of one session. */
async function wordsOf(seller: Seller) {
  const { history } = (await seller.get('/api/coach/history')).json;
  return history.map(({ audioUrl: _, ...turn }: CoachTurn) => turn);
}

describe('A backup', () => {
  const server = useServer({ RATE_LIMITS: 'off' });
  const other = useServer({ RATE_LIMITS: 'off' });

  it('is for the operator alone', async () => {
    const seller = await server.newSeller();
    for (const who of [server.asNobody(), seller]) {
      expect((await who.get(PATH)).status).toBe(401);
      expect((await who.put(PATH, {})).status).toBe(401);
    }
  });

  it('brings every seller back on another server, as they were', async () => {
    const seller = await server.newSeller();
    const id = await activeIcp(seller, 'Padarias');
    const before = (await seller.get('/api/icp/list')).json;
    await seller.post('/api/coach/bootstrap');
    await sendMessage(seller, 'Como respondo a quem acha caro?');
    const talk = await wordsOf(seller);
    const file = await taken(server);
    const unknown = await other.newSeller('Rui Telles');
    const { status, json } = await given(other, file);
    expect(status).toBe(200);
    expect(json.rows['public.icps']).toBeGreaterThan(0);
    const back = await other.signIn(seller.email, PASSWORD);
    expect((await back.get('/api/icp/list')).json).toEqual(before);
    expect(before.icps[0].id).toBe(id);
    await sendMessage(back, 'E a quem some?');
    expect(await wordsOf(back)).toEqual([
      ...talk,
      expect.objectContaining({ userInput: 'E a quem some?' }),
    ]);
    await expect(other.signIn(unknown.email, PASSWORD)).rejects.toThrow('401');
  });

  it('holds one moment, whatever is written while it is made', async () => {
    const seller = await server.newSeller();
    const writing = Promise.all(Array.from({ length: 20 }, () => newIcp(seller).catch(() => null)));
    const file = await taken(server);
    await writing;
    expect((await given(other, file)).status).toBe(200);
  });

  it('that is cut, changed or none at all changes nothing', async () => {
    const seller = await other.newSeller();
    const file = await taken(other);
    const text = gunzipSync(file).toString();
    const bad = [
      file.subarray(0, file.length / 2),
      gzipSync(text.split('\n').slice(0, -2).join('\n')),
      gzipSync(text.replace('Ana Souza', 'Eva Souza')),
      gzipSync('{"hello": "there"}\n'),
      Buffer.from('no gzip at all'),
      Buffer.alloc(0),
    ];
    for (const one of bad) expect((await given(other, one)).status).toBe(422);
    expect((await seller.get('/api/users/profile')).status).toBe(200);
  });

  it('of another schema is refused with its version', async () => {
    const text = gunzipSync(await taken(other)).toString();
    const foreign = text.replace(/"schema":"\w+"/, '"schema":"older"');
    const { status, json } = await given(other, gzipSync(foreign));
    expect([status, json.code]).toEqual([422, 'UNPROCESSABLE']);
    expect(json.message).toContain('of version');
  });

  it('leaves no copy of itself in the data folder', async () => {
    await taken(server);
    await expect
      .poll(() => readdirSync(server.dataDir).filter((name) => name.startsWith('backup-')))
      .toEqual([]);
  });
});

async function taken(from: TestServer): Promise<Buffer> {
  const answer = await fetch(new URL(PATH, from.url), { headers: from.operatorHeaders() });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

async function given(to: TestServer, file: Buffer) {
  const options = { method: 'PUT', headers: to.operatorHeaders(), body: new Uint8Array(file) };
  const answer = await fetch(new URL(PATH, to.url), options);
  return { status: answer.status, json: JSON.parse(await answer.text()) };
}
