export { createEmbeddedEngine } from './engine.ts';
export { channelNotes, coachNotes, createNotes, factNotes } from './notes.ts';
