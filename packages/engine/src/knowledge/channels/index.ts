import { classifieds } from './classifieds.ts';
import { coldCall } from './cold-call.ts';
import { communities } from './communities.ts';
import { contentSeo } from './content-seo.ts';
import { doorToDoor } from './door-to-door.ts';
import { email } from './email.ts';
import { events } from './events.ts';
import { googleAds } from './google-ads.ts';
import { googleProfile } from './google-profile.ts';
import { instagram } from './instagram.ts';
import type { ChannelKnowledge } from './knowledge.ts';
import { linkedin } from './linkedin.ts';
import { marketplaces } from './marketplaces.ts';
import { metaAds } from './meta-ads.ts';
import { partnerships } from './partnerships.ts';
import { podcasts } from './podcasts.ts';
import { referral } from './referral.ts';
import { telemarketing } from './telemarketing.ts';
import { threadsX } from './threads-x.ts';
import { tiktok } from './tiktok.ts';
import { webinar } from './webinar.ts';
import { whatsapp } from './whatsapp.ts';
import { youtube } from './youtube.ts';

/** The 22 channels of the knowledge base, in the order that breaks ties of rank. */
export const CHANNELS: readonly ChannelKnowledge[] = [
  whatsapp,
  referral,
  instagram,
  googleProfile,
  linkedin,
  coldCall,
  email,
  partnerships,
  metaAds,
  googleAds,
  events,
  classifieds,
  marketplaces,
  communities,
  contentSeo,
  webinar,
  youtube,
  tiktok,
  doorToDoor,
  telemarketing,
  podcasts,
  threadsX,
];

/** The channel of that key, or undefined when the knowledge base has none (another engine's). */
export function channelByKey(key: string): ChannelKnowledge | undefined {
  return CHANNELS.find((channel) => channel.key === key);
}
