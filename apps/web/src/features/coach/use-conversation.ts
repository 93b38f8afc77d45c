import type { CoachTurn } from '@salesai/contract/coach';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { historyQuery, useStop, useTalk } from './api.ts';
import type { Progress, Question } from './talk.ts';
import { useDraft } from './use-draft.ts';

/** A question that waits for its answer, and how far that is. */
export interface Waiting {
  /** Unknown while a sound is being understood. */
  words: string | null;
  reply: string;
}

/** What is said with the coach about one customer; a question that failed comes back to be sent again. */
export function useConversation(
  icpId: string,
  onReply: (reply: CoachTurn, question: Question) => void,
) {
  const { t } = useTranslation('coach');
  const history = useInfiniteQuery(historyQuery);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const talk = useTalk(icpId, (progress) => setWaiting((before) => further(before, progress)));
  const stopping = useStop();
  const isStopped = useRef(false);
  const [draft, setDraft] = useDraft(icpId);
  const [isDictated, setDictated] = useState(false);

  const ask = (question: Question) => {
    if (waiting) return;
    isStopped.current = false;
    setWaiting({ words: 'text' in question ? question.text : null, reply: '' });
    talk.mutate(question, {
      onSuccess: (reply) => {
        // Who had heard enough wants neither a word about it nor a voice that goes on.
        if (isStopped.current) return;
        notify.success(t('done.talk'));
        onReply(reply, question);
      },
      onError: (error) => {
        if ('text' in question) setDraft(question.text);
        if (!isStopped.current) notify.error(messageOf(error, t('errors.talk')));
      },
      onSettled: () => setWaiting(null),
    });
  };

  return {
    turns: history.data ?? [],
    hasEarlier: history.hasNextPage,
    isLoadingEarlier: history.isFetchingNextPage,
    loadEarlier: () => void history.fetchNextPage(),
    waiting,
    /** The reply that can be heard again: the last one. */
    lastReply: history.data?.at(-1) ?? null,
    draft,
    isDictated,
    setDraft,
    /** Puts what was understood where it can be mended before it is sent. */
    dictate(words: string) {
      setDraft(`${draft} ${words}`.trim());
      setDictated(true);
    },
    send() {
      ask({ text: draft.trim(), dictated: isDictated });
      setDraft('');
      setDictated(false);
    },
    ask,
    isStopping: stopping.isPending,
    /** Ends the answer that is being given. */
    stop() {
      isStopped.current = true;
      stopping.mutate(undefined, {
        onError: (error) => {
          isStopped.current = false;
          notify.error(messageOf(error, t('errors.stop')));
        },
      });
    },
  };
}

export type Talking = ReturnType<typeof useConversation>;

function further(before: Waiting | null, progress: Progress): Waiting {
  const { words = null, reply = '' } = before ?? {};
  return progress.type === 'accepted'
    ? { words: progress.userInput, reply }
    : { words, reply: reply + progress.text };
}
