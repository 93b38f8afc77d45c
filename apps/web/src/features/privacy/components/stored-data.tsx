import { useTranslation } from 'react-i18next';

const SUBJECTS = ['account', 'answers', 'coach', 'reminder', 'mails', 'sessions'] as const;

/** What is stored, why and for how long. */
export function StoredData() {
  const { t } = useTranslation('privacy');
  return (
    <ul className="grid gap-4">
      {SUBJECTS.map((subject) => (
        <li key={subject} className="grid gap-1 border-line border-l-2 pl-4">
          <p className="font-medium">{t(`stored.${subject}.what`)}</p>
          <p className="text-muted text-sm">
            {t('stored.why')}: {t(`stored.${subject}.why`)}
          </p>
          <p className="text-muted text-sm">
            {t('stored.how')}: {t(`stored.${subject}.how`)}
          </p>
        </li>
      ))}
    </ul>
  );
}
