/** What is stored on the device for when there is no connection. */
const offline = {
  savedAt: 'Salvo às {{time}}',
  savedOn: 'Salvo em {{day}}, às {{time}}',
  saved: 'Salvo neste aparelho',
  waiting_one: '{{count}} a enviar',
  waiting_other: '{{count}} a enviar',
  waitingHint: 'Enviamos quando a conexão voltar.',
  queued: 'Salvo neste aparelho. Enviamos quando a conexão voltar.',
  refused: 'Um registro feito sem conexão não foi aceito: {{reason}}',
};
export default offline;
