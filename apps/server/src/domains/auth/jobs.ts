import type { Db } from '../../db/client.ts';
import { type Job, type JobKind, job } from '../../jobs/queue.ts';
import type { Mailer, MailMessage } from '../../mail/mailer.ts';
import * as users from '../users/service.ts';
import { composeDeletionMail, composeLinkMail, type LinkMailKind } from './mails.ts';
import { issueToken } from './one-time-tokens.ts';

/**
 * A mail with a link; retried for about a day while the mail server is unavailable. The token is
 * created when the mail is sent, so that the queue stores none.
 */
export const linkMail: JobKind<{ kind: LinkMailKind; userId: string }> = {
  name: 'link-mail',
  expireInSeconds: 60,
  retryLimit: 12,
  retryDelay: 5,
};

/** Announces that an account will be deleted. */
export const deletionMail: JobKind<{ userId: string }> = { ...linkMail, name: 'deletion-mail' };

/** The mails of accounts; each is composed when it is sent, in the user's current language. */
export function authJobs(options: { db: Db; mailer: Mailer; publicUrl: string }): Job[] {
  const { db, mailer, publicUrl } = options;
  const send = async (
    userId: string,
    compose: (recipient: users.Recipient) => Promise<MailMessage | null>,
  ) => {
    const recipient = await users.findRecipient(db, userId);
    const mail = recipient && (await compose(recipient));
    if (!mail) return;
    await mailer.send(mail);
    // The account may have been deleted while the mail was being queued.
    if (!(await users.findRecipient(db, userId))) await mailer.deleteQueued(recipient.email);
  };
  return [
    job(linkMail, ({ kind, userId }) =>
      send(userId, async (recipient) => {
        if (kind === 'verify' && recipient.isConfirmed) return null;
        return composeLinkMail(kind, recipient, await issueToken(db, kind, userId), publicUrl);
      }),
    ),
    job(deletionMail, ({ userId }) =>
      send(userId, async (recipient) =>
        recipient.deletionDueAt
          ? composeDeletionMail(recipient, recipient.deletionDueAt, publicUrl)
          : null,
      ),
    ),
  ];
}
