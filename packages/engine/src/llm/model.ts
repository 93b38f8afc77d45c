import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai';
import type { EngineInfo } from '../port.ts';

export type ProviderKind = Exclude<EngineInfo['kind'], 'embedded'>;
export type Model = Parameters<typeof wrapLanguageModel>[0]['model'];

/** Which model to ask, and with whose key. */
export interface ModelOptions {
  provider: ProviderKind;
  model: string;
  apiKey: string | null;
  /** Another address than the provider's own; needed for `openai-compatible`. */
  baseUrl: string | null;
}

const NO_KEY = 'none';
/** No answer of a model is longer; a provider that never ends must not fill the memory. */
const ANSWER_MAX_BYTES = 4 * 1024 * 1024;

// The library would write a warning to the console for every option that a server does not know.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The model behind one of the providers, by options alone. */
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
      return withoutThoughts(
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

/** Small servers leave in the answer what a model thinks aloud before it. */
const withoutThoughts = (model: Model): Model =>
  wrapLanguageModel({ model, middleware: extractReasoningMiddleware({ tagName: 'think' }) });

/** Talks to the configured address only, and reads no more of an answer than an answer can be. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > ANSWER_MAX_BYTES) controller.error(new Error('the answer never ends'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, response);
};
