const progress = {
  intro: 'Tú, comparado solo contigo. Nadie más lo ve.',
  error: 'No fue posible cargar tu progreso.',
  hide: 'Ocultar los números',
  practise: 'Practicar ahora',
  more_one: 'Falta {{count}} conversación en el mismo nivel para comparar.',
  more_other: 'Faltan {{count}} conversaciones en el mismo nivel para comparar.',
  empty: {
    title: 'Tu progreso empieza con la primera práctica',
    text: 'Después de cada ensayo queda más claro lo que ya sale bien y lo que vale repetir.',
    action: 'Ir a la práctica',
  },
  picture: { better: 'Mejorando en la práctica', steady: 'Practicando para vender mejor' },
  summary: {
    better: 'Mejoraste en {{criterion}}: de {{first}} a {{recent}} en {{count}} conversaciones.',
    betterHidden: 'Mejoraste en {{criterion}}.',
    sessions_one: '{{count}} práctica completa. Es el comienzo.',
    sessions_other: '{{count}} prácticas completas. Sigue así.',
  },
  criteria: {
    change: 'de {{first}} a {{recent}}',
    same: '{{recent}}, como antes',
    title: 'Lo que cambió',
    legend: 'Vacío: las tres primeras conversaciones. Lleno: las cinco últimas. De 0 a 4.',
    all: 'Ver los {{count}}',
  },
  levels: {
    title: 'Por nivel',
    none: 'todavía no',
    played: 'ya practicaste',
    won_one: 'vendiste en {{won}} de {{count}} práctica',
    won_other: 'vendiste en {{won}} de {{count}} prácticas',
    next: 'Ya vendes bien en este nivel. Prueba el {{level}}.',
  },
  margin:
    'En las ventas de práctica mantuviste {{share}} del precio ({{left}} quedaron en la mesa).',
  week: {
    title: 'Tu semana',
    practised: 'practicaste',
    days_one: '{{count}} día con práctica',
    days_other: '{{count}} días con práctica',
  },
  numbers: 'Ver en números',
  table: {
    criterion: 'Criterio',
    first: 'Primeras',
    recent: 'Últimas',
    count: 'Conversaciones',
    date: 'Día',
    minutes: 'Minutos',
  },
};
export default progress;
