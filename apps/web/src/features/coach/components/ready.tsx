import type { CoachStatus } from '@salesai/contract/coach';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { useMicrophone } from '../ear/use-microphone.ts';
import { isSpoken } from '../talk.ts';
import { useConversation } from '../use-conversation.ts';
import { useVoice } from '../voice/use-voice.ts';
import { Conversation } from './conversation.tsx';
import { FilesCard } from './files-card.tsx';
import { Presence } from './presence.tsx';
import { SessionActions } from './session-actions.tsx';

interface ReadyProps {
  icpId: string;
  /** What this customer usually objects. */
  objections: readonly string[];
  status: CoachStatus;
}

/** The coach, what is said with it, and what it has read. */
export function Ready({ icpId, objections, status: { capabilities, files } }: ReadyProps) {
  const { t } = useTranslation('coach');
  const [showsHistory, setShowsHistory] = useState(true);
  const voice = useVoice();
  const conversation = useConversation(icpId, (reply, question) => {
    // A spoken question wants a spoken answer; a written one is heard when the server sends a voice.
    if (reply.audioUrl || isSpoken(question)) void voice.play(reply);
  });
  const microphone = useMicrophone({
    stt: capabilities.stt,
    onQuestion: (question) =>
      'text' in question ? conversation.dictate(question.text) : conversation.ask(question),
    onProblem: (problem) => notify.error(t(`record.${problem}`)),
  });
  const { lastReply } = conversation;
  const playLast = async (reply: NonNullable<typeof lastReply>) => {
    const outcome = await voice.play(reply);
    if (outcome === 'impossible') notify.info(t('play.impossible'));
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <div className="grid min-w-0 gap-4">
        <Presence
          voice={voice}
          onPlay={lastReply ? () => void playLast(lastReply) : undefined}
          showsHistory={showsHistory}
          onHistory={() => setShowsHistory(!showsHistory)}
        />
        <Conversation
          conversation={conversation}
          objections={objections}
          showsHistory={showsHistory}
          microphone={{
            ...microphone,
            open: () => {
              voice.stop();
              return microphone.open();
            },
          }}
        />
      </div>
      <div className="grid gap-4 lg:sticky lg:top-20">
        <FilesCard files={files} />
        <SessionActions />
      </div>
    </div>
  );
}
