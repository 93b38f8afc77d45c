import { Alert } from '@salesai/ui/alert';
import { Button } from '@salesai/ui/button';
import { EmptyState } from '@salesai/ui/empty-state';
import { ErrorState } from '@salesai/ui/error-state';
import { notify, Toaster } from '@salesai/ui/toast';
import { Part } from './part.tsx';

const TONES = ['neutral', 'success', 'warning', 'danger'] as const;

export function Messages() {
  return (
    <Part name="Messages">
      <div className="grid w-80 gap-2">
        {TONES.map((tone) => (
          <Alert key={tone} tone={tone}>
            {tone}
          </Alert>
        ))}
      </div>
      <EmptyState title="Nothing yet" text="What it is for" action={<Button>Next step</Button>} />
      <ErrorState title="It failed" text="Why" retryLabel="Again" onRetry={() => undefined} />
      <div className="flex gap-2">
        <Button onClick={() => notify('A message')}>Toast</Button>
        <Button onClick={() => notify.success('Done')}>Success</Button>
        <Button onClick={() => notify.error('Failed')}>Error</Button>
      </div>
      <Toaster closeLabel="Close" />
    </Part>
  );
}
