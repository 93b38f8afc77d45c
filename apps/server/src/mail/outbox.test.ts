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
