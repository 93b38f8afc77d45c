import type { UserProfile } from '@salesai/contract/users';
import { Button } from '@salesai/ui/button';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { Section } from './section.tsx';

/** What is kept about the account, to read and to take away. */
export function MyData({ user }: { user: UserProfile }) {
  const { t, i18n } = useTranslation(['settings', 'auth', 'common']);
  const created = new Date(user.createdAt).toLocaleDateString(i18n.language, { dateStyle: 'long' });
  const rows = [
    [t('auth:fields.name'), user.name],
    [t('auth:fields.email'), user.email],
    [t('auth:fields.phone'), user.phone],
    [t('common:language'), t(`common:languages.${user.language}`)],
    [t('data.created'), created],
    [t('data.id'), user.id],
  ];

  const copy = () =>
    navigator.clipboard.writeText(JSON.stringify(user, null, 2)).then(
      () => notify.success(t('data.copied')),
      () => notify.error(t('data.copyError')),
    );

  return (
    <Section title={t('data.title')} text={t('data.text')}>
      <dl className="grid gap-3">
        {rows.map(([term, value]) => (
          <div key={term} className="grid gap-0.5 sm:grid-cols-[12rem_1fr] sm:gap-4">
            <dt className="text-muted text-sm">{term}</dt>
            <dd className="break-words text-sm">{value}</dd>
          </div>
        ))}
      </dl>
      <Button variant="secondary" onClick={copy} className="justify-self-start">
        {t('data.copy')}
      </Button>
    </Section>
  );
}
