import { createNotes } from '@salesai/engine/embedded';
import { createLlmEngine, type ProviderKind } from '@salesai/engine/llm';
import type { Engine } from '@salesai/engine/port';
import { startProvider } from '@salesai/engine/testing/provider/server';

const KINDS: readonly ProviderKind[] = ['openai', 'anthropic', 'google', 'openai-compatible'];
const BUDGET_MS = 300_000;

/** The engine under evaluation. */
export interface Measured {
  engine: Engine;
  close(): Promise<void>;
}

/** The engine of the configured provider (`AI_*`), else of a local scripted model. */
export async function configuredModel(): Promise<Measured> {
  const { AI_PROVIDER, AI_MODEL, AI_API_KEY, AI_BASE_URL } = process.env;
  const provider = KINDS.find((kind) => kind === AI_PROVIDER);
  if (!provider || !AI_MODEL) {
    console.log('No AI_PROVIDER and AI_MODEL: uses a scripted model, which measures nothing.');
    return scriptedModel();
  }
  console.log(`${provider} ${AI_MODEL}`);
  const engine = createLlmEngine({
    provider,
    model: AI_MODEL,
    apiKey: AI_API_KEY ?? null,
    baseUrl: AI_BASE_URL ?? null,
    budgetMs: BUDGET_MS,
    notes: createNotes(),
  });
  return { engine, close: async () => {} };
}

async function scriptedModel(): Promise<Measured> {
  const provider = await startProvider();
  const engine = createLlmEngine({
    provider: 'openai-compatible',
    model: 'scripted',
    apiKey: null,
    baseUrl: provider.url,
    budgetMs: BUDGET_MS,
    notes: createNotes(),
  });
  return { engine, close: provider.close };
}
