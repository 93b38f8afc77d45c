import { Card } from '@salesai/ui/card';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#lib/button-link.tsx';

/** The objection to answer today. */
export function ObjectionOfTheDay({ quote }: { quote: string }) {
  const { t } = useTranslation('home');
  return (
    <Card className="grid gap-3 border-transparent bg-arena-soft! p-5 md:grid-cols-[1fr_auto] md:items-center">
      <div className="grid gap-1">
        <h2 className="font-medium text-arena text-sm">{t('objection.title')}</h2>
        <p className="font-semibold text-xl">{`“${quote}”`}</p>
      </div>
      <ButtonLink to={paths.practiceCards}>{t('objection.answer')}</ButtonLink>
    </Card>
  );
}
