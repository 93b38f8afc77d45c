import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import type { ChannelKey } from '../../knowledge/channels/situation.ts';
import { fold } from '../../shared/text.ts';
import { channelsNamedIn } from './mentions.ts';

/** What the seller's answers say of channels. */
export interface Preferences {
  /** Channels that the seller says work, or likes. */
  works: ChannelKey[];
  /** Channels that the seller dislikes, or is ashamed or tired of. */
  disliked: ChannelKey[];
}

/** Activities that channels are made of. */
const ACTIVITIES: readonly (readonly [RegExp, readonly ChannelKey[]])[] = [
  [
    /\bredes? socia(?:l|is)\b|\binternet\b|\bposta(?:r|ndo)\b|\bdigital\b/,
    ['instagram', 'tiktok', 'threads-x', 'youtube', 'linkedin', 'meta-ads'],
  ],
  [/\blives?\b/, ['instagram', 'tiktok', 'webinar']],
  [
    /\b(?:videos?|grava(?:r|ndo)|camera|stories|story|reels|aparecer|me divulgar|me expor|me mostrar)\b/,
    ['instagram', 'tiktok', 'youtube'],
  ],
  [/\b(?:telefone|liga(?:r|ndo|cao|coes)|telefonema|cold call)\b/, ['cold-call', 'telemarketing']],
  [
    /\b(?:bater de porta|porta (?:em|a) porta|bater perna|rua|visita(?:r|s|ndo)?|presencial|balcao|olho no olho|frente a frente)\b/,
    ['door-to-door'],
  ],
  [/\b(?:indica\w{2,6}|boca a boca)\b/, ['referral']],
  [/\b(?:feiras?|congressos?|eventos?)\b/, ['events']],
  [/\b(?:anuncios?|trafego|impulsionar)\b/, ['meta-ads', 'google-ads']],
  [/\b(?:falar em publico|palestras?|palco)\b/, ['webinar', 'podcasts', 'events']],
  [/\b(?:grupos?)\b/, ['communities']],
];
const DISLIKES =
  /\b(?:odeio|detesto|abomino|nao gosto d[eoa]s?|nao curto|nao suporto|nao aguento(?: mais)?|tenho (?:horror|pavor|vergonha|medo|preguica) d[eoa]s?|morro de (?:vergonha|medo) d[eoa]s?|cansei d[eoa]s?|cansad[oa] d[eoa]s?|exaust[oa](?: d[eoa]s?)?|me recuso a|nao sei (?:usar|mexer)|travo (?:no|na|em|quando)|fugir d[eoa]s?|fujo d[eoa]s?)\b/g;
const WORKS =
  /\b(?:(?:o )?que (?:mais )?(?:funciona|vende|da certo|traz cliente|rende|alivia|ajuda)|quase tudo vem|(?:a )?maioria(?: d[eoa]s? \w+)? vem|vem tudo|vendo (?:mais|bem|melhor)|me dou bem|adoro|gosto(?: mesmo| muito)? d[eoa]s?|sou bo[ma] (?:em|de|no|na|com)|prefiro|funciona (?:e|bem|melhor)|o melhor cliente vem)\b/g;
/** What follows a verb of liking, up to the next clause. */
const AFTER_MAX = 60;
const CLAUSE_END = /[,.;!?\n]| mas | e (?:prefiro|adoro|gosto|odeio|detesto|nao) /;
const NEGATED = /\b(?:nao|nunca|nem|so nao) $/;

/** @param answers of the seller; null without a questionnaire. */
export function preferencesIn(answers: readonly QuestionAnswer[] | null): Preferences {
  const texts = (answers ?? []).map(({ answer }) => fold(answer));
  const disliked = texts.flatMap((text) => channelsAfter(text, DISLIKES));
  const works = texts
    .flatMap((text) => channelsAfter(text, WORKS))
    .filter((key) => !disliked.includes(key));
  return { works: [...new Set(works)], disliked: [...new Set(disliked)] };
}

function channelsAfter(text: string, verbs: RegExp): ChannelKey[] {
  return [...text.matchAll(verbs)].flatMap((match) => {
    const isNegated = verbs === WORKS && NEGATED.test(text.slice(0, match.index));
    const end = match.index + match[0].length;
    const [rest = ''] = text.slice(end, end + AFTER_MAX).split(CLAUSE_END);
    return isNegated ? [] : channelsIn(rest);
  });
}

function channelsIn(text: string): ChannelKey[] {
  const byActivity = ACTIVITIES.filter(([words]) => words.test(text)).flatMap(([, keys]) => keys);
  return [...channelsNamedIn([text]), ...byActivity];
}
