import { TERMS_VERSION } from '@salesai/contract/privacy';
import { Card } from '@salesai/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Processing } from '../components/processing.tsx';
import { StoredData } from '../components/stored-data.tsx';

/** Terms and data processing; public. */
export function PrivacyPage() {
  const { t, i18n } = useTranslation('privacy');
  const day = new Date(`${TERMS_VERSION}T12:00:00Z`).toLocaleDateString(i18n.language, {
    dateStyle: 'long',
  });
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <div className="grid gap-2">
        <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{t('title')}</h1>
        <p className="text-muted text-sm">{t('version', { day })}</p>
        <p className="text-lg">{t('intro')}</p>
      </div>
      <Part title={t('terms.title')}>
        <List items={t('terms.items', { returnObjects: true })} />
      </Part>
      <Part title={t('stored.title')}>
        <StoredData />
        <p>{t('cookies')}</p>
      </Part>
      <Part title={t('processing.title')}>
        <Processing />
      </Part>
      <Part title={t('rights.title')}>
        <List items={t('rights.items', { returnObjects: true })} />
        <p>{t('rights.contact')}</p>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid gap-4 p-5 leading-relaxed md:p-6">
      <h2 className="font-semibold text-lg">{title}</h2>
      {children}
    </Card>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2 pl-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
