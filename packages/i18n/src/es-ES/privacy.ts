import type pt from '../pt-BR/privacy.ts';
import type { Translation } from '../translation.ts';

const privacy: Translation<typeof pt> = {
  title: 'Términos y privacidad',
  version: 'Versión del {{day}}',
  intro:
    'En pocas palabras: tus datos son tuyos. Los usamos para entrenarte a ti, no para entrenar máquinas, y te los llevas o los borras cuando quieras.',
  terms: {
    title: 'Lo acordado',
    items: [
      'El acceso es por invitación y la cuenta es tuya: no prestes la contraseña.',
      'Lo que escribe SalesAI es una sugerencia. Revisa precios, plazos y promesas antes de hablar con el cliente.',
      'Envía solo documentos que puedas usar, y nada que exponga a tus clientes sin necesidad.',
      'Podemos cerrar cuentas usadas para fraude, spam o para atacar el servicio.',
    ],
  },
  stored: {
    title: 'Qué guardamos, para qué y por cuánto tiempo',
    why: 'Para qué',
    how: 'Por cuánto tiempo',
    account: {
      what: 'Nombre, email, teléfono, idioma y la contraseña como resumen cifrado',
      why: 'Reconocerte y escribirte',
      how: 'Mientras exista la cuenta',
    },
    answers: {
      what: 'Respuestas de los cuestionarios, perfil, ICP, canales y guiones',
      why: 'Armar tu plan de ventas',
      how: 'Mientras exista la cuenta; cada elemento se puede eliminar antes',
    },
    coach: {
      what: 'Conversaciones con el Coach y documentos enviados',
      why: 'Responder con lo que dice tu empresa',
      how: 'Hasta que elimines el documento, el Coach o la cuenta',
    },
    reminder: {
      what: 'Recordatorio diario, si lo activas: hora, zona horaria y la dirección de notificación de cada navegador',
      why: 'Avisarte a la hora elegida. El aviso pasa por el servicio del fabricante del navegador, cifrado, siempre con el mismo texto',
      how: 'Hasta que desactives el recordatorio, cierres sesión en el dispositivo o elimines la cuenta',
    },
    mails: {
      what: 'Los emails con enlace que enviamos: del enlace, la base de datos tiene solo un resumen cifrado',
      why: 'Confirmar tu email y crear una contraseña nueva',
      how: 'Hasta que el enlace se use o caduque, 24 horas como máximo. Sin servidor de email, el mensaje queda en un archivo de esta instalación hasta que se elimine la cuenta',
    },
    sessions: {
      what: 'Dispositivos en los que entraste y eventos de seguridad, sin guardar sus direcciones',
      why: 'Proteger la cuenta',
      how: 'Mientras exista la cuenta',
    },
  },
  processing: {
    title: 'Quién lee lo que escribes',
    embedded:
      'Esta instalación usa el motor integrado: perfiles, guiones y respuestas se hacen en este servidor. Ningún texto tuyo va a otra empresa.',
    provider:
      'Esta instalación usa un modelo de {{provider}} ({{model}}). Para responder, recibe tus respuestas, el perfil del ICP, los últimos mensajes con el Coach y los fragmentos de documentos relacionados con la pregunta. No recibe tu email, teléfono ni contraseña.',
    stt: 'Lo que grabas lo transcribe un servicio de voz configurado por el operador y no se guarda.',
    tts: 'Las respuestas habladas las genera un servicio de voz configurado por el operador.',
    browser:
      'Si hablas con el dictado del navegador, quien transcribe es el propio navegador, con sus reglas.',
    unknown: 'No se pudo preguntar al servidor quién procesa los textos. Inténtalo de nuevo.',
  },
  rights: {
    title: 'Tus derechos (LGPD)',
    items: [
      'Ver y corregir tus datos en Configuración.',
      'Descargar todo en un archivo ZIP.',
      'Eliminar la cuenta. Durante 7 días puedes arrepentirte; después se borra todo, también documentos y búsquedas.',
      'Saber cuándo aceptaste este texto, y qué versión.',
    ],
    contact: 'Responde por los datos quien opera esta instalación de SalesAI y te invitó.',
  },
  cookies:
    'Usamos solo dos cookies: la de tu sesión y, durante 24 horas como máximo, la que dice que este navegador abrió el enlace de confirmación de tu email. Además, la memoria del navegador para idioma, tema y borradores. Sin rastreadores ni páginas de terceros.',
  back: 'Volver',
};
export default privacy;
