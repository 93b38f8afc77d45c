import nodemailer from 'nodemailer';
import type { Mailer } from './mailer.ts';

const TIMEOUT_MS = 15_000;

/** Hands letters to an SMTP server; a dead one throws within seconds and the job is tried again. */
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
    // A letter leaves at once: nothing of it stays here.
    forget: async () => {},
    close: () => transport.close(),
  };
}
