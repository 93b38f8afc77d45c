import { onTestFinished, vi } from 'vitest';

/** Gives the browser something that jsdom has not, for one test. */
function provide(holder: object, name: string, value: unknown) {
  const before = Object.getOwnPropertyDescriptor(holder, name);
  Object.defineProperty(holder, name, { value, configurable: true, writable: true });
  onTestFinished(() => {
    if (before) Object.defineProperty(holder, name, before);
    else Reflect.deleteProperty(holder, name);
  });
}

class QuietAnalyser {
  frequencyBinCount = 1;
  connect() {}
  getByteFrequencyData() {}
}

class QuietContext {
  destination = {};
  createAnalyser = () => new QuietAnalyser();
  createMediaElementSource = () => new QuietAnalyser();
  createMediaStreamSource = () => new QuietAnalyser();
  resume = async () => undefined;
  close = async () => undefined;
}

class Recorder {
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

/** A microphone that the person allows; gives the tracks, to see whether they were closed. */
export function openMicrophone() {
  const track = { stop: vi.fn() };
  provide(navigator, 'mediaDevices', { getUserMedia: async () => ({ getTracks: () => [track] }) });
  provide(window, 'MediaRecorder', Recorder);
  provide(window, 'AudioContext', QuietContext);
  return track;
}

/** A microphone that the person does not allow. */
export function deniedMicrophone() {
  const getUserMedia = async () => {
    throw new DOMException('denied', 'NotAllowedError');
  };
  provide(navigator, 'mediaDevices', { getUserMedia });
  provide(window, 'MediaRecorder', Recorder);
}

/** A loudspeaker. @param allows whether it may start without a touch; gives what was played. */
export function loudspeaker(allows: boolean) {
  const played: string[] = [];
  const speaker = { allows };
  class Sound {
    onended: (() => void) | null = null;
    onpause: (() => void) | null = null;
    readonly address: string;
    constructor(address: string) {
      this.address = address;
    }
    async play() {
      if (!speaker.allows) throw new DOMException('touch first', 'NotAllowedError');
      played.push(this.address);
    }
    pause() {
      this.onpause?.();
    }
  }
  provide(window, 'Audio', Sound);
  provide(window, 'AudioContext', QuietContext);
  return { played, allow: () => Object.assign(speaker, { allows: true }) };
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

/** The browser's own voice. @param failure of a browser that has none; gives what was said. */
export function browserVoice(failure?: string) {
  const said: string[] = [];
  const speak = (utterance: Utterance) => {
    if (failure) {
      utterance.onerror?.({ error: failure });
      return;
    }
    utterance.onstart?.();
    said.push(utterance.text);
    utterance.onend?.();
  };
  provide(window, 'speechSynthesis', { speak, cancel: () => undefined });
  provide(window, 'SpeechSynthesisUtterance', Utterance);
  return said;
}

/** The browser's own ear: hears what the test says. */
export function browserEar() {
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
    hears(transcript: string, isFinal = true) {
      const results = [Object.assign([{ transcript }], { isFinal })];
      Recognition.last?.onresult?.({ resultIndex: 0, results });
    },
    fails: (error: string) => Recognition.last?.onerror?.({ error }),
    language: () => Recognition.last?.lang,
  };
}
