import type { Archetype, Channel, Learning, Motivation, Wordings } from './facts.ts';

/** Advice for the choices of the seller questionnaire. Texts contain slots, as challenges do. */
export interface SellerAdvice {
  archetypes: Record<
    Archetype,
    {
      name: string;
      /** What somebody who chose it says of themselves. */
      manner: string;
      use: string;
      care: Wordings;
      /** Exercises. */
      empathy: Wordings;
      patience: Wordings;
    }
  >;
  channels: Record<Channel, Wordings>;
  motivations: Record<Motivation, { name: string; advice: string }>;
  learning: Record<Learning, string>;
}
