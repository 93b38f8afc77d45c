import type { Db } from '../../db/client.ts';
import { type Job, type JobKind, job } from '../../jobs/queue.ts';
import type { Mailer, MailMessage } from '../../mail/mailer.ts';
import * as users from '../users/service.ts';
import { deletionLetter, type LinkMailKind, linkLetter } from './mails.ts';
import { issueToken } from './one-time-tokens.ts';

/**
 * A mail with a link; tried again for about a day while the mail server is away. Its token is made
 * when it is sent, so that the queue stores none.
 */
export const linkMail: JobKind<{ kind: LinkMailKind; userId: string }> = {
  name: 'link-mail',
  expireInSeconds: 60,
  retryLimit: 12,
  retryDelay: 5,
};

/** The news that an account is going to be deleted. */
export const deletionMail: JobKind<{ userId: string }> = { ...linkMail, name: 'deletion-mail' };

/** The letters of accounts; each is written when it is sent, in the language its reader has then. */
export function authJobs(options: { db: Db; mailer: Mailer; publicUrl: string }): Job[] {
  const { db, mailer, publicUrl } = options;
  const write = async (
    userId: string,
    letterTo: (person: users.Recipient) => Promise<MailMessage | null>,
  ) => {
    const recipient = await users.recipient(db, userId);
    const letter = recipient && (await letterTo(recipient));
    if (!letter) return;
    await mailer.send(letter);
    // Somebody whose account went in this moment keeps no letter either.
    if (!(await users.recipient(db, userId))) await mailer.deleteQueued(recipient.email);
  };
  return [
    job(linkMail, ({ kind, userId }) =>
      write(userId, async (person) => {
        if (kind === 'verify' && person.isConfirmed) return null;
        return linkLetter(kind, person, await issueToken(db, kind, userId), publicUrl);
      }),
    ),
    job(deletionMail, ({ userId }) =>
      write(userId, async (person) =>
        person.deletionDueAt ? deletionLetter(person, person.deletionDueAt, publicUrl) : null,
      ),
    ),
  ];
}
