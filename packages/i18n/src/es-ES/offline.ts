import type pt from '../pt-BR/offline.ts';
import type { Translation } from '../translation.ts';

const offline: Translation<typeof pt> = {
  savedAt: 'Guardado a las {{time}}',
  savedOn: 'Guardado el {{day}} a las {{time}}',
  saved: 'Guardado en este dispositivo',
  waiting_one: '{{count}} por enviar',
  waiting_other: '{{count}} por enviar',
  waitingHint: 'Lo enviamos cuando vuelva la conexión.',
  queued: 'Guardado en este dispositivo. Lo enviamos cuando vuelva la conexión.',
  refused: 'Algo que registraste sin conexión no fue aceptado: {{reason}}',
};
export default offline;
