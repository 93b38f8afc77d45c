import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Capture, CaptureError, SpokenMessage } from './capture.ts';
import { startDictation } from './dictation.ts';
import { startRecording } from './recording.ts';

interface MicrophoneOptions {
  /** Where speech becomes text: on the server, from a recording, or in this browser. */
  transcription: 'server' | 'browser';
  /** A capture that lasts longer is finished automatically. */
  maxSeconds: number;
  onMessage: (message: SpokenMessage) => void;
  onError: (error: CaptureError) => void;
}

/** Captures one spoken message at a time: `open`, then `finish` or `cancel`. */
export function useMicrophone({
  transcription,
  maxSeconds,
  onMessage,
  onError,
}: MicrophoneOptions) {
  const [phase, setPhase] = useState<'idle' | 'requesting' | 'capturing'>('idle');
  const [transcript, setTranscript] = useState('');
  const [wasUsed, setWasUsed] = useState(false);
  const level = useRef(0);
  const capture = useRef<Capture | null>(null);
  /** Counts calls of `open`, so that a permission granted after `cancel` starts nothing. */
  const attempt = useRef(0);

  const close = () => {
    attempt.current += 1;
    capture.current = null;
    setPhase('idle');
  };
  const cancel = () => {
    capture.current?.cancel();
    close();
  };
  useEffect(
    () => () => {
      attempt.current += 1;
      capture.current?.cancel();
    },
    [],
  );

  const open = async () => {
    attempt.current += 1;
    const thisAttempt = attempt.current;
    setTranscript('');
    setWasUsed(true);
    setPhase('requesting');
    const events = {
      onTranscript: setTranscript,
      onLevel: (loudness: number) => {
        level.current = loudness;
      },
      onError: (error: CaptureError) => {
        close();
        onError(error);
      },
    };
    const started = await (transcription === 'server'
      ? startRecording(events)
      : startDictation(events));
    if (attempt.current !== thisAttempt) return started?.cancel();
    if (!started) return;
    capture.current = started;
    setPhase('capturing');
  };

  const finish = async () => {
    const message = await capture.current?.finish();
    close();
    if (message) onMessage(message);
    else onError('failed');
  };

  const finishAtLimit = useEffectEvent(() => void finish());
  useEffect(() => {
    if (phase !== 'capturing') return;
    const timer = setTimeout(finishAtLimit, maxSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [phase, maxSeconds]);

  return {
    phase,
    /** Whether it was opened since the component mounted. */
    wasUsed,
    transcript,
    level,
    /** A recording has a level but no transcript, a dictation a transcript but no level. */
    isRecording: transcription === 'server',
    open,
    finish,
    cancel,
  };
}

export type Microphone = ReturnType<typeof useMicrophone>;
