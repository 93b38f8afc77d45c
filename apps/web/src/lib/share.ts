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

/** Whether the platform has a share sheet. */
export const hasShareSheet = (): boolean => 'share' in navigator;

/** Whether the person closed the share sheet. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Opens the platform's share sheet; closing it is no failure. */
export async function shareLink(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch (error) {
    if (!isCancelled(error)) throw error;
  }
}
