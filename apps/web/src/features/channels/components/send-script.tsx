import { formatOf, partsOf } from '@salesai/contract/scripts';
import { Button, buttonClass } from '@salesai/ui/button';
import { useQuery } from '@tanstack/react-query';
import MessageCircle from 'lucide-react/icons/message-circle';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scriptsQuery } from '#lib/channels/scripts-query.ts';
import { gapsIn } from '#lib/gaps.ts';
import { useOfferLog } from '#lib/sending/use-offer-log.ts';
import { whatsAppLink } from '#lib/share.ts';

const FillGaps = lazy(async () => ({
  default: (await import('#lib/sending/fill-gaps.tsx')).FillGaps,
}));

interface SendScriptProps {
  icpId: string;
  channelId: string;
}

/** Opens WhatsApp with the channel's first message; what stands in brackets is asked first. */
export function SendScript({ icpId, channelId }: SendScriptProps) {
  const { t } = useTranslation('channels');
  const offerLog = useOfferLog();
  const [isAsking, setAsking] = useState(false);
  const [opening] = useQuery(scriptsQuery({ icpId, channel: channelId })).data?.scripts ?? [];
  if (!opening || formatOf(opening) !== 'messages') return null;
  const text = partsOf(opening.content).find((part) => part.text !== '')?.text;
  if (!text) return null;
  const content = (
    <>
      <MessageCircle className="size-5" aria-hidden />
      WhatsApp
    </>
  );
  const look = 'min-h-12 grow whitespace-nowrap px-3!';
  if (gapsIn(text).length === 0) {
    return (
      <a
        href={whatsAppLink(text)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('today.send')}
        onClick={offerLog}
        className={`${buttonClass({ variant: 'secondary' })} ${look}`}
      >
        {content}
      </a>
    );
  }
  return (
    <>
      <Button
        variant="secondary"
        className={look}
        aria-label={t('today.send')}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {content}
      </Button>
      {isAsking && (
        <Suspense>
          <FillGaps text={text} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
