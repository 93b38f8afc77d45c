import type { CoachStatus } from '@salesai/contract/coach';
import { Button } from '@salesai/ui/button';
import { Card } from '@salesai/ui/card';
import History from 'lucide-react/icons/history';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { useMicrophone } from '../ear/use-microphone.ts';
import { isSpoken } from '../talk.ts';
import { useConversation } from '../use-conversation.ts';
import { useVoice } from '../voice/use-voice.ts';
import { CoachFace } from './coach-face.tsx';
import { Conversation } from './conversation.tsx';
import { FilesCard } from './files-card.tsx';
import { SessionActions } from './session-actions.tsx';
import { VoiceControls } from './voice-controls.tsx';

interface ReadyProps {
  icpId: string;
  /** What this customer usually objects. */
  objections: readonly string[];
  status: CoachStatus;
}

/** The coach, what is said with it, and what it has read. */
export function Ready({ icpId, objections, status }: ReadyProps) {
  const { t } = useTranslation('coach');
  const { capabilities, engine, files } = status;
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
    <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <Card className="flex flex-wrap items-center gap-4 p-4 lg:flex-col lg:p-6">
        <CoachFace
          level={voice.phase === 'speaking' ? voice.level : undefined}
          className="size-20 lg:size-40"
        />
        <div className="flex flex-wrap gap-2 lg:justify-center">
          <VoiceControls
            phase={voice.phase}
            onPlay={lastReply ? () => void playLast(lastReply) : undefined}
            onStop={voice.stop}
          />
          <Button
            variant={showsHistory ? 'secondary' : 'ghost'}
            size="sm"
            aria-pressed={showsHistory}
            onClick={() => setShowsHistory(!showsHistory)}
          >
            <History className="size-4" aria-hidden />
            {t('history')}
          </Button>
        </div>
        <p className="text-muted text-xs">
          {engine.kind === 'embedded'
            ? t('engine.embedded')
            : t('engine.model', { model: engine.model ?? engine.kind })}
        </p>
      </Card>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
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
      <div className="grid gap-4">
        <FilesCard files={files} />
        <SessionActions />
      </div>
    </div>
  );
}
