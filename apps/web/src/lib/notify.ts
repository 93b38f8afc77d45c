import { create } from 'zustand';

interface Options {
  duration?: number;
  /** Replaces the toast with the same id. */
  id?: string;
}

interface SuccessOptions extends Options {
  /** A follow-up action, such as undo; the message is then shown longer. */
  action?: { label: string; onClick: () => void };
}

/** Whether a toast was ever shown; until then the toasts' code is not loaded. */
export const useHasToasts = create(() => false);

async function toasts() {
  useHasToasts.setState(true, true);
  const { notify } = await import('@salesai/ui/toast');
  return notify;
}

let areErrorsIgnored = false;

/** The toasts of `packages/ui`, whose code loads with the first one. */
export const notify = {
  info: (message: string, options?: Options) =>
    void toasts().then((show) => show(message, options)),
  success: (message: string, options?: SuccessOptions) =>
    void toasts().then((show) => show.success(message, options)),
  error(message: string, options?: Options) {
    if (areErrorsIgnored) return;
    void toasts().then((show) => show.error(message, options));
  },
  /** Shows the error that explains those of the calls that failed with it, which are ignored. */
  finalError(message: string) {
    notify.error(message);
    areErrorsIgnored = true;
  },
  /** Shows errors again, on the screen that follows a final one. */
  resume() {
    areErrorsIgnored = false;
  },
};
