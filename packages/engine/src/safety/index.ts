export {
  distressIn,
  type GateInput,
  needsSupport,
  type SafetyReply,
  safetyReply,
} from './gate.ts';
