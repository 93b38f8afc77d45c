import { useTranslation } from 'react-i18next';
import { notify } from './notify.ts';

/** A link that opens WhatsApp with the text; the user chooses the recipient. */
export const whatsAppLink = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Copies a text to the clipboard and shows the result. */
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
