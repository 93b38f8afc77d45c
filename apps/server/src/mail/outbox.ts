import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Mailer } from './mailer.ts';

/**
 * Writes each mail as `<time>-<to>.eml` into a folder, without SMTP.
 * @param options.logLinks for local trials only: links contain valid tokens.
 */
export function createOutbox(
  folder: string,
  from: string,
  log: Logger,
  options: { logLinks: boolean },
): Mailer {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await composer.sendMail({
        from,
        to: mail.to,
        subject: mail.subject,
        text: { raw: readablePart(mail.text) },
        html: mail.html,
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = fileName(mail.to);
      // Renamed when complete, so that readers of *.eml never see a partial mail.
      const draft = join(folder, `${name}.part`);
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, join(folder, name));
      log.info(options.logLinks ? { link: mail.link } : {}, 'mail written to the outbox');
    },
    async deleteQueued(to) {
      const names = await readdir(folder).catch(() => []);
      const queued = names.filter((name) => name.slice(TIME_LENGTH) === suffixOf(to));
      for (const name of queued) await rm(join(folder, name), { force: true });
    },
    close: () => composer.close(),
  };
}

/** Not quoted-printable, which would break the link: operators open these files as text. */
const readablePart = (text: string) =>
  [
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    ...text.split('\n'),
  ].join('\r\n');

/** Length of 2026-11-21T12:00:00.000Z. */
const TIME_LENGTH = 24;

function fileName(to: string): string {
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  return `${time}${suffixOf(to)}`;
}

const suffixOf = (to: string) => `-${inFileName(to)}.eml`;
const inFileName = (to: string) => to.replace(/[^A-Za-z0-9@._+-]/g, '_').slice(0, 100);
