import type { JourneyStep } from '@salesai/contract/roadmap';
import { useRouter } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { useTranslation } from 'react-i18next';

/** The way from the profile to a result; the first step that is not done is the next one. */
export function Journey({ steps }: { steps: readonly JourneyStep[] }) {
  const { t } = useTranslation('roadmap');
  const router = useRouter();
  const next = steps.find(({ done }) => !done)?.key;
  return (
    <section className="grid gap-3" aria-labelledby="journey">
      <h2 id="journey" className="font-semibold text-lg">
        {t('journey.title')}
      </h2>
      <ol className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
        {steps.map(({ key, done, route }) => {
          const Icon = done ? CircleCheck : CircleDashed;
          const state = done ? 'done' : key === next ? 'next' : 'later';
          return (
            <li key={key}>
              <button
                type="button"
                onClick={() => router.history.push(route)}
                className={`flex min-h-14 w-full items-center gap-2.5 rounded-2xl border px-3 text-left transition hover:bg-surface-2 ${key === next ? 'border-primary bg-primary-soft' : 'border-line bg-surface-1'}`}
              >
                <Icon
                  className={`size-5 shrink-0 ${done ? 'text-success' : 'text-muted'}`}
                  aria-hidden
                />
                <span className="grid">
                  <span className="font-medium text-sm">{t(`journey.steps.${key}`)}</span>
                  <span className="text-muted text-xs">{t(`journey.${state}`)}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
