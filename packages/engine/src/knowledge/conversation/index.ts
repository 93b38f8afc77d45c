export { APP_HELP } from './app-help.gen.ts';
export { FEELINGS } from './feelings.gen.ts';
export { LINES } from './lines.gen.ts';
export { MOVES } from './moves.gen.ts';
export { POSTS } from './posts.gen.ts';
export { TEXTS } from './texts.gen.ts';
