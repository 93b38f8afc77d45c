import { cleanText, fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { artefactIn } from '../reading/artefact.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { saidIn } from './said.ts';

/** Who stated something in the talk: the seller, or a text, a sum or documents in a reply of ours. */
export type PassageSource = 'seller' | 'request' | 'text' | 'sum' | 'documents';

/** A sentence of the talk in which a value may stand. */
export interface Passage {
  text: string;
  /** All of the message or text to which it belongs, folded. */
  context: string;
  at: number;
  source: PassageSource;
}

type Entry = ConversationState['log'][number];

/** What the seller stated, the newest version of each text, the results of sums and of documents. */
export function passagesIn(state: ConversationState): Passage[] {
  return [...statedBySeller(state), ...writtenTexts(state.log), ...results(state.log)];
}

const statedBySeller = (state: ConversationState): Passage[] =>
  saidIn(state).map(({ sentence, at }) => ({
    text: cleanText(sentence),
    context: fold(state.log[at]?.turn.userInput ?? ''),
    at,
    source: isOrder(state.log[at]?.act) ? 'request' : 'seller',
  }));

const isOrder = (act: Act | undefined) => act?.kind === 'text' || act?.kind === 'change';

/** The texts of the talk, each as its last change left it. */
function writtenTexts(log: readonly Entry[]): Passage[] {
  const texts: { text: string; asked: string; at: number }[] = [];
  for (const [at, { act, turn }] of log.entries()) {
    const made = isOrder(act) ? artefactIn(turn.assistantResponse) : null;
    if (!made) continue;
    const before = act.kind === 'change' ? texts.pop() : undefined;
    texts.push({ text: made.text, asked: `${before?.asked ?? ''} ${turn.userInput}`, at });
  }
  return texts.flatMap(({ text, asked, at }) =>
    text
      .split(/\n+|(?<=[.!?])\s+/)
      .map((line) => cleanText(line))
      .filter((line) => line !== '')
      .map((line) => ({ text: line, context: fold(`${asked} ${text}`), at, source: 'text' })),
  );
}

/** A result that a reply leads with; one that was only asked about is none. */
const results = (log: readonly Entry[]): Passage[] =>
  log.flatMap(({ act, turn }, at) => {
    const source = act.kind === 'sum' ? 'sum' : act.kind === 'document' ? 'documents' : null;
    const [first = ''] = turn.assistantResponse.split('\n');
    if (source === null || !first.includes('**') || first.includes('?')) return [];
    const text = cleanText(first.replaceAll('**', '').split(' — ')[0] ?? '');
    return [{ text, context: fold(`${turn.userInput} ${text}`), at, source }];
  });
