export { type Act, type ActKind, aboutOf } from './act.ts';
export { artefactIn } from './artefact.ts';
export { replyTo } from './reply.ts';
export type { ConversationReply } from './reply-type.ts';
export { type ConversationState, stateAfter } from './state.ts';
export { stateText } from './state-text.ts';
