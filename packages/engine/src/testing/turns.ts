import type { DocumentRow } from '../documents/index.ts';
import type { CoachEvent, CoachReplyInput, Passage } from '../port.ts';
import { HOME_SOLAR, planInput } from './buyers.ts';
import { answerPairs, SELLER } from './sellers.ts';

/** Input of one coach turn by Ana, who sells solar energy to families. */
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
    sellerAnswers: answerPairs(SELLER),
    icp: { name: 'Família Sol', profile: planInput('Família Sol', HOME_SOLAR, SELLER).icp },
    scripts: [],
    language: 'pt-BR',
    ...other,
  };
}

/** A passage of the company's price list, as found by retrieval. */
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

/** A price of the company's price list. */
export const priceRow = (item: string, value: string): DocumentRow => ({
  kind: 'price',
  item,
  conditions: [],
  range: null,
  value,
  amount: null,
  per: null,
  section: '',
  file: 'tabela.pdf',
  page: 2,
  line: `${item} | ${value}`,
  isSentence: false,
});

/** A complete streamed reply. */
export interface CollectedReply {
  text: string;
  sources: CoachEvent & { type: 'sources' };
  /** The types of events in order, consecutive deltas counted once. */
  order: CoachEvent['type'][];
  deltas: string[];
}

/** Collects a streamed reply. */
export async function collectReply(events: AsyncIterable<CoachEvent>): Promise<CollectedReply> {
  const deltas: string[] = [];
  const order: CollectedReply['order'] = [];
  let sources: CollectedReply['sources'] = { type: 'sources', sources: [] };
  for await (const event of events) {
    if (order.at(-1) !== event.type) order.push(event.type);
    if (event.type === 'delta') deltas.push(event.text);
    if (event.type === 'sources') sources = event;
  }
  return { text: deltas.join(''), sources, order, deltas };
}
