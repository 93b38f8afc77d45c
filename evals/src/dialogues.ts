import { createEmbeddedEngine } from '@salesai/engine/embedded';
import type { CoachReplyInput } from '@salesai/engine/port';
import { z } from 'zod';
import type { Libraries, Library } from './library.ts';

/** Earlier questions that the product looks at, too. */
const PREVIOUS_TURNS = 4;
const texts = z.array(z.string());

/** What the reply to a turn has to be. */
const expectationSchema = z.looseObject({
  kind: z.string(),
  about: z.union([z.string(), texts]).optional(),
  contains: texts.optional(),
  containsAny: texts.optional(),
  notContains: texts.optional(),
  shorterThanLast: z.boolean().optional(),
  longerThanLast: z.boolean().optional(),
  bullets: z.boolean().optional(),
  maxWords: z.number().optional(),
  asks: z.boolean().optional(),
  mayAsk: z.boolean().optional(),
});
export type Expectation = z.infer<typeof expectationSchema>;

const dialogueSchema = z.looseObject({
  id: z.string(),
  seller: z.looseObject({
    name: z.string(),
    sells: z.string(),
    customer: z.looseObject({ name: z.string(), description: z.string() }).optional(),
  }),
  documents: z.array(z.object({ file: z.string(), text: z.string() })).optional(),
  turns: z.array(z.object({ say: z.string(), expect: expectationSchema })),
});
type Dialogue = z.infer<typeof dialogueSchema>;

/** The dialogues of a file with one JSON object a line. */
export const dialoguesIn = (file: string): Dialogue[] =>
  file
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => dialogueSchema.parse(JSON.parse(line)));

const QUESTIONS = {
  sells: 'Em quais territórios você vende ou quer vender?',
  segment: 'Em qual segmento está o seu cliente ideal?',
  description: 'Descreva o seu cliente ideal com as suas palavras.',
} as const;

/** The seller of a dialogue, with profile, customer and documents as the product would have them. */
export class DialogueSeller {
  readonly #dialogue: Dialogue;
  readonly #libraries: Libraries;
  #library: Promise<Library> | undefined;
  #icp: Promise<CoachReplyInput['icp']> | undefined;

  /** @param libraries keeps the documents; its owner closes it. */
  constructor(dialogue: Dialogue, libraries: Libraries) {
    this.#dialogue = dialogue;
    this.#libraries = libraries;
  }

  async inputOf(userInput: string, history: CoachReplyInput['history']): Promise<CoachReplyInput> {
    const { seller, documents = [] } = this.#dialogue;
    this.#icp ??= this.#profile();
    if (documents.length > 0) this.#library ??= this.#libraries.ofFiles(documents);
    const library = await this.#library;
    const asked = history.slice(-PREVIOUS_TURNS).map((turn) => turn.userInput);
    return {
      userInput,
      history: [...history],
      ...(library ? await library.find(userInput, asked) : { passages: [] }),
      hasDocuments: documents.length > 0,
      sellerName: seller.name,
      sellerAnswers: [{ question: QUESTIONS.sells, answer: `Outro: ${seller.sells}` }],
      icp: await this.#icp,
      scripts: [],
      language: 'pt-BR',
    };
  }

  async #profile(): Promise<CoachReplyInput['icp']> {
    const { sells, customer } = this.#dialogue.seller;
    if (!customer) return null;
    const profile = await createEmbeddedEngine().icpProfile({
      icpName: customer.name,
      answers: [
        { question: QUESTIONS.segment, answer: sells },
        { question: QUESTIONS.description, answer: customer.description },
      ],
      sellerAnswers: null,
      language: 'pt-BR',
    });
    return { name: customer.name, profile };
  }
}
