import { IconButton } from '@salesai/ui/icon-button';
import Share2 from 'lucide-react/icons/share-2';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shared } from './api.ts';
import type { PictureOf } from './share-sheet.tsx';

const ShareSheet = lazy(async () => ({
  default: (await import('./share-sheet.tsx')).ShareSheet,
}));

/** Opens the choice of what to share. Needs the messages of `shares`. */
export function ShareButton({ shared, pictureOf }: { shared: Shared; pictureOf: PictureOf }) {
  const { t } = useTranslation('shares');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('share')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Share2 className="size-5" aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <ShareSheet shared={shared} pictureOf={pictureOf} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
