import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import toast, {
  Toaster as HotToaster,
  resolveValue,
  type Toast,
  useToasterStore,
} from 'react-hot-toast';

/** Durations in milliseconds: docs/product.md#toasts. */
const NORMAL_MS = 4_000;
const SUCCESS_MS = 2_000;
/** Long enough to read the message and to use its action. */
const ACTION_MS = 8_000;
const LIMIT = 20;

interface NotifyOptions {
  /** Milliseconds, in place of the default. */
  duration?: number;
  /** Replaces the toast with the same id. */
  id?: string;
}

interface SuccessOptions extends NotifyOptions {
  /** A follow-up action, such as undo. */
  action?: Action;
}

interface Action {
  label: string;
  onClick: () => void;
}

/** The ids of the errors shown so far. */
const errors = new Set<string>();

/** Shows a toast: plain, success or error. */
export const notify = Object.assign(
  (message: string, options: NotifyOptions = {}) =>
    toast(message, { duration: NORMAL_MS, ...options }),
  {
    /** Replaces older errors, which it answers. */
    success(message: string, { action, ...options }: SuccessOptions = {}) {
      for (const id of errors) toast.dismiss(id);
      errors.clear();
      return toast.success(action ? withAction(message, action) : message, {
        duration: action ? ACTION_MS : SUCCESS_MS,
        ...options,
      });
    },
    error(message: string, options: NotifyOptions = {}) {
      const id = toast.error(message, {
        duration: NORMAL_MS,
        ariaProps: { role: 'alert', 'aria-live': 'assertive' },
        ...options,
      });
      errors.add(id);
      return id;
    },
  },
);

const withAction =
  (message: string, { label, onClick }: Action) =>
  (one: Toast) => {
    const act = () => {
      toast.dismiss(one.id);
      onClick();
    };
    return (
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        {message}
        <button type="button" onClick={act} className="link min-h-11 px-1">
          {label}
        </button>
      </span>
    );
  };

interface ToasterProps {
  closeLabel: string;
}

/** On phones: below the header, or above an open dialog, which leaves room for one toast. */
const PLACE = [
  'top-[calc(4.5rem+env(safe-area-inset-top))]! md:top-[max(1rem,env(safe-area-inset-top))]!',
  '[body:has([role=dialog][data-open])_&]:max-md:top-[calc(0.25rem+env(safe-area-inset-top))]!',
].join(' ');

/** Renders the toasts: top right, at most twenty, paused while the pointer is over them. */
export function Toaster({ closeLabel }: ToasterProps) {
  const { toasts } = useToasterStore();
  useEffect(() => {
    const shown = toasts.filter((one) => one.visible);
    for (const surplus of shown.slice(LIMIT)) toast.dismiss(surplus.id);
  }, [toasts]);
  return (
    <HotToaster position="top-right" containerClassName={PLACE}>
      {(one) => <Message toast={one} closeLabel={closeLabel} />}
    </HotToaster>
  );
}

const EDGES: Partial<Record<Toast['type'], string>> = {
  success: 'border-l-success',
  error: 'border-l-danger',
};

function Message({ toast: one, closeLabel }: { toast: Toast; closeLabel: string }) {
  return (
    <div
      className={`flex max-w-[min(22rem,calc(100vw-2rem))] items-center gap-2 rounded-lg border border-line border-l-4 bg-surface-1 py-1 pr-1 pl-4 shadow-card transition-opacity ${EDGES[one.type] ?? 'border-l-outline'} ${one.visible ? 'animate-rise' : 'opacity-0'}`}
    >
      <p className="min-w-0 grow py-2 text-sm" {...one.ariaProps}>
        {resolveValue(one.message, one)}
      </p>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => toast.dismiss(one.id)}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-muted hover:bg-surface-2"
      >
        <X className="size-4" aria-hidden />
      </button>
    </div>
  );
}
