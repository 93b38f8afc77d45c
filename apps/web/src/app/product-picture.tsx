import { useTranslation } from 'react-i18next';

/** A picture of the product, drawn with its own components: an objection and ARENA's reply. */
export function ProductPicture() {
  const { t } = useTranslation('auth');
  return (
    <div
      role="img"
      aria-label={t('picture.name')}
      className="grid max-w-md gap-3 rounded-2xl border border-line bg-background p-4 shadow-card"
    >
      <p
        aria-hidden
        className="justify-self-start rounded-2xl rounded-bl-md border border-line bg-surface-1 px-4 py-2.5"
      >
        {t('picture.objection')}
      </p>
      <div
        aria-hidden
        className="grid max-w-[88%] gap-1 justify-self-end rounded-2xl rounded-br-md bg-arena-soft px-4 py-2.5"
      >
        <span className="flex items-center gap-2 font-semibold text-arena text-xs">
          <span className="size-2 rounded-full bg-arena" />
          {t('picture.label')}
        </span>
        <span className="font-semibold">{t('picture.reply')}</span>
      </div>
    </div>
  );
}
