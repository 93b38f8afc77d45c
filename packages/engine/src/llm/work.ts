import { generateText, type LanguageModelUsage, wrapLanguageModel } from 'ai';
import * as z from 'zod/mini';
import { createSteps, type Step } from '../embedded/steps.ts';
import { EngineError, type EngineJob, type Run } from '../port.ts';
import type { Breaker } from './breaker.ts';
import { asEngineError, isRefusedRequest } from './failures.ts';
import { jsonIn } from './json.ts';
import type { Model } from './model.ts';
import type { ObjectPrompt, Prompt } from './prompt.ts';
import { withRetries } from './retry.ts';

/** What all generations of one engine share. */
export interface Provider {
  model: Model;
  breaker: Breaker;
  /** Milliseconds before the second try of a failed call. */
  pauseMs: number;
  /** Milliseconds of silence after which a streamed answer counts as cut. */
  stallMs: number;
  /** Set once the provider has refused a request for JSON: it is asked in words alone from then on. */
  wordsOnly: boolean;
}

/** One generation: its time budget, its progress, and the questions it asks the model. */
export interface Work {
  job: EngineJob;
  provider: Provider;
  signal: AbortSignal;
  run: Run;
}

/** Progress of a generation of `total` steps; see {@link createSteps}. */
export const stepsOf = ({ run, signal }: Work, total: number): Step =>
  createSteps(total, { ...run, signal });

const REPAIRS = 1;
const QUOTED_ANSWER_MAX = 4_000;
const QUOTED_PROBLEM_MAX = 600;
const OBJECT_MAX_TOKENS = 8_000;
const ONLY_JSON =
  'Responda somente com um objeto JSON válido, sem texto antes ou depois, que obedeça a este JSON Schema:';

/**
 * Asks for an object. An unusable answer is given back once, with what is wrong with it.
 * @param read makes the result out of the object; what it throws counts as an unusable answer.
 * @throws EngineError `bad_output` when the second answer is unusable too.
 */
export async function askForObject<Schema extends z.ZodMiniType, Result>(
  work: Work,
  prompt: ObjectPrompt<Schema>,
  read: (object: z.output<Schema>) => Result,
): Promise<Result> {
  let messages = prompt.messages;
  for (let repairs = 0; ; repairs++) {
    const answer = await answerTo(work, { ...prompt, messages });
    try {
      return read(z.parse(prompt.schema, jsonIn(answer)));
    } catch (problem) {
      if (repairs === REPAIRS) {
        throw new EngineError('bad_output', { cause: new Error(problemName(problem)) });
      }
      messages = [...prompt.messages, ...complaint(answer, problem)];
    }
  }
}

function complaint(answer: string, problem: unknown): Prompt['messages'] {
  const said = problem instanceof Error ? problem.message : String(problem);
  return [
    { role: 'assistant', content: answer.slice(0, QUOTED_ANSWER_MAX) || '(vazio)' },
    {
      role: 'user',
      content: `Essa resposta não serve: ${said.slice(0, QUOTED_PROBLEM_MAX)}\nCorrija e devolva somente o objeto JSON completo.`,
    },
  ];
}

/** The kind of problem alone: its message may quote what the model said. */
const problemName = (problem: unknown) => (problem instanceof Error ? problem.name : 'problem');

function answerTo(work: Work, prompt: ObjectPrompt<z.ZodMiniType>): Promise<string> {
  const { provider, signal } = work;
  return withRetries(() => answerAsJson(work, prompt), { signal, pauseMs: provider.pauseMs });
}

/** Some servers know no JSON mode and refuse the request: those are asked in words alone. */
async function answerAsJson(work: Work, prompt: ObjectPrompt<z.ZodMiniType>): Promise<string> {
  const { provider } = work;
  const schema = z.toJSONSchema(prompt.schema, { target: 'draft-7' });
  const asked = {
    ...prompt,
    instructions: `${prompt.instructions}\n\n${ONLY_JSON}\n${JSON.stringify(schema)}`,
  };
  if (provider.wordsOnly) return oneAnswer(work, asked, provider.model);
  try {
    return await oneAnswer(work, asked, askingForJson(provider.model, schema));
  } catch (thrown) {
    if (!isRefusedRequest(thrown)) throw thrown;
    const answer = await oneAnswer(work, asked, provider.model);
    provider.wordsOnly = true;
    return answer;
  }
}

async function oneAnswer(work: Work, prompt: Prompt, model: Model): Promise<string> {
  const { provider, signal } = work;
  const ended = provider.breaker.enter();
  try {
    const { text, usage } = await generateText({
      model,
      instructions: prompt.instructions,
      messages: [...prompt.messages],
      maxOutputTokens: OBJECT_MAX_TOKENS,
      maxRetries: 0,
      abortSignal: signal,
    });
    ended(null);
    tellUsage(work, prompt, text, usage);
    return text;
  } catch (thrown) {
    ended(asEngineError(thrown, signal).kind);
    throw thrown;
  }
}

/** The SDK's own object output throws answers with a word too many away: reading them is ours. */
function askingForJson(model: Model, schema: object) {
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v4',
      transformParams: async ({ params }) => ({
        ...params,
        responseFormat: { type: 'json', schema, name: 'resposta' },
      }),
    },
  });
}

/** Letters of one token, where the provider does not count: a guess that errs on the dear side. */
const LETTERS_A_TOKEN = 3;

/** Tells what an answer cost, by the provider's own count or, where it gives none, by length. */
export function tellUsage(
  { job, run }: Work,
  prompt: Prompt,
  answer: string,
  counted?: LanguageModelUsage,
): void {
  const asked = prompt.messages.reduce((sum, { content }) => sum + content.length, 0);
  run.onUsage?.({
    job,
    prompt: prompt.version,
    inputTokens: counted?.inputTokens ?? tokens(prompt.instructions.length + asked),
    outputTokens: counted?.outputTokens ?? tokens(answer.length),
  });
}

const tokens = (letters: number) => Math.ceil(letters / LETTERS_A_TOKEN);
