import type pt from '../pt-BR/practice.ts';
import type { Translation } from '../translation.ts';

const practice: Translation<typeof pt> = {
  title: 'Practice',
  first: {
    title: 'Rehearse before the visit',
    text: 'Write the objection you hear most to ARENA, read the reply and say it aloud until it feels natural. Nobody sees it, and a mistake here costs no sale.',
    arena: 'Rehearse in ARENA',
    create: 'Create my ICP',
  },
};
export default practice;
