export { type Act, type ActKind, aboutOf } from './act.ts';
export { isJudgement } from './acts/is-judgement.ts';
export { judgedLine } from './acts/judged.ts';
export { artefactIn } from './reading/artefact.ts';
export { prepareNext, replyTo } from './reply.ts';
export type { ConversationReply } from './reply-type.ts';
export type { ConversationState } from './state/conversation-state.ts';
export { stateAfter } from './state/state.ts';
export { stateText } from './state/state-text.ts';
