import type { Engine } from '@salesai/engine/port';
import type { Config } from './config.ts';
import { createPooledEngine, createPooledNotes } from './workers/engine.ts';
import type { Workers } from './workers/jobs.ts';

/** Creates the configured engine; model libraries are loaded only if a model is used. */
export async function createEngine(ai: Config['ai'], workers: Workers): Promise<Engine> {
  const { provider, model, apiKey, baseUrl, timeoutMs } = ai;
  if (provider === 'embedded' || model === null) return createPooledEngine(workers);
  const { createLlmEngine } = await import('@salesai/engine/llm');
  return createLlmEngine({
    provider,
    model,
    apiKey,
    baseUrl,
    budgetMs: timeoutMs,
    notes: createPooledNotes(workers),
  });
}
