export {
  distressIn,
  type GateInput,
  needsSupport,
  type SafetyReply,
  safetyReply,
} from './gate.ts';
export { type HardWordsBy, hardWordsIn } from './hard-words.ts';
