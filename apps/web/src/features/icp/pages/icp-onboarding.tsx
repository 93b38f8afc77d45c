import { ICP_QUESTIONS } from '@salesai/contract/icp-questions';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageSpinner } from '#app/page-spinner.tsx';
import { paths } from '#app/paths.ts';
import { useAuth } from '#lib/auth-store.ts';
import { Generating } from '#lib/generating.tsx';
import { notify } from '#lib/notify.ts';
import { icpQuery } from '#lib/query-icps.ts';
import { hasAnswers, icpAnswersName } from '#lib/questionnaire/progress.ts';
import { Questionnaire } from '#lib/questionnaire/questionnaire.tsx';
import { clearAnswers } from '#lib/questionnaire/storage.ts';
import { useGenerateIcp } from '../api.ts';
import { IcpFailure } from '../components/icp-failure.tsx';

/** The ICP questionnaire, followed by the generation of the ICP. */
export function IcpOnboardingPage() {
  const { t } = useTranslation('icp');
  const { icpId } = useParams({ from: '/signed-in/icp-onboarding/$icpId' });
  const navigate = useNavigate();
  const userId = useAuth((state) => state.user?.id ?? '');
  const icp = useQuery(icpQuery(icpId));
  const generate = useGenerateIcp();
  const chatName = icpAnswersName(userId, icpId);

  const generateIcp = (respostasICP: string) =>
    generate.mutate(
      { id: icpId, respostasICP },
      {
        onSuccess: () => {
          clearAnswers(chatName);
          notify.success(t('onboarding.success'));
          void navigate({ to: paths.icpDetails, params: { icpId }, replace: true });
        },
      },
    );

  if (generate.isPending || generate.isSuccess) {
    return (
      <Generating
        title={t('onboarding.generating')}
        lines={t('onboarding.lines', { returnObjects: true })}
        leave={t('onboarding.leave')}
      />
    );
  }
  if (generate.isError) {
    return (
      <IcpFailure
        text={t('errors.generate')}
        note={hasAnswers(chatName) ? t('onboarding.kept') : undefined}
        onRetry={() => generate.reset()}
      />
    );
  }
  if (!icpId.trim()) return <IcpFailure text={t('errors.noId')} />;
  if (!icp.data && icp.isFetching) return <PageSpinner />;
  if (!icp.data && icp.isError) {
    return <IcpFailure text={t('errors.load')} onRetry={() => void icp.refetch()} />;
  }
  if (!icp.data) return <IcpFailure text={t('errors.notFound')} />;
  if (icp.data.status === 'active') {
    return <Navigate to={paths.icpDetails} params={{ icpId }} replace />;
  }
  return (
    <div className="grid gap-4">
      <div className="mx-auto grid w-full max-w-2xl gap-1">
        <h1 className="font-bold text-2xl tracking-tight md:text-3xl">
          {t('onboarding.title', { name: icp.data.name })}
        </h1>
        <p className="text-muted">{t('onboarding.text')}</p>
      </div>
      <Questionnaire
        name={chatName}
        questions={ICP_QUESTIONS}
        namespace="icpQuestions"
        onComplete={generateIcp}
      />
    </div>
  );
}
