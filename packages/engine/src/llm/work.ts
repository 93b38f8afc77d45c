import type { Language } from '@salesai/contract/common';
import { generateText, type LanguageModelUsage, wrapLanguageModel } from 'ai';
import * as z from 'zod/mini';
import { EngineError, type EngineJob, type PromptNotes, type Run } from '../port.ts';
import { createSteps, type Step } from '../shared/steps.ts';
import type { Breaker } from './breaker.ts';
import { asEngineError, isRejectedRequest } from './failures.ts';
import { parseJsonIn } from './json.ts';
import type { Model } from './model.ts';
import type { ObjectPrompt, Prompt } from './prompt.ts';
import { WORDS } from './prompts/words/words.ts';
import { withRetries } from './retry.ts';

/** Response formats for an object, the strictest first; the prompt contains the schema in any case. */
const FORMATS = ['schema', 'object', 'text'] as const;
type Format = (typeof FORMATS)[number];

/** What all jobs of one engine share. */
export interface Provider {
  model: Model;
  notes: PromptNotes;
  breaker: Breaker;
  /** Milliseconds before the second attempt of a failed call. */
  backoffMs: number;
  /** Milliseconds without data after which a stream counts as interrupted. */
  stallMs: number;
  /** Index in {@link FORMATS} of the strictest format that the server accepts. */
  formatAt: number;
}

/** One running job. `signal` aborts with the caller and with the time budget. */
export interface Work {
  job: EngineJob;
  provider: Provider;
  signal: AbortSignal;
  run: Run;
}

/** Progress of a job of `total` steps; see {@link createSteps}. */
export const stepsOf = ({ run, signal }: Work, total: number): Step =>
  createSteps(total, { ...run, signal });

const REPAIRS = 1;
const QUOTED_ANSWER_MAX = 4_000;
const QUOTED_PROBLEM_MAX = 600;
const OBJECT_MAX_TOKENS = 8_000;

/**
 * Requests an object. An invalid answer is returned to the model once, with the problem.
 * @param read converts the object to the result; throws an Error when the object is invalid.
 * @throws EngineError `bad_output` when the second answer is invalid too.
 */
export async function requestObject<Schema extends z.ZodMiniType, Result>(
  work: Work,
  prompt: ObjectPrompt<Schema>,
  read: (object: z.output<Schema>) => Result | Promise<Result>,
): Promise<Result> {
  let messages = prompt.messages;
  for (let repairs = 0; ; repairs++) {
    const answer = await answerWithRetries(work, { ...prompt, messages });
    try {
      return await read(z.parse(prompt.schema, parseJsonIn(answer)));
    } catch (problem) {
      if (problem instanceof EngineError) throw problem;
      if (repairs === REPAIRS) {
        throw new EngineError('bad_output', { cause: new Error(problemName(problem)) });
      }
      messages = [...prompt.messages, ...repairRequest(prompt.language, answer, problem)];
    }
  }
}

function repairRequest(language: Language, answer: string, problem: unknown): Prompt['messages'] {
  const text = problem instanceof Error ? problem.message : String(problem);
  return [
    { role: 'assistant', content: answer.slice(0, QUOTED_ANSWER_MAX) || '…' },
    {
      role: 'user',
      content: WORDS[language].unusable(text.slice(0, QUOTED_PROBLEM_MAX)),
    },
  ];
}

/** Only the name of the problem: its message may quote the model's answer. */
const problemName = (problem: unknown) => (problem instanceof Error ? problem.name : 'problem');

function answerWithRetries(work: Work, prompt: ObjectPrompt<z.ZodMiniType>): Promise<string> {
  const { provider, signal } = work;
  return withRetries(() => answerAsJson(work, prompt), { signal, backoffMs: provider.backoffMs });
}

/** Falls back to the next format when the server rejects one, for all further requests. */
async function answerAsJson(work: Work, prompt: ObjectPrompt<z.ZodMiniType>): Promise<string> {
  const { provider } = work;
  const schema = z.toJSONSchema(prompt.schema, { target: 'draft-7' });
  const { onlyJson } = WORDS[prompt.language];
  const request = {
    ...prompt,
    instructions: `${prompt.instructions}\n\n${onlyJson}\n${JSON.stringify(schema)}`,
  };
  for (let at = provider.formatAt; ; at++) {
    try {
      const model = withFormat(FORMATS[at], provider.model, schema);
      const answer = await singleAnswer(work, request, model);
      provider.formatAt = at;
      return answer;
    } catch (thrown) {
      if (!isRejectedRequest(thrown) || at === FORMATS.length - 1) throw thrown;
    }
  }
}

async function singleAnswer(work: Work, prompt: Prompt, model: Model): Promise<string> {
  const { provider, signal } = work;
  const reportEnd = provider.breaker.enter();
  try {
    const { text, usage } = await generateText({
      model,
      instructions: prompt.instructions,
      messages: [...prompt.messages],
      maxOutputTokens: OBJECT_MAX_TOKENS,
      maxRetries: 0,
      abortSignal: signal,
    });
    reportEnd(null);
    reportUsage(work, prompt, text, usage);
    return text;
  } catch (thrown) {
    reportEnd(asEngineError(thrown, signal).kind);
    throw thrown;
  }
}

/** The SDK's own object output rejects answers with surrounding prose, so they are parsed here. */
function withFormat(format: Format | undefined, model: Model, schema: object): Model {
  if (format === undefined || format === 'text') return model;
  const responseFormat =
    format === 'schema'
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

/** Characters per token where the provider reports no usage: rather too many tokens than too few. */
const CHARS_PER_TOKEN = 3;

/** Reports the tokens of an answer, by the provider's count or else estimated by length. */
export function reportUsage(
  { job, run }: Work,
  prompt: Prompt,
  answer: string,
  reported?: LanguageModelUsage,
): void {
  const messageChars = prompt.messages.reduce((sum, { content }) => sum + content.length, 0);
  run.onUsage?.({
    job,
    prompt: prompt.version,
    inputTokens: reported?.inputTokens ?? estimateTokens(prompt.instructions.length + messageChars),
    outputTokens: reported?.outputTokens ?? estimateTokens(answer.length),
  });
}

const estimateTokens = (chars: number) => Math.ceil(chars / CHARS_PER_TOKEN);
