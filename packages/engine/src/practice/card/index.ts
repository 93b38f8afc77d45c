export { type CardPrompt, cardHint, judgeCard } from './judge.ts';
export { cardLine } from './line.ts';
export { objectionLines } from './objection-lines.ts';
export { ownLineCard } from './own-line.ts';
export { scriptPlace } from './script-place.ts';
