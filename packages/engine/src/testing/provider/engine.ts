import { createLlmEngine, type LlmOptions } from '../../llm/index.ts';
import type { Provider } from './server.ts';

/** An engine that asks this provider, with next to no pause between its attempts. */
export const engineAt = ({ url }: Pick<Provider, 'url'>, other: Partial<LlmOptions> = {}) =>
  createLlmEngine({
    provider: 'openai-compatible',
    model: 'small',
    apiKey: null,
    baseUrl: url,
    budgetMs: 10_000,
    pauseMs: 1,
    ...other,
  });
