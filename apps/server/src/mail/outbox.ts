import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Mailer } from './mailer.ts';

/**
 * Writes each letter as `<time>-<to>.eml` into a folder: no SMTP needed.
 * @param options.logLinks for a first run on one's own machine; links hold tokens that still work.
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
        text: mail.text,
        html: mail.html,
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = fileName(mail.to);
      // Written aside and renamed: a reader of *.eml never meets half a letter.
      const draft = join(folder, `${name}.part`);
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, join(folder, name));
      log.info(options.logLinks ? { link: mail.link } : {}, 'mail written to the outbox');
    },
    async forget(to) {
      const names = await readdir(folder).catch(() => []);
      const theirs = names.filter((name) => name.slice(TIME_LENGTH) === letterOf(to));
      for (const name of theirs) await rm(join(folder, name), { force: true });
    },
    close: () => composer.close(),
  };
}

/** As every ISO time in UTC has: 2026-11-21T12:00:00.000Z. */
const TIME_LENGTH = 24;

function fileName(to: string): string {
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  return `${time}${letterOf(to)}`;
}

const letterOf = (to: string) => `-${inFileName(to)}.eml`;
const inFileName = (to: string) => to.replace(/[^A-Za-z0-9@._+-]/g, '_').slice(0, 100);
