import type { Archetype } from '../seller/facts.ts';

/** Who buys: the options of the short questionnaire. */
export type CustomerKind = 'individuals' | 'small' | 'medium' | 'enterprise';
/** Up to R$ 300, up to R$ 3 thousand, up to R$ 30 thousand, above. */
export type TicketBand = 'low' | 'mid' | 'high' | 'premium';
export type Experience = 'novice' | 'practised';
export type Challenge =
  | 'leads'
  | 'objections'
  | 'closing'
  | 'followUp'
  | 'time'
  | 'price'
  | 'fear'
  | 'visibility'
  | 'budget';

export type BuyerTag =
  | 'local'
  | 'visual'
  | 'online'
  | 'realEstate'
  | 'cars'
  | 'health'
  | 'education'
  | 'food'
  | 'beauty'
  | 'fashion'
  | 'industry'
  | 'retail'
  | 'services'
  | 'consulting'
  | 'legal'
  | 'technology'
  | 'home'
  | 'finance'
  | 'pet'
  | 'fitness'
  | 'events'
  | 'farming'
  | 'young';

export type ChannelKey =
  | 'whatsapp'
  | 'instagram'
  | 'linkedin'
  | 'cold-call'
  | 'email'
  | 'referral'
  | 'google-profile'
  | 'google-ads'
  | 'meta-ads'
  | 'content-seo'
  | 'youtube'
  | 'tiktok'
  | 'partnerships'
  | 'events'
  | 'door-to-door'
  | 'marketplaces'
  | 'classifieds'
  | 'communities'
  | 'webinar'
  | 'telemarketing'
  | 'threads-x'
  | 'podcasts';

/** Buyer and seller, as the conditions of the knowledge base use them. */
export interface Situation {
  customers: readonly CustomerKind[];
  /** Whom the texts address when several kinds of customer buy. */
  speaksTo: 'people' | 'companies';
  tags: readonly BuyerTag[];
  /** Null when no price is stated. */
  ticket: TicketBand | null;
  archetype: Archetype | null;
  experience: Experience | null;
  /** Whether the seller has clients, and so cases to quote. */
  hasClients: boolean;
  challenges: readonly Challenge[];
  /** Channels that the seller uses. */
  used: readonly ChannelKey[];
  /** Channels that the seller says work. */
  works: readonly ChannelKey[];
  /** Channels that the seller dislikes. */
  disliked: readonly ChannelKey[];
  /** Channels that this buyer uses, the most important first. */
  buyerIsOn: readonly ChannelKey[];
}
