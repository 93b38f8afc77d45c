import type pt from '../pt-BR/shell.ts';
import type { Translation } from '../translation.ts';

const shell: Translation<typeof pt> = {
  menu: {
    open: 'Abrir menú',
    close: 'Cerrar menú',
    name: 'Menú principal',
    home: 'Home',
    flow: 'Flow',
    avatar: 'Onboarding del Avatar',
    icp: 'Onboarding del ICP',
    dashboard: 'Dashboard',
    schedule: 'Agenda',
    contentGenerator: 'Generador de contenido',
    assistant: 'Asistente',
    settings: 'Configuración',
    account: 'Mi cuenta',
    logout: 'Salir',
    version: 'v{{version}}',
  },
  tabs: {
    name: 'Principal',
    home: 'Inicio',
    icps: 'Clientes',
    practice: 'Práctica',
    arena: 'ARENA',
    results: 'Resultados',
  },
  needsIcp: {
    title: 'La ARENA necesita un cliente',
    text_one: 'Responde {{count}} pregunta y ya sabrá con quién hablas.',
    text_other: 'Responde {{count}} preguntas y ya sabrá con quién hablas.',
    create: 'Crear mi ICP',
    start: 'Responder ahora',
    continue: 'Continuar ({{step}} de {{total}})',
  },
  logout: { success: '¡Sesión cerrada correctamente!', error: 'Error al cerrar sesión' },
  header: { goHome: 'SalesAI, ir al inicio' },
  notice: {
    deletion: 'Tu cuenta se eliminará el {{day}}.',
    keep: 'Mantener mi cuenta',
    kept: '¡Qué bueno que te quedaste! Tu cuenta sigue.',
    keepError: 'No se pudo cancelar la eliminación. Inténtalo de nuevo.',
    terms: 'Los Términos y la Política de privacidad han cambiado.',
    read: 'Leer',
    accept: 'Aceptar',
    accepted: 'Términos aceptados. ¡Gracias!',
    acceptError: 'No se pudo registrar. Inténtalo de nuevo.',
  },
};
export default shell;
