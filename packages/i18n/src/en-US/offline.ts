import type pt from '../pt-BR/offline.ts';
import type { Translation } from '../translation.ts';

const offline: Translation<typeof pt> = {
  savedAt: 'Saved at {{time}}',
  savedOn: 'Saved on {{day}} at {{time}}',
  saved: 'Saved on this device',
  waiting_one: '{{count}} to send',
  waiting_other: '{{count}} to send',
  waitingHint: 'We send it when the connection is back.',
  queued: 'Saved on this device. We send it when the connection is back.',
  refused: 'Something you recorded offline was not accepted: {{reason}}',
};
export default offline;
