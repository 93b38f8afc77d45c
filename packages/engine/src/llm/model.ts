import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai';
import type { EngineInfo } from '../port.ts';

export type ProviderKind = Exclude<EngineInfo['kind'], 'embedded'>;
export type Model = Parameters<typeof wrapLanguageModel>[0]['model'];

/** Which model to call, and with which key. */
export interface ModelOptions {
  provider: ProviderKind;
  model: string;
  apiKey: string | null;
  /** Replaces the provider's own base URL; required for `openai-compatible`. */
  baseUrl: string | null;
}

const NO_KEY = 'none';
/** Upper bound of a response body, so that an endless response cannot fill the memory. */
const ANSWER_MAX_BYTES = 4 * 1024 * 1024;

// Otherwise the library logs a console warning for every option that a server does not support.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Creates the client of one of the providers. */
export function createModel({ provider, model, apiKey, baseUrl }: ModelOptions): Model {
  const settings = {
    fetch: boundedFetch,
    // Never undefined: the library would then look for a key in the environment by itself.
    apiKey: apiKey ?? NO_KEY,
    ...(baseUrl === null ? {} : { baseURL: baseUrl }),
  };
  switch (provider) {
    case 'openai':
      return createOpenAI(settings).chat(model);
    case 'anthropic':
      return createAnthropic(settings)(model);
    case 'google':
      return createGoogleGenerativeAI(settings)(model);
    case 'openai-compatible':
      return withoutReasoning(
        createOpenAICompatible({
          name: 'compatible',
          includeUsage: true,
          supportsStructuredOutputs: true,
          ...settings,
          baseURL: baseUrl ?? '',
        })(model),
      );
  }
}

/** Small servers leave the model's reasoning in the answer. */
const withoutReasoning = (model: Model): Model =>
  wrapLanguageModel({ model, middleware: extractReasoningMiddleware({ tagName: 'think' }) });

/** `fetch` that follows no redirect and limits the size of the response. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > ANSWER_MAX_BYTES)
          controller.error(new Error('response exceeds the maximum size'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, response);
};
