import type pt from '../pt-BR/home.ts';
import type { Translation } from '../translation.ts';

const home: Translation<typeof pt> = {
  trail: 'Dónde estás',
  breadcrumb: 'Inicio',
  greeting: {
    morning: 'Buenos días, {{name}}',
    afternoon: 'Buenas tardes, {{name}}',
    evening: 'Buenas noches, {{name}}',
  },
  intro: '¿Tienes 5 minutos? Empieza por aquí.',
  next: {
    label: 'Tu próximo paso',
    avatar: {
      title: 'Descubre tu manera de vender',
      text: 'Una conversación de 17 preguntas, unos 4 minutos. Al final, tu Avatar de Ventas.',
      action: 'Empezar la conversación',
      continue: 'Continuar: {{step}} de {{total}}',
    },
    accept: {
      title: 'Tu Avatar de Ventas está listo',
      text: 'Mira si se parece a ti. Acéptalo o pide otra lectura.',
      action: 'Ver mi avatar',
    },
    icp: {
      title: 'Ahora, dibuja a quién quieres atender',
      text: 'Con tu avatar listo, crea tu primer cliente ideal.',
      action: 'Crear mi ICP',
    },
    finish: {
      title: 'Termina de describir a {{name}}',
      text_zero: 'Solo falta confirmar las respuestas para que este cliente ideal esté listo.',
      text_one: 'Solo falta {{count}} pregunta para que este cliente ideal esté listo.',
      text_other: 'Solo faltan {{count}} preguntas para que este cliente ideal esté listo.',
      action: 'Continuar',
    },
    channels: {
      title: 'Dónde encontrar a {{name}}',
      text: 'Mira los canales de adquisición de este cliente ideal y prepara los guiones.',
      action: 'Abrir el ICP',
    },
    scripts: {
      title: 'Prepara lo que vas a decir',
      text: '{{channel}} es el mejor camino hasta {{name}}. Genera los guiones y llévalos a la próxima conversación.',
      action: 'Ver los guiones',
    },
    practice: {
      title: 'Ensaya antes de la conversación de verdad',
      text: 'Una conversación de 5 minutos con un comprador simulado del ICP “{{name}}”. Nadie la ve, y equivocarte aquí no cuesta ninguna venta.',
      action: 'Hacer mi primera práctica',
    },
    cards: {
      title_one: '{{count}} tarjeta para hoy',
      title_other: '{{count}} tarjetas para hoy',
      text: 'Hasta 2 minutos cada una: responde otra vez a lo que ya te frenó.',
      action: 'Responder ahora',
    },
    result: {
      title: '¿Qué ha dado hasta ahora?',
      text: 'Registra el primer contacto: lleva 5 segundos, y los números pasan a ser los tuyos.',
      action: 'Registrar',
    },
    plan: {
      title: 'Día {{day}} en el canal {{channel}}',
      text: '{{task}}',
      action: 'Abrir el plan',
    },
    arena: {
      title: '¿Tienes una visita hoy?',
      text: 'Pregúntale a la ARENA qué responder cuando oigas “es caro” de: {{name}}.',
      action: 'Abrir la ARENA',
    },
    error: 'No se pudo ver dónde te quedaste.',
    offline: 'Estás sin conexión. Cuando vuelva, tu próximo paso aparece aquí.',
  },
  visits: {
    title: 'Antes de la visita',
    script: 'Abrir guion',
    arena: 'Preguntar a la ARENA',
    practice: 'Practicar 5 minutos',
  },
  objection: { title: 'Objeción del día', answer: 'Responder' },
  week: {
    title: 'Tu semana',
    practised_zero: 'Ningún día con práctica',
    practised_one: '{{count}} día con práctica',
    practised_other: '{{count}} días con práctica',
    practisedDay: 'Con práctica',
  },
  log: { contact: '+ Contacto', proposal: '+ Propuesta', sale: '+ Venta', loss: 'La perdí' },
  figures: {
    title: 'Tus últimos 30 días',
    amount: 'Vendido',
    sales: 'Ventas',
    conversations: 'Conversaciones',
    insight: {
      contacts:
        'Contactos {{from}} → conversaciones {{to}}: donde más se pierde es en la apertura.',
      conversations:
        'Conversaciones {{from}} → propuestas {{to}}: donde más se pierde es antes de la propuesta.',
      proposals: 'Propuestas {{from}} → ventas {{to}}: donde más se pierde es en el cierre.',
      sales: 'Ventas: {{to}} en 30 días, {{from}} en los 30 anteriores.',
    },
    open: 'Ver resultados',
    error: 'No se han podido cargar tus resultados.',
  },
  sample: {
    badge: 'Ejemplo',
    note: 'Estas cifras son un ejemplo de cómo se verá tu panel.',
  },
  kpis: {
    title: 'Indicadores',
    sales: { label: 'Ventas del mes', value: 'R$ 45.230', change: '+12,5% que el mes pasado' },
    leads: { label: 'Leads activos', value: '127', change: '+8 esta semana' },
    conversion: { label: 'Tasa de conversión', value: '23,4%', change: '+2,1 puntos' },
    meetings: { label: 'Reuniones agendadas', value: '18', change: '4 para hoy' },
  },
  chart: {
    title: 'Visión general de ventas',
    text: 'El gráfico de tus ventas está en Resultados.',
  },
  activities: {
    title: 'Actividades recientes',
    items: {
      call: { text: 'Llamada con Marina, de la Padaria Pão & Prosa', time: 'hace 2 horas' },
      email: { text: 'Propuesta enviada al Studio Horizonte', time: 'hace 4 horas' },
      meeting: { text: 'Reunión con la Clínica Bem Viver', time: 'mañana, 10 h' },
      deal: { text: 'Negocio cerrado con Auto Peças Silva', time: 'ayer' },
    },
    types: { call: 'Llamada', email: 'Email', meeting: 'Reunión', deal: 'Negocio' },
    status: { success: 'Concluida', pending: 'Pendiente', scheduled: 'Programada' },
  },
  insights: {
    title: 'Insights de la IA',
    text: 'Tus clientes responden más los martes y jueves por la mañana. Reserva ese horario para las llamadas más importantes.',
  },
};
export default home;
