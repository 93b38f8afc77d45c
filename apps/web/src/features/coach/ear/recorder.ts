import { watchLevel } from '../voice/level.ts';
import type { Ear, EarEvents, EarProblem } from './ear.ts';

/** Safari records mp4 only. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4'];

/** Records for a server that understands speech. Null after a problem was told. */
export async function openRecorder({ onLevel, onProblem }: EarEvents): Promise<Ear | null> {
  if (!navigator.mediaDevices || !('MediaRecorder' in window)) {
    onProblem('unsupported');
    return null;
  }
  try {
    return record(await navigator.mediaDevices.getUserMedia({ audio: true }), onLevel);
  } catch (error) {
    onProblem(problemOf(error));
    return null;
  }
}

function record(stream: MediaStream, onLevel: EarEvents['onLevel']): Ear {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {});
  const parts: Blob[] = [];
  const stopLevel = watchLevel(
    (context) => context.createMediaStreamSource(stream),
    false,
    onLevel,
  );
  const close = () => {
    stopLevel();
    for (const track of stream.getTracks()) track.stop();
  };
  recorder.ondataavailable = ({ data }) => parts.push(data);
  recorder.start();
  return {
    finish: () =>
      new Promise((resolve) => {
        recorder.onstop = () => {
          close();
          const audio = new Blob(parts, { type: recorder.mimeType });
          resolve(audio.size > 0 ? { audio } : null);
        };
        recorder.stop();
      }),
    cancel() {
      recorder.stop();
      close();
    },
  };
}

const problemOf = (error: unknown): EarProblem =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'failed';
