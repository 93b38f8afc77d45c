import type pt from '../pt-BR/shares.ts';
import type { Translation } from '../translation.ts';

const shares: Translation<typeof pt> = {
  share: 'Compartir',
  title: { review: 'Compartir este resultado', progress: 'Compartir mi progreso' },
  kind: { review: 'Resultado de una práctica', progress: 'Progreso en la práctica' },
  nothingElse: 'Nada tuyo es visible para otras personas, solo lo que compartes aquí.',
  include: {
    transcript: 'Mostrar la conversación',
    numbers: 'Mostrar números',
    name: 'Mostrar mi nombre',
  },
  days: 'El enlace vale por',
  dayCount_one: '{{count}} día',
  dayCount_other: '{{count}} días',
  copy: 'Copiar enlace',
  send: 'Enviar',
  link: 'Tu enlace',
  undoable: 'Quien tenga el enlace lo ve. Puedes deshacerlo en Configuración.',
  failed: 'No se ha podido crear el enlace. Inténtalo de nuevo.',
  sendFailed: 'No se ha podido enviar. Copia el enlace y pégalo donde quieras.',
  picture: {
    send: 'Hacer imagen',
    saved: 'Imagen guardada en este dispositivo',
    failed: 'No se pudo hacer la imagen. Inténtalo de nuevo.',
    hint: 'La imagen lleva solo lo que está marcado, nunca la conversación.',
    by: 'Compartido por {{name}}',
  },
  list: {
    title: 'Enlaces compartidos',
    empty: 'Ningún enlace activo.',
    error: 'No se han podido cargar tus enlaces.',
    of: '{{kind}}, creado el {{day}}',
    shows: 'Muestra: {{parts}}',
    parts: {
      result: 'el resultado',
      transcript: 'la conversación',
      numbers: 'los números',
      name: 'tu nombre',
    },
    until: 'Hasta el {{day}}',
    end: 'Deshacer',
    endOf: 'Deshacer: {{kind}}, creado el {{day}}',
    ended: 'Listo, este enlace ya no se abre.',
    failed: 'No se ha podido deshacer. Inténtalo de nuevo.',
  },
};
export default shares;
