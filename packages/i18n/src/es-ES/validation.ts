import type pt from '../pt-BR/validation.ts';
import type { Translation } from '../translation.ts';

const validation: Translation<typeof pt> = {
  icp: { required: '¡Completa el nombre y elige un avatar!' },
  invalid: 'Valor no válido',
  tooLong: 'Texto demasiado largo',
  cards: { empty: 'Escribe o graba tu respuesta' },
  channels: { secondWeek: 'La segunda semana todavía no empezó' },
  results: {
    amount: 'Revisa el valor',
    period: 'Revisa las fechas',
    timeZone: 'Zona horaria desconocida',
    future: 'La fecha está en el futuro',
    date: 'Revisa la fecha',
  },
  shares: { days: 'Elige de 1 a 30 días', session: 'Elige la conversación' },
  answers: {
    required: 'Envía las respuestas del cuestionario',
    unreadable: 'No encontré ninguna respuesta en este texto',
  },
  coach: { empty: 'Escribe o graba tu pregunta' },
  practice: {
    empty: 'Escribe o graba tu mensaje',
    offerName: 'Di qué vendes en esta práctica',
    price: 'Indica un precio en reales, mayor que cero y de hasta R$ 100.000.000',
  },
};
export default validation;
