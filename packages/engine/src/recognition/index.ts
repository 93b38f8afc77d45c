export type { Ranked } from './classifier.ts';
export type { MessageContext } from './features.ts';
export {
  ACT_LABELS,
  type ActLabel,
  ADVICE_LABELS,
  DISTRESS_LABELS,
  type DistressLabel,
  MESSAGE_LABELS,
  type MessageLabel,
  OBJECTION_LABELS,
} from './labels.ts';
export {
  type Certainty,
  type Distress,
  type Recognition,
  recogniseAct,
  recogniseDistress,
  recogniseMessage,
  recogniseSentences,
  sentencesOf,
} from './recognise.ts';
