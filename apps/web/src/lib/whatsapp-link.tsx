import { buttonClass } from '@salesai/ui/button';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useTranslation } from 'react-i18next';
import { whatsAppLink } from './share.ts';

interface WhatsAppLinkProps {
  text: string;
  /** The name of the text, for the accessible label. */
  name: string;
  /** Shows the app's name only. */
  short?: boolean;
}

export function WhatsAppLink({ text, name, short = false }: WhatsAppLinkProps) {
  const { t } = useTranslation();
  return (
    <a
      href={whatsAppLink(text)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('share.whatsappOf', { name })}
      className={buttonClass({ variant: 'ghost', size: 'sm' })}
    >
      <MessageCircle className="size-4" aria-hidden />
      {short ? 'WhatsApp' : t('share.whatsapp')}
    </a>
  );
}
