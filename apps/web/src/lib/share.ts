import { useTranslation } from 'react-i18next';
import { notify } from './notify.ts';

/** Opens WhatsApp with the text written, to be sent to whom one chooses. */
export const whatsAppLink = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Puts a text on the clipboard and says how it went. */
export function useCopy() {
  const { t } = useTranslation();
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(t('share.copied'));
    } catch {
      notify.error(t('share.copyError'));
    }
  };
}
