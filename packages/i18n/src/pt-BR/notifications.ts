const notifications = {
  title: 'Notificações',
  open: 'Notificações',
  openUnread_one: 'Notificações, {{count}} não lida',
  openUnread_other: 'Notificações, {{count}} não lidas',
  unread_one: '{{count}} não lida',
  unread_other: '{{count}} não lidas',
  markAll: 'Marcar todas como lidas',
  empty: 'Nenhuma notificação',
  emptyHint: 'Quando algo ficar pronto, avisamos aqui.',
  isUnread: 'Não lida',
  loadError: 'Não foi possível carregar as notificações.',
  markError: 'Não foi possível marcar como lida. Tente de novo.',
  types: { success: 'Sucesso', warning: 'Atenção', error: 'Erro', info: 'Informação' },
  ago: {
    now: 'Agora mesmo',
    minutes: '{{count}}m atrás',
    hours: '{{count}}h atrás',
    days: '{{count}}d atrás',
  },
};
export default notifications;
