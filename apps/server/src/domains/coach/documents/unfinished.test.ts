import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { coachUploads } from '../../../db/schema/coach-documents.ts';
import { start } from '../../../start.ts';
import { formOf } from '../../../testing/coach.ts';
import { freshDatabase } from '../../../testing/database.ts';
import { type Seller, TestServer } from '../../../testing/server.ts';
import { sharedWorkers } from '../../../testing/shared-workers.ts';

describe('An upload that was interrupted when its node ended', () => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  it('is deleted at the next start; the document of another seller is not', async () => {
    const database = await freshDatabase();
    ends.push(database.drop);
    const environment = { PORT: '0', DATA_DIR: database.dataDir, BETA_EMAILS: '*', DEMO: 'off' };
    const config = readConfig({ ...environment, LOG_LEVEL: 'silent', ...database.env });
    const first = await start(config, { workers: sharedWorkers() });
    const server = new TestServer(first.address, database.dataDir);
    const ana = await server.newSeller();
    const rui = await server.newSeller('Rui Telles');
    const anasId = await idOf(ana);
    await interruptedUpload(first.db, anasId);
    await rui.post('/api/coach/bootstrap');
    const file = new File(['O plano Ouro custa R$ 300.'], 'plano.txt');
    expect((await rui.post('/api/coach/files', formOf({ files: file }))).status).toBe(200);
    await first.stop();

    const second = await start(config, { workers: sharedWorkers() });
    ends.push(second.stop);
    const again = new TestServer(second.address, database.dataDir).as(rui);
    const left = await second.db.select({ userId: coachUploads.userId }).from(coachUploads);
    expect(left.map(({ userId }) => userId)).not.toContain(anasId);
    const status = async () => (await again.get('/api/coach/status')).json.files;
    await expect.poll(status).toMatchObject([{ name: 'plano.txt', status: 'ready' }]);
  });
});

async function interruptedUpload(
  db: Awaited<ReturnType<typeof start>>['db'],
  userId: string,
): Promise<void> {
  const createdAt = sql`now() - interval '1 day'`;
  const bytes = Buffer.from('half');
  await db
    .insert(coachUploads)
    .values({ documentId: randomUUID(), userId, piece: 0, bytes, createdAt });
}

const idOf = async (seller: Seller): Promise<string> =>
  (await seller.get('/api/users/profile')).json.id;
