import type pt from '../pt-BR/scripts.ts';
import type { Translation } from '../translation.ts';

const scripts: Translation<typeof pt> = {
  /** In the breadcrumbs while the channel's name is loading. */
  channel: 'Canal',
  title: 'Guiones - {{channel}}',
  breadcrumbs: 'Dónde estás',
  text: 'Toca un guion para leerlo en el teleprompter.',
  empty: {
    title: 'Ningún guion creado',
    text: 'Recibe los textos de este canal, de la apertura al cierre, con las palabras de tu cliente ideal.',
  },
  generate: 'Generar guiones',
  generating: { title: 'Escribiendo los guiones...', progress: 'Progreso de los guiones' },
  generated: '¡Guiones generados con éxito!',
  none: 'Ningún guion generado.',
  remove: 'Eliminar guiones',
  removing: 'Eliminando...',
  removed: 'Guiones eliminados',
  undo: 'Deshacer',
  types: { intro: 'Apertura', main: 'Principal', cta: 'Cierre', other: 'Complementario' },
  edited: 'Editado por ti',
  duration: 'Duración en voz alta: {{duration}}',
  open: 'Abrir en el teleprompter: {{title}}',
  editOf: 'Editar: {{title}}',
  editing: {
    title: 'Editar guion',
    label: 'Texto del guion',
    hint: 'Lo que está entre [corchetes] lo cambias tú en el momento.',
    save: 'Guardar',
    saved: 'Guion guardado',
    restore: 'Restaurar original',
    restored: 'Texto original restaurado',
    discard: {
      title: '¿Descartar los cambios?',
      text: 'Lo que cambiaste en este guion aún no está guardado y se perderá.',
      confirm: 'Descartar',
      keep: 'Seguir editando',
    },
  },
  copyMessage: 'Copiar mensaje {{position}}: {{title}}',
  sendMessage: 'Abrir en WhatsApp el mensaje {{position}}: {{title}}',
  recipient: {
    label: '¿Para quién?',
    hint: 'El nombre entra en todos los textos de esta pantalla y no se guarda.',
  },
  fill: {
    title: 'Falta completar',
    missing_one: 'Falta {{count}}. Si lo envías así, va con los corchetes.',
    missing_other: 'Faltan {{count}}. Si lo envías así, van con los corchetes.',
  },
  confirm: {
    title: 'Lo que solo tú sabes',
    text: 'Rellénalo una vez: los valores aparecen en todos los guiones de este cliente. Puedes cambiarlos después.',
    missing_one: '{{count}} por rellenar',
    missing_other: '{{count}} por rellenar',
    complete: 'Todo relleno',
    save: 'Guardar',
    saved: 'Guardado en todos los guiones de este cliente',
    error: 'No se pudo guardar. Inténtalo de nuevo.',
  },
  printOf: 'Imprimir: {{title}}',
  printAll: 'Imprimir todos',
  errors: {
    list: 'Error al cargar guiones',
    generate: 'Error al generar guiones',
    remove: 'Error al eliminar guiones',
    undo: 'No se pudo deshacer. Inténtalo de nuevo.',
    edit: 'No se pudo guardar el guion. Inténtalo de nuevo.',
    restore: 'No se pudo restaurar el original. Inténtalo de nuevo.',
  },
};
export default scripts;
