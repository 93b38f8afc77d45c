/** The settings of the daily reminder. */
const reminder = {
  title: 'Lembrete diário',
  text: 'Um aviso por dia, na hora que você escolher, com a sua objeção do dia. O texto é sempre o mesmo e não leva nenhum dado seu. Se você já respondeu a uma objeção no dia, ele não chega.',
  switch: 'Lembrar de treinar',
  off: 'Desligado neste aparelho',
  at: 'Todo dia às {{time}}',
  hour: 'Hora do lembrete',
  others_one: 'Chega também em mais {{count}} aparelho.',
  others_other: 'Chega também em mais {{count}} aparelhos.',
  stopAll: 'Desligar em todos',
  isOn: 'Lembrete ligado',
  isOff: 'Lembrete desligado',
  denied:
    'As notificações estão bloqueadas. Libere nas configurações do navegador e tente de novo.',
  missing:
    'Este navegador não recebe avisos. Tente no Chrome, no Edge, no Firefox ou no Safari atualizado.',
  install:
    'No iPhone e no iPad, o lembrete só funciona com o app instalado (iOS 16.4 ou mais novo): no Safari, toque em Compartilhar e em Adicionar à Tela de Início. Depois abra o SalesAI por lá e volte aqui.',
  loadError: 'Não foi possível ver o seu lembrete.',
  failed: 'Não foi possível mudar o lembrete. Tente de novo.',
};
export default reminder;
