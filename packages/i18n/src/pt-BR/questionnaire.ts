/** The texts of the chat; the questions are in their own namespaces. */
const questionnaire = {
  oracle: 'Oráculo',
  you: 'Você',
  log: 'Conversa com o Oráculo',
  answerArea: 'Sua resposta',
  answerLabel: 'Sua resposta',
  outOfScale: 'A nota vai de 0 a {{max}}.',
  otherLabel: 'Qual?',
  thinking: 'O Oráculo está pensando',
  progress: '{{step}} de {{total}}',
  progressLabel: 'Progresso do questionário',
  continue: 'Continuar',
  send: 'Enviar',
  done: {
    title: 'Tudo respondido',
    text_one: '{{count}} resposta sua, pronta para virar perfil.',
    text_other: '{{count}} respostas suas, prontas para virar perfil.',
  },
  skip: 'Mostrar tudo',
  editAnswer: 'Editar resposta: {{answer}}',
  restart: 'Recomeçar',
  restartModal: {
    title: 'Recomeçar Questionário?',
    text: 'Isso vai apagar todo o seu progresso atual. Tem certeza que deseja recomeçar?',
  },
};
export default questionnaire;
