import { createNotes } from '@salesai/engine/embedded';
import { createLlmEngine, type ProviderKind } from '@salesai/engine/llm';
import type { Engine } from '@salesai/engine/port';
import { startProvider } from '@salesai/engine/testing/provider/server';

const KINDS: readonly ProviderKind[] = ['openai', 'anthropic', 'google', 'openai-compatible'];
const BUDGET_MS = 300_000;

/** An engine to be measured, and what ends it. */
export interface Measured {
  engine: Engine;
  close(): Promise<void>;
}

/** The engine of the configured provider (`AI_*`), else of a scripted model on this machine. */
export async function configuredModel(): Promise<Measured> {
  const { AI_PROVIDER, AI_MODEL, AI_API_KEY, AI_BASE_URL } = process.env;
  const provider = KINDS.find((kind) => kind === AI_PROVIDER);
  if (!provider || !AI_MODEL) {
    console.log(
      'No AI_PROVIDER and AI_MODEL: a scripted model answers, which proves the way only.',
    );
    return scripted();
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

async function scripted(): Promise<Measured> {
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
