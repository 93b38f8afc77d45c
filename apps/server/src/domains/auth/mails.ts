import { PersonName } from '@salesai/contract/auth';
import { WEB_PATHS, type WebPath, webLink } from '@salesai/contract/web-paths';
import { translatorFor } from '@salesai/i18n/server';
import { renderMail } from '../../mail/layout.ts';
import type { MailMessage } from '../../mail/mailer.ts';
import type { Recipient } from '../users/service.ts';

export type LinkMailKind = 'verify' | 'reset';

const PATHS = {
  verify: WEB_PATHS.verifyEmail,
  reset: WEB_PATHS.resetPassword,
} satisfies Record<LinkMailKind, WebPath>;

/** The mail with a link that verifies an address or sets a new password. */
export function composeLinkMail(
  kind: LinkMailKind,
  to: Recipient,
  token: string,
  publicUrl: string,
): MailMessage {
  const t = translatorFor(to.language);
  return renderMail({
    to: to.email,
    subject: t(`mail:${kind}.subject`),
    greeting: greet(to),
    paragraphs: [t(`mail:${kind}.text`), t(`mail:${kind}.note`)],
    action: {
      label: t(`mail:${kind}.action`),
      url: `${publicUrl}${webLink(PATHS[kind], {}, { token })}`,
    },
    footer: t('mail:footer'),
  });
}

/** Names stored before validation existed may contain links; those are left out. */
function greet({ name, language }: Recipient): string {
  const t = translatorFor(language);
  const plain = PersonName.safeParse(name);
  return plain.success ? t('mail:greeting', { name: plain.data }) : t('mail:greetingUnnamed');
}

/** The mail that says when an account will be deleted, and how to cancel that. */
export function composeDeletionMail(to: Recipient, dueAt: Date, publicUrl: string): MailMessage {
  const t = translatorFor(to.language);
  const day = dueAt.toLocaleDateString(to.language, { dateStyle: 'long', timeZone: 'UTC' });
  return renderMail({
    to: to.email,
    subject: t('mail:deletion.subject'),
    greeting: greet(to),
    paragraphs: [t('mail:deletion.text', { day }), t('mail:deletion.note')],
    action: { label: t('mail:deletion.action'), url: `${publicUrl}${webLink(WEB_PATHS.login)}` },
    footer: t('mail:footer'),
  });
}
