import type { CoachTurn } from '@salesai/contract/coach';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { historyQuery, type Question, useTalk } from './api.ts';
import { useDraft } from './use-draft.ts';

/** What is said with the coach about one customer; a question that failed comes back to be sent again. */
export function useConversation(icpId: string, onReply: (reply: CoachTurn, question: Question) => void) {
  const { t } = useTranslation('coach');
  const history = useInfiniteQuery(historyQuery);
  const talk = useTalk(icpId);
  const [draft, setDraft] = useDraft(icpId);
  const newest = history.data?.at(-1) ?? null;
  const asked = talk.isPending ? talk.variables : null;

  const ask = (question: Question) => {
    if (talk.isPending) return;
    if ('text' in question) setDraft('');
    talk.mutate(question, {
      onSuccess: (reply) => {
        notify.success(t('done.talk'));
        onReply(reply, question);
      },
      onError: (error) => {
        if ('text' in question) setDraft(question.text);
        notify.error(messageOf(error, t('errors.talk')));
      },
    });
  };

  return {
    turns: history.data ?? [],
    hasEarlier: history.hasNextPage,
    isLoadingEarlier: history.isFetchingNextPage,
    loadEarlier: () => void history.fetchNextPage(),
    waiting: asked && { words: 'text' in asked ? asked.text : null },
    /** The reply that can be heard again: the last one. */
    lastReply: newest?.id === talk.data?.id ? (talk.data ?? null) : newest,
    draft,
    setDraft,
    ask,
  };
}
