import type pt from '../pt-BR/questionnaire.ts';
import type { Translation } from '../translation.ts';

const questionnaire: Translation<typeof pt> = {
  oracle: 'Oráculo',
  you: 'Tú',
  log: 'Conversación con el Oráculo',
  answerArea: 'Tu respuesta',
  answerLabel: 'Tu respuesta',
  outOfScale: 'La nota va de 0 a {{max}}.',
  otherLabel: '¿Cuál?',
  thinking: 'El Oráculo está pensando',
  progress: '{{step}} de {{total}}',
  progressLabel: 'Progreso del cuestionario',
  continue: 'Continuar',
  send: 'Enviar',
  done: {
    title: 'Todo respondido',
    text_one: '{{count}} respuesta tuya, lista para ser un perfil.',
    text_other: '{{count}} respuestas tuyas, listas para ser un perfil.',
  },
  skip: 'Mostrar todo',
  editAnswer: 'Editar respuesta: {{answer}}',
  restart: 'Empezar de nuevo',
  restartModal: {
    title: '¿Empezar el cuestionario de nuevo?',
    text: 'Esto borra todo tu progreso actual. ¿Seguro que quieres empezar de nuevo?',
  },
};
export default questionnaire;
