import { COACH_MAX_AUDIO_SECONDS, type CoachStatus, type CoachTurn } from '@salesai/contract/coach';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { useMicrophone } from '#lib/voice/use-microphone.ts';
import { useSpeechPlayer } from '#lib/voice/use-speech-player.ts';
import { isSpoken } from '../talk.ts';
import { useConversation } from '../use-conversation.ts';
import { CoachHeader } from './coach-header.tsx';
import { Conversation } from './conversation.tsx';
import { FilesCard } from './files-card.tsx';
import { SessionActions } from './session-actions.tsx';

interface CoachWorkspaceProps {
  icpId: string;
  /** Common objections of the ICP. */
  objections: readonly string[];
  status: CoachStatus;
}

/** The conversation with the coach, its documents and the actions of the session. */
export function CoachWorkspace({ icpId, objections, status }: CoachWorkspaceProps) {
  const { capabilities, files } = status;
  const { t } = useTranslation('coach');
  const [showsHistory, setShowsHistory] = useState(true);
  const player = useSpeechPlayer();
  const conversation = useConversation(icpId, (reply, question) => {
    // A spoken question gets a spoken reply; a typed one only when the server sent audio.
    if (reply.audioUrl || isSpoken(question)) void player.play(toSpeech(reply));
  });
  const microphone = useMicrophone({
    transcription: capabilities.stt,
    maxSeconds: COACH_MAX_AUDIO_SECONDS,
    onMessage: (message) =>
      'text' in message ? conversation.dictate(message.text) : conversation.ask(message),
    onError: (error) => notify.error(t(`record.${error}`)),
  });
  const { lastReply } = conversation;
  const playReply = async (reply: CoachTurn) => {
    const outcome = await player.play(toSpeech(reply));
    if (outcome === 'unavailable') notify.info(t('play.impossible'));
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <div className="grid min-w-0 gap-4">
        <CoachHeader
          player={player}
          onPlay={lastReply ? () => void playReply(lastReply) : undefined}
          showsHistory={showsHistory}
          onToggleHistory={() => setShowsHistory(!showsHistory)}
        />
        <Conversation
          conversation={conversation}
          objections={objections}
          showsHistory={showsHistory}
          microphone={{
            ...microphone,
            open: () => {
              player.stop();
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

const toSpeech = ({ assistantResponse, audioUrl }: CoachTurn) => ({
  text: assistantResponse,
  audioUrl,
});
