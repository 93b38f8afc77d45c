import { PersonName } from '@salesai/contract/auth';
import { translatorFor } from '@salesai/i18n/server';
import { renderMail } from '../../mail/layout.ts';
import type { MailMessage } from '../../mail/mailer.ts';
import type { Recipient } from '../users/service.ts';

export type LinkMailKind = 'verify' | 'reset';

const PATHS: Record<LinkMailKind, string> = { verify: '/verify-email', reset: '/reset-password' };

/** The letter with a link that confirms an address or sets a new password. */
export function linkLetter(
  kind: LinkMailKind,
  to: Recipient,
  token: string,
  publicUrl: string,
): MailMessage {
  const t = translatorFor(to.language);
  return renderMail({
    to: to.email,
    subject: t(`mail:${kind}.subject`),
    greeting: greetingOf(to),
    paragraphs: [t(`mail:${kind}.text`), t(`mail:${kind}.note`)],
    action: {
      label: t(`mail:${kind}.action`),
      url: `${publicUrl}${PATHS[kind]}?token=${encodeURIComponent(token)}`,
    },
    footer: t('mail:footer'),
  });
}

/** A name from before names were checked may hold a link: such a letter greets nobody by name. */
function greetingOf({ name, language }: Recipient): string {
  const t = translatorFor(language);
  const plain = PersonName.safeParse(name);
  return plain.success ? t('mail:greeting', { name: plain.data }) : t('mail:greetingUnnamed');
}

/** The letter that says when an account goes, and how to keep it. */
export function deletionLetter(to: Recipient, dueAt: Date, publicUrl: string): MailMessage {
  const t = translatorFor(to.language);
  const day = dueAt.toLocaleDateString(to.language, { dateStyle: 'long', timeZone: 'UTC' });
  return renderMail({
    to: to.email,
    subject: t('mail:deletion.subject'),
    greeting: greetingOf(to),
    paragraphs: [t('mail:deletion.text', { day }), t('mail:deletion.note')],
    action: { label: t('mail:deletion.action'), url: `${publicUrl}/login` },
    footer: t('mail:footer'),
  });
}
