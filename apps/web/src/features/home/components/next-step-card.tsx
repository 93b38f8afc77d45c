import { Card } from '@salesai/ui/card';
import { ErrorState } from '@salesai/ui/error-state';
import { Skeleton } from '@salesai/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { nextStepQuery } from '../api.ts';
import type { NextStep } from '../next-step.ts';

/** Height of the longest texts on a phone, so that loading causes no layout shift. */
const MIN_HEIGHT = 'min-h-72 md:min-h-44';

/** The seller's next step, as a link. */
export function NextStepCard() {
  const { t } = useTranslation(['home', 'common']);
  const { data, error, refetch } = useQuery(nextStepQuery);
  if (data) return <Step step={data} />;
  return (
    <Card className={`grid ${MIN_HEIGHT} content-center gap-3 p-6`}>
      {error ? (
        <ErrorState title={t('next.error')} retryLabel={t('common:retry')} onRetry={refetch} />
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  );
}

function Step({ step }: { step: NextStep }) {
  const { t } = useTranslation('home');
  const name = 'name' in step ? step.name : '';
  return (
    <Card
      className={`relative grid ${MIN_HEIGHT} content-center gap-5 overflow-hidden p-6 pl-8 shadow-card md:grid-cols-[1fr_auto] md:items-center`}
    >
      <span className="brand-gradient absolute inset-y-0 left-0 w-1.5" aria-hidden />
      <div className="grid gap-2">
        <p className="font-medium text-primary text-sm">{t('next.label')}</p>
        <h2 className="font-semibold text-xl">{t(`next.${step.kind}.title`, { name })}</h2>
        <p className="max-w-prose text-muted">{t(`next.${step.kind}.text`)}</p>
      </div>
      <StepLink step={step}>{t(`next.${step.kind}.action`)}</StepLink>
    </Card>
  );
}

function StepLink({ step, children }: { step: NextStep; children: ReactNode }) {
  switch (step.kind) {
    case 'avatar':
    case 'accept':
      return <ButtonLink to={paths.avatarOnboarding}>{children}</ButtonLink>;
    case 'icp':
      return <ButtonLink to={paths.icps}>{children}</ButtonLink>;
    case 'finish':
      return (
        <ButtonLink to={paths.icpOnboarding} params={{ icpId: step.icpId }}>
          {children}
        </ButtonLink>
      );
    case 'channels':
      return (
        <ButtonLink to={paths.icpDetails} params={{ icpId: step.icpId }}>
          {children}
        </ButtonLink>
      );
  }
}
