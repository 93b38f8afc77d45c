import type pt from '../pt-BR/assistant.ts';
import type { Translation } from '../translation.ts';

const assistant: Translation<typeof pt> = {
  title: 'Asistente',
  text: 'Respira. Un consejo a la vez.',
  pause: 'Pausar consejos',
  resume: 'Continuar consejos',
  tips: {
    '1': 'Cada no te acerca al próximo sí.',
    '2': 'Pregunta más de lo que hablas: el cliente cuenta lo que quiere comprar.',
    '3': 'El mejor momento para el próximo contacto es ahora.',
    '4': 'Conocer el dolor del cliente vale más que memorizar el producto.',
    '5': 'La constancia vence al talento que aparece solo de vez en cuando.',
    '6': 'Una buena escucha cierra más ventas que un buen argumento.',
    '7': 'Empieza el día por la conversación más importante, no por la más fácil.',
    '8': 'Una objeción no es una puerta cerrada: es un pedido de más claridad.',
    '9': 'Quien da seguimiento, vende. Quien espera, cruza los dedos.',
    '10': 'La confianza se construye cumpliendo las pequeñas promesas.',
    '11': 'Anota lo que aprendiste hoy; mañana será tu ventaja.',
    '12': 'Vende el cambio en la vida del cliente, no la lista de funciones.',
    '13': 'Preparar diez minutos ahorra una hora de conversación.',
    '14': 'El cliente recuerda cómo se sintió al hablar contigo.',
    '15': 'Las metas grandes se alcanzan con pasos pequeños, todos los días.',
    '16': 'Sé curioso: detrás de cada pedido hay un motivo.',
    '17': 'Celebra las pequeñas victorias; alimentan a las grandes.',
    '18': 'Hablar de precio es más fácil después de hablar de valor.',
    '19': 'Tu próximo cliente puede venir de un cliente satisfecho: pide una recomendación.',
    '20': 'No necesitas ser perfecto, necesitas volver a aparecer mañana.',
  },
};
export default assistant;
