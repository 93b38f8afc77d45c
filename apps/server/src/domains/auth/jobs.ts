import type { Db } from '../../db/client.ts';
import { type Job, type JobKind, job } from '../../jobs/queue.ts';
import type { Mailer } from '../../mail/mailer.ts';
import * as users from '../users/service.ts';
import { deletionLetter, type LinkMailKind, linkLetter } from './mails.ts';

/** A mail with a link; tried again for about a day while the mail server is away. */
export const linkMail: JobKind<{ kind: LinkMailKind; userId: string; token: string }> = {
  name: 'link-mail',
  expireInSeconds: 60,
  retryLimit: 12,
  retryDelay: 5,
};

/** The news that an account is going to be deleted. */
export const deletionMail: JobKind<{ userId: string }> = { ...linkMail, name: 'deletion-mail' };

export function authJobs(options: { db: Db; mailer: Mailer; publicUrl: string }): Job[] {
  return [
    job(linkMail, async ({ kind, userId, token }) => {
      const recipient = await users.recipient(options.db, userId);
      if (!recipient) return;
      await options.mailer.send(linkLetter(kind, recipient, token, options.publicUrl));
    }),
    job(deletionMail, async ({ userId }) => {
      const recipient = await users.recipient(options.db, userId);
      if (!recipient?.deletionDueAt) return;
      const letter = deletionLetter(recipient, recipient.deletionDueAt, options.publicUrl);
      await options.mailer.send(letter);
    }),
  ];
}
