import { readFileSync } from 'node:fs';
import { createEmbeddedEngine } from '@salesai/engine/embedded';
import type { CoachReplyInput } from '@salesai/engine/port';
import { fold } from '@salesai/engine/text';
import { z } from 'zod';
import { DialogueSeller } from './dialogues.ts';
import { Libraries } from './library.ts';

/**
 * How much of what requests say to tell a customer stands in the text, and how much of what they say in
 * confidence. Judged by the stems of the parts that the requests' author marked.
 */
const file =
  process.argv.find((one) => one.endsWith('.jsonl')) ?? 'evals/data/requests-held-out.jsonl';
const printsMisses = process.argv.includes('--misses');

const lineSchema = z.object({
  kind: z.enum(['text', 'change']),
  parts: z.array(z.tuple([z.string(), z.string()])),
  before: z.string().optional(),
  after: z.string().optional(),
  sent: z.string().optional(),
});
type Request = z.infer<typeof lineSchema>;

const STATED_FROM = 0.75;
const KEPT_FROM = 0.75;
const STEM = 5;
const STOPS = new Set(
  'para pelo pela mais isso esse essa este esta voce quem quando como onde porque tudo todo toda nada muito muita dele dela eles elas tambem ainda agora aqui ficou fica estou entao depois sobre minha nosso nossa aquele aquela'.split(
    ' ',
  ),
);
/** Numbers and the stems of longer words. */
const stemsOf = (text: string): Set<string> =>
  new Set(
    [...fold(text).matchAll(/\d+(?:[.,]\d+)*|[a-z]{4,}/g)]
      .map(([word]) => word)
      .filter((word) => !STOPS.has(word))
      .map((word) => (/\d/.test(word) ? word : word.slice(0, STEM))),
  );
const shareIn = (stems: Set<string>, text: string): number => {
  const found = stemsOf(text);
  return stems.size === 0 ? 1 : [...stems].filter((stem) => found.has(stem)).length / stems.size;
};
const partsOf = ({ parts }: Request, labels: readonly string[]): string =>
  parts
    .filter(([label]) => labels.includes(label))
    .map(([, text]) => text)
    .join(' ');

interface Judged {
  isText: boolean;
  stated: number;
  leaked: number;
  kept: number;
  isRight: boolean;
}

function judged(request: Request, artefact: string | null): Judged {
  const wanted = request.sent ?? request.after ?? '';
  const text = artefact ?? '';
  const inWanted = stemsOf(wanted);
  const stated = new Set(
    [...stemsOf(partsOf(request, ['tell', 'ask', 'new']))].filter((stem) => inWanted.has(stem)),
  );
  const own = stemsOf(partsOf(request, ['tell', 'ask', 'recipient', 'new', 'purpose']));
  const hidden = new Set(
    [...stemsOf(partsOf(request, ['private', 'forbid', 'chat', 'style', 'remove', 'old']))].filter(
      (stem) => !inWanted.has(stem) && !own.has(stem),
    ),
  );
  const leaked = [...hidden].filter((stem) => stemsOf(text).has(stem)).length;
  const toKeep = new Set([...stemsOf(request.before ?? '')].filter((stem) => inWanted.has(stem)));
  const kept = shareIn(toKeep, text);
  const share = shareIn(stated, text);
  const isChanged = request.before === undefined || fold(text) !== fold(request.before);
  return {
    isText: artefact !== null,
    stated: share,
    leaked,
    kept,
    isRight:
      artefact !== null && share >= STATED_FROM && leaked < 2 && kept >= KEPT_FROM && isChanged,
  };
}

const engine = createEmbeddedEngine();
const seller = new DialogueSeller(
  {
    id: 'requests',
    seller: {
      name: 'Andreia',
      gender: 'f',
      age: 35,
      region: 'Brasil',
      sells: 'produtos e serviços',
      customer: { name: 'Cliente', description: 'Cliente da região.' },
    },
    turns: [],
  },
  new Libraries(),
);

async function artefactOf(say: string, before: string | undefined): Promise<string | null> {
  const history: CoachReplyInput['history'] =
    before === undefined
      ? []
      : [
          {
            userInput: 'faz uma mensagem avisando o cliente do que combinamos',
            assistantResponse: `**WhatsApp**\n\n> ${before.replaceAll('\n', '\n> ')}\n\nUsei só o que você me contou.`,
          },
        ];
  let artefact: string | null = null;
  for await (const event of engine.coachReply(await seller.inputOf(say, history)))
    if (event.type === 'done') artefact = event.details.artefact?.text ?? null;
  return artefact;
}

const requests = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => lineSchema.parse(JSON.parse(line)));
const results: (Judged & { kind: Request['kind'] })[] = [];
for (const request of requests) {
  const say = request.parts.map(([, text]) => text).join('');
  const artefact = await artefactOf(say, request.before);
  const one = judged(request, artefact);
  results.push({ ...one, kind: request.kind });
  if (printsMisses && !one.isRight)
    console.log(
      `\n${request.kind} stated ${one.stated.toFixed(2)} leaked ${one.leaked} kept ${one.kept.toFixed(2)}\n${say}${request.before ? `\n  before: ${request.before}` : ''}\n  wanted: ${request.sent ?? request.after}\n  got: ${artefact}`,
    );
}
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
for (const kind of ['text', 'change'] as const) {
  const own = results.filter((one) => one.kind === kind);
  console.log(
    `${kind.padEnd(7)} ${own.length} requests: right ${percent(mean(own.map(({ isRight }) => Number(isRight))))}, read as one ${percent(mean(own.map(({ isText }) => Number(isText))))}, stated ${percent(mean(own.map(({ stated }) => stated)))}, with something in confidence ${percent(mean(own.map(({ leaked }) => Number(leaked > 1))))}, rest kept ${percent(mean(own.map(({ kept }) => kept)))}`,
  );
}
