import { setTimeout as sleep } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { start } from '../../start.ts';
import { waitForExport } from '../../testing/account-scenario.ts';
import { AUTH_SECRET, freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { activeIcp } from '../../testing/icps.ts';
import { type NodeProcess, nodeProcess, serverEntry } from '../../testing/node-process.ts';
import {
  practiceSession,
  SESSIONS,
  say,
  startPractice,
  withDouble,
} from '../../testing/practice.ts';
import { HIDDEN } from '../../testing/practice-double.ts';
import { rounds } from '../../testing/rounds.ts';
import { ADMIN_TOKEN, TestServer, useServer } from '../../testing/server.ts';
import { countOccurrences } from '../../testing/table-search.ts';

const ROUNDS = rounds({ short: 3, long: 30 });
const MESSAGES = 4;

describe('Stored practice', () => {
  const server = useServer({ RATE_LIMITS: 'off' }, withDouble);

  it("is part of the seller's export, without the state of the buyer", async () => {
    const seller = await server.newSeller();
    const { path } = await practiceSession(seller);
    await say(seller, path, 'Oi, canário lilás');
    await seller.post('/api/privacy/download');
    await waitForExport(seller);
    const response = await fetch(`${server.url}/api/privacy/download`, {
      headers: { authorization: seller.authorization },
    });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const text = (table: string) => strFromU8(files[`dados/${table}.json`] ?? new Uint8Array());
    expect(JSON.parse(text('practice_sessions'))).toHaveLength(1);
    expect(text('practice_entries')).toContain('Oi, canário lilás');
    for (const table of ['practice_sessions', 'practice_entries']) {
      expect(text(table)).not.toContain(HIDDEN);
    }
  });

  it("is deleted with its account, and no other seller's", async () => {
    const [seller, other] = [await server.newSeller(), await server.newSeller('Rui Telles')];
    const mine = await practiceSession(seller);
    const theirs = await practiceSession(other);
    await say(seller, mine.path, 'Oi, canário cinza');
    await say(other, theirs.path, 'Oi, canário branco');
    expect(await countOccurrences(server, ['canário cinza'])).toEqual({
      'public.practice_entries': expect.any(Number),
    });
    const path = `/api/admin/users?email=${encodeURIComponent(seller.email)}`;
    expect((await server.asOperator().delete(path)).status).toBe(200);
    expect(await countOccurrences(server, ['canário cinza', mine.session.id])).toEqual({});
    expect((await other.get(theirs.path)).json.messages).toHaveLength(2);
  });

  it('is counted by status in the metrics', async () => {
    const seller = await server.newSeller();
    const counted = async (status: string) => {
      const { text } = await server.asOperator().get('/metrics');
      const pattern = new RegExp(
        `^salesai_practice_sessions_total\\{status="${status}"\\} (\\d+)`,
        'm',
      );
      return Number(pattern.exec(text)?.[1] ?? 0);
    };
    const before = [await counted('active'), await counted('won'), await counted('undecided')];
    const { path, icpId } = await practiceSession(seller);
    await say(seller, path, 'fim won', 'um');
    await say(seller, path, 'fim won', 'um');
    const { id } = (await startPractice(seller, icpId)).json;
    await seller.post(`${SESSIONS}/${id}/end`);
    await seller.post(`${SESSIONS}/${id}/end`);
    const after = [await counted('active'), await counted('won'), await counted('undecided')];
    expect(after).toEqual([Number(before[0]) + 2, Number(before[1]) + 1, Number(before[2]) + 1]);
  });
});

describe('Practice on a server that restarts', () => {
  it('continues where it was, with the same answers for known messages', async () => {
    const database = await freshDatabase();
    const config = readConfig({
      PORT: '0',
      DATA_DIR: database.dataDir,
      ADMIN_TOKEN,
      AUTH_SECRET,
      BETA_EMAILS: '*',
      DEMO: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      ...database.env,
    });
    const first = await start(config, { workers: withDouble() });
    const client = new TestServer(first.address, database.dataDir);
    const seller = await client.newSeller();
    const { path } = await practiceSession(seller);
    const sent = await say(seller, path, 'Oi', 'um');
    const before = (await seller.get(path)).text;
    await first.stop();
    const second = await start(config, { workers: withDouble() });
    client.url = second.address;
    expect((await seller.get(path)).text).toBe(before);
    expect((await say(seller, path, 'Oi', 'um')).text).toBe(sent.text);
    expect((await say(seller, path, 'E aí?', 'dois')).json.messages[0].n).toBe(3);
    await second.stop();
    await database.drop();
  });
});

describe('Practice on a process that is killed', () => {
  let database: TestDatabase;
  let node: NodeProcess;
  beforeAll(async () => {
    database = await freshDatabase();
    node = await nodeProcess(serverEntry(), {
      DATA_DIR: database.dataDir,
      ADMIN_TOKEN,
      AUTH_SECRET,
      BETA_EMAILS: '*',
      DEMO: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      ...database.env,
    });
    await node.start();
  });
  afterAll(async () => {
    await node.end('SIGKILL');
    await database.drop();
  });

  it('loses and doubles no message', async () => {
    const client = new TestServer(node.url, database.dataDir);
    const seller = await client.newSeller();
    const icpId = await activeIcp(seller);
    for (let round = 0; round < ROUNDS; round++) {
      const { json } = await startPractice(seller, icpId, { seed: round });
      const path = `${SESSIONS}/${json.id}`;
      const send = (n: number) => say(seller, path, `E como é o dia ${n} por aí?`, `m-${n}`);
      const answered = new Map<number, string>();
      const killed = sleep(Math.random() * 300).then(() => node.end('SIGKILL'));
      for (let n = 0; n < MESSAGES; n++) {
        const answer = await send(n).catch(() => null);
        if (answer?.status === 200) answered.set(n, messagesIn(answer));
      }
      await killed;
      await node.start();
      for (let n = 0; n < MESSAGES; n++) {
        const answer = await send(n);
        if (answered.has(n)) expect(messagesIn(answer)).toBe(answered.get(n));
        if (answer.status === 200) answered.set(n, messagesIn(answer));
      }
      const { messages } = (await seller.get(path)).json;
      expect(messages.map(({ n }: Listed) => n)).toEqual(
        messages.map((_: Listed, at: number) => at + 1),
      );
      const fromSeller = messages.filter(({ from }: Listed) => from === 'seller');
      expect(fromSeller).toHaveLength(answered.size);
      expect(answered.size).toBeGreaterThan(0);
      await seller.post(`${path}/end`);
    }
  });
});

interface Listed {
  n: number;
  from: string;
}

/** The stored part of an answer; URLs of spoken messages are signed anew. */
const messagesIn = ({ json }: { json: { messages: { id: string; text: string }[] } }) =>
  JSON.stringify(json.messages.map(({ id, text }) => [id, text]));
