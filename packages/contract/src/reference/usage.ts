import type { usageRoutes } from '../usage.ts';
import type { RouteDescriptions } from './description.ts';

const MODEL = 'qwen3:8b';

export const usage: RouteDescriptions<typeof usageRoutes> = {
  today: {
    about: '`today` is null with the embedded engine, which costs no tokens.',
    out: {
      engine: { kind: 'openai-compatible', model: MODEL },
      today: { tokens: 12_400, allowance: 200_000 },
    },
  },
  figures: {
    about: 'All sellers together, since midnight UTC.',
    out: {
      figures: [
        {
          job: 'sellerProfile',
          model: MODEL,
          generations: 12,
          failures: 1,
          calls: 15,
          inputTokens: 48_000,
          outputTokens: 9_600,
        },
      ],
    },
  },
};
