import type pt from '../pt-BR/icpQuestions.ts';
import type { Translation } from '../translation.ts';

const icpQuestions: Translation<typeof pt> = {
  segment: {
    text: 'Vamos a dibujar a tu cliente ideal. ¿En qué segmento está? Puedes marcar más de uno.',
    options: {
      retail: 'Comercio minorista',
      services: 'Servicios',
      technology: 'Tecnología',
      realEstate: 'Inmobiliario',
      other: 'Otro',
    },
  },
  customers: {
    text: '¿Qué tipos de cliente quieres atender?',
    options: {
      individuals: 'Personas',
      small: 'Pequeñas empresas',
      medium: 'Medianas empresas',
      enterprise: 'Grandes empresas',
    },
  },
  description: {
    text: 'Describe a tu cliente ideal con tus palabras: quién es, dónde está, qué le molesta, cuánto suele gastar.',
    placeholder:
      'Ej.: dueñas de peluquería en Campinas, de 3 a 8 sillas, que pierden clientes por falta de agenda',
  },
  close: { text: '¡Listo! ¿Puedo generar el perfil de este ICP?' },
};
export default icpQuestions;
