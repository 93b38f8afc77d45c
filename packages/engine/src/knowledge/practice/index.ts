export { PRACTICE_ADVICE } from './advice.gen.ts';
export { PRACTICE_CARDS } from './cards.gen.ts';
export { PRACTICE_FACTS } from './facts.gen.ts';
export { PRACTICE_HINTS } from './hints.gen.ts';
export type { MoveLines, PracticeHint, PracticeTopic } from './knowledge.ts';
export { PRACTICE_LINES } from './lines.gen.ts';
export { PRACTICE_OBJECTIONS } from './objections.gen.ts';
export { PRACTICE_TOPICS } from './topics.gen.ts';
