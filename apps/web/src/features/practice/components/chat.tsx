import type { PracticeSession, PracticeStatus } from '@salesai/contract/practice';
import { Button } from '@salesai/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { sessionQuery, useEnd, useHint, useWait } from '../api.ts';
import type { OutgoingMessage } from '../outbox.ts';
import { withMessages } from '../session-messages.ts';
import { saveBriefed, wasBriefed } from '../storage.ts';
import { useDelivery } from '../use-delivery.ts';
import { useDraft } from '../use-draft.ts';
import { useFollowEnd } from '../use-follow-end.ts';
import { useReveal } from '../use-reveal.ts';
import { BriefingSheet } from './briefing-sheet.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import { EndCard } from './end-card.tsx';
import { HintSheet } from './hint-sheet.tsx';
import { messageAnchor } from './message-bubble.tsx';
import { MessageInput } from './message-input.tsx';
import { MessageLog } from './message-log.tsx';
import { Elsewhere, OfflineNote, Silence } from './notices.tsx';

interface ChatProps {
  session: PracticeSession;
  /** The message that a link of the review leads to. */
  target: string | null;
}

/** The conversation with the buyer: only the log scrolls. */
export function Chat({ session, target }: ChatProps) {
  const { t } = useTranslation('practice');
  const { id, persona } = session;
  const delivery = useDelivery(id);
  const { outgoing, isBuyerTyping, isOffline, isElsewhere } = delivery;
  const { shown, isTyping: isRevealing } = useReveal(session.messages);
  const isTyping = isRevealing || isBuyerTyping;
  const [draft, setDraft] = useDraft(id);
  const [wasActive] = useState(session.status === 'active');
  const briefing = useBriefing(session);
  const scroller = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { isWaiting, letTimePass, finish, hint, askForHint } = useActions(id);

  const status: PracticeStatus = isRevealing ? 'active' : session.status;
  const last = shown.at(-1);
  const isIdle = status === 'active' && !isTyping && outgoing.length === 0;
  const isSilent = isIdle && last?.from === 'seller';
  const ownCount = shown.filter(({ from }) => from === 'seller').length;
  const follow = useFollowEnd({
    scroller,
    received: shown.length - ownCount,
    own: ownCount + outgoing.length,
    tail: [isTyping, isSilent, isOffline, status, session.clock].join(),
    startsAtEnd: target === null,
  });
  useEffect(() => {
    if (target) document.getElementById(messageAnchor(target))?.scrollIntoView({ block: 'center' });
  }, [target]);

  const edit = ({ clientId, text }: OutgoingMessage) => {
    delivery.discard(clientId);
    setDraft(draft ? `${text}\n${draft}` : text);
    field.current?.focus();
  };

  return (
    <>
      <ConversationHeader session={{ ...session, status }} isTyping={isTyping}>
        <ConversationMenu
          isActive={status === 'active'}
          isWaiting={isWaiting}
          onBriefing={briefing.open}
          onWait={letTimePass}
          onHint={isIdle ? askForHint : undefined}
          onEnd={finish}
        />
      </ConversationHeader>
      <main id="main" tabIndex={-1} className="flex min-h-0 grow flex-col outline-none">
        <div className="relative flex min-h-0 grow flex-col">
          <section
            ref={scroller}
            aria-label={t('chat.thread')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
            tabIndex={0}
            onScroll={follow.onScroll}
            className="-outline-offset-2 flex min-h-0 grow flex-col overflow-y-auto overscroll-contain [overflow-anchor:none]"
          >
            <div className="mx-auto flex w-full max-w-3xl grow flex-col px-4 pb-4">
              <MessageLog
                session={session}
                messages={shown}
                outgoing={outgoing}
                isTyping={isTyping}
                isBusy={isTyping || outgoing.some(({ failure }) => failure === undefined)}
                target={target}
                onRetry={({ clientId }) => delivery.retry(clientId)}
                onEdit={edit}
              />
              {isOffline && outgoing.length > 0 && <OfflineNote />}
              {isSilent && (
                <Silence name={persona.name} isWaiting={isWaiting} onWait={letTimePass} />
              )}
            </div>
          </section>
          {!follow.isAtEnd && <ToEnd unseen={follow.unseen} onClick={follow.toEnd} />}
        </div>
        <div className="shrink-0 border-line border-t bg-background pb-[env(safe-area-inset-bottom)]">
          <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-2 px-3 py-2">
            {isElsewhere && <Elsewhere onRefresh={delivery.loadElsewhere} />}
            {status === 'active' ? (
              <MessageInput
                field={field}
                draft={draft}
                setDraft={setDraft}
                onSend={delivery.enqueue}
              />
            ) : (
              <EndCard session={{ ...session, status }} isNew={wasActive} />
            )}
          </div>
        </div>
      </main>
      <BriefingSheet session={session} open={briefing.isOpen} onClose={briefing.close} />
      <HintSheet hint={hint.data?.hint ?? null} onClose={hint.reset} />
    </>
  );
}

/** The briefing opens by itself once, before the first message. */
function useBriefing({ id, status, messages }: PracticeSession) {
  const [isOpen, setOpen] = useState(
    () => status === 'active' && messages.length === 0 && !wasBriefed(id),
  );
  return {
    isOpen,
    open: () => setOpen(true),
    close() {
      saveBriefed(id);
      setOpen(false);
    },
  };
}

/** What a seller can do besides writing: let time pass, ask for a hint, end the session. */
function useActions(id: string) {
  const { t } = useTranslation('practice');
  const client = useQueryClient();
  const wait = useWait(id);
  const end = useEnd(id);
  const hint = useHint(id);
  const notifying = (text: string) => ({
    onError: (error: unknown) => notify.error(messageOf(error, text)),
  });
  return {
    isWaiting: wait.isPending,
    letTimePass: (hours: number) =>
      wait.mutate(hours, {
        onSuccess: (passed) =>
          client.setQueryData(
            sessionQuery(id).queryKey,
            (current) => current && withMessages(current, passed),
          ),
        ...notifying(t('chat.waitError')),
      }),
    finish: () => end.mutate(undefined, notifying(t('chat.endError'))),
    hint,
    askForHint: () => hint.mutate(undefined, notifying(t('chat.hintError'))),
  };
}

function ToEnd({ unseen, onClick }: { unseen: number; onClick: () => void }) {
  const { t } = useTranslation('practice');
  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={onClick}
      aria-label={unseen > 0 ? undefined : t('chat.toEnd')}
      className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full shadow-card"
    >
      {unseen > 0 && t('chat.newMessages', { count: unseen })}
      <ArrowDown className="size-4" aria-hidden />
    </Button>
  );
}
