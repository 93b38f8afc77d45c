type Bytes = Uint8Array<ArrayBuffer>;

/** What a recording's samples must reach to be more than the noise of an open microphone. */
const AUDIBLE = 200;
export const WAV_HEADER_BYTES = 44;

const KINDS: readonly { type: string; extension: string; is: (head: string) => boolean }[] = [
  { type: 'audio/webm', extension: 'webm', is: (head) => head.startsWith('\x1aE\xdf\xa3') },
  { type: 'audio/ogg', extension: 'ogg', is: (head) => head.startsWith('OggS') },
  // Safari records this one.
  { type: 'audio/mp4', extension: 'm4a', is: (head) => head.slice(4, 8) === 'ftyp' },
  { type: 'audio/wav', extension: 'wav', is: (head) => /^RIFF.{4}WAVE/s.test(head) },
  { type: 'audio/mpeg', extension: 'mp3', is: (head) => /^(ID3|\xff[\xe2-\xfb])/.test(head) },
];

/** The kind of a sound by its first bytes, never by what it says of itself. */
export function kindOf(bytes: Bytes) {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  return KINDS.find(({ is }) => is(head));
}

/** Whether a WAV holds nothing but silence; other kinds would have to be decoded to tell. */
export function isSilent(bytes: Bytes): boolean {
  if (kindOf(bytes)?.type !== 'audio/wav') return false;
  const samples = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = WAV_HEADER_BYTES; at + 1 < bytes.byteLength; at += 2) {
    if (Math.abs(samples.getInt16(at, true)) > AUDIBLE) return false;
  }
  return true;
}
