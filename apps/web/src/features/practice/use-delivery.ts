import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { notify } from '#lib/notify.ts';
import { createDelivery } from './delivery.ts';

/** The unsent messages of a session, and what can be done with them. */
export function useDelivery(sessionId: string) {
  const { t } = useTranslation('practice');
  const client = useQueryClient();
  const [delivery] = useState(() => createDelivery(sessionId, client));
  useEffect(() => delivery.start(), [delivery]);
  const outgoing = useStore(delivery.outbox);
  const { isBuyerTyping, isOffline, elsewhere } = useStore(delivery.state);
  return {
    outgoing,
    isBuyerTyping,
    isOffline,
    isElsewhere: elsewhere !== null,
    enqueue: delivery.enqueue,
    retry: delivery.retry,
    discard: delivery.outbox.remove,
    loadElsewhere() {
      const session = delivery.loadElsewhere();
      if (session && session.status !== 'active') notify.info(t('chat.endedElsewhere'));
    },
  };
}
