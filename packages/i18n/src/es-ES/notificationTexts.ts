import type pt from '../pt-BR/notificationTexts.ts';
import type { Translation } from '../translation.ts';

const notificationTexts: Translation<typeof pt> = {
  'seed.onboarding': {
    title: 'Onboarding disponible',
    message: 'La etapa de onboarding de tu avatar ya está disponible. Son 17 preguntas rápidas.',
  },
  'seed.dashboard': {
    title: 'Dashboard disponible, Agenda próximamente',
    message:
      'El Dashboard ya muestra lo que registras y la Agenda está en camino. Mientras tanto, completa tu onboarding.',
  },
  'seed.assistants': {
    title: 'Asistentes de IA muy pronto',
    message: 'Nuevos asistentes de IA para tus ventas están en camino.',
  },
  'avatar.ready': {
    title: 'Tu Avatar de Ventas está listo',
    message: 'Mira lo que tus respuestas dicen sobre tu manera de vender.',
  },
  'icp.ready': {
    title: 'ICP listo: {{name}}',
    message: 'El perfil de tu cliente ideal ya se puede ver.',
  },
  'channels.ready': {
    title: 'Canales listos para {{name}}',
    message: 'Mira la estrategia y los canales de adquisición sugeridos.',
  },
  'channels.failed': {
    title: 'Los canales no quedaron listos',
    message: 'Error al generar los canales. Inténtalo de nuevo cuando quieras.',
  },
  'download.ready': {
    title: 'Tus datos están listos',
    message: 'El archivo con todo lo que guardamos sobre ti se puede descargar durante 48 horas.',
  },
};
export default notificationTexts;
