import type { CoachEvent, CoachReplyInput, Passage } from '../port.ts';
import { HOME_SOLAR, planInput } from './buyers.ts';
import { answersOf, SELLER } from './sellers.ts';

/** What a coach is asked in one turn, by Ana, who sells solar energy to families. */
export function turnInput(
  userInput: string,
  other: Partial<CoachReplyInput> = {},
): CoachReplyInput {
  return {
    userInput,
    history: [],
    passages: [],
    hasDocuments: false,
    sellerName: 'Ana Souza',
    sellerAnswers: answersOf(SELLER),
    icp: { name: 'Família Sol', profile: planInput('Família Sol', HOME_SOLAR, SELLER).icp },
    scripts: [],
    language: 'pt-BR',
    ...other,
  };
}

/** A page of her company's price list, as retrieval finds it. */
export function passage(text: string, other: Partial<Passage> = {}): Passage {
  return {
    file: 'tabela-2026.pdf',
    page: 3,
    excerpt: text.slice(0, 80),
    coverage: 0.8,
    text,
    ...other,
  };
}

/** A whole answer, as it was listened to. */
export interface Told {
  text: string;
  sources: CoachEvent & { type: 'sources' };
  /** The kinds of event in the order they came, deltas in a row counted once. */
  order: CoachEvent['type'][];
  deltas: string[];
}

/** Listens to a whole answer. */
export async function told(events: AsyncIterable<CoachEvent>): Promise<Told> {
  const deltas: string[] = [];
  const order: Told['order'] = [];
  let sources: Told['sources'] = { type: 'sources', sources: [] };
  for await (const event of events) {
    if (order.at(-1) !== event.type) order.push(event.type);
    if (event.type === 'delta') deltas.push(event.text);
    if (event.type === 'sources') sources = event;
  }
  return { text: deltas.join(''), sources, order, deltas };
}
