import type pt from '../pt-BR/sellerQuestions.ts';
import type { Translation } from '../translation.ts';

const sellerQuestions: Translation<typeof pt> = {
  selling: {
    text: '¡Hola! Soy el Oráculo de SalesAI. Voy a conocerte en 17 pasos rápidos. Para empezar: ¿ya estás vendiendo hoy?',
    options: { yes: 'Sí, ya vendo', no: 'Todavía no, quiero empezar' },
  },
  experience: {
    text: '¿Cuánto tiempo llevas trabajando en ventas?',
    options: {
      starting: 'Estoy empezando ahora',
      upToTwo: 'Hasta 2 años',
      upToFive: 'De 2 a 5 años',
      veteran: 'Más de 5 años',
    },
  },
  territories: {
    text: '¿En qué territorios vendes o quieres vender? Puedes marcar más de uno.',
    options: {
      products: 'Productos físicos',
      services: 'Servicios',
      realEstate: 'Inmuebles',
      automotive: 'Automotor',
      other: 'Otro',
    },
  },
  channels: {
    text: '¿Por qué canales vendes? Marca todos los que usas.',
    options: {
      whatsapp: 'WhatsApp',
      instagram: 'Instagram',
      inPerson: 'Presencial',
      phone: 'Teléfono',
      marketplace: 'Marketplace',
      referral: 'Recomendación',
      other: 'Otro',
    },
  },
  revenue: {
    text: '¿Cuánto facturas al mes con ventas, más o menos?',
    options: {
      upTo2: 'Hasta R$ 2 mil',
      from3to6: 'R$ 3 mil a R$ 6 mil',
      from7to10: 'R$ 7 mil a R$ 10 mil',
      over10: 'Más de R$ 10 mil',
    },
  },
  satisfaction: {
    text: 'De 0 a 10, ¿qué tan satisfecho estás con tus resultados de hoy?',
    placeholder: 'Una nota de 0 a 10',
  },
  goal: {
    text: '¿Cuál es tu meta financiera para los próximos 12 meses?',
    placeholder: 'Ej.: llegar a R$ 15 mil al mes',
  },
  motivation: {
    text: '¿Qué es lo que más te mueve en las ventas?',
    options: {
      money: 'Dinero',
      recognition: 'Reconocimiento',
      freedom: 'Libertad',
      impact: 'Impacto en la vida de las personas',
    },
  },
  archetype: {
    text: '¿A cuál de estas formas de vender te pareces más?',
    options: {
      hunter: 'Cazador: salgo a buscar y cierro',
      consultant: 'Consultor: entiendo antes de ofrecer',
      communicator: 'Comunicador: conquisto conversando',
      strategist: 'Estratega: planifico cada paso',
    },
  },
  challenge: {
    text: '¿Cuál es tu mayor desafío en ventas hoy?',
    placeholder: 'Cuéntalo con tus palabras',
  },
  training: {
    text: '¿Ya hiciste capacitaciones de ventas?',
    options: { several: 'Sí, varias', few: 'Una o dos', never: 'Nunca' },
  },
  courses: {
    text: '¿Cuál fue la mejor o la peor experiencia que tuviste con un curso?',
    placeholder: 'Qué funcionó, o qué te molestó',
  },
  learning: {
    text: '¿Cómo aprendes mejor?',
    options: {
      video: 'Viendo videos',
      reading: 'Leyendo y anotando',
      practice: 'Practicando',
      audio: 'Escuchando audios',
    },
  },
  challenges: {
    text: '¿Te animas a desafíos semanales o prefieres ir a tu ritmo?',
    options: { weekly: 'Me animo a desafíos semanales', ownPace: 'Prefiero mi ritmo' },
  },
  friends: {
    text: '¿Invitarías amigos a este camino?',
    options: { yes: 'Sí, claro', maybe: 'Quizás', unsure: 'Todavía no sé' },
  },
  word: {
    text: 'En una palabra: ¿qué buscas en una comunidad de ventas?',
    placeholder: 'Una palabra',
  },
  close: {
    text: 'Listo, ya tengo lo que necesito. ¿Puedo crear tu Avatar de Ventas?',
  },
};
export default sellerQuestions;
