import nodemailer from 'nodemailer';
import type { Mailer } from './mailer.ts';

const TIMEOUT_MS = 15_000;

/** Sends mail to an SMTP server; an unreachable one throws within seconds and the job is retried. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ from, to, subject, text, html });
    },
    // Mail is sent at once and not stored here.
    deleteQueued: async () => {},
    close: () => transport.close(),
  };
}
