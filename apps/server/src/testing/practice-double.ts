import { PRACTICE_CRITERIA, type PracticeAct, PracticeStatus } from '@salesai/contract/practice';
import type { Practice, PracticeState, PracticeTurn } from '@salesai/engine/practice';
import * as z from 'zod/mini';

/** What the double keeps hidden; no response of an active session contains it. */
export const HIDDEN = 'estado-oculto';
const HOUR_MS = 3_600_000;
const State = z.object({ turns: z.int(), clock: z.string(), sent: z.array(z.string()) });

/**
 * A deterministic practice engine whose buyer does what the seller's text orders: "fim won" ends the
 * session, "silêncio" gets no answer, "duas" gets two bubbles. It scores ten points a question.
 */
export const practiceDouble: Practice = {
  open: ({ seed, icp, startedAt }) => ({
    persona: { name: `Célia ${seed}`, role: `dona de ${icp.name}`, manner: 'apressada' },
    briefing: [{ text: 'A agenda fura', origin: 'you_said' }],
    state: { turns: 0, clock: startedAt, sent: [], secret: HIDDEN },
    mood: 'neutral',
    clock: startedAt,
  }),
  receive(_setup, state, text) {
    const lines = text.includes('duas') ? ['primeira', 'segunda'] : [`resposta a "${text}"`];
    return turn(state, 1, text.includes('silêncio') ? [] : lines, {
      status: z.parse(PracticeStatus, /fim (\w+)/.exec(text)?.[1] ?? 'active'),
      acts: [{ act: actIn(text), start: 0, end: text.length }],
    });
  },
  passTime: (_setup, state, hours) =>
    turn(state, hours, hours >= 48 ? ['oi, voltei'] : [], { status: 'active', acts: [] }),
  record: (state, bubbles) => ({ ...state, sent: [...bubbles] }),
  hint: (_setup, state) => `dica ${z.parse(State, state).turns}`,
  review(setup, entries, status, contested = {}) {
    const messages = entries.flatMap((entry) => (entry.kind === 'seller' ? [entry] : []));
    const acts = messages.map(({ messageId, text }) => contested[messageId] ?? actIn(text));
    return {
      version: 8,
      score: acts.filter((act) => act === 'ask_problem').length * 10,
      status,
      criteria: PRACTICE_CRITERIA.map((key) => ({
        key,
        weight: 1,
        mark: null,
        evidence: [],
        advice: 'Pergunte mais.',
      })),
      strength: { key: 'opening', text: 'Você começou.' },
      improvements: [],
      margin: { listPrice: setup.offer.price, soldPrice: null, leftOnTable: null },
      hints: entries.flatMap((entry) =>
        entry.kind === 'hint' ? [{ text: entry.text, after: null }] : [],
      ),
      trace: messages.map(({ messageId, text }, at) => ({
        messageId,
        acts: [{ act: acts[at] ?? 'other', start: 0, end: text.length }],
        state: { secret: HIDDEN },
      })),
    };
  },
};

const actIn = (text: string): PracticeAct => (text.includes('?') ? 'ask_problem' : 'other');

function turn(
  state: PracticeState,
  hours: number,
  lines: string[],
  { status, acts }: Pick<PracticeTurn, 'status' | 'acts'>,
): PracticeTurn {
  const { turns, clock: before, sent } = z.parse(State, state);
  const clock = new Date(Date.parse(before) + hours * HOUR_MS).toISOString();
  return {
    state: { turns: turns + 1, clock, sent: [...sent, ...lines], secret: HIDDEN },
    acts,
    decision:
      lines.length === 0
        ? null
        : {
            move: 'answer',
            fact: null,
            objection: null,
            price: null,
            mood: 'neutral',
            manner: 'hurried',
            reference: lines,
            forbidden: [HIDDEN],
            maxChars: 220,
          },
    bubbles: lines.map((text) => ({ text, at: clock })),
    status,
    mood: 'neutral',
    clock,
    read: lines.length > 0,
  };
}
