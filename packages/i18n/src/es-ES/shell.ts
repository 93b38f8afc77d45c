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
    soonSection: 'Próximas áreas',
    dashboard: 'Dashboard',
    schedule: 'Agenda',
    salesAssistant: 'Asistente de ventas',
    contentGenerator: 'Generador de contenido',
    assistant: 'Asistente',
    settings: 'Configuración',
    account: 'Mi cuenta',
    logout: 'Salir',
    version: 'v{{version}}',
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
