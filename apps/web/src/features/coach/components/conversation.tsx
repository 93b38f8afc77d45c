import { Button } from '@salesai/ui/button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHold } from '../ear/use-hold.ts';
import type { Microphone } from '../ear/use-microphone.ts';
import type { Talking } from '../use-conversation.ts';
import { useFollow } from '../use-follow.ts';
import { Composer } from './composer.tsx';
import { Ideas } from './ideas.tsx';
import { RecordingBar } from './recording-bar.tsx';
import { Turns } from './turns.tsx';

interface ConversationProps {
  conversation: Talking;
  objections: readonly string[];
  showsHistory: boolean;
  microphone: Microphone;
}

/** The talk itself, with the place to write at the bottom edge, where the thumb is. */
export function Conversation(props: ConversationProps) {
  const { conversation, objections, showsHistory, microphone } = props;
  const { t } = useTranslation('coach');
  const { turns, waiting, hasEarlier, ask } = conversation;
  const end = useRef<HTMLDivElement>(null);
  const hold = useHold(microphone);
  const log = useRef<HTMLDivElement>(null);
  useFollow({ log, end }, { newest: turns.at(-1)?.id, words: waiting?.reply.length ?? null });

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
      {turns.length === 0 && !waiting && (
        <Ideas objections={objections} onChoose={(text) => ask({ text })} />
      )}
      <Turns ref={log} turns={showsHistory ? turns : turns.slice(-1)} waiting={waiting} />
      <div className="sticky bottom-0 z-10 -mx-4 bg-background px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0">
        {microphone.phase === 'closed' ? (
          <Composer
            text={conversation.draft}
            onChange={conversation.setDraft}
            onSend={conversation.send}
            busy={waiting !== null}
            onStop={conversation.stop}
            isStopping={conversation.isStopping}
            onSpeak={() => void microphone.open()}
            onHold={hold.onPointerDown}
            focused={microphone.wasUsed ? (conversation.isDictated ? 'text' : 'microphone') : null}
          />
        ) : (
          <RecordingBar microphone={microphone} isHeld={hold.isHeld} />
        )}
      </div>
      <div ref={end} />
    </section>
  );
}
