export { type Act, type ActKind, aboutOf } from './act.ts';
export { artefactIn } from './artefact.ts';
export type { ConversationState } from './conversation-state.ts';
export { isJudgement } from './is-judgement.ts';
export { judgedLine } from './judged.ts';
export { replyTo } from './reply.ts';
export type { ConversationReply } from './reply-type.ts';
export { stateAfter } from './state.ts';
export { stateText } from './state-text.ts';
