import { Button } from '@salesai/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/api-error.ts';
import { useAuth } from '#lib/auth-store.ts';
import { Failure } from '#lib/failure.tsx';
import { Generating } from '#lib/generating.tsx';
import { hasAnswers, sellerAnswersName } from '#lib/questionnaire/progress.ts';
import { clearAnswers } from '#lib/questionnaire/storage.ts';
import { SavedAt } from '#lib/saved-at.tsx';
import { avatarQuery, useGenerate } from '../api.ts';
import { AvatarResult } from '../components/avatar-result.tsx';
import { ResultSkeleton } from '../components/result-skeleton.tsx';
import { SellerQuestionnaire } from '../components/seller-questionnaire.tsx';

/** The questionnaire, the generation or the avatar, depending on the seller's state. */
export function AvatarOnboardingPage() {
  const { t } = useTranslation('avatar');
  const userId = useAuth((state) => state.user?.id ?? '');
  const chatName = sellerAnswersName(userId);
  const avatar = useQuery(avatarQuery);
  const generate = useGenerate();
  const [showsQuestionnaire, setShowsQuestionnaire] = useState(false);

  const backToQuestionnaire = () => {
    generate.reset();
    setShowsQuestionnaire(true);
  };
  const reload = () => {
    generate.reset();
    setShowsQuestionnaire(false);
    void avatar.refetch();
  };
  const generateAvatar = (compiledAnswers: string) =>
    generate.mutate(compiledAnswers, {
      onSuccess: () => {
        clearAnswers(chatName);
        setShowsQuestionnaire(false);
      },
    });

  const kept = hasAnswers(chatName) ? t('errors.kept') : undefined;
  const failure = (text: string, retry: string) => (
    <Failure title={t('errors.title')} text={text} note={kept}>
      <Button onClick={backToQuestionnaire}>{retry}</Button>
      <Button variant="secondary" onClick={reload}>
        {t('errors.reload')}
      </Button>
    </Failure>
  );

  if (generate.isPending) {
    return (
      <Generating
        title={t('generating.title')}
        lines={t('generating.lines', { returnObjects: true })}
        leave={t('generating.leave')}
      />
    );
  }
  if (generate.isError) return failure(t('errors.generate'), t('errors.retry'));
  if (avatar.isPending) return <ResultSkeleton />;
  if (avatar.data && !showsQuestionnaire) {
    return (
      <AvatarResult state={avatar.data} onRemoved={() => clearAnswers(chatName)}>
        <SavedAt query={avatar} />
      </AvatarResult>
    );
  }
  // Without a connection it is unknown whether there is an avatar: the questionnaire can be answered.
  if (avatar.isError && !isOffline(avatar.error) && !showsQuestionnaire) {
    return failure(t('errors.noData'), t('backToChat'));
  }
  return <SellerQuestionnaire name={chatName} onComplete={generateAvatar} />;
}

const isOffline = (error: unknown) => error instanceof ApiError && error.isNetwork;
