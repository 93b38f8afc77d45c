import { watchAudioLevel } from './audio-level.ts';
import type { Capture, CaptureError, CaptureEvents } from './capture.ts';

/** Safari records mp4 only. */
const MIME_TYPES = ['audio/webm;codecs=opus', 'audio/mp4'];

/** Records audio for the server to transcribe. @returns null after reporting an error. */
export async function startRecording({ onLevel, onError }: CaptureEvents): Promise<Capture | null> {
  if (!navigator.mediaDevices || !('MediaRecorder' in window)) {
    onError('unsupported');
    return null;
  }
  try {
    return record(await navigator.mediaDevices.getUserMedia({ audio: true }), onLevel);
  } catch (error) {
    onError(toCaptureError(error));
    return null;
  }
}

function record(stream: MediaStream, onLevel: CaptureEvents['onLevel']): Capture {
  const mimeType = MIME_TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {});
  const chunks: Blob[] = [];
  const stopLevel = watchAudioLevel({
    createSource: (context) => context.createMediaStreamSource(stream),
    audible: false,
    onLevel,
  });
  const close = () => {
    stopLevel();
    for (const track of stream.getTracks()) track.stop();
  };
  recorder.ondataavailable = ({ data }) => chunks.push(data);
  recorder.start();
  return {
    finish: () =>
      new Promise((resolve) => {
        recorder.onstop = () => {
          close();
          const audio = new Blob(chunks, { type: recorder.mimeType });
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

const toCaptureError = (error: unknown): CaptureError =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'failed';
