import { z } from 'zod';
import {
  HINT_KEYS,
  type PracticeAdvice,
  type PracticeCardTexts,
  type PracticeFacts,
  type PracticeHints,
  type PracticeLines,
  type PracticeObjections,
  type PracticeTopic,
} from '../src/knowledge/practice/knowledge.ts';

/** Schemas of what a simulated buyer says, and of the public texts of the score. */

const LONGEST = 220;
export const text = z.string().trim().min(1);
export const line = text.max(LONGEST);
export const lines = z.tuple([line], line);
export const pattern = text.transform((source, context) => {
  try {
    return new RegExp(source);
  } catch {
    context.addIssue('is not a regular expression');
    return z.NEVER;
  }
});
const byKind = z.strictObject({ people: lines, companies: lines });
const families = z.strictObject({
  price: lines,
  timing: lines,
  authority: lines,
  competition: lines,
  need: lines,
  trust: lines,
  terms: lines,
});

export const practiceLines: z.ZodType<PracticeLines> = z.record(
  z.string(),
  z.strictObject({
    any: lines,
    hurried: lines.optional(),
    distrustful: lines.optional(),
    staller: lines.optional(),
    haggler: lines.optional(),
    technical: lines.optional(),
    undecided: lines.optional(),
  }),
);

export const practiceFacts: z.ZodType<PracticeFacts> = z.strictObject({
  pain: lines,
  painStated: lines,
  painUnknown: byKind,
  painThemed: lines,
  episodes: byKind,
  impact: byKind,
  consequences: byKind,
  tried: byKind,
  decidesAlone: lines,
  decidesWith: lines,
  impactBill: byKind,
  impactFelt: lines,
  worries: lines,
  occasion: lines,
  episodesFelt: lines,
  budget: lines,
  timeline: lines,
  notCustomer: lines,
  notCustomerOther: lines,
  noBusiness: lines,
  worksAlone: lines,
  otherThing: z.strictObject({ today: lines, tried: lines }),
  byForm: z.strictObject({
    has: lines,
    own: lines,
    does: lines,
    did: lines,
    sends: lines,
    story: lines,
  }),
  unknown: z.strictObject({
    ...{ who: lines, count: lines, amount: lines, age: lines, duration: lines, time: lines },
    ...{ when: lines, usually: lines, where: lines, why: lines, what: lines, how: lines },
    ...{ choice: lines, yesNo: lines },
  }),
  roughly: z.strictObject({ count: lines, age: lines, duration: lines, time: lines }),
  prefers: z.strictObject({
    ...{ act: lines, thing: lines, first: lines, second: lines, neither: lines },
  }),
  alsoTroubled: lines,
  privateData: lines,
  painOfUser: lines,
  painOfUserFelt: lines,
  episodesOfUser: lines,
  consequencesOfUser: z.strictObject({ child: lines, parent: lines }),
  childrenOfUser: lines,
  babyNames: z.strictObject({ m: lines, f: lines }),
  baby: z.strictObject({
    ...{ name: lines, age: lines, family: lines, wakings: lines, nights: lines, wakesAt: lines },
    ...{ bedtime: lines, naps: lines, risesFor: lines, work: lines, feeds: lines, sleepsIn: lines },
  }),
  forChild: lines,
  parent: z.strictObject({
    ...{ who: lines, age: lines, name: lines, lives: lines, routine: lines, falls: lines },
    ...{ medicine: lines, walks: lines, health: lines, accepts: lines, cares: lines, phone: lines },
  }),
  babyPain: lines,
  babyEpisodes: lines,
  babyCosts: lines,
  ownRole: z.strictObject({ owner: lines, employee: lines, cares: lines }),
  ownThings: lines,
  selfYesNo: lines,
  afterStep: z.strictObject({ visit: lines, online: lines, come: lines, any: lines }),
  claimed: z.strictObject({
    'bought before': lines,
    'bought never': lines,
    'quotes asked': lines,
    'quotes none': lines,
    'supplier another': lines,
    'supplier none': lines,
  }),
  otherOffer: z.strictObject({ none: lines, price: lines, has: lines, who: lines }),
  days: z.strictObject({ yes: lines, other: lines, trust: lines, value: lines, objection: lines }),
  recall: z.strictObject({
    pain: lines,
    impact: lines,
    tried: lines,
    decision_maker: lines,
    budget: lines,
    timeline: lines,
  }),
  missing: z.strictObject({
    hurt: lines,
    pain: lines,
    more: lines,
    listened: lines,
    rest: lines,
    link: lines,
    consequence: lines,
    trust: lines,
    value: lines,
  }),
  needs: z.strictObject({
    hurt: lines,
    pain: lines,
    more: lines,
    listened: lines,
    rest: lines,
    link: lines,
    consequence: lines,
    trust: lines,
    value: lines,
  }),
  needsNothing: lines,
});

export const practiceTopics: z.ZodType<readonly PracticeTopic[], unknown> = z.array(
  z.strictObject({ key: text, pattern: pattern.optional(), people: lines, companies: lines }),
);

export const practiceObjections: z.ZodType<PracticeObjections> = z.strictObject({
  raise: z.record(z.string(), lines),
  insist: families,
  explain: families,
  resolved: families,
});

export const practiceAdvice: z.ZodType<readonly PracticeAdvice[], unknown> = z.array(
  z.strictObject({
    key: text,
    strength: z.tuple([text], text),
    improvement: z.tuple([text], text),
    advice: z.strictObject({ low: text, middle: text, full: text }),
    lacks: z.record(z.string(), text).optional(),
  }),
);

const cardText = z.strictObject({ hint: text, passed: text, failed: text, example: text });

export const practiceCards: z.ZodType<PracticeCardTexts> = z.strictObject({
  kinds: z.strictObject({
    opening: cardText,
    problem: cardText,
    implication: cardText,
    reflection: cardText,
    value: cardText,
    price: cardText,
    objection: cardText,
    next_step: cardText,
  }),
  objections: z.record(z.string(), text),
});

export const practiceHints: z.ZodType<PracticeHints> = z.record(z.enum(HINT_KEYS), text);
