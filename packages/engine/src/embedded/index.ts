export { classifyIntent } from './coach/intent.ts';
export { createEmbeddedEngine } from './engine.ts';
export { channelNotes, coachNotes, createNotes } from './notes.ts';
