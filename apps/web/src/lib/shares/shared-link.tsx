import { Button, buttonClass } from '@salesai/ui/button';
import { TextField } from '@salesai/ui/text-field';
import Copy from 'lucide-react/icons/copy';
import MessageCircle from 'lucide-react/icons/message-circle';
import Share2 from 'lucide-react/icons/share-2';
import { useTranslation } from 'react-i18next';
import { notify } from '../notify.ts';
import { hasShareSheet, shareLink, useCopy, whatsAppLink } from '../share.ts';

/** A link that was just created, which the server shows only once. */
export function SharedLink({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation('shares');
  const copy = useCopy();
  const share = () => shareLink(url, title).catch(() => notify.error(t('sendFailed')));
  return (
    <div className="grid gap-4">
      <TextField
        label={t('link')}
        value={url}
        readOnly
        autoFocus
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-2 *:min-h-12 *:grow">
        <Button variant={hasShareSheet() ? 'secondary' : 'primary'} onClick={() => void copy(url)}>
          <Copy className="size-4" aria-hidden />
          {t('copy')}
        </Button>
        <a
          href={whatsAppLink(`${title}: ${url}`)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          <MessageCircle className="size-4" aria-hidden />
          WhatsApp
        </a>
        {hasShareSheet() && (
          <Button onClick={() => void share()}>
            <Share2 className="size-4" aria-hidden />
            {t('send')}
          </Button>
        )}
      </div>
    </div>
  );
}
