import type pt from '../pt-BR/practice.ts';
import type { Translation } from '../translation.ts';

const practice: Translation<typeof pt> = {
  title: 'Práctica',
  first: {
    title: 'Ensaya antes de la visita',
    text: 'Escríbele a la ARENA la objeción que más oyes, lee la respuesta y dila en voz alta hasta que salga natural. Nadie lo ve, y equivocarte aquí no cuesta ventas.',
    arena: 'Ensayar en la ARENA',
    create: 'Crear mi ICP',
  },
};
export default practice;
