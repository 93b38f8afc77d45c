import type pt from '../pt-BR/documents.ts';
import type { Translation } from '../translation.ts';

const documents: Translation<typeof pt> = {
  received_one: '{{count}} archivo recibido. La lectura empieza en un momento.',
  received_other: '{{count}} archivos recibidos. La lectura empieza en un momento.',
  noneReceived: 'No se recibió ningún archivo. {{details}}',
  none: 'Elige al menos un archivo',
  notFound: 'Archivo no encontrado',
  problem: {
    empty:
      'No hay texto en este archivo. Si fue escaneado, envía una versión con texto seleccionable.',
    encrypted: 'Protegido con contraseña. Envía una copia sin contraseña.',
    invalid: 'El archivo está dañado y no se pudo leer.',
    too_large: 'Demasiado grande. El límite es de {{megabytes}} MB por archivo.',
    interrupted: 'La lectura paró antes del final. Lo leído ya vale en las respuestas.',
    unread: 'La lectura no terminó. Divide el archivo en partes menores y envíalo de nuevo.',
    refused: 'Tipo no aceptado. Envía PDF, DOCX o TXT.',
    batch: 'Envía como máximo {{batch}} archivos a la vez.',
    full: 'Ya tienes {{documents}} archivos. Elimina uno para enviar otro.',
  },
};
export default documents;
