import type pt from '../pt-BR/results.ts';
import type { Translation } from '../translation.ts';

const results: Translation<typeof pt> = {
  title: 'Resultados',
  areas: { name: 'Resultados de', sales: 'Ventas', practice: 'Práctica' },
  sales: {
    title: 'Aquí entran solo tus números',
    text: 'Mientras no haya ninguno, el plan de 7 días de cada canal muestra lo que ya hiciste y lo que toca hoy.',
    channels: 'Abrir el plan de 7 días',
    create: 'Crear mi ICP',
  },
  practice: {
    title: 'Tu progreso empieza con la primera práctica',
    text: 'Después de cada ensayo queda más claro lo que ya sale bien y lo que vale repetir.',
    action: 'Ir a la práctica',
  },
};
export default results;
