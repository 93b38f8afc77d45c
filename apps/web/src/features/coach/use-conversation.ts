import type { CoachTurn } from '@salesai/contract/coach';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { historyQuery, useStop, useTalk } from './api.ts';
import type { Question, TalkProgress } from './talk.ts';
import { useDraft } from './use-draft.ts';

/** A question without a complete answer yet. */
export interface PendingTurn {
  /** Null while audio is being transcribed. */
  question: string | null;
  /** The part of the answer received so far. */
  reply: string;
}

/** State and actions of the conversation about one ICP; a question that fails becomes the draft again. */
export function useConversation(
  icpId: string,
  onReply: (reply: CoachTurn, question: Question) => void,
) {
  const { t } = useTranslation('coach');
  const history = useInfiniteQuery(historyQuery);
  const [pending, setPending] = useState<PendingTurn | null>(null);
  const talk = useTalk(icpId, (progress) =>
    setPending((previous) => withProgress(previous, progress)),
  );
  const stopRequest = useStop();
  const isStopped = useRef(false);
  const [draft, setDraft] = useDraft(icpId);
  const [isDictated, setDictated] = useState(false);

  const ask = (question: Question) => {
    if (pending) return;
    isStopped.current = false;
    setPending({ question: 'text' in question ? question.text : null, reply: '' });
    talk.mutate(question, {
      onSuccess: (reply) => {
        // After a stop, neither a toast nor a spoken reply is wanted.
        if (isStopped.current) return;
        if (!reply.support) notify.success(t('done.talk'));
        onReply(reply, question);
      },
      onError: (error) => {
        if ('text' in question) setDraft(question.text);
        if (!isStopped.current) notify.error(messageOf(error, t('errors.talk')));
      },
      onSettled: () => setPending(null),
    });
  };

  return {
    /** Loading and failure of the stored turns. */
    history: {
      isPending: history.isPending,
      isError: history.isError,
      refetch: () => history.refetch(),
    },
    turns: history.data ?? [],
    hasEarlier: history.hasNextPage,
    isLoadingEarlier: history.isFetchingNextPage,
    loadEarlier: () => void history.fetchNextPage(),
    pending,
    draft,
    isDictated,
    setDraft,
    /** Appends recognised speech to the draft, where it can be corrected before it is sent. */
    dictate(text: string) {
      setDraft(`${draft} ${text}`.trim());
      setDictated(true);
    },
    send() {
      ask({ text: draft.trim(), dictated: isDictated });
      setDraft('');
      setDictated(false);
    },
    ask,
    isStopping: stopRequest.isPending,
    /** Stops the answer that is being streamed. */
    stop() {
      isStopped.current = true;
      stopRequest.mutate(undefined, {
        onError: (error) => {
          isStopped.current = false;
          notify.error(messageOf(error, t('errors.stop')));
        },
      });
    },
  };
}

export type ConversationState = ReturnType<typeof useConversation>;

function withProgress(previous: PendingTurn | null, progress: TalkProgress): PendingTurn {
  const { question = null, reply = '' } = previous ?? {};
  return progress.type === 'accepted'
    ? { question: progress.userInput, reply }
    : { question, reply: reply + progress.text };
}
