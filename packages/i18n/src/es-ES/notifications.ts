import type pt from '../pt-BR/notifications.ts';
import type { Translation } from '../translation.ts';

const notifications: Translation<typeof pt> = {
  title: 'Notificaciones',
  open: 'Notificaciones',
  openUnread_one: 'Notificaciones, {{count}} sin leer',
  openUnread_other: 'Notificaciones, {{count}} sin leer',
  unread_one: '{{count}} sin leer',
  unread_other: '{{count}} sin leer',
  markAll: 'Marcar todas como leídas',
  empty: 'Ninguna notificación',
  emptyHint: 'Cuando algo esté listo, te avisamos aquí.',
  isUnread: 'Sin leer',
  loadError: 'No se pudieron cargar las notificaciones.',
  markError: 'No se pudo marcar como leída. Inténtalo de nuevo.',
  types: { success: 'Éxito', warning: 'Atención', error: 'Error', info: 'Información' },
  ago: {
    now: 'Ahora mismo',
    minutes: 'hace {{count}}m',
    hours: 'hace {{count}}h',
    days: 'hace {{count}}d',
  },
};
export default notifications;
