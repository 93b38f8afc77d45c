import { stallsAfter } from '@salesai/engine/testing/provider/faults';
import { startProvider } from '@salesai/engine/testing/provider/server';
import { asc, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';
import { coachTurns } from '../../db/schema/coach.ts';
import { start } from '../../start.ts';
import { waitForExport } from '../../testing/account-scenario.ts';
import { sendMessage } from '../../testing/coach.ts';
import { AUTH_SECRET, freshDatabase } from '../../testing/database.ts';
import { modelAt } from '../../testing/model.ts';
import { ADMIN_TOKEN, type Seller, TestServer, useServer } from '../../testing/server.ts';

const OBJECTION = 'a Zuleide achou o tapete caro';
const INSISTS = 'e se ela insistir?';

async function withCoach(seller: Promise<Seller>): Promise<Seller> {
  const one = await seller;
  await one.post('/api/coach/bootstrap');
  return one;
}

/** The acts that are stored with a seller's turns, the oldest first. */
const actsOf = async (db: Db, { email }: Seller) =>
  db
    .select({ id: coachTurns.id, act: coachTurns.act })
    .from(coachTurns)
    .innerJoin(users, eq(users.id, coachTurns.userId))
    .where(eq(users.email, email))
    .orderBy(asc(coachTurns.place));

const replyTo = async (seller: Seller, message: string): Promise<string> =>
  (await sendMessage(seller, message)).json.assistantResponse;

describe('The act of a turn', () => {
  const server = useServer({ RATE_LIMITS: 'off' });
  const newSeller = () => withCoach(server.newSeller());

  /** A seller whose first turn has another act than the one that answered it. */
  async function sellerWith(act: unknown): Promise<Seller> {
    const seller = await newSeller();
    await sendMessage(seller, OBJECTION);
    const [turn] = await actsOf(server.db, seller);
    const stored = act === null ? null : { version: 1, safety: { mode: 'none' }, act };
    await server.db
      .update(coachTurns)
      .set({ act: stored })
      .where(eq(coachTurns.id, turn?.id ?? ''));
    return seller;
  }

  it('is stored with the turn, and is part of no answer', async () => {
    const [seller, other] = [await newSeller(), await newSeller()];
    const sent = await sendMessage(seller, OBJECTION);
    await sendMessage(other, 'oi');
    expect(await actsOf(server.db, seller)).toMatchObject([
      { act: { version: 1, act: { kind: 'objection', keys: ['price'] } } },
    ]);
    expect(await actsOf(server.db, other)).toMatchObject([
      { act: { act: { kind: 'small-talk' } } },
    ]);
    const history = await seller.get('/api/coach/history');
    expect(sent.json).not.toHaveProperty('act');
    expect(history.json.history[0]).not.toHaveProperty('act');
    expect((await other.get('/api/coach/history')).text).not.toContain('Zuleide');
    expect((await server.asNobody().get('/api/coach/history')).status).toBe(401);
  });

  it('decides what the next message goes on with', async () => {
    const [price, partner] = [
      await sellerWith({ kind: 'objection', keys: ['price'], said: OBJECTION }),
      await sellerWith({ kind: 'objection', keys: ['partner'], said: OBJECTION }),
    ];
    expect(await replyTo(partner, INSISTS)).not.toBe(await replyTo(price, INSISTS));
  });

  it('is decided anew when it is missing or broken', async () => {
    const seller = await newSeller();
    await sendMessage(seller, OBJECTION);
    const expected = await replyTo(seller, INSISTS);
    for (const act of [null, 'objection', { kind: 'objection' }, { kind: 'sing' }])
      expect(await replyTo(await sellerWith(act), INSISTS)).toBe(expected);
  });

  it("is part of the seller's export, also when it is broken, and deleted with the coach", async () => {
    const seller = await sellerWith({ kind: 'sing', said: 'canário ocre' });
    await seller.post('/api/privacy/download');
    await waitForExport(seller);
    const response = await fetch(`${server.url}/api/privacy/download`, {
      headers: { authorization: seller.authorization },
    });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const text = (table: string) => strFromU8(files[`dados/${table}.json`] ?? new Uint8Array());
    expect(text('coach_turns')).toContain('canário ocre');
    expect(JSON.parse(text('coach_states'))).toMatchObject([{ people: ['Zuleide'] }]);
    await seller.delete('/api/coach');
    expect(await actsOf(server.db, seller)).toEqual([]);
  });
});

describe('The act of a turn with a language model', async () => {
  const provider = await startProvider();
  afterAll(() => provider.close());
  const server = useServer({ RATE_LIMITS: 'off', ...modelAt(provider.url) });

  it('is the one of the rules; a stopped reply has none', async () => {
    const seller = await withCoach(server.newSeller());
    await sendMessage(seller, OBJECTION);
    provider.always(stallsAfter(3));
    const stopped = sendMessage(seller, INSISTS);
    await expect.poll(() => provider.open()).toBe(1);
    await expect
      .poll(async () => {
        await seller.post('/api/coach/talk/stop');
        return provider.open();
      })
      .toBe(0);
    expect((await stopped).json).toMatchObject({ interrupted: true });
    provider.always(null);
    expect((await sendMessage(seller, 'e se ela quiser parcelar?')).status).toBe(200);
    const acts = (await actsOf(server.db, seller)).map(({ act }) => act);
    expect(acts).toMatchObject([{ act: { kind: 'objection' } }, null, { version: 1 }]);
  });
});

describe('A talk on a server that restarts', () => {
  it('goes on as on one that does not', async () => {
    const messages = [OBJECTION, 'quanto dá 4 de 260 com 10% de desconto?', 'e em 3x?'];
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
    const first = await start(config);
    const client = new TestServer(first.address, database.dataDir);
    const [one, other] = [await withCoach(client.newSeller()), await withCoach(client.newSeller())];
    const expected: string[] = [];
    for (const message of messages) expected.push(await replyTo(one, message));
    const [before, ...after] = messages;
    await replyTo(other, before ?? '');
    await first.stop();
    const second = await start(config);
    client.url = second.address;
    const replies: string[] = [];
    for (const message of after) replies.push(await replyTo(other, message));
    expect(replies).toEqual(expected.slice(1));
    await second.stop();
    await database.drop();
  });
});
