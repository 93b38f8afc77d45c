import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { createOutbox } from './outbox.ts';

describe('Outbox', () => {
  it('deletes queued mail to an address, not mail to an address with the same ending', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'salesai-outbox-'));
    const outbox = createOutbox(
      folder,
      'SalesAI <no-reply@salesai.example>',
      pino({ level: 'silent' }),
      { logLinks: false },
    );
    const mail = {
      subject: 'Olá',
      text: 'Olá',
      html: '<p>Olá</p>',
      link: 'https://salesai.example',
    };
    await outbox.send({ ...mail, to: 'bia@loja.example' });
    await outbox.send({ ...mail, to: 'ana-bia@loja.example' });
    await outbox.deleteQueued('bia@loja.example');
    const names = await readdir(folder);
    expect(names).toEqual([expect.stringMatching(/Z-ana-bia@loja\.example\.eml$/)]);
    outbox.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('writes text and link so that they can be read and copied from the file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'salesai-outbox-'));
    const outbox = createOutbox(
      folder,
      'SalesAI <no-reply@salesai.example>',
      pino({ level: 'silent' }),
      { logLinks: false },
    );
    const link = `https://salesai.example/verify-email?token=${'a=b'.repeat(30)}`;
    const text = `Olá, você!\n\nVerificar email:\n${link}\n`;
    await outbox.send({
      to: 'bia@loja.example',
      subject: 'Olá',
      text,
      html: `<p>${link}</p>`,
      link,
    });
    const [name = ''] = await readdir(folder);
    const file = await readFile(join(folder, name), 'utf8');
    expect(file.split('\r\n')).toEqual(expect.arrayContaining(['Olá, você!', link]));
    expect((await PostalMime.parse(file)).text?.trim()).toBe(text.trim());
    outbox.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each([true, false])(
    'logs links only if logLinks is %s, and never recipients',
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
});
