import { ICP_STEPS, SELLER_STEPS } from '@salesai/contract/questionnaire';
import { Card } from '@salesai/ui/card';
import { ErrorState } from '@salesai/ui/error-state';
import { Skeleton } from '@salesai/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useAuth } from '#lib/auth-store.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { answersProgress, icpAnswersName, sellerAnswersName } from '#lib/questionnaire/progress.ts';
import type { NextStep } from '../next-step.ts';

/** Height of the usual texts on a phone, so that loading causes no layout shift. */
const MIN_HEIGHT = 'min-h-60 md:min-h-40';

/** The seller's next step, as a link. */
export function NextStepCard({ query }: { query: UseQueryResult<NextStep> }) {
  const { t } = useTranslation(['home', 'common']);
  const { data, error, fetchStatus, refetch } = query;
  if (data) return <Step step={data} />;
  return (
    <Card className={`grid ${MIN_HEIGHT} content-center gap-3 p-6`}>
      {error && (
        <ErrorState title={t('next.error')} retryLabel={t('common:retry')} onRetry={refetch} />
      )}
      {!error && fetchStatus === 'paused' && <p className="text-muted">{t('next.offline')}</p>}
      {!error && fetchStatus !== 'paused' && <Skeleton lines={4} />}
    </Card>
  );
}

function Step({ step }: { step: NextStep }) {
  const { t } = useTranslation('home');
  const userId = useAuth((state) => state.user?.id ?? '');
  return (
    <Card
      className={`relative grid ${MIN_HEIGHT} content-center gap-4 overflow-hidden p-5 pl-7 shadow-card md:grid-cols-[1fr_auto] md:items-center md:p-6 md:pl-8`}
    >
      <span className="brand-gradient absolute inset-y-0 left-0 w-1.5" aria-hidden />
      <div className="grid gap-1.5">
        <p className="font-medium text-primary text-sm">{t('next.label')}</p>
        <h2 className="line-clamp-3 font-semibold text-xl">
          {t(`next.${step.kind}.title`, { ...step })}
        </h2>
        <p className="line-clamp-3 max-w-prose text-muted">
          {t(`next.${step.kind}.text`, { ...step, count: questionsLeft(step, userId) })}
        </p>
      </div>
      <StepLink step={step}>{actionOf(step, userId, t)}</StepLink>
    </Card>
  );
}

const questionsLeft = (step: NextStep, userId: string) =>
  step.kind === 'finish'
    ? answersProgress(icpAnswersName(userId, step.icpId), ICP_STEPS).left
    : undefined;

type Translate = ReturnType<typeof useTranslation<'home'>>['t'];

/** A questionnaire that was begun names the step to continue at. */
function actionOf(step: NextStep, userId: string, t: Translate): string {
  const progress = answersProgress(sellerAnswersName(userId), SELLER_STEPS);
  return step.kind === 'avatar' && progress.step > 0
    ? t('next.avatar.continue', progress)
    : t(`next.${step.kind}.action`);
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
        <ButtonLink to={paths.icpOnboarding} params={step}>
          {children}
        </ButtonLink>
      );
    case 'channels':
      return (
        <ButtonLink to={paths.icpDetails} params={step}>
          {children}
        </ButtonLink>
      );
    case 'scripts':
      return (
        <ButtonLink to={paths.icpScripts} params={{ icpId: step.icpId, channel: step.channelId }}>
          {children}
        </ButtonLink>
      );
    case 'plan':
      return (
        <ButtonLink to={paths.icpChannel} params={step}>
          {children}
        </ButtonLink>
      );
    case 'arena':
      return (
        <ButtonLink to={paths.icpArena} params={step}>
          {children}
        </ButtonLink>
      );
  }
}
