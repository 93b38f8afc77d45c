import type pt from '../pt-BR/roadmap.ts';
import type { Translation } from '../translation.ts';

const roadmap: Translation<typeof pt> = {
  title: 'Flow del Conocimiento',
  text: 'Diecisiete fases, de tu perfil a tu gurú de ventas. Cada una se abre cuando está lista.',
  progress: '{{completed}}/{{total}} fases',
  progressLabel: 'Progreso general',
  phase: 'Fase {{number}}',
  open: 'Empezar',
  soonAlert: '¡Esta fase estará disponible pronto!',
  premiumAlert: 'Esta fase requiere el plan PREMIUM. ¡Mejora tu plan para continuar!',
  loadError: 'No se pudieron cargar las fases.',
  status: {
    liberada: 'Abierta',
    completed: 'Completada',
    em_breve: 'Próximamente',
    premium: 'PREMIUM',
  },
  journey: {
    title: 'Hasta la venta',
    done: 'Hecho',
    next: 'Siguiente',
    later: 'Después',
    steps: {
      profile: 'Perfil',
      customer: 'Cliente',
      channel: 'Canal',
      script: 'Guion',
      practice: 'Práctica',
      result: 'Resultado',
    },
  },
  phases: {
    '1': {
      title: 'Perfil Básico',
      description: 'Una conversación para descubrir tu manera de vender.',
    },
    '2': { title: 'Autoconocimiento', description: 'Lo que te mueve y lo que te frena al vender.' },
    '3': {
      title: 'Base del Producto',
      description: 'Lo que vendes, en una frase que el cliente repite.',
    },
    '4': {
      title: 'Metas de Ventas',
      description: 'Números que caben en tu semana, no solo en tu sueño.',
    },
    '5': {
      title: 'Especificación ACR',
      description: 'Atraer, convertir, retener: tu camino en cada etapa.',
    },
    '6': {
      title: 'Alto Rendimiento',
      description: 'La rutina de quien vende bien todos los días.',
    },
    '7': { title: 'Ambiente', description: 'Un lugar y un ritmo que te ayudan a vender.' },
    '8': {
      title: 'Conocimiento Técnico',
      description: 'Las respuestas que el cliente espera que sepas de memoria.',
    },
    '9': {
      title: 'Mapa de las Emociones',
      description: 'Cómo reaccionas al no, al silencio y al sí.',
    },
    '10': {
      title: 'Hábitos y Rutina',
      description: 'Pequeños hábitos que sostienen grandes meses.',
    },
    '11': {
      title: 'Rueda de la Vida',
      description: 'El equilibrio detrás de quien vende con constancia.',
    },
    '12': { title: 'Mural de los Sueños', description: 'Lo que quieres ver cuando mires atrás.' },
    '13': {
      title: '¿Por qué y Por quién?',
      description: 'Las razones y las personas que te hacen seguir.',
    },
    '14': { title: 'Plan y Cadencia', description: 'A quién buscar, cuándo y cuántas veces.' },
    '15': { title: 'Acuerdo y Programación', description: 'Lo pactado contigo, en la agenda.' },
    '16': { title: 'Metas Finales', description: 'A dónde llegar, y cómo saber que llegaste.' },
    '17': {
      title: '¡Tu Gurú Está Listo!',
      description: 'Todo lo que descubriste, en un coach solo tuyo.',
    },
  },
};
export default roadmap;
