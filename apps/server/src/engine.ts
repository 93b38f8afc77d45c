import { createEmbeddedEngine } from '@salesai/engine/embedded/index';
import type { Engine } from '@salesai/engine/port';
import type { Config } from './config.ts';

/** The engine that the configuration names; the libraries of models are loaded only when one is asked. */
export async function createEngine(ai: Config['ai']): Promise<Engine> {
  const { provider, model, apiKey, baseUrl, timeoutMs } = ai;
  if (provider === 'embedded' || model === null) return createEmbeddedEngine();
  const { createLlmEngine } = await import('@salesai/engine/llm/index');
  return createLlmEngine({ provider, model, apiKey, baseUrl, budgetMs: timeoutMs });
}
