import type { CardKind } from '@salesai/contract/cards';
import type { Family } from '../coach/objections/knowledge.ts';

type Lines = readonly [string, ...string[]];

/** What a buyer says at one move: lines of anybody, and lines of each temperament. */
export interface MoveLines {
  any: Lines;
  hurried?: Lines | undefined;
  distrustful?: Lines | undefined;
  staller?: Lines | undefined;
  haggler?: Lines | undefined;
  technical?: Lines | undefined;
  undecided?: Lines | undefined;
}

/** Lines by move. */
export type PracticeLines = Readonly<Record<string, MoveLines>>;

/** What a question asks for that has no answer. */
export type UnknownForm =
  | ('who' | 'count' | 'amount' | 'age' | 'duration' | 'time' | 'when' | 'usually' | 'where')
  | ('why' | 'what' | 'how' | 'choice' | 'yesNo');

/** Facts of a buyer in the first person, with slots. */
export interface PracticeFacts {
  /** `{dor}` is a noun phrase or an infinitive. */
  pain: Lines;
  /** `{frase}` is the pain as a clause in the first person. */
  painStated: Lines;
  /** When the ICP names no pain. */
  painUnknown: { people: Lines; companies: Lines };
  /** The same where the kind of purchase names the matter, `{tema}`. */
  painThemed: Lines;
  /** A detail of the last time it happened. */
  episodes: { people: Lines; companies: Lines };
  impact: { people: Lines; companies: Lines };
  consequences: { people: Lines; companies: Lines };
  tried: { people: Lines; companies: Lines };
  decidesAlone: Lines;
  decidesWith: Lines;
  /** Where the ICP states what such a customer pays, `{perda}`. */
  impactBill: { people: Lines; companies: Lines };
  /** What the problem leads to where it costs no money. */
  impactFelt: Lines;
  worries: Lines;
  occasion: Lines;
  /** In place of an episode, after a fear or a worry. */
  episodesFelt: Lines;
  budget: Lines;
  timeline: Lines;
  /** `{caso}` begins with "quem". */
  notCustomer: Lines;
  notCustomerOther: Lines;
  /** Of a person who is asked about a business. */
  noBusiness: Lines;
  worksAlone: Lines;
  /** Whether the buyer has or had another thing than what is bought. */
  otherThing: Readonly<Record<'today' | 'tried', Lines>>;
  /** To a question about a thing that nobody foresaw, by its form. */
  byForm: Readonly<Record<'has' | 'own' | 'does' | 'did' | 'sends' | 'story', Lines>>;
  /** To a question without any answer, by what it asks for. */
  unknown: Readonly<Record<UnknownForm, Lines>>;
  /** A rough number `{numero}` where nothing else is known. */
  roughly: Readonly<Record<'count' | 'age' | 'duration' | 'time', Lines>>;
  /** To which of two proposals is better; `{x}` is one of them, something to do or a thing. */
  prefers: Readonly<Record<'act' | 'thing' | 'first' | 'second' | 'neither', Lines>>;
  /** A yes to whether something belongs to the problem. */
  alsoTroubled: Lines;
  /** To a request for a document before anything is agreed. */
  privateData: Lines;
  /** Where the offer is for `{usuario}`: with what the ICP says of them, `{frase}`, and without. */
  painOfUser: Lines;
  painOfUserFelt: Lines;
  episodesOfUser: Lines;
  consequencesOfUser: Readonly<Record<'child' | 'parent', Lines>>;
  childrenOfUser: Lines;
  /** Of the own baby `{bebe}`, which has `{meses}` months and wakes `{vezes}` times. */
  babyNames: Readonly<Record<'m' | 'f', Lines>>;
  baby: Readonly<
    Record<
      | 'name'
      | 'age'
      | 'family'
      | 'wakings'
      | 'nights'
      | 'wakesAt'
      | 'bedtime'
      | 'naps'
      | 'risesFor'
      | 'work'
      | 'feeds'
      | 'sleepsIn',
      Lines
    >
  >;
  forChild: Lines;
  /** Of the own father or mother, who the offer is for. */
  parent: Readonly<
    Record<
      | ('who' | 'age' | 'name' | 'lives' | 'routine' | 'falls' | 'medicine' | 'walks')
      | ('health' | 'accepts' | 'cares' | 'phone'),
      Lines
    >
  >;
  babyPain: Lines;
  babyEpisodes: Lines;
  babyCosts: Lines;
  /** Whether the business is the buyer's own; `{cargo}` is what the buyer is. */
  ownRole: Readonly<Record<'owner' | 'employee' | 'cares', Lines>>;
  /** What the buyer has of what the ICP names, `{coisas}`. */
  ownThings: Lines;
  /** A yes or a no about oneself where nothing else is known. */
  selfYesNo: Lines;
  /** What is still needed for an agreed step, by where it takes place. */
  afterStep: Readonly<Record<'visit' | 'online' | 'come' | 'any', Lines>>;
  /** Whether something was bought, asked for or is had, by claim and value. */
  claimed: Readonly<
    Record<
      | ('bought before' | 'bought never' | 'quotes asked')
      | ('quotes none' | 'supplier another' | 'supplier none'),
      Lines
    >
  >;
  /** What the buyer says of an offer of somebody else. `{preco}` is its price. */
  otherOffer: Readonly<Record<'none' | 'price' | 'has' | 'who', Lines>>;
  /** To a proposed time `{dia}`, or with another one, `{outro}`. */
  days: Readonly<Record<'yes' | 'other' | 'trust' | 'value' | 'objection', Lines>>;
  /** When a fact is asked for again in other words. */
  recall: Readonly<
    Record<'pain' | 'impact' | 'tried' | 'decision_maker' | 'budget' | 'timeline', Lines>
  >;
  /** What a buyer who has refused before says is missing. */
  missing: Readonly<Record<Missing, Lines>>;
  /** The same as an answer to what is needed to decide. */
  needs: Readonly<Record<Missing, Lines>>;
  needsNothing: Lines;
}

/** What keeps a buyer from buying, beside an objection. */
export type Missing =
  | ('hurt' | 'pain' | 'more' | 'listened' | 'rest' | 'link' | 'consequence')
  | ('trust' | 'value');

/** A subject that sellers ask about in passing: the classifier finds it by its key, or the pattern does. */
export interface PracticeTopic {
  key: string;
  pattern?: RegExp | undefined;
  /** One of them is the answer of a session. */
  people: Lines;
  companies: Lines;
}

/** What a buyer says about objections. */
export interface PracticeObjections {
  /** By key of the objection. */
  raise: Readonly<Record<string, Lines>>;
  insist: Readonly<Record<Family, Lines>>;
  explain: Readonly<Record<Family, Lines>>;
  resolved: Readonly<Record<Family, Lines>>;
}

/** What a review says of a criterion; the public rules are texts of the product. */
export interface PracticeAdvice {
  key: string;
  strength: Lines;
  improvement: Lines;
  advice: { low: string; middle: string; full: string };
  /** What one thing that was missing is called, by its key in the rules. */
  lacks?: Readonly<Record<string, string>> | undefined;
}

/** What is said about an answer to a card, by kind. */
export interface PracticeCardTexts {
  kinds: Readonly<
    Record<CardKind, { hint: string; passed: string; failed: string; example: string }>
  >;
  /** Examples of the answer to an objection, by its key or its family. */
  objections: Readonly<Record<string, string>>;
}

/** What a seller can do next. */
export const HINT_KEYS = [
  'begin',
  'wait',
  'comeBack',
  'acknowledge',
  'isolate',
  'answer',
  'problem',
  'reflect',
  'consequence',
  'more',
  'decider',
  'link',
  'price',
  'involve',
  'trade',
  'release',
  'close',
] as const;
export type PracticeHint = (typeof HINT_KEYS)[number];
export type PracticeHints = Readonly<Record<PracticeHint, string>>;
