export { createEmbeddedEngine } from './engine.ts';
export { channelNotes, coachNotes, createNotes } from './notes.ts';
