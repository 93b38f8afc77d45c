import { onTestFinished, vi } from 'vitest';

/** Defines a property that jsdom lacks, for one test. */
function provide(target: object, name: string, value: unknown) {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  onTestFinished(() => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  });
}

class AnalyserStub {
  frequencyBinCount = 1;
  connect() {}
  getByteFrequencyData() {}
}

class AudioContextStub {
  destination = {};
  createAnalyser = () => new AnalyserStub();
  createMediaElementSource = () => new AnalyserStub();
  createMediaStreamSource = () => new AnalyserStub();
  resume = async () => undefined;
  close = async () => undefined;
}

class RecorderStub {
  static isTypeSupported = () => true;
  mimeType = 'audio/webm';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  start() {}
  stop() {
    this.ondataavailable?.({ data: new Blob(['som']) });
    this.onstop?.();
  }
}

/** Grants the microphone. @returns its track, to assert that it was stopped. */
export function allowMicrophone() {
  const track = { stop: vi.fn() };
  provide(navigator, 'mediaDevices', { getUserMedia: async () => ({ getTracks: () => [track] }) });
  provide(window, 'MediaRecorder', RecorderStub);
  provide(window, 'AudioContext', AudioContextStub);
  return track;
}

/** Denies the microphone. */
export function denyMicrophone() {
  const getUserMedia = async () => {
    throw new DOMException('denied', 'NotAllowedError');
  };
  provide(navigator, 'mediaDevices', { getUserMedia });
  provide(window, 'MediaRecorder', RecorderStub);
}

/** Audio playback. @param allows autoplay; @returns the URLs that were played. */
export function audioOutput(allows: boolean) {
  const played: string[] = [];
  const autoplay = { allows };
  class AudioStub {
    onended: (() => void) | null = null;
    onpause: (() => void) | null = null;
    readonly url: string;
    constructor(url: string) {
      this.url = url;
    }
    async play() {
      if (!autoplay.allows) throw new DOMException('touch first', 'NotAllowedError');
      played.push(this.url);
    }
    pause() {
      this.onpause?.();
    }
  }
  provide(window, 'Audio', AudioStub);
  provide(window, 'AudioContext', AudioContextStub);
  return { played, allow: () => Object.assign(autoplay, { allows: true }) };
}

class Utterance {
  lang = '';
  onstart: (() => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** The browser's speech synthesis. @param failure error of every utterance; @returns the spoken texts. */
export function browserSpeechSynthesis(failure?: string) {
  const spoken: string[] = [];
  const speak = (utterance: Utterance) => {
    if (failure) {
      utterance.onerror?.({ error: failure });
      return;
    }
    utterance.onstart?.();
    spoken.push(utterance.text);
    utterance.onend?.();
  };
  provide(window, 'speechSynthesis', { speak, cancel: () => undefined });
  provide(window, 'SpeechSynthesisUtterance', Utterance);
  return spoken;
}

/** The browser's speech recognition, controlled by the test. */
export function browserSpeechRecognition() {
  class Recognition {
    static last: Recognition | null = null;
    lang = '';
    onresult: ((event: object) => void) | null = null;
    onerror: ((event: { error: string }) => void) | null = null;
    start() {
      Recognition.last = this;
    }
    abort() {}
  }
  provide(window, 'SpeechRecognition', Recognition);
  return {
    recognizes(transcript: string, isFinal = true) {
      const results = [Object.assign([{ transcript }], { isFinal })];
      Recognition.last?.onresult?.({ resultIndex: 0, results });
    },
    fails: (error: string) => Recognition.last?.onerror?.({ error }),
    language: () => Recognition.last?.lang,
  };
}
