import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { standsInTalk } from '../src/answer-sources/index.ts';
import { decide } from '../src/conversation/acts/acts.ts';
import { sourcesIn } from '../src/conversation/documents/asked.ts';
import { replaceKindModel } from '../src/conversation/kinds/model.ts';
import { type Situation, situationOf } from '../src/conversation/kinds/situation.ts';
import { replyTo } from '../src/conversation/reply.ts';
import { stateAfter } from '../src/conversation/state/state.ts';

/** A talk; a message without a kind only stands before others. */
const talkSchema = z.strictObject({
  sells: z.string(),
  turns: z.array(
    z.strictObject({
      say: z.string(),
      kind: z.string().optional(),
      /** All keys that are as good, of kinds that help with a matter. */
      about: z.array(z.string()).default([]),
      /** By the best passage of the seller's documents, as the search found it. */
      coverage: z.number().default(0),
    }),
  ),
});
type Talk = z.infer<typeof talkSchema>;

/** A message with its place in the talk and the kind that its author gave it. */
export interface LabelledSituation {
  author: string;
  kind: string;
  about: readonly string[];
  situation: Situation;
}

const FOLDER = new URL('../data/act-kinds/', import.meta.url);
/** A reply that the seller's documents give. */
const FROM_DOCUMENTS = 'R$ 10 — **tabela.txt**.';

/** The messages of all authors, as the rules alone lead the talks. */
export function readSituations(): LabelledSituation[] {
  replaceKindModel(null);
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, FOLDER), 'utf8')
        .split('\n')
        .filter(Boolean)
        .flatMap((line) =>
          situationsOf(talkSchema.parse(JSON.parse(line)), name.replace('.jsonl', '')),
        ),
    );
}

function situationsOf({ sells, turns }: Talk, author: string): LabelledSituation[] {
  const history: { userInput: string; assistantResponse: string }[] = [];
  return turns.flatMap(({ say, kind, about, coverage }) => {
    const state = stateAfter(history);
    const said = history.map(({ userInput }) => userInput);
    const findings = {
      coverage,
      standsInTalk: standsInTalk(sourcesIn(say, said, [])),
      inDocuments: () => coverage >= COVERED,
    };
    const act = decide(state, say, findings);
    const reply = kind === 'document' ? FROM_DOCUMENTS : replyOf(say, history, sells);
    history.push({ userInput: say, assistantResponse: reply });
    if (kind === undefined) return [];
    return [{ author, kind, about, situation: situationOf(act, say, state, findings) }];
  });
}

const COVERED = 0.5;

const replyOf = (
  userInput: string,
  history: readonly { userInput: string; assistantResponse: string }[],
  sells: string,
): string =>
  replyTo({
    userInput,
    history: [...history],
    passages: [],
    hasDocuments: false,
    sellerName: 'Ana',
    sellerAnswers: [
      { question: 'Em quais territórios você vende ou quer vender?', answer: `Outro: ${sells}` },
    ],
    icp: null,
    scripts: [],
    language: 'pt-BR',
  }).text;
