import type pt from '../pt-BR/avatar.ts';
import type { Translation } from '../translation.ts';

const avatar: Translation<typeof pt> = {
  title: 'Tu Avatar de Ventas',
  breadcrumbs: 'Dónde estás',
  chat: {
    title: 'Vamos a crear tu Avatar de Ventas',
    text: 'Son 17 pasos y unos 4 minutos. Puedes parar cuando quieras: tus respuestas se guardan.',
  },
  generating: {
    title: 'Creando tu Avatar de Ventas',
    lines: [
      'Leyendo tus respuestas...',
      'Reconociendo tu forma de vender...',
      'Separando puntos fuertes y lo que desarrollar...',
      'Escribiendo recomendaciones para tu momento...',
      'Dando los últimos retoques...',
    ],
    leave: 'Puedes salir de esta pantalla: te avisamos cuando el perfil esté listo.',
  },
  verdict: {
    strength: 'Tu punto más fuerte',
    development: 'Lo que más vale desarrollar',
    all: 'Leer todo',
    less: 'Leer menos',
  },
  sections: {
    general: 'Perfil general',
    insights: 'Insights de comportamiento',
    summary: 'Resumen personal',
    strengths: 'Puntos fuertes',
    development: 'Áreas de desarrollo',
    motivations: 'Motivaciones principales',
    style: 'Estilo de ventas',
    recommendations: 'Recomendaciones',
    outlook: 'Perspectivas',
  },
  insights: {
    motivations: 'Lo que te mueve',
    patterns: 'Patrones de comportamiento',
    strengths: 'Fortalezas',
    improvements: 'Puntos de mejora',
  },
  recommendations: {
    empathy: 'Desarrollar la empatía',
    patience: 'Desarrollar la paciencia',
  },
  status: { pendente: 'Esperando tu decisión', aceito: 'Aceptado' },
  attempts: 'Reprocesamientos: {{count}} de {{max}}',
  attemptsLeft_one: '{{count}} intento restante',
  attemptsLeft_other: '{{count}} intentos restantes',
  accept: 'Aceptar',
  reprocess: 'Reprocesar',
  reprocessing:
    'Escribiendo una nueva lectura de tus respuestas. Este perfil se queda hasta que llegue.',
  delete: 'Eliminar',
  recreate: 'Recrear perfil',
  acceptedNotice: 'Este es tu perfil. Orienta tus ICP, canales, guiones y la ARENA.',
  next: 'Seguir con mis clientes',
  acceptedToast: '¡Avatar aceptado!',
  removal: {
    recreateTitle: '¿Recrear tu perfil?',
    recreateConfirm: 'Recrear perfil',
    title: '¿Eliminar tu avatar?',
    text: 'El perfil y los intentos de reprocesar se borran, y respondes a las 17 preguntas de nuevo. No se puede deshacer.',
    confirm: 'Eliminar avatar',
  },
  backToChat: 'Volver al chat',
  errors: {
    title: '¡Ups! Algo salió mal',
    generate: 'Error al generar el avatar. Inténtalo de nuevo.',
    accept: 'Error al aceptar el avatar. Inténtalo de nuevo.',
    reprocess: 'Error al reprocesar el avatar. Inténtalo de nuevo.',
    remove: 'Error al eliminar el avatar. Inténtalo de nuevo.',
    noData: 'Error: datos del avatar no encontrados',
    kept: 'Tus respuestas están guardadas: no se perdió nada.',
    retry: 'Intentar de nuevo',
    reload: 'Recargar',
  },
};
export default avatar;
