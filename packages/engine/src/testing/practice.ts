import type { PracticeLevel, PracticeScene, PracticeStatus } from '@salesai/contract/practice';
import type { Practice, PracticeEntry, PracticeSetup, PracticeTurn } from '../practice/port.ts';
import type { SessionLog } from '../practice/review/replay.ts';
import { beginning, receiveMessage, recordBubbles } from '../practice/session.ts';
import type { SessionState } from '../practice/types.ts';
import { HOME_SOLAR, planInput } from './buyers.ts';

/** A session against a family that may buy solar energy. */
export function practiceSetup(
  options: { seed?: number; level?: PracticeLevel; scene?: PracticeScene; price?: number } = {},
): PracticeSetup {
  const { seed = 1, level = 'medium', scene = 'open', price = 18_000 } = options;
  const { icp, icpAnswers, icpName } = planInput('Famílias com casa própria', HOME_SOLAR, null);
  return {
    ...{ seed, level, scene },
    offer: { name: 'energia solar', price },
    sellerName: 'Bruno',
    icp: { name: icpName, profile: icp, answers: icpAnswers },
    sellerAnswers: null,
    startedAt: '2026-11-23T12:00:00.000Z',
  };
}

/** A session against somebody of another trade, at the easiest level unless stated. */
export function tradeSetup(
  { who, pain, offer }: { who: string; pain: string; offer: string },
  options: Parameters<typeof practiceSetup>[0] = {},
): PracticeSetup {
  const base = practiceSetup({ level: 'easy', price: 900, ...options });
  const { profile, answers } = base.icp;
  const details = { ...profile.details, resumoICP: who, dorPrincipal: pain, setorAtuacao: offer };
  return {
    ...base,
    offer: { ...base.offer, name: offer },
    icp: {
      name: who,
      profile: { ...profile, mainPain: pain, details },
      answers: answers.map((one, at) => ({ ...one, answer: at === 2 ? who : one.answer })),
    },
  };
}

/** What a log of texts and hours leads to. */
export interface PlayedPractice {
  turns: PracticeTurn[];
  entries: PracticeEntry[];
  status: PracticeStatus;
  last: PracticeTurn;
}

/** Plays messages, and waits of hours, until the session ends. */
export function playPractice(
  practice: Practice,
  setup: PracticeSetup,
  messages: readonly (string | number)[],
): PlayedPractice {
  const turns: PracticeTurn[] = [];
  const entries: PracticeEntry[] = [];
  let { state } = practice.open(setup);
  for (const message of messages) {
    const turn =
      typeof message === 'number'
        ? practice.passTime(setup, state, message)
        : practice.receive(setup, state, message);
    turns.push(turn);
    const messageId = () => `m${entries.length}`;
    if (typeof message === 'number') entries.push({ kind: 'wait', hours: message });
    else entries.push({ kind: 'seller', messageId: messageId(), text: message, at: turn.clock });
    for (const { text, at } of turn.bubbles) {
      entries.push({ kind: 'buyer', messageId: messageId(), text, at });
    }
    state = turn.state;
    if (turn.status !== 'active') break;
  }
  const last = turns.at(-1);
  if (!last) throw new RangeError('No message to play');
  return { turns, entries, status: last.status, last };
}

/** A session against a customer in the words of the seller, which name the pain, too. */
export function describedSetup(
  {
    description,
    offer,
    to = 'Pequenas empresas',
  }: { description: string; offer: string; to?: string },
  options: Parameters<typeof practiceSetup>[0] = {},
): PracticeSetup {
  const who = description.split(' que ')[0] ?? description;
  const base = tradeSetup({ who, pain: description, offer }, options);
  const answers = base.icp.answers.map((one, at) => ({
    ...one,
    answer: at === 2 ? description : at === 1 ? to : offer,
  }));
  return { ...base, icp: { ...base.icp, answers } };
}

/** A message of the seller, with what the buyer answers where that is not left to the rules. */
type Scripted = string | readonly [message: string, ...replies: string[]];

/** The log of messages to a buyer in a state. */
export function sessionLog(
  setup: PracticeSetup,
  state: Partial<SessionState>,
  messages: readonly Scripted[],
): SessionLog {
  const first: SessionState = { ...beginning(setup), count: 6, ...state };
  let last = first;
  const turns = messages.map((one, at): SessionLog['turns'][number] => {
    const [text, ...replies] = typeof one === 'string' ? [one] : one;
    const before = last;
    const step = receiveMessage(setup, structuredClone(last), text);
    const said = replies.length > 0 ? replies : step.bubbles.map((bubble) => bubble.text);
    last = recordBubbles(step.state, said);
    return {
      ...{ messageId: `m${at}`, text, sentences: step.reading.sentences },
      ...{ words: step.reading.words, before, after: last, sayings: step.sayings, previous: null },
      replies: said.map((reply, n) => ({ messageId: `r${at}.${n}`, text: reply })),
    };
  });
  const buyerMessages = turns.flatMap(({ replies }) => replies);
  return { setup, first, last, turns, buyerMessages, hints: [] };
}

/** A buyer who finds the price too high. */
export const findsItDear = (setup: PracticeSetup): Partial<SessionState> => ({
  ...{ trust: 60, value: 20, known: ['pain'], previous: 'achei caro', isOpen: true },
  raised: [
    {
      ...{ key: 'price', family: 'price', acknowledged: false, asked: false, answered: false },
      ...{ confirmed: false, tries: 0, isResolved: false },
    },
  ],
  price: { ...beginning(setup).price, stated: setup.offer.price, offered: setup.offer.price },
});
