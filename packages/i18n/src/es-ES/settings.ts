import type pt from '../pt-BR/settings.ts';
import type { Translation } from '../translation.ts';

const settings: Translation<typeof pt> = {
  title: 'Configuración',
  text: 'Tu cuenta, a tu manera.',
  profile: {
    title: 'Tus datos de contacto',
    email: 'El email de la cuenta no se puede cambiar.',
    submit: 'Guardar',
    success: '¡Datos actualizados!',
    error: 'Error al actualizar tus datos. Inténtalo de nuevo.',
  },
  password: {
    title: 'Contraseña',
    text: 'Al cambiarla, se cierra la sesión en tus otros dispositivos.',
    submit: 'Cambiar contraseña',
    success: '¡Contraseña cambiada correctamente!',
    error: 'Error al cambiar la contraseña',
  },
  preferences: { title: 'Apariencia e idioma' },
  engine: {
    title: 'Inteligencia',
    embedded: 'Motor integrado',
    embeddedText:
      'Los perfiles, planes y respuestas se hacen aquí mismo, con las reglas y el conocimiento de SalesAI. Nada sale de este servidor. Están en portugués, como se vende en Brasil.',
    connect:
      'Para respuestas escritas por un modelo de lenguaje, quien administra el servidor define AI_PROVIDER, AI_MODEL y AI_API_KEY y reinicia SalesAI. Funciona con OpenAI, Anthropic o un modelo en la propia máquina; los pasos están en docs/models.md.',
    model: '{{provider}} · {{model}}',
    modelText:
      'Los perfiles, planes y respuestas los escribe un modelo de lenguaje, con el conocimiento de SalesAI.',
    used: 'Hoy: {{tokens}} tokens',
    usedOf: 'Hoy: {{tokens}} de {{allowance}} tokens',
  },
  data: {
    title: 'Mis datos',
    text: 'Lo que guardamos sobre tu cuenta.',
    created: 'Cuenta creada el',
    id: 'Identificador de la cuenta',
    terms: 'Términos aceptados el',
  },
  sessions: {
    loadError: 'No se pudo ver dónde tienes la sesión abierta.',
    title: 'Dónde tienes la sesión abierta',
    text: '¿No reconoces alguno? Ciérralo y cambia la contraseña.',
    here: 'Este dispositivo',
    since: 'Entró el {{day}}',
    unknown: 'Dispositivo desconocido',
    end: 'Cerrar en este dispositivo',
    endOf: 'Cerrar en este dispositivo: {{device}}',
    endOthers: 'Cerrar en los otros dispositivos',
    ended: 'Listo, ese dispositivo salió de tu cuenta.',
    endedOthers: 'Listo, los otros dispositivos salieron de tu cuenta.',
    error: 'No se pudo cerrar. Inténtalo de nuevo.',
  },
  download: {
    text: 'Un archivo ZIP con todo lo que guardamos sobre ti y el texto de los documentos que enviaste.',
    ask: 'Descargar mis datos',
    making: 'Preparando el archivo. Puedes salir de esta pantalla: te avisamos cuando esté listo.',
    save: 'Guardar el archivo ({{size}})',
    until: 'Disponible hasta el {{day}}.',
    failed: 'El archivo no quedó listo. Inténtalo de nuevo.',
    error: 'No se pudieron descargar tus datos. Inténtalo de nuevo.',
  },
  deletion: {
    title: 'Eliminar mi cuenta',
    text: 'Todo lo tuyo se borra 7 días después de pedirlo. Hasta entonces, basta con entrar para arrepentirte.',
    open: 'Eliminar mi cuenta',
    sure: '¿Eliminar tu cuenta?',
    warning:
      'En 7 días se borrarán tu perfil, tus ICP, canales, guiones, conversaciones y documentos. Antes de pedirlo, descarga tus datos si quieres guardarlos.',
    password: 'Tu contraseña',
    submit: 'Pedir la eliminación',
    asked: 'Pedido recibido. Tienes 7 días para cambiar de idea.',
    error: 'No se pudo pedir la eliminación. Inténtalo de nuevo.',
  },
  credits: {
    text: 'Los dibujos y las letras que ves aquí, y quién los hizo. ¡Gracias!',
    changes: 'Las caras se arman con estos dibujos, en los colores que eliges.',
    font: 'Letras',
    software: 'Licencias del software de terceros',
  },
};
export default settings;
