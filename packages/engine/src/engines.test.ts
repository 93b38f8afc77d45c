import { afterAll } from 'vitest';
import { createEmbeddedEngine, createNotes } from './embedded/index.ts';
import { createLlmEngine } from './llm/index.ts';
import { describeEngine } from './testing/compliance.ts';
import { startProvider } from './testing/provider/server.ts';

const provider = await startProvider();
afterAll(() => provider.close());

describeEngine('embedded', createEmbeddedEngine);
describeEngine('language model', () =>
  createLlmEngine({
    provider: 'openai-compatible',
    model: 'loopback',
    apiKey: null,
    baseUrl: provider.url,
    budgetMs: 60_000,
    notes: createNotes(),
  }),
);
