import { Button } from '@salesai/ui/button';
import ImageIcon from 'lucide-react/icons/image';
import { useTranslation } from 'react-i18next';
import { notify } from '../notify.ts';
import { useAction } from '../use-action.ts';
import type { Picture } from './picture.ts';

interface PictureButtonProps {
  /** Null while there is nothing to show. */
  picture: Picture | null;
  variant?: 'primary' | 'secondary';
}

/** Draws a picture on this device and shares it. Needs the messages of `shares`. */
export function PictureButton({ picture, variant = 'secondary' }: PictureButtonProps) {
  const { t } = useTranslation('shares');
  const share = useAction(
    async () => {
      if (!picture) return;
      // On demand: most results are shared by link or not at all.
      const { sharePicture } = await import('./picture.ts');
      if ((await sharePicture(picture)) === 'saved') notify.success(t('picture.saved'));
    },
    { onError: () => notify.error(t('picture.failed')) },
  );
  return (
    <Button
      variant={variant}
      className="min-h-12"
      disabled={!picture}
      loading={share.isPending}
      onClick={() => void share.run()}
    >
      <ImageIcon className="size-4" aria-hidden />
      {t('picture.send')}
    </Button>
  );
}
