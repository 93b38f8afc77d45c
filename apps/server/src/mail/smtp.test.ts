import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useServer } from '../testing/server.ts';
import { type SmtpServer, smtpServer } from '../testing/smtp-server.ts';

describe('An unavailable mail server', () => {
  let smtp: SmtpServer;
  beforeAll(async () => {
    smtp = await smtpServer();
  });
  afterAll(() => smtp.close());
  const server = useServer(() => ({ SMTP_URL: smtp.url }));

  const waiting = () =>
    server.db.$count(sql`pgboss.job`, sql`name = 'link-mail' and state = 'retry'`);
  const retryNow = () =>
    server.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);

  it('does not prevent registrations; each mail is delivered once when the server is back', async () => {
    const people = Array.from({ length: 3 }, () => `${randomUUID()}@sellers.example`);
    for (const email of people) expect((await server.register(email)).status).toBe(200);
    await expect.poll(waiting).toBe(people.length);
    expect(smtp.accepted).toEqual([]);

    await smtp.open();
    await retryNow();
    await expect.poll(() => smtp.accepted.length).toBe(people.length);
    await expect.poll(waiting).toBe(0);
    expect([...smtp.accepted].sort()).toEqual(people.sort());
  });
});
