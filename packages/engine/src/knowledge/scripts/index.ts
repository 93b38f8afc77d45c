import type { ChannelKey } from '../channels/situation.ts';
import { classifiedsScripts } from './classifieds.ts';
import { coldCallScripts } from './cold-call.ts';
import { communitiesScripts } from './communities.ts';
import { contentSeoScripts } from './content-seo.ts';
import { doorToDoorScripts } from './door-to-door.ts';
import { emailScripts } from './email.ts';
import { eventsScripts } from './events.ts';
import { googleAdsScripts } from './google-ads.ts';
import { googleProfileScripts } from './google-profile.ts';
import { instagramScripts } from './instagram.ts';
import type { ChannelScriptKnowledge } from './knowledge.ts';
import { linkedinScripts } from './linkedin.ts';
import { marketplacesScripts } from './marketplaces.ts';
import { metaAdsScripts } from './meta-ads.ts';
import { partnershipsScripts } from './partnerships.ts';
import { podcastsScripts } from './podcasts.ts';
import { referralScripts } from './referral.ts';
import { telemarketingScripts } from './telemarketing.ts';
import { threadsXScripts } from './threads-x.ts';
import { tiktokScripts } from './tiktok.ts';
import { webinarScripts } from './webinar.ts';
import { whatsappScripts } from './whatsapp.ts';
import { youtubeScripts } from './youtube.ts';

/** The scripts of every channel of the knowledge base. */
export const SCRIPTS: Record<ChannelKey, ChannelScriptKnowledge> = {
  whatsapp: whatsappScripts,
  instagram: instagramScripts,
  linkedin: linkedinScripts,
  'cold-call': coldCallScripts,
  email: emailScripts,
  referral: referralScripts,
  'google-profile': googleProfileScripts,
  'google-ads': googleAdsScripts,
  'meta-ads': metaAdsScripts,
  'content-seo': contentSeoScripts,
  youtube: youtubeScripts,
  tiktok: tiktokScripts,
  partnerships: partnershipsScripts,
  events: eventsScripts,
  'door-to-door': doorToDoorScripts,
  marketplaces: marketplacesScripts,
  classifieds: classifiedsScripts,
  communities: communitiesScripts,
  webinar: webinarScripts,
  telemarketing: telemarketingScripts,
  'threads-x': threadsXScripts,
  podcasts: podcastsScripts,
};
