import type { Engine, Passage } from '@salesai/engine/port';
import data from '../data/unanswerable.json' with { type: 'json' };

/** A question about the company with related passages that do not answer it. */
export interface Unanswerable {
  ask: string;
  passages: Passage[];
}

const texts = new Map(Object.entries(data.passages));

export const UNANSWERABLE: readonly Unanswerable[] = data.questions.map(({ ask, near }) => ({
  ask,
  passages: near.flatMap((key) => {
    const passage = texts.get(key);
    return passage ? [{ ...passage, page: 1, excerpt: '', coverage: 0.5 }] : [];
  }),
}));

const REFUSES =
  /n[ãa]o (?:encontrei|achei|vi|consta|constam|h[áa]|est[áa]|diz|dizem|informa|menciona|fala|tenho|cobre|traz|especifica)|sem (?:essa )?informa[çc]/i;

export interface CoachAnswer {
  text: string;
  /** The answer states that the documents do not contain it. */
  refused: boolean;
  /** Files of the sources. */
  files: string[];
}

/** Asks the coach and classifies its answer. */
export async function answerQuestion(
  engine: Engine,
  { ask, passages }: Unanswerable,
): Promise<CoachAnswer> {
  let text = '';
  const files: string[] = [];
  const events = engine.coachReply({
    userInput: ask,
    history: [],
    passages,
    hasDocuments: true,
    sellerName: 'Ana',
    sellerAnswers: null,
    icp: null,
    scripts: [],
    language: 'pt-BR',
  });
  for await (const event of events) {
    if (event.type === 'delta') text += event.text;
    if (event.type === 'sources') files.push(...event.sources.map(({ file }) => file));
  }
  return { text, refused: REFUSES.test(text), files };
}
