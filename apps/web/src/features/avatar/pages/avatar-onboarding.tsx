import { Button } from '@salesai/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#lib/auth-store.ts';
import { Failure } from '#lib/failure.tsx';
import { Generating } from '#lib/generating.tsx';
import { clearAnswers } from '#lib/questionnaire/storage.ts';
import { avatarQuery, useGenerate } from '../api.ts';
import { AvatarResult } from '../components/avatar-result.tsx';
import { ResultSkeleton } from '../components/result-skeleton.tsx';
import { SellerChat } from '../components/seller-chat.tsx';

/** From the 17 questions to the profile: one screen, whatever state the seller is in. */
export function AvatarOnboardingPage() {
  const { t } = useTranslation('avatar');
  const userId = useAuth((state) => state.user?.id ?? '');
  const chatName = `seller:${userId}`;
  const avatar = useQuery(avatarQuery);
  const generate = useGenerate();
  const [wantsChat, setWantsChat] = useState(false);

  const backToChat = () => {
    generate.reset();
    setWantsChat(true);
  };
  const recheck = () => {
    generate.reset();
    setWantsChat(false);
    void avatar.refetch();
  };
  const make = (compiled: string) =>
    generate.mutate(compiled, {
      onSuccess: () => {
        clearAnswers(chatName);
        setWantsChat(false);
      },
    });

  const failure = (text: string, retry: string) => (
    <Failure title={t('errors.title')} text={text} note={t('errors.kept')}>
      <Button onClick={backToChat}>{retry}</Button>
      <Button variant="secondary" onClick={recheck}>
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
  if (avatar.isError && !wantsChat) return failure(t('errors.noData'), t('backToChat'));
  if (avatar.data && !wantsChat) {
    return <AvatarResult state={avatar.data} onRemoved={() => clearAnswers(chatName)} />;
  }
  return <SellerChat name={chatName} onComplete={make} />;
}
