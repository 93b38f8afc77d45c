import { COACH_MAX_AUDIO_SECONDS } from '@salesai/contract/coach';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { useMicrophone } from '#lib/voice/use-microphone.ts';
import { usePushToTalk } from '#lib/voice/use-push-to-talk.ts';
import { transcriptionQuery } from '../api.ts';
import type { MessageContent } from '../send-message.ts';
import { Composer } from './composer.tsx';
import { RecordingBar } from './recording-bar.tsx';

interface MessageInputProps {
  field: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  setDraft: (text: string) => void;
  onSend: (content: MessageContent) => void;
}

/** Writes or speaks a message; what the browser recognises can be corrected before it is sent. */
export function MessageInput({ field, draft, setDraft, onSend }: MessageInputProps) {
  const { t } = useTranslation('practice');
  const { data: transcription = 'browser' } = useQuery(transcriptionQuery);
  const [isDictated, setDictated] = useState(false);
  const microphone = useMicrophone({
    transcription,
    maxSeconds: COACH_MAX_AUDIO_SECONDS,
    onMessage(message) {
      setDictated('text' in message);
      if ('text' in message) setDraft(`${draft} ${message.text}`.trim());
      else onSend(message);
    },
    onError: (error) => notify.error(t(`record.${error}`)),
  });
  const pushToTalk = usePushToTalk(microphone);
  if (microphone.phase !== 'idle') {
    return <RecordingBar microphone={microphone} isPressed={pushToTalk.isPressed} />;
  }
  return (
    <Composer
      field={field}
      text={draft}
      onChange={setDraft}
      onSend={() => {
        onSend({ text: draft.trim() });
        setDraft('');
      }}
      onMicrophone={() => void microphone.open()}
      onMicrophonePointerDown={pushToTalk.onPointerDown}
      initialFocus={microphone.wasUsed ? (isDictated ? 'text' : 'microphone') : null}
    />
  );
}
