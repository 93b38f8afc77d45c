import { useTranslation } from 'react-i18next';

/** Duration of the bar (docs/product.md#scripts); `animate-fill` takes as long. */
export const LOADING_BAR_MS = 3_000;

/** Shown while the scripts are being generated. */
export function LoadingBar() {
  const { t } = useTranslation('scripts');
  return (
    <div role="status" className="mx-auto grid w-full max-w-md gap-4 py-16 text-center">
      <p className="font-semibold text-xl">{t('generating.title')}</p>
      <div
        role="progressbar"
        aria-label={t('generating.progress')}
        className="h-2 overflow-hidden rounded-full bg-surface-3"
      >
        <div className="h-full origin-left animate-fill rounded-full bg-primary" />
      </div>
    </div>
  );
}
