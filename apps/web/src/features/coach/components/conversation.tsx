import type { CoachTurn } from '@salesai/contract/coach';
import { Button } from '@salesai/ui/button';
import { ErrorState } from '@salesai/ui/error-state';
import { IconButton } from '@salesai/ui/icon-button';
import { Skeleton } from '@salesai/ui/skeleton';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Microphone } from '#lib/voice/use-microphone.ts';
import { usePushToTalk } from '#lib/voice/use-push-to-talk.ts';
import type { SpeechPlayer } from '#lib/voice/use-speech-player.ts';
import { useAutoscroll } from '../use-autoscroll.ts';
import type { ConversationState } from '../use-conversation.ts';
import { Composer } from './composer.tsx';
import { NextSteps } from './next-steps.tsx';
import { RecordingBar } from './recording-bar.tsx';
import { Suggestions } from './suggestions.tsx';
import { Turns } from './turns.tsx';

interface ConversationProps {
  icpId: string;
  conversation: ConversationState;
  objections: readonly string[];
  showsHistory: boolean;
  microphone: Microphone;
  player: SpeechPlayer;
  onPlay: (reply: CoachTurn) => void;
}

/** The log of turns, which scrolls, and below it the next steps and the composer. */
export function Conversation(props: ConversationProps) {
  const { conversation, objections, showsHistory } = props;
  const { t } = useTranslation('coach');
  const { turns, pending, hasEarlier, ask, history } = conversation;
  const scroller = useRef<HTMLElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { isAtEnd, onScroll } = useAutoscroll(
    { scroller, log },
    {
      oldest: turns[0]?.id,
      newest: turns.at(-1)?.id,
      pendingLength: pending?.reply.length ?? null,
    },
  );
  const isEmpty = turns.length === 0 && !pending;
  /** The tapped element disappears; the focus moves to where the reply will be. */
  const choose = (text: string) => {
    ask({ text });
    scroller.current?.focus({ preventScroll: true });
  };
  const edit = (text: string) => {
    const change = t('artefact.change');
    const request = t('artefact.changeRequest', { change });
    conversation.setDraft(`${request}\n${text}`);
    requestAnimationFrame(() => {
      const start = request.indexOf(change);
      field.current?.focus();
      field.current?.setSelectionRange(start, start + change.length);
    });
  };

  return (
    <>
      <div className="relative flex min-h-32 in-data-low:min-h-0 grow flex-col">
        <section
          ref={scroller}
          aria-label={t('thread')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          onScroll={onScroll}
          className="-outline-offset-2 flex min-h-0 grow flex-col overflow-y-auto overscroll-contain px-4 py-4 [overflow-anchor:none]"
        >
          {showsHistory && hasEarlier && <EarlierButton conversation={conversation} />}
          <HistoryState conversation={conversation} />
          {isEmpty && !history.isPending && (
            <Suggestions objections={objections} onChoose={choose} />
          )}
          <Turns
            ref={log}
            turns={showsHistory ? turns : turns.slice(-1)}
            pending={pending}
            onEdit={edit}
          />
        </section>
        {!isAtEnd && !isEmpty && (
          <IconButton
            label={t('toEnd')}
            onClick={() => log.current?.lastElementChild?.scrollIntoView({ block: 'end' })}
            className="absolute right-4 bottom-3 rounded-full border border-outline bg-surface-1 shadow-card"
          >
            <ArrowDown className="size-5" aria-hidden />
          </IconButton>
        )}
      </div>
      <Footer {...props} field={field} onChoose={choose} />
    </>
  );
}

interface FooterProps extends ConversationProps {
  field: RefObject<HTMLTextAreaElement | null>;
  onChoose: (text: string) => void;
}

/** The next steps after the last reply, and the composer or the recording. */
function Footer(props: FooterProps) {
  const { icpId, conversation, microphone, player, onPlay, field, onChoose } = props;
  const { pending } = conversation;
  const pushToTalk = usePushToTalk(microphone);
  const last = conversation.turns.at(-1);
  return (
    <div className="grid shrink-0 grid-cols-[minmax(0,1fr)] gap-2 border-line border-t bg-background px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {last && !pending && microphone.phase === 'idle' && (
        <NextSteps icpId={icpId} turn={last} player={player} onPlay={onPlay} onChoose={onChoose} />
      )}
      {microphone.phase === 'idle' ? (
        <Composer
          field={field}
          text={conversation.draft}
          onChange={conversation.setDraft}
          onSend={conversation.send}
          busy={pending !== null}
          onStop={conversation.stop}
          isStopping={conversation.isStopping}
          onMicrophone={() => void microphone.open()}
          onMicrophonePointerDown={pushToTalk.onPointerDown}
          initialFocus={
            microphone.wasUsed ? (conversation.isDictated ? 'text' : 'microphone') : null
          }
        />
      ) : (
        <RecordingBar microphone={microphone} isPressed={pushToTalk.isPressed} />
      )}
    </div>
  );
}

function EarlierButton({ conversation }: { conversation: ConversationState }) {
  const { t } = useTranslation('coach');
  return (
    <Button
      variant="ghost"
      className="mb-3 shrink-0 self-center"
      loading={conversation.isLoadingEarlier}
      onClick={conversation.loadEarlier}
    >
      {t('earlier')}
    </Button>
  );
}

/** That the history is loading, or could not be loaded. */
function HistoryState({ conversation: { history, turns } }: { conversation: ConversationState }) {
  const { t } = useTranslation(['coach', 'common']);
  if (history.isPending) return <TurnsSkeleton />;
  if (!history.isError || turns.length > 0) return null;
  return (
    <ErrorState
      title={t('errors.history')}
      text={t('errors.historyText')}
      retryLabel={t('common:retry')}
      onRetry={history.refetch}
    />
  );
}

function TurnsSkeleton() {
  const { t } = useTranslation('coach');
  return (
    <div role="status" aria-label={t('loading')} className="mt-auto grid gap-4">
      <Skeleton className="h-12 w-2/3 justify-self-end rounded-2xl" />
      <Skeleton className="h-40 w-11/12 rounded-2xl" />
    </div>
  );
}
