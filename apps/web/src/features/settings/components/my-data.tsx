import type { UserProfile } from '@salesai/contract/users';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { privacyQuery } from '../api.ts';
import { Download } from './download.tsx';
import { Section } from './section.tsx';

/** The stored data of the account and its download. */
export function MyData({ user }: { user: UserProfile }) {
  const { t, i18n } = useTranslation(['settings', 'auth', 'common']);
  const { data: privacy } = useQuery(privacyQuery);
  const formatDay = (instant: string) =>
    new Date(instant).toLocaleDateString(i18n.language, { dateStyle: 'long' });
  const accepted = privacy?.terms.accepted;
  const rows = [
    [t('auth:fields.name'), user.name],
    [t('auth:fields.email'), user.email],
    [t('auth:fields.phone'), user.phone],
    [t('common:language'), t(`common:languages.${user.language}`)],
    [t('data.created'), formatDay(user.createdAt)],
    [t('data.terms'), accepted ? formatDay(accepted.acceptedAt) : '—'],
    [t('data.id'), user.id],
  ];

  return (
    <Section anchor="data" title={t('data.title')} text={t('data.text')}>
      <dl className="grid gap-3">
        {rows.map(([term, value]) => (
          <div key={term} className="grid gap-0.5 sm:grid-cols-[12rem_1fr] sm:gap-4">
            <dt className="text-muted text-sm">{term}</dt>
            <dd className="text-sm">{value}</dd>
          </div>
        ))}
      </dl>
      <Download privacy={privacy} />
      <Link to={paths.privacy} className="link link-row justify-self-start text-sm">
        {t('common:titles.privacy')}
      </Link>
    </Section>
  );
}
