import type { Language } from '@salesai/contract/common';
import { translatorFor } from '@salesai/i18n/server';
import { compose } from '../../mail/layout.ts';
import type { Mail } from '../../mail/mailer.ts';

export type LinkMailKind = 'verify' | 'reset';

const PATHS: Record<LinkMailKind, string> = { verify: '/verify-email', reset: '/reset-password' };

/** The letter with a link that confirms an address or sets a new password. */
export function linkLetter(
  kind: LinkMailKind,
  to: { email: string; name: string; language: Language },
  token: string,
  publicUrl: string,
): Mail {
  const t = translatorFor(to.language);
  return compose({
    to: to.email,
    subject: t(`mail:${kind}.subject`),
    greeting: t('mail:greeting', { name: to.name }),
    paragraphs: [t(`mail:${kind}.text`), t(`mail:${kind}.note`)],
    action: {
      label: t(`mail:${kind}.action`),
      url: `${publicUrl}${PATHS[kind]}?token=${encodeURIComponent(token)}`,
    },
    footer: t('mail:footer'),
  });
}
