import { Card } from '@salesai/ui/card';
import { useTranslation } from 'react-i18next';
import { WORKS, type Work } from '../credits.ts';

/** Authors and licenses of the face styles and the font. */
export function CreditsPage() {
  const { t } = useTranslation(['settings', 'common']);
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <div className="grid gap-1">
        <h1 className="font-bold text-2xl tracking-tight md:text-3xl">
          {t('common:titles.credits')}
        </h1>
        <p className="text-muted">{t('credits.text')}</p>
      </div>
      <Card>
        <ul className="divide-y divide-line">
          {WORKS.map((work) => (
            <li key={work.use} className="grid gap-1 px-5 py-4">
              <Credit work={work} />
            </li>
          ))}
        </ul>
      </Card>
      <p className="text-muted text-sm">{t('credits.changes')}</p>
      <a href="/notices.txt" rel="noreferrer" target="_blank" className="link justify-self-start">
        {t('credits.software')}
      </a>
    </div>
  );
}

function Credit({
  work: { use, title, author, address, license, licenseAddress },
}: {
  work: Work;
}) {
  const { t } = useTranslation(['settings', 'icp']);
  return (
    <>
      <p className="text-muted text-sm">
        {use === 'font' ? t('credits.font') : t(`icp:styles.${use}`)}
      </p>
      <p>
        <a href={address} rel="noreferrer" target="_blank" className="link">
          {title}
        </a>
        {` · ${author}`}
      </p>
      <p className="text-sm">
        <a href={licenseAddress} rel="noreferrer" target="_blank" className="link">
          {license}
        </a>
      </p>
    </>
  );
}
