import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#lib/auth-store.ts';
import { forgetAnswers } from '#lib/questionnaire/storage.ts';
import { avatarQuery, useGenerate } from '../api.ts';
import { AvatarResult } from '../components/avatar-result.tsx';
import { Failure } from '../components/failure.tsx';
import { Generating } from '../components/generating.tsx';
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
        forgetAnswers(chatName);
        setWantsChat(false);
      },
    });

  if (generate.isPending) return <Generating />;
  if (generate.isError) {
    return <Failure text={t('errors.generate')} onRetry={backToChat} onReload={recheck} />;
  }
  if (avatar.isPending) return <ResultSkeleton />;
  if (avatar.isError && !wantsChat) {
    return (
      <Failure
        text={t('errors.noData')}
        retryLabel={t('backToChat')}
        onRetry={backToChat}
        onReload={recheck}
      />
    );
  }
  if (avatar.data && !wantsChat) {
    return <AvatarResult state={avatar.data} onRemoved={() => forgetAnswers(chatName)} />;
  }
  return <SellerChat name={chatName} onComplete={make} />;
}
