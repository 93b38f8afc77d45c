import { OBJECTION_KEYS } from '@salesai/contract/objections';
import { PRACTICE_ACTS } from '@salesai/contract/practice';

/** What a buyer says against buying; the keys of `knowledge/objections`. */
export const OBJECTION_LABELS = OBJECTION_KEYS.map((key) => `obj.${key}` as const);

/** What a seller asks the coach how to do. */
export const ADVICE_LABELS = [
  'ask.after-sale',
  'ask.beginner',
  'ask.closing',
  'ask.company-sale',
  'ask.competitor',
  'ask.complaint',
  'ask.deposit',
  'ask.discount-policy',
  'ask.door',
  'ask.event',
  'ask.follow-up',
  'ask.funnel',
  'ask.goals',
  'ask.indecisive',
  'ask.late-payer',
  'ask.listening',
  'ask.motivation',
  'ask.negotiation',
  'ask.no-show',
  'ask.objections',
  'ask.partnership',
  'ask.phone',
  'ask.pitch',
  'ask.prepare-visit',
  'ask.price-increase',
  'ask.pricing',
  'ask.product',
  'ask.promo',
  'ask.proposal',
  'ask.prospecting',
  'ask.qualification',
  'ask.rapport',
  'ask.reactivation',
  'ask.referral',
  'ask.routine',
  'ask.rude-customer',
  'ask.sales-drop',
  'ask.social',
  'ask.spin',
  'ask.storytelling',
  'ask.triggers',
  'ask.upsell',
] as const;

/** Everything else that a seller writes to the coach. */
const OTHER_LABELS = [
  'app.help',
  'change.add-name',
  'change.add-part',
  'change.another',
  'change.casual',
  'change.email',
  'change.firmer',
  'change.fix',
  'change.formal',
  'change.longer',
  'change.remove-part',
  'change.remove-price',
  'change.shorter',
  'change.spoken',
  'change.topics',
  'change.warmer',
  'change.whatsapp',
  'doc.manage',
  'doc.question',
  'flow.explain',
  'flow.insist',
  'flow.next',
  'flow.no',
  'flow.repair',
  'flow.yes',
  'line.grade',
  'line.judge',
  'none',
  'practice.end',
  'practice.feedback',
  'practice.start',
  'recall.fact',
  'recall.summary',
  'result.loss',
  'result.progress',
  'result.sale',
  'situation',
  'sum.breakeven',
  'sum.commission',
  'sum.discount',
  'sum.goal',
  'sum.installments',
  'sum.margin',
  'sum.other',
  'talk.abuse',
  'talk.capability',
  'talk.feeling',
  'talk.goodbye',
  'talk.greeting',
  'talk.identity',
  'talk.joke',
  'talk.praise',
  'talk.thanks',
  'talk.wellbeing',
  'write.call',
  'write.email',
  'write.message',
  'write.post',
  'write.proposal',
] as const;

export const MESSAGE_LABELS = [...OBJECTION_LABELS, ...ADVICE_LABELS, ...OTHER_LABELS] as const;
export type MessageLabel = (typeof MESSAGE_LABELS)[number];

/** What a seller does towards a buyer in one message. */
export const ACT_LABELS = PRACTICE_ACTS;
export type ActLabel = (typeof ACT_LABELS)[number];

/** Kinds of danger or distress of a person. */
export const DISTRESS_LABELS = [
  'self-harm',
  'violence',
  'harassment',
  'discrimination',
  'vulnerable',
  'debt',
  'panic',
  'threat',
] as const;
export type DistressLabel = (typeof DISTRESS_LABELS)[number];

/** The label of harmless sentences that sound like distress; exists in training only. */
export const LOOKALIKE = 'lookalike';
const DISTRESS_GROUP = 'safety.';

/** Whether a label of the message model is a kind of distress. */
export const isDistress = (label: string): boolean => label.startsWith(DISTRESS_GROUP);

/** The kind of a label of distress: "safety.debt" is "debt". */
export const distressKind = (label: string): DistressLabel | undefined =>
  DISTRESS_LABELS.find((kind) => label === `${DISTRESS_GROUP}${kind}`);

const MESSAGES = new Set<string>(MESSAGE_LABELS);
const ACTS = new Set<string>(ACT_LABELS);

/** Whether a label of the message model is one of an ordinary message. */
export const isMessageLabel = (label: string): label is MessageLabel => MESSAGES.has(label);
export const isActLabel = (label: string): label is ActLabel => ACTS.has(label);
