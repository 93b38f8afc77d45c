import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import { assignSeller, type SellerQuestion } from '../../facts/questions.ts';
import type {
  Archetype,
  Channel,
  Experience,
  Learning,
  Motivation,
  Revenue,
  Territory,
} from '../../knowledge/seller/facts.ts';
import { cleanText, fold, hasContent } from '../../shared/text.ts';
import { isNonAnswer } from './non-answer.ts';

/** What the seller selected, and the free answers that are not facts of a sale. */
export interface Choices {
  selling: boolean | null;
  experience: Experience | null;
  territories: Territory[];
  /** What is sold, where it is no option: "software para cartórios". */
  otherTerritory: string | null;
  channels: Channel[];
  /** A named channel that is no option: "feiras do setor". */
  otherChannel: string | null;
  revenue: Revenue | null;
  satisfaction: number | null;
  goal: string | null;
  motivation: Motivation | null;
  archetype: Archetype | null;
  challenge: string | null;
  training: 'several' | 'few' | 'never' | null;
  course: string | null;
  learning: Learning | null;
  weekly: boolean | null;
  invites: 'yes' | 'maybe' | null;
  word: string | null;
}

/** The values of a question with the patterns of their texts in three languages, most specific first. */
type Patterns<T extends string> = readonly (readonly [T, RegExp])[];

const EXPERIENCES: Patterns<Experience> = [
  [
    'veteran',
    /(?:mais|more|mas) (?:de|than) (?:5|cinco|five|[6-9]|\d\d)|veteran|decada|\b(?:[6-9]|[1-4]\d) anos/,
  ],
  ['upToFive', /\b2 (?:a|e|to|-) ?5|entre 2 e 5|ate 5|[345] anos|dois a cinco/],
  ['upToTwo', /ate (?:2|dois)|up to 2|hasta 2|\b[12] anos?|menos de (?:2|dois)|1 a 2|meses|months/],
  ['starting', /comec|starting|empezando|inici|nunca|ainda nao|novato/],
];
const TERRITORIES: Patterns<Territory> = [
  ['products', /produtos fisicos|physical products|productos fisicos|^produtos?\b/],
  ['services', /\bservicos?\b|\bservices?\b|\bservicios?\b/],
  ['realEstate', /imov|imobili|real estate|inmueble|inmobili/],
  ['automotive', /automot|automoc|veicul|\bcarros?\b|vehicul|\bcars?\b/],
];
const CHANNELS: Patterns<Channel> = [
  ['whatsapp', /whats|\bzap\b/],
  ['instagram', /instagram|\binsta\b/],
  ['inPerson', /presencial|in person|porta a porta|visita|face a face/],
  ['phone', /telefone|phone|ligac|telefono|telemarketing/],
  ['marketplace', /marketplace|mercado livre|shopee|olx/],
  ['referral', /indica|referral|recomenda|boca a boca/],
];
const REVENUES: Patterns<Revenue> = [
  ['over10', /(?:mais|acima|over|mas|more) (?:de|than)? ?(?:r\$ ?)?10/],
  ['from7to10', /7.{0,8}(?:a|e|to|-).{0,6}10/],
  ['from3to6', /3.{0,8}(?:a|e|to|-).{0,6}6/],
  ['upTo2', /(?:ate|up to|hasta|menos de) (?:r\$ ?)?[12]/],
];
const MOTIVATIONS: Patterns<Motivation> = [
  ['recognition', /reconhec|recogn|reconoc/],
  ['freedom', /liberd|freedom|libertad|autonom/],
  ['impact', /impact|ajudar|transform/],
  ['money', /dinheiro|money|dinero|grana|financ/],
];
const ARCHETYPES: Patterns<Archetype> = [
  ['hunter', /cacador|hunter|cazador/],
  ['consultant', /consult/],
  ['communicator', /comunicad|communicat/],
  ['strategist', /estrateg|strateg/],
];
const LEARNINGS: Patterns<Learning> = [
  ['practice', /pratic|practis|practic|fazendo|doing/],
  ['video', /video|assist|watch/],
  ['audio', /audio|ouvin|podcast|escuch|listen/],
  ['reading', /lendo|\bler\b|leitura|livro|read|leyendo|anot/],
];
const TRAININGS: Patterns<'several' | 'few' | 'never'> = [
  ['never', /nunca|never|nenhum|nao fiz/],
  ['few', /um ou dois|one or two|uno o dos|alguns|poucos/],
  ['several', /vari|several|muitos|\bsim\b|\bsi\b|yes/],
];
const INVITES: Patterns<'yes' | 'maybe'> = [
  ['maybe', /talvez|maybe|quiza|nao sei|not sure|\bno se\b|ainda nao/],
  ['yes', /\bsim\b|yes|\bsi\b|claro|certeza|convid/],
];

/** Reads the questionnaire, whatever the wording and order of its questions. */
export function readChoices(pairs: readonly QuestionAnswer[]): Choices {
  const assigned = assignSeller(pairs);
  const text = (key: SellerQuestion): string | null => {
    const clean = cleanText(pairs[assigned.get(key) ?? -1]?.answer ?? '');
    return hasContent(clean) ? clean : null;
  };
  const one = <T extends string>(key: SellerQuestion, patterns: Patterns<T>): T | null =>
    all(text(key), patterns)[0] ?? null;
  return {
    selling: yesNo(text('selling')),
    experience: one('experience', EXPERIENCES),
    territories: all(optionsOf(text('territories')), TERRITORIES),
    otherTerritory: otherOf(text('territories')),
    channels: all(text('channels'), CHANNELS),
    otherChannel: otherOf(text('channels')),
    revenue: one('revenue', REVENUES),
    satisfaction: grade(text('satisfaction')),
    goal: stated(text('goal')),
    motivation: one('motivation', MOTIVATIONS),
    archetype: one('archetype', ARCHETYPES),
    challenge: stated(text('challenge')),
    training: one('training', TRAININGS),
    course: stated(text('courses')),
    learning: one('learning', LEARNINGS),
    weekly: weekly(text('challenges')),
    invites: one('friends', INVITES),
    word: stated(text('word')),
  };
}

/** Null for an answer that says nothing. */
const stated = (answer: string | null): string | null =>
  answer === null || isNonAnswer(answer) ? null : answer;

/** Whether any answer says something. */
export const hasAnswers = (choices: Choices): boolean =>
  Object.values(choices).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== null,
  );

function all<T extends string>(answer: string | null, patterns: Patterns<T>): T[] {
  const folded = fold(answer ?? '');
  return patterns.filter(([, pattern]) => pattern.test(folded)).map(([value]) => value);
}

const OTHER = /\b(?:outros?|outras?|otros?|otras?|other) ?: ?(.+)/i;
const otherOf = (answer: string | null): string | null =>
  OTHER.exec(answer ?? '')?.[1]?.trim() || null;
/** The selected options, without what was typed after "Outro". */
const optionsOf = (answer: string | null): string => (answer ?? '').replace(OTHER, '');

function yesNo(answer: string | null): boolean | null {
  if (answer === null) return null;
  const folded = fold(answer);
  if (/\b(?:nao|not|no|todavia)\b/.test(folded)) return false;
  return /\b(?:sim|ja|si|yes|already|vendo)\b/.test(folded) ? true : null;
}

function grade(answer: string | null): number | null {
  const match = /\d{1,2}(?:[.,]\d)?/.exec(answer ?? '');
  if (!match) return null;
  const value = Number(match[0].replace(',', '.'));
  return value <= 10 ? Math.round(value) : null;
}

function weekly(answer: string | null): boolean | null {
  const folded = fold(answer ?? '');
  if (/ritmo|pace/.test(folded)) return false;
  return /seman|weekly|topo|\bsim\b|\bsi\b|yes|animo/.test(folded) ? true : null;
}
