import { Button } from '@salesai/ui/button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Microphone } from '#lib/voice/use-microphone.ts';
import { usePushToTalk } from '#lib/voice/use-push-to-talk.ts';
import { useAutoscroll } from '../use-autoscroll.ts';
import type { ConversationState } from '../use-conversation.ts';
import { Composer } from './composer.tsx';
import { RecordingBar } from './recording-bar.tsx';
import { Suggestions } from './suggestions.tsx';
import { Turns } from './turns.tsx';

interface ConversationProps {
  conversation: ConversationState;
  objections: readonly string[];
  showsHistory: boolean;
  microphone: Microphone;
}

/** The log of turns, and below it the composer or the recording bar, within reach of the thumb. */
export function Conversation(props: ConversationProps) {
  const { conversation, objections, showsHistory, microphone } = props;
  const { t } = useTranslation('coach');
  const { turns, pending, hasEarlier, ask } = conversation;
  const end = useRef<HTMLDivElement>(null);
  const pushToTalk = usePushToTalk(microphone);
  const log = useRef<HTMLDivElement>(null);
  useAutoscroll(
    { log, end },
    { newest: turns.at(-1)?.id, pendingLength: pending?.reply.length ?? null },
  );

  return (
    <section
      aria-label={t('log')}
      className="flex min-h-[calc(100dvh-24rem)] flex-col justify-end gap-5"
    >
      {showsHistory && hasEarlier && (
        <Button
          variant="ghost"
          className="self-center"
          loading={conversation.isLoadingEarlier}
          onClick={conversation.loadEarlier}
        >
          {t('earlier')}
        </Button>
      )}
      {turns.length === 0 && !pending && (
        <Suggestions objections={objections} onChoose={(text) => ask({ text })} />
      )}
      <Turns ref={log} turns={showsHistory ? turns : turns.slice(-1)} pending={pending} />
      <div className="sticky bottom-0 z-10 -mx-4 bg-background px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0">
        {microphone.phase === 'idle' ? (
          <Composer
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
      <div ref={end} />
    </section>
  );
}
