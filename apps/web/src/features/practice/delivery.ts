import type { PracticeReply, PracticeSession } from '@salesai/contract/practice';
import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { messageOf, toApiError } from '#lib/api-error.ts';
import { randomName } from '#lib/random-name.ts';
import { fetchSession, sessionQuery } from './api.ts';
import { createOutbox, type OutgoingMessage } from './outbox.ts';
import { type MessageContent, sendMessage } from './send-message.ts';
import { hasGap, withMessages } from './session-messages.ts';

/** Delays between attempts while the server cannot be reached; the last one repeats. */
const RETRY_DELAYS_MS = [2_000, 4_000, 8_000, 15_000, 30_000];
const CONFLICT_DELAY_MS = 1_000;

interface DeliveryState {
  isBuyerTyping: boolean;
  /** The server could not be reached at the last attempt. */
  isOffline: boolean;
  /** The session as another tab or device has continued it, until the seller loads it. */
  elsewhere: PracticeSession | null;
}

/** Sends the messages of a session one after the other, also after the network or the page was lost. */
export function createDelivery(sessionId: string, client: QueryClient) {
  const outbox = createOutbox(sessionId);
  const state = createStore<DeliveryState>(() => ({
    isBuyerTyping: false,
    isOffline: false,
    elsewhere: null,
  }));
  const { queryKey } = sessionQuery(sessionId);
  let isSending = false;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const reload = () => void client.invalidateQueries({ queryKey });

  const accept = (message: OutgoingMessage, reply: PracticeReply) => {
    const { messages, status, mood } = reply;
    // An answer that was requested before the message was stored would overwrite it.
    void client.cancelQueries({ queryKey });
    client.setQueryData(
      queryKey,
      (session) => session && withMessages(session, { messages, status, mood }),
    );
    outbox.remove(message.clientId);
    attempts = 0;
    state.setState({ isOffline: false });
    const session = client.getQueryData(queryKey);
    if (session && hasGap(session)) reload();
  };

  /** @returns whether the conflict was between two messages at once, so that another attempt can succeed. */
  const canRepeat = async (): Promise<boolean> => {
    const current = await fetchSession(sessionId);
    const known = client.getQueryData(queryKey)?.messages.length ?? 0;
    if (current.status === 'active' && current.messages.length <= known) return true;
    state.setState({ elsewhere: current });
    return false;
  };

  const send = async (message: OutgoingMessage, canConflict = true): Promise<boolean> => {
    const { clientId, text, audio } = message;
    try {
      const onTyping = () => state.setState({ isBuyerTyping: true });
      const reply = await sendMessage(sessionId, audio ? { audio } : { text }, {
        clientId,
        onTyping,
      });
      accept(message, reply);
      return true;
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.isNetwork) {
        state.setState({ isOffline: true });
        retryLater();
        return false;
      }
      const repeats = error.status === 409 && canConflict && (await canRepeat().catch(() => false));
      if (repeats) {
        await new Promise((resolve) => setTimeout(resolve, CONFLICT_DELAY_MS));
        return send(message, false);
      }
      state.setState({ isOffline: false });
      outbox.setFailure(clientId, messageOf(error));
      return false;
    } finally {
      state.setState({ isBuyerTyping: false });
    }
  };

  const flush = async () => {
    if (isSending) return;
    isSending = true;
    clearTimeout(timer);
    let next = outbox.getState()[0];
    while (next && !next.failure && (await send(next))) next = outbox.getState()[0];
    isSending = false;
  };
  const retryNow = () => void flush();

  const retryLater = () => {
    timer = setTimeout(retryNow, RETRY_DELAYS_MS[attempts] ?? RETRY_DELAYS_MS.at(-1));
    attempts += 1;
  };

  return {
    outbox,
    state,
    enqueue(content: MessageContent) {
      outbox.add({ clientId: randomName(), text: '', ...content });
      void flush();
    },
    retry(clientId: string) {
      outbox.setFailure(clientId, undefined);
      void flush();
    },
    /** Shows the session as it was continued elsewhere. @returns it. */
    loadElsewhere(): PracticeSession | null {
      const { elsewhere } = state.getState();
      if (elsewhere) client.setQueryData(queryKey, elsewhere);
      if (elsewhere && elsewhere.status !== 'active') outbox.clear();
      state.setState({ elsewhere: null });
      return elsewhere;
    },
    /** Sends what is left of earlier visits. @returns a function that stops it. */
    start() {
      void flush();
      window.addEventListener('online', retryNow);
      const stopFollowing = outbox.followOtherTabs(reload);
      return () => {
        window.removeEventListener('online', retryNow);
        stopFollowing();
        clearTimeout(timer);
      };
    },
  };
}
