import type { Language } from '@salesai/contract/common';
import type { DistressLabel } from '../../recognition/index.ts';

/** Replies to one kind of danger or distress. */
export interface SupportTexts {
  first: string;
  /** For the following turns on the same matter, in turn. */
  next: readonly [string, ...string[]];
}

export interface SafetyTexts {
  /** Asked when it is not clear whether somebody is in danger. */
  question: string;
  /** Asked once more when the answer to the question left it open. */
  unclear: string;
  /** The reply to "it was a figure of speech". */
  reassured: string;
  /** Added to the first reply after the seller has changed the subject. */
  returned: string;
  /** Added to the reply to an uncertain sign in talk about a sale. */
  offered: string;
  /** Added instead where the seller only mentioned something hard beside an order. */
  aside: string;
  /** Added once support has lasted for several turns: how to go on. */
  goodbye: string;
  kinds: Record<DistressLabel, SupportTexts>;
}

export type SafetyTextsByLanguage = Record<Language, SafetyTexts>;
