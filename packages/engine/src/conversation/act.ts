import type { Artefact } from '@salesai/contract/coach';
import type { Order } from '../orders/index.ts';
import type { Line, Option, Outcome, Problem, SumKind } from '../sums/index.ts';

export const WRITTEN_KINDS = ['message', 'email', 'call', 'post', 'proposal'] as const;
export type WrittenKind = (typeof WRITTEN_KINDS)[number];

export const CHANGE_KINDS = [
  'add-name',
  'add-part',
  'another',
  'casual',
  'email',
  'firmer',
  'fix',
  'formal',
  'longer',
  'remove-part',
  'remove-price',
  'replace',
  'restore',
  'shorter',
  'spoken',
  'topics',
  'warmer',
  'whatsapp',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const SMALL_TALK = [
  'abuse',
  'capability',
  'emoji',
  'goodbye',
  'greeting',
  'identity',
  'joke',
  'joy',
  'laugh',
  'life',
  'note',
  'personal',
  'praise',
  'promise',
  'thanks',
  'unclear',
  'decide',
  'wellbeing',
  'work',
] as const;
export type SmallTalk = (typeof SMALL_TALK)[number];

/** What a turn does, with all that its reply needs besides what is known of the seller. */
export type Act =
  /** The keys of the objections in the order in which to answer them. */
  | {
      kind: 'objection';
      keys: readonly [string, ...string[]];
      said: string;
      /** The key is only a guess: the reply keeps to the buyer's own words. */
      isGuess?: true;
    }
  | { kind: 'advice'; topic: string; said: string }
  /** A frequent question of sellers, by its key; `topic` as in a case. */
  | { kind: 'answer'; key: string; topic: string; said: string }
  /** A null purpose has to be asked for. */
  | { kind: 'text'; form: WrittenKind; purpose: string | null; request: string }
  /** `source` is the text to change; null when there is none. */
  | { kind: 'change'; change: ChangeKind; request: string; source: Artefact | null }
  /** `again` is what the message asks for instead, in the part that `meant` is; null when it does not say. */
  | { kind: 'repair'; said: string; again: Act | null; meant?: string }
  | { kind: 'explain' | 'no' }
  /** `another` asks for one more of what was given last. */
  | { kind: 'next'; another?: true }
  /** `topic` is what is named; null continues the subject. */
  | { kind: 'insist'; topic: string | null; said: string }
  | { kind: 'recall'; what: 'fact' | 'summary'; question: string }
  | {
      kind: 'sum';
      sum: SumKind;
      request: string;
      outcome: Outcome;
      /** The sum with its numbers and their roles, for messages that go on with it; null for a question. */
      problem: Problem | null;
      /** The readings between which the outcome asks. */
      options?: readonly Option[];
      /** Whose amount the outcome asks for, to be added to the sum. */
      lacks?: string;
      /** The sum before it, done again: documents have no part in it. */
      isAgain?: true;
      /** The goods, payment and delivery that the sum is of. */
      order?: Order;
      /** Several goods at their prices. */
      isOrder?: true;
      /** The goods whose price the outcome asks for. */
      awaits?: Line;
      /** What the message asks for besides the sum. */
      besides?: string;
    }
  | { kind: 'result-sale' | 'result-loss' | 'result-progress'; said: string }
  /** A null line has to be asked for. `buyer` said the line before it. */
  | { kind: 'judge'; line: string | null; buyer: string; graded: boolean }
  | {
      kind: 'practice';
      step: 'start' | 'again' | 'end' | 'feedback';
      objection: string;
      said: string;
    }
  | { kind: 'practice'; step: 'answer'; objection: string; buyer: string; line: string }
  | { kind: 'document'; question: string }
  | { kind: 'about-files'; question: string }
  | { kind: 'small-talk'; topic: SmallTalk }
  | { kind: 'app-help'; question: string }
  | { kind: 'off-topic'; said: string }
  /** The seller described a case; `topic` is what it is most probably about. */
  | { kind: 'case'; topic: string | null; said: string }
  /** The seller says how they feel, and asks for nothing. */
  | { kind: 'feeling'; said: string }
  /** Not sure: asks which of the readings is meant. */
  | { kind: 'question'; choices: readonly Choice[]; said: string }
  | { kind: 'support' };

export type ActKind = Act['kind'];

/** One of the readings that the coach asks about. */
export interface Choice {
  /** What the seller taps, in their words: "Uma resposta para “tá caro”". */
  label: string;
  act: Act;
}

/** What an act is about: an objection, a topic, a purpose, a kind of change or sum; null for nothing. */
export function aboutOf(act: Act): string | null {
  switch (act.kind) {
    case 'objection':
      return act.keys[0];
    case 'advice':
      return act.topic;
    case 'answer':
    case 'case':
    case 'insist':
      return keyOf(act.topic);
    case 'text':
      return keyOf(act.purpose) ?? act.form;
    case 'change':
      return act.change;
    case 'sum':
      return act.sum;
    case 'recall':
      return act.what;
    case 'feeling':
      return 'motivation';
    case 'small-talk':
      return act.topic;
    case 'practice':
      return act.step;
    default:
      return null;
  }
}

/** "obj.price" is about "price". */
const keyOf = (topic: string | null): string | null => topic?.replace(/^obj\./, '') ?? null;
