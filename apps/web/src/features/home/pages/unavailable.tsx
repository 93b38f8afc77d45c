import { Badge } from '@salesai/ui/badge';
import Hammer from 'lucide-react/icons/hammer';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { useScreenTitle } from '#lib/screen-title.ts';

/** Placeholder of an area that is not available yet. */
export function UnavailablePage() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 py-16 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-surface-2">
        <Hammer className="size-7 text-muted" aria-hidden />
      </span>
      <h1 className="font-bold text-2xl">{useScreenTitle()}</h1>
      <Badge>{t('common:soon')}</Badge>
      <p className="text-muted">{t('unavailable.text')}</p>
      <ButtonLink to={paths.home}>{t('unavailable.action')}</ButtonLink>
    </div>
  );
}
