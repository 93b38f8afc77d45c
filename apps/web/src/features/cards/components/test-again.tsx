import type { Card as PracticeCard } from '@salesai/contract/cards';
import { Button } from '@salesai/ui/button';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { messageOf } from '#lib/api-error.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { notify } from '#lib/notify.ts';
import { useAction } from '#lib/use-action.ts';
import { startAgain } from '../api.ts';

/** Practises the card's moment in a conversation, where it has one; else with its ICP. */
export function TestAgain({ card }: { card: PracticeCard }) {
  const { t } = useTranslation('cards');
  const navigate = useNavigate();
  const { icpId, sessionId, messageId } = card;
  const start = useAction(() => startAgain(sessionId ?? '', messageId), {
    onSuccess: (id) =>
      void (id === null
        ? navigate({ to: paths.practiceNew, search: { icp: icpId ?? undefined } })
        : navigate({ to: paths.practiceSession, params: { sessionId: id } })),
    onError: (error) => notify.error(messageOf(error, t('failed'))),
  });
  if (icpId === null) return null;
  if (sessionId === null) {
    return (
      <ButtonLink
        to={paths.practiceNew}
        search={{ icp: icpId }}
        variant="secondary"
        className="justify-self-start"
      >
        {t('testAgain')}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      loading={start.isPending}
      onClick={() => void start.run()}
    >
      {t('testAgain')}
    </Button>
  );
}
