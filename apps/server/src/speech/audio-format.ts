type Bytes = Uint8Array<ArrayBuffer>;

/** The 16-bit amplitude that samples must exceed to be more than microphone noise. */
const AUDIBLE_AMPLITUDE = 200;
export const WAV_HEADER_BYTES = 44;

const FORMATS: readonly {
  type: string;
  extension: string;
  matches: (head: string) => boolean;
}[] = [
  { type: 'audio/webm', extension: 'webm', matches: (head) => head.startsWith('\x1aE\xdf\xa3') },
  { type: 'audio/ogg', extension: 'ogg', matches: (head) => head.startsWith('OggS') },
  // Safari records this format.
  { type: 'audio/mp4', extension: 'm4a', matches: (head) => head.slice(4, 8) === 'ftyp' },
  { type: 'audio/wav', extension: 'wav', matches: (head) => /^RIFF.{4}WAVE/s.test(head) },
  { type: 'audio/mpeg', extension: 'mp3', matches: (head) => /^(ID3|\xff[\xe2-\xfb])/.test(head) },
];

/** The format by the first bytes, regardless of the declared type; undefined if unknown. */
export function detectAudioFormat(bytes: Bytes) {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  return FORMATS.find(({ matches }) => matches(head));
}

/** Whether a WAV contains only silence; other formats would have to be decoded first. */
export function isSilent(bytes: Bytes): boolean {
  if (detectAudioFormat(bytes)?.type !== 'audio/wav') return false;
  const samples = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = WAV_HEADER_BYTES; at + 1 < bytes.byteLength; at += 2) {
    if (Math.abs(samples.getInt16(at, true)) > AUDIBLE_AMPLITUDE) return false;
  }
  return true;
}
