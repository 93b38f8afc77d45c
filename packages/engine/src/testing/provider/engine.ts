import { createNotes } from '../../embedded/index.ts';
import { createLlmEngine, type LlmOptions } from '../../llm/index.ts';
import type { Provider } from './server.ts';

/** An engine that calls this provider, with almost no backoff. */
export const engineAt = ({ url }: Pick<Provider, 'url'>, other: Partial<LlmOptions> = {}) =>
  createLlmEngine({
    provider: 'openai-compatible',
    model: 'small',
    apiKey: null,
    baseUrl: url,
    budgetMs: 10_000,
    backoffMs: 1,
    notes: createNotes(),
    ...other,
  });
