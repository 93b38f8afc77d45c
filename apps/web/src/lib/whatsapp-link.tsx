import { buttonClass } from '@salesai/ui/button';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useTranslation } from 'react-i18next';
import { whatsAppLink } from './share.ts';

interface WhatsAppLinkProps {
  text: string;
}

export function WhatsAppLink({ text }: WhatsAppLinkProps) {
  const { t } = useTranslation();
  return (
    <a
      href={whatsAppLink(text)}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ variant: 'ghost', size: 'sm' })}
    >
      <MessageCircle className="size-4" aria-hidden />
      {t('share.whatsapp')}
    </a>
  );
}
