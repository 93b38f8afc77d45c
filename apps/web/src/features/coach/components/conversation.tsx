import { Button } from '@salesai/ui/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Microphone } from '../ear/use-microphone.ts';
import type { useConversation } from '../use-conversation.ts';
import { Composer } from './composer.tsx';
import { Ideas } from './ideas.tsx';
import { RecordingBar } from './recording-bar.tsx';
import { Turns } from './turns.tsx';

interface ConversationProps {
  conversation: ReturnType<typeof useConversation>;
  objections: readonly string[];
  showsHistory: boolean;
  microphone: Microphone;
}

/** The talk itself, with the place to write at the bottom edge, where the thumb is. */
export function Conversation(props: ConversationProps) {
  const { conversation, objections, showsHistory, microphone } = props;
  const { t } = useTranslation('coach');
  const { turns, waiting, hasEarlier, draft, setDraft, ask } = conversation;
  const end = useRef<HTMLDivElement>(null);
  const newest = turns.at(-1)?.id;

  useEffect(() => {
    if (newest || waiting) end.current?.scrollIntoView({ block: 'end' });
  }, [newest, waiting]);

  return (
    <section
      aria-label={t('log')}
      className="flex min-h-[calc(100dvh-24rem)] flex-col justify-end gap-5 lg:min-h-[calc(100dvh-14rem)]"
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
      <Turns turns={showsHistory ? turns : turns.slice(-1)} waiting={waiting} />
      <div className="sticky bottom-0 z-10 -mx-4 bg-background/95 px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0">
        {microphone.phase === 'closed' ? (
          <Composer
            text={draft}
            onChange={setDraft}
            onSend={() => ask({ text: draft.trim() })}
            busy={waiting !== null}
            onSpeak={() => void microphone.open()}
          />
        ) : (
          <RecordingBar microphone={microphone} />
        )}
      </div>
      <div ref={end} />
    </section>
  );
}
