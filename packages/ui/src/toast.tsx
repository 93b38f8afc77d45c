import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import toast, {
  Toaster as HotToaster,
  resolveValue,
  type Toast,
  useToasterStore,
} from 'react-hot-toast';

/** The spec's durations (section 9), in milliseconds. */
const NORMAL_MS = 4_000;
const SUCCESS_MS = 2_000;
const LIMIT = 20;

interface NotifyOptions {
  /** Milliseconds, where the spec names another time. */
  duration?: number;
}

/** Shows a passing message: plain, success or error. */
export const notify = Object.assign(
  (message: string, options: NotifyOptions = {}) =>
    toast(message, { duration: NORMAL_MS, ...options }),
  {
    success: (message: string, options: NotifyOptions = {}) =>
      toast.success(message, { duration: SUCCESS_MS, ...options }),
    error: (message: string, options: NotifyOptions = {}) =>
      toast.error(message, {
        duration: NORMAL_MS,
        ariaProps: { role: 'alert', 'aria-live': 'assertive' },
        ...options,
      }),
  },
);

interface ToasterProps {
  closeLabel: string;
}

/** Where messages appear: top right, at most twenty at once, held while one points at them. */
export function Toaster({ closeLabel }: ToasterProps) {
  const { toasts } = useToasterStore();
  useEffect(() => {
    const shown = toasts.filter((one) => one.visible);
    for (const surplus of shown.slice(LIMIT)) toast.dismiss(surplus.id);
  }, [toasts]);
  return (
    <HotToaster
      position="top-right"
      containerStyle={{ top: 'max(1rem, env(safe-area-inset-top))' }}
    >
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
      className={`flex w-88 max-w-[calc(100vw-2rem)] items-center gap-2 rounded-lg border border-line border-l-4 bg-surface-1 py-1 pr-1 pl-4 shadow-card transition-opacity ${EDGES[one.type] ?? 'border-l-outline'} ${one.visible ? 'animate-rise' : 'opacity-0'}`}
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
