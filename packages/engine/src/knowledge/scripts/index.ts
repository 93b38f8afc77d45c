export { CHANNEL_OBJECTIONS } from './channel-objections.gen.ts';
export { OBJECTIONS } from './objections.gen.ts';
export { SCRIPTS } from './scripts.gen.ts';
