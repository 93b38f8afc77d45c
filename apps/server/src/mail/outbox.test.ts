import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createOutbox } from './outbox.ts';

it('Forgetting somebody leaves the letters of whose address only ends alike', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'salesai-outbox-'));
  const outbox = createOutbox(
    folder,
    'SalesAI <no-reply@salesai.example>',
    pino({ level: 'silent' }),
    { logLinks: false },
  );
  const letter = {
    subject: 'Olá',
    text: 'Olá',
    html: '<p>Olá</p>',
    link: 'https://salesai.example',
  };
  await outbox.send({ ...letter, to: 'bia@loja.example' });
  await outbox.send({ ...letter, to: 'ana-bia@loja.example' });
  await outbox.forget('bia@loja.example');
  const names = await readdir(folder);
  expect(names).toEqual([expect.stringMatching(/Z-ana-bia@loja\.example\.eml$/)]);
  outbox.close();
  await rm(folder, { recursive: true, force: true });
});

it.each([true, false])(
  'Links are logged only when asked for, recipients never (%s)',
  async (logLinks) => {
    const folder = await mkdtemp(join(tmpdir(), 'salesai-outbox-'));
    let logged = '';
    const log = pino({ level: 'info' }, { write: (line: string) => (logged += line) });
    const outbox = createOutbox(folder, 'SalesAI <no-reply@salesai.example>', log, { logLinks });
    const link = 'https://salesai.example/reset-password?token=abc';
    await outbox.send({ to: 'bia@loja.example', subject: 'Olá', text: link, html: link, link });
    expect(logged.includes('token=abc')).toBe(logLinks);
    expect(logged).toContain('mail written to the outbox');
    expect(logged).not.toContain('bia');
    outbox.close();
    await rm(folder, { recursive: true, force: true });
  },
);
