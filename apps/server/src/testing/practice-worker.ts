import { HANDLERS } from '../workers/handlers.ts';
import { serve } from '../workers/serve.ts';
import { practiceDouble } from './practice-double.ts';

/** The product's worker with the double of the practice engine. */
serve({
  ...HANDLERS,
  acceptsLine: ({ bubbles }) => bubbles.every((bubble) => bubble.startsWith('resposta')),
  practiceOpen: (input) => practiceDouble.open(...input),
  practiceReceive: (input) => practiceDouble.receive(...input),
  practicePassTime: (input) => practiceDouble.passTime(...input),
  practiceRecord: (input) => practiceDouble.record(...input),
  practiceHint: (input) => practiceDouble.hint(...input),
  practiceReview: (input) => practiceDouble.review(...input),
});
