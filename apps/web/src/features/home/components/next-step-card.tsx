import { ICP_STEPS, SELLER_STEPS } from '@salesai/contract/questionnaire';
import { Card } from '@salesai/ui/card';
import { ErrorState } from '@salesai/ui/error-state';
import { Skeleton } from '@salesai/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useAuth } from '#lib/auth-store.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { answersProgress, icpAnswersName, sellerAnswersName } from '#lib/questionnaire/progress.ts';
import { useIsOnline } from '#lib/use-is-online.ts';
import type { NextStep } from '../next-step.ts';

/** Height of the usual texts on a phone, so that loading causes no layout shift. */
const MIN_HEIGHT = 'min-h-60 md:min-h-40';

/** The seller's next step, as a link. */
export function NextStepCard({ query }: { query: UseQueryResult<NextStep> }) {
  const { t } = useTranslation(['home', 'common']);
  const isOnline = useIsOnline();
  const { data, error, refetch } = query;
  if (data) return <Step step={data} />;
  return (
    <Card className={`grid ${MIN_HEIGHT} content-center gap-3 p-6`}>
      {isOnline && error && (
        <ErrorState title={t('next.error')} retryLabel={t('common:retry')} onRetry={refetch} />
      )}
      {!isOnline && <p className="text-muted">{t('next.offline')}</p>}
      {isOnline && !error && <Skeleton lines={4} />}
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
          {t(`next.${step.kind}.title`, { ...step, count: countOf(step) })}
        </h2>
        <p className="line-clamp-3 max-w-prose text-muted">
          {t(`next.${step.kind}.text`, {
            ...step,
            count: questionsLeft(step, userId) ?? countOf(step),
          })}
        </p>
      </div>
      <ButtonLink {...linkOf(step)}>{actionOf(step, userId, t)}</ButtonLink>
    </Card>
  );
}

const questionsLeft = (step: NextStep, userId: string) =>
  step.kind === 'finish'
    ? answersProgress(icpAnswersName(userId, step.icpId), ICP_STEPS).left
    : undefined;

const countOf = (step: NextStep) => (step.kind === 'cards' ? step.count : undefined);

type Translate = ReturnType<typeof useTranslation<'home'>>['t'];

/** A questionnaire that was begun names the step to continue at. */
function actionOf(step: NextStep, userId: string, t: Translate): string {
  const progress = answersProgress(sellerAnswersName(userId), SELLER_STEPS);
  return step.kind === 'avatar' && progress.step > 0
    ? t('next.avatar.continue', progress)
    : t(`next.${step.kind}.action`);
}

/** The screen of a step. */
function linkOf(step: NextStep) {
  switch (step.kind) {
    case 'avatar':
    case 'accept':
      return linkOptions({ to: paths.avatarOnboarding });
    case 'icp':
      return linkOptions({ to: paths.icps });
    case 'finish':
      return linkOptions({ to: paths.icpOnboarding, params: step });
    case 'channels':
      return linkOptions({ to: paths.icpDetails, params: step });
    case 'arena':
      return linkOptions({ to: paths.icpArena, params: step });
    case 'practice':
      return linkOptions({ to: paths.practiceNew, search: { icp: step.icpId } });
    case 'cards':
      return linkOptions({ to: paths.practiceCards });
    case 'result':
      return linkOptions({ to: paths.dashboard });
    case 'scripts':
      return linkOptions({
        to: paths.icpScripts,
        params: { icpId: step.icpId, channel: step.channelId },
      });
    case 'plan':
      return linkOptions({ to: paths.icpChannel, params: step });
  }
}
