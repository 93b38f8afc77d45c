import { createEmbeddedEngine } from '@salesai/engine/embedded';
import type { CoachReplyInput } from '@salesai/engine/port';
import type { Found } from './library.ts';

export interface CoachAnswer {
  text: string;
  /** Whether it names sources. */
  quoted: boolean;
}

/**
 * Asks the embedded coach about a seller's documents.
 * @param found what the product's search found in them.
 * @param previous earlier questions, the oldest first.
 */
export async function askCoach(
  userInput: string,
  found: Found,
  previous: readonly string[] = [],
): Promise<CoachAnswer> {
  const input: CoachReplyInput = {
    userInput,
    ...found,
    history: previous.map((one) => ({ userInput: one, assistantResponse: '' })),
    hasDocuments: true,
    sellerName: 'Ana Souza',
    sellerAnswers: null,
    icp: null,
    scripts: [],
    language: 'pt-BR',
  };
  const answer: CoachAnswer = { text: '', quoted: false };
  for await (const event of createEmbeddedEngine().coachReply(input)) {
    if (event.type === 'delta') answer.text += event.text;
    if (event.type === 'sources') answer.quoted = event.sources.length > 0;
  }
  return answer;
}
