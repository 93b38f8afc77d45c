import { COACH_MAX_AUDIO_SECONDS, type CoachStatus, type CoachTurn } from '@salesai/contract/coach';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { useMicrophone } from '#lib/voice/use-microphone.ts';
import { useSpeechPlayer } from '#lib/voice/use-speech-player.ts';
import { isSpoken } from '../talk.ts';
import { useConversation } from '../use-conversation.ts';
import { Conversation } from './conversation.tsx';

interface CoachWorkspaceProps {
  icpId: string;
  /** Common objections of the ICP. */
  objections: readonly string[];
  capabilities: CoachStatus['capabilities'];
  showsHistory: boolean;
}

/** The conversation with the coach, by text and by voice. */
export function CoachWorkspace(props: CoachWorkspaceProps) {
  const { icpId, objections, capabilities, showsHistory } = props;
  const { t } = useTranslation('coach');
  const player = useSpeechPlayer();
  const conversation = useConversation(icpId, (reply, question) => {
    // Only a spoken question gets a spoken reply.
    if (isSpoken(question)) void player.play(toSpeech(reply));
  });
  const microphone = useMicrophone({
    transcription: capabilities.stt,
    maxSeconds: COACH_MAX_AUDIO_SECONDS,
    onMessage: (message) =>
      'text' in message ? conversation.dictate(message.text) : conversation.ask(message),
    onError: (error) => notify.error(t(`record.${error}`)),
  });
  const playReply = async (reply: CoachTurn) => {
    const outcome = await player.play(toSpeech(reply));
    if (outcome === 'unavailable') notify.info(t('play.impossible'));
  };

  return (
    <Conversation
      icpId={icpId}
      conversation={conversation}
      objections={objections}
      showsHistory={showsHistory}
      player={player}
      onPlay={(reply) => void playReply(reply)}
      microphone={{
        ...microphone,
        open: () => {
          player.stop();
          return microphone.open();
        },
      }}
    />
  );
}

const toSpeech = ({ assistantResponse, audioUrl }: CoachTurn) => ({
  text: assistantResponse,
  audioUrl,
});
