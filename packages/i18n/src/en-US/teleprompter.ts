import type pt from '../pt-BR/teleprompter.ts';
import type { Translation } from '../translation.ts';

const teleprompter: Translation<typeof pt> = {
  text: 'Text of the script',
  play: 'Play',
  pause: 'Pause',
  reset: 'Start over',
  back: 'Previous paragraph',
  forward: 'Next paragraph',
  speed: 'Speed',
  speeds: {
    verySlow: 'Very Slow',
    slow: 'Slow',
    normal: 'Normal',
    fast: 'Fast',
    veryFast: 'Very Fast',
  },
  left: 'Time left: {{time}}',
  ended: 'End of the text',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  settings: {
    title: 'Teleprompter settings',
    size: 'Text size',
    margins: 'Margins',
    line: 'Reading line',
    mirror: 'Mirror the text',
    countdown: 'Countdown 3, 2, 1',
    keys: 'Keys: space plays and pauses · ↑ ↓ speed · ← → paragraph · R starts over · Home goes to the top · Esc closes',
    touch: 'On the text: tap to play or pause, drag to go back.',
  },
  voice: {
    follow: 'Follow my voice',
    on: 'The text follows your reading and waits while you improvise.',
    privacy: 'The browser may send the audio to its speech service.',
    unsupported:
      'This browser does not recognise speech. Use Chrome, Edge or Safari, or read at a fixed speed.',
    denied:
      'The microphone is blocked. Allow it in the site’s permissions, at the lock beside the address, and try again.',
    noMicrophone: 'No microphone was found. Connect one and try again.',
    unreachable:
      'The browser’s speech service did not answer. Check your connection or read at a fixed speed.',
  },
};
export default teleprompter;
