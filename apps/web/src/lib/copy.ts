import { notify } from './notify.ts';

/** Puts a text on the clipboard and says whether it worked. */
export function copyText(text: string, said: { done: string; failed: string }): void {
  navigator.clipboard.writeText(text).then(
    () => notify.success(said.done),
    () => notify.error(said.failed),
  );
}

/** WhatsApp with the text in its box, to whomever the seller then chooses. */
export const whatsAppLink = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`;
