import CircleAlert from 'lucide-react/icons/circle-alert';
import { Button } from './button.tsx';

interface ErrorStateProps {
  title: string;
  text?: string;
  retryLabel: string;
  onRetry: () => unknown;
}

/** An error message with a retry button. */
export function ErrorState({ title, text, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="flex items-center gap-2 font-semibold">
        <CircleAlert className="size-5 shrink-0 text-danger" aria-hidden />
        {title}
      </p>
      {text && <p className="text-muted text-sm">{text}</p>}
      <Button variant="secondary" onClick={() => onRetry()}>
        {retryLabel}
      </Button>
    </div>
  );
}
