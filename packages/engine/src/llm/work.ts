import type { Language } from '@salesai/contract/common';
import { generateText, type LanguageModelUsage, wrapLanguageModel } from 'ai';
import * as z from 'zod/mini';
import type { Notes } from '../embedded/notes.ts';
import { createSteps, type Step } from '../embedded/steps.ts';
import { EngineError, type EngineJob, type Run } from '../port.ts';
import type { Breaker } from './breaker.ts';
import { asEngineError, isRefusedRequest } from './failures.ts';
import { jsonIn } from './json.ts';
import type { Model } from './model.ts';
import type { ObjectPrompt, Prompt } from './prompt.ts';
import { WORDS } from './prompts/words/words.ts';
import { withRetries } from './retry.ts';

/** Ways to ask for an object beside the words of the prompt, the strictest first. */
const WAYS = ['schema', 'object', 'words'] as const;
type Way = (typeof WAYS)[number];

/** What all generations of one engine share. */
export interface Provider {
  model: Model;
  notes: Notes;
  breaker: Breaker;
  /** Milliseconds before the second try of a failed call. */
  pauseMs: number;
  /** Milliseconds of silence after which a streamed answer counts as cut. */
  stallMs: number;
  /** The place in {@link WAYS} of the strictest way of asking for an object that it takes. */
  way: number;
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
      messages = [...prompt.messages, ...complaint(prompt.language, answer, problem)];
    }
  }
}

function complaint(language: Language, answer: string, problem: unknown): Prompt['messages'] {
  const said = problem instanceof Error ? problem.message : String(problem);
  return [
    { role: 'assistant', content: answer.slice(0, QUOTED_ANSWER_MAX) || '…' },
    {
      role: 'user',
      content: WORDS[language].unusable(said.slice(0, QUOTED_PROBLEM_MAX)),
    },
  ];
}

/** The kind of problem alone: its message may quote what the model said. */
const problemName = (problem: unknown) => (problem instanceof Error ? problem.name : 'problem');

function answerTo(work: Work, prompt: ObjectPrompt<z.ZodMiniType>): Promise<string> {
  const { provider, signal } = work;
  return withRetries(() => answerAsJson(work, prompt), { signal, pauseMs: provider.pauseMs });
}

/** A server that refuses one way of asking for an object is asked the next way from then on. */
async function answerAsJson(work: Work, prompt: ObjectPrompt<z.ZodMiniType>): Promise<string> {
  const { provider } = work;
  const schema = z.toJSONSchema(prompt.schema, { target: 'draft-7' });
  const { onlyJson } = WORDS[prompt.language];
  const asked = {
    ...prompt,
    instructions: `${prompt.instructions}\n\n${onlyJson}\n${JSON.stringify(schema)}`,
  };
  for (let way = provider.way; ; way++) {
    try {
      const answer = await oneAnswer(work, asked, askingIn(WAYS[way], provider.model, schema));
      provider.way = way;
      return answer;
    } catch (thrown) {
      if (!isRefusedRequest(thrown) || way === WAYS.length - 1) throw thrown;
    }
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
function askingIn(way: Way | undefined, model: Model, schema: object): Model {
  if (way === undefined || way === 'words') return model;
  const responseFormat =
    way === 'schema'
      ? ({ type: 'json', schema, name: 'resposta' } as const)
      : ({ type: 'json' } as const);
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v4',
      transformParams: async ({ params }) => ({ ...params, responseFormat }),
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
