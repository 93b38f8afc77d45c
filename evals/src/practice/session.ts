import type { PracticeStatus } from '@salesai/contract/practice';
import { createPractice, type PracticeEntry, type PracticeSetup } from '@salesai/engine/practice';
import { lower } from '@salesai/engine/text';
import type { Seller, View } from './sellers.ts';

const practice = createPractice();
const WAITS_MAX = 6;

/** A whole conversation of a simulated seller. */
export interface Played {
  setup: PracticeSetup;
  entries: PracticeEntry[];
  status: PracticeStatus;
  score: number;
  messages: number;
  slowest: number;
}

/** @param onTurn sees each entry of the log, for printing. */
export function play(
  setup: PracticeSetup,
  seller: Seller,
  onTurn?: (line: string) => void,
): Played {
  const opening = practice.open(setup);
  const entries: PracticeEntry[] = [];
  let { state } = opening;
  let status: PracticeStatus = 'active';
  let replies: string[] = [];
  let count = 0;
  let waits = 0;
  let slowest = 0;
  while (status === 'active') {
    const view: View = {
      ...{ buyer: opening.persona.name, seller: setup.sellerName, offer: setup.offer.name },
      ...{ price: setup.offer.price, pain: painOf(setup), replies, count },
    };
    const move = seller.next(view);
    if (move === null) break;
    if ('wait' in move) {
      if (waits++ >= WAITS_MAX) break;
      const turn = practice.passTime(setup, state, move.wait);
      ({ state, status } = turn);
      entries.push({ kind: 'wait', hours: move.wait });
      onTurn?.(`   … ${move.wait} h`);
      continue;
    }
    count += 1;
    const start = performance.now();
    const turn = practice.receive(setup, state, move.text);
    slowest = Math.max(slowest, performance.now() - start);
    ({ state, status } = turn);
    entries.push({
      kind: 'seller',
      messageId: `m${entries.length}`,
      text: move.text,
      at: turn.clock,
    });
    for (const { text, at } of turn.bubbles) {
      entries.push({ kind: 'buyer', messageId: `m${entries.length}`, text, at });
    }
    replies = turn.bubbles.map(({ text }) => text);
    const { trust, value, patience } = state as Record<string, unknown>;
    onTurn?.(
      `> ${move.text}  [${turn.acts.map(({ act }) => act).join(', ')}]\n${replies.map((one) => `      ${one}`).join('\n')}\n        trust ${trust} value ${value} patience ${patience} ${turn.decision?.move ?? 'silent'} ${status}`,
    );
  }
  const ended = status === 'active' ? 'undecided' : status;
  const { score } = practice.review(setup, entries, ended);
  return { setup, entries, status: ended, score, messages: count, slowest };
}

/** The briefing's pain, which every seller knows before. */
const painOf = ({ icp }: PracticeSetup) => lower(icp.profile.mainPain);
