import { create } from 'zustand';

interface Options {
  duration?: number;
}

interface SuccessOptions extends Options {
  /** One thing to do about it, such as taking it back; the message then stays for a while. */
  action?: { label: string; onClick: () => void };
}

/** Whether anything was ever to be said: until then a screen does without the toasts' code. */
export const useToastsWanted = create(() => false);

async function toasts() {
  useToastsWanted.setState(true, true);
  const { notify } = await import('@salesai/ui/toast');
  return notify;
}

/** The toasts of `packages/ui`, fetched when the first one is to be shown. */
export const notify = {
  info: (message: string) => void toasts().then((show) => show(message)),
  success: (message: string, options?: SuccessOptions) =>
    void toasts().then((show) => show.success(message, options)),
  error: (message: string, options?: Options) =>
    void toasts().then((show) => show.error(message, options)),
};
