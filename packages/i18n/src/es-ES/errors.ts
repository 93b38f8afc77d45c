import type pt from '../pt-BR/errors.ts';
import type { Translation } from '../translation.ts';

const errors: Translation<typeof pt> = {
  INVALID_INPUT: 'Revisa los campos e inténtalo de nuevo',
  UNAUTHENTICATED: 'Sesión expirada. Inicia sesión de nuevo.',
  FORBIDDEN: 'No tienes acceso a esto',
  NOT_FOUND: 'No encontrado',
  CONFLICT: 'Esto ya cambió. Recarga e inténtalo de nuevo',
  LIMIT_REACHED: 'Límite alcanzado',
  TOO_LARGE: 'Contenido demasiado grande',
  UNSUPPORTED_TYPE: 'Tipo de contenido no aceptado',
  UNPROCESSABLE: 'No se puede completar con estos datos',
  TOO_MANY_REQUESTS: 'Demasiados intentos. Inténtalo más tarde',
  UNKNOWN: 'Error desconocido',
  UNAVAILABLE: 'Servicio no disponible ahora. Inténtalo de nuevo en un momento',
  idempotencyKey: 'El encabezado Idempotency-Key no es válido',
  avatar: {
    generate: 'Error al generar el avatar. Inténtalo de nuevo.',
    reprocess: 'Error al reprocesar el avatar. Inténtalo de nuevo.',
    limit: 'Ya usaste los {{max}} intentos de reprocesar este perfil',
    accepted: 'Este perfil ya fue aceptado. Para cambiarlo, vuelve a crearlo',
    none: 'Todavía no tienes un avatar',
  },
  icp: {
    limit: 'Ya tienes {{max}} ICPs. Elimina uno para crear otro',
    notFound: 'ICP no encontrado',
    notActive: 'Este ICP todavía no se completó',
    generate: 'Error al generar el ICP. Inténtalo de nuevo.',
  },
  channels: {
    notFound: 'Canal no encontrado',
    failed: 'Error al generar los canales',
    estimate: { embedded: 'unos segundos', model: 'cerca de 1 minuto' },
  },
  scripts: {
    notFound: 'Script no encontrado',
    generate: 'Error al generar scripts',
  },
  cards: {
    notJudged: 'Este turno del Coach no evaluó ninguna frase tuya',
    notFound: 'Tarjeta no encontrada',
    removed: 'Esta tarjeta fue eliminada',
    answered: 'Esta tarjeta ya fue respondida en otro dispositivo',
  },
  reminder: {
    endpoint: 'Este navegador no puede recibir recordatorios de este servidor',
  },
  shares: {
    notFound: 'Enlace no encontrado',
    limit: 'Ya tienes {{max}} enlaces. Revoca uno para crear otro',
    repeated: 'Este enlace ya fue creado. Míralo en la lista de tus enlaces',
  },
  results: {
    notFound: 'Resultado no encontrado',
    icpOrChannel: 'ICP o canal no encontrado',
    limit: 'Límite de {{max}} registros en un día',
  },
  conversation: {
    noTranscriber: 'Este servidor no transcribe audio. Escribe tu pregunta',
    noSpeech: 'No entendí el audio. Habla más cerca del micrófono o escribe',
    audioType: 'Formato de audio no aceptado. Graba de nuevo o escribe',
    transcription: 'No pude escuchar el audio ahora. Inténtalo de nuevo o escribe',
    speech: 'No pude decir la respuesta ahora. Está escrita en la conversación',
  },
  coach: {
    none: 'Inicia el Coach antes de conversar',
    talk: 'Error al conversar',
  },
  practice: {
    active: 'Ya tienes una práctica en curso con este cliente',
    ended: 'Esta práctica ya terminó',
    notEnded: 'Esta práctica todavía está en curso. Termínala para ver el resultado',
    busy: 'Esta práctica está respondiendo a otro mensaje. Inténtalo de nuevo en un momento',
    start: 'No pude empezar la práctica ahora. Inténtalo de nuevo.',
    turn: 'No pude enviar el mensaje ahora. Inténtalo de nuevo.',
    review: 'No pude calcular el resultado ahora. Inténtalo de nuevo.',
    noOffer: 'Cuenta qué vendes y a qué precio',
    notFound: 'Práctica no encontrada',
    notSeller: 'Solo puedes corregir un mensaje tuyo',
  },
  engine: {
    badOutput: 'El modelo de IA dio una respuesta que no se puede usar.',
    busy: 'El modelo de IA está ocupado ahora.',
    configuration: 'El modelo de IA no está bien configurado. Avisa a quien administra el sistema.',
    timeout: 'El modelo de IA tardó demasiado en responder.',
    unavailable: 'El modelo de IA no está disponible.',
    userBudget: 'Ya usaste tu cuota de IA de hoy. Inténtalo de nuevo mañana.',
    installationBudget:
      'La cuota de IA de hoy de esta instalación se agotó. Inténtalo de nuevo mañana.',
  },
};
export default errors;
