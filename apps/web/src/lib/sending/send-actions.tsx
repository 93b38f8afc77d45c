import { Button, buttonClass } from '@salesai/ui/button';
import Copy from 'lucide-react/icons/copy';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useTranslation } from 'react-i18next';
import { gapsIn } from '../gaps.ts';
import { useCopy, whatsAppLink } from '../share.ts';
import { useOfferLog } from './use-offer-log.ts';

interface SendActionsProps {
  text: string;
  /** Accessible names of the two actions. */
  copyLabel: string;
  sendLabel: string;
  /** Asks for what the text still lacks. */
  onGaps: (text: string) => void;
}

/** Copies a text or opens it in WhatsApp; a text with brackets is filled in first. */
export function SendActions({ text, copyLabel, sendLabel, onGaps }: SendActionsProps) {
  const { t } = useTranslation();
  const copy = useCopy();
  const offerLog = useOfferLog();
  const isComplete = gapsIn(text).length === 0;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={copyLabel}
        onClick={() => (isComplete ? void copy(text) : onGaps(text))}
      >
        <Copy className="size-4" aria-hidden />
        {t('share.copy')}
      </Button>
      {isComplete ? (
        <a
          href={whatsAppLink(text)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={sendLabel}
          onClick={offerLog}
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          <MessageCircle className="size-4" aria-hidden />
          WhatsApp
        </a>
      ) : (
        <Button variant="ghost" size="sm" aria-label={sendLabel} onClick={() => onGaps(text)}>
          <MessageCircle className="size-4" aria-hidden />
          WhatsApp
        </Button>
      )}
    </>
  );
}
