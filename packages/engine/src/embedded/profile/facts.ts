import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import type {
  Archetype,
  Channel,
  Experience,
  Learning,
  Motivation,
  Revenue,
  Territory,
  Topic,
} from '../../knowledge/seller/facts.ts';
import { type Money, parseMoney } from '../../shared/money.ts';
import { cleanText, fold, hasContent } from '../../shared/text.ts';
import {
  ARCHETYPES,
  CHANNELS,
  EXPERIENCES,
  LEARNINGS,
  MOTIVATIONS,
  type Patterns,
  QUESTIONS,
  type QuestionKey,
  REVENUES,
  TERRITORIES,
  TOPICS,
} from './recognise.ts';

/** Facts of the seller questionnaire; null or empty where not stated. */
export interface SellerFacts {
  selling: boolean | null;
  experience: Experience | null;
  territories: Territory[];
  otherTerritory: string | null;
  channels: Channel[];
  otherChannel: string | null;
  revenue: Revenue | null;
  satisfaction: number | null;
  goal: string | null;
  goalMoney: Money | null;
  motivation: Motivation | null;
  archetype: Archetype | null;
  challenge: string | null;
  topics: Topic[];
  training: 'several' | 'few' | 'never' | null;
  course: string | null;
  learning: Learning | null;
  weekly: boolean | null;
  invites: 'yes' | 'maybe' | 'unsure' | null;
  word: string | null;
}

/** Reads the facts of a questionnaire, whatever the wording and order of its questions. */
export function readFacts(answers: readonly QuestionAnswer[]): SellerFacts {
  const given = assign(answers);
  const text = (key: QuestionKey) => meaningful(given.get(key));
  const one = <T extends string>(key: QuestionKey, patterns: Patterns<T>) =>
    all(text(key), patterns)[0] ?? null;
  const goal = text('goal');
  const challenge = text('challenge');
  return {
    selling: yesNo(text('selling')),
    experience: one('experience', EXPERIENCES),
    territories: all(text('territories'), TERRITORIES),
    otherTerritory: other(text('territories')),
    channels: all(text('channels'), CHANNELS),
    otherChannel: other(text('channels')),
    revenue: one('revenue', REVENUES),
    satisfaction: grade(text('satisfaction')),
    goal,
    goalMoney: goal ? parseMoney(goal) : null,
    motivation: one('motivation', MOTIVATIONS),
    archetype: one('archetype', ARCHETYPES),
    challenge,
    topics: all(challenge, TOPICS).slice(0, 2),
    training: one('training', [
      ['never', /nunca|never|nenhum|nao fiz/],
      ['few', /um ou dois|one or two|una o dos|alguns|poucos/],
      ['several', /vari|several|muitos|sim|si\b|yes/],
    ]),
    course: text('courses'),
    learning: one('learning', LEARNINGS),
    weekly: weekly(text('challenges')),
    invites: one('friends', [
      ['maybe', /talvez|maybe|quiza/],
      ['unsure', /nao sei|not sure|no se\b|ainda nao/],
      ['yes', /sim|yes|si\b|claro|certeza|convid/],
    ]),
    word: text('word'),
  };
}

/** Matches answers to questions by wording, or by order when no wording matches. */
function assign(pairs: readonly QuestionAnswer[]): Map<QuestionKey, string> {
  const given = new Map<QuestionKey, string>();
  const keys = QUESTIONS.map(([key]) => key);
  for (const { question, answer } of pairs) {
    const folded = fold(question);
    const found = QUESTIONS.find(([key, pattern]) => !given.has(key) && pattern.test(folded));
    if (found) given.set(found[0], answer);
  }
  if (given.size === 0 && pairs.length >= keys.length) {
    pairs.slice(0, keys.length).forEach(({ answer }, at) => {
      const key = keys[at];
      if (key) given.set(key, answer);
    });
  }
  return given;
}

function meaningful(answer: string | undefined): string | null {
  const clean = cleanText(answer ?? '');
  return hasContent(clean) ? clean : null;
}

function all<T extends string>(answer: string | null, patterns: Patterns<T>): T[] {
  const folded = fold(answer ?? '');
  return patterns.filter(([, pattern]) => pattern.test(folded)).map(([value]) => value);
}

function yesNo(answer: string | null): boolean | null {
  if (answer === null) return null;
  const folded = fold(answer);
  if (/\b(nao|ainda nao|not|no|todavia)\b/.test(folded)) return false;
  return /\b(sim|ja|si|yes|already|vendo)\b/.test(folded) ? true : null;
}

function other(answer: string | null): string | null {
  return /\b(?:outro|outra|otro|other): ?(.+)/i.exec(answer ?? '')?.[1]?.trim() || null;
}

function grade(answer: string | null): number | null {
  const match = /\d+(?:[.,]\d+)?/.exec(answer ?? '');
  if (!match) return null;
  const value = Number(match[0].replace(',', '.'));
  return value >= 0 && value <= 10 ? Math.round(value) : null;
}

function weekly(answer: string | null): boolean | null {
  if (answer === null) return null;
  const folded = fold(answer);
  if (/ritmo|pace/.test(folded)) return false;
  return /seman|weekly|topo|sim|si\b|yes|animo/.test(folded) ? true : null;
}
