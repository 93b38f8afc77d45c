import { COACH_MAX_AUDIO_SECONDS, type CoachStatus } from '@salesai/contract/coach';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Question } from '../talk.ts';
import { openDictation } from './dictation.ts';
import type { Ear, EarProblem } from './ear.ts';
import { openRecorder } from './recorder.ts';

interface MicrophoneOptions {
  /** Who understands speech: the server, or this browser. */
  stt: CoachStatus['capabilities']['stt'];
  onQuestion: (question: Question) => void;
  onProblem: (problem: EarProblem) => void;
}

/** From a touch on the microphone to a question, or back to silence. */
export function useMicrophone({ stt, onQuestion, onProblem }: MicrophoneOptions) {
  const [phase, setPhase] = useState<'closed' | 'asking' | 'open'>('closed');
  const [words, setWords] = useState('');
  const [wasUsed, setWasUsed] = useState(false);
  const level = useRef(0);
  const ear = useRef<Ear | null>(null);
  /** Counts openings, so that a permission given after a change of mind opens nothing. */
  const opening = useRef(0);

  const close = () => {
    opening.current += 1;
    ear.current = null;
    setPhase('closed');
  };
  const cancel = () => {
    ear.current?.cancel();
    close();
  };
  useEffect(
    () => () => {
      opening.current += 1;
      ear.current?.cancel();
    },
    [],
  );

  const open = async () => {
    opening.current += 1;
    const mine = opening.current;
    setWords('');
    setWasUsed(true);
    setPhase('asking');
    const events = {
      onWords: setWords,
      onLevel: (loudness: number) => {
        level.current = loudness;
      },
      onProblem: (problem: EarProblem) => {
        close();
        onProblem(problem);
      },
    };
    const opened = await (stt === 'server' ? openRecorder(events) : openDictation(events));
    if (opening.current !== mine) return opened?.cancel();
    if (!opened) return;
    ear.current = opened;
    setPhase('open');
  };

  const finish = async () => {
    const question = await ear.current?.finish();
    close();
    if (question) onQuestion(question);
    else onProblem('failed');
  };

  const finishInTime = useEffectEvent(() => void finish());
  useEffect(() => {
    if (phase !== 'open') return;
    const timer = setTimeout(finishInTime, COACH_MAX_AUDIO_SECONDS * 1_000);
    return () => clearTimeout(timer);
  }, [phase]);

  return { phase, wasUsed, words, level, isRecorded: stt === 'server', open, finish, cancel };
}

export type Microphone = ReturnType<typeof useMicrophone>;
