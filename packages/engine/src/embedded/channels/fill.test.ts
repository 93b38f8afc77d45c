import { describe, expect, it } from 'vitest';
import { CHANNELS } from '../../knowledge/channels/index.ts';
import { CAUTIONS, REASONS } from '../../knowledge/channels/reasons.ts';
import { HOME_SOLAR, planInput } from '../../testing/buyers.ts';
import { textsOf } from '../../testing/texts.ts';
import { fill } from './fill.ts';
import { readSituation } from './reading.ts';
import { planWords } from './words.ts';

const WORDS = planWords(readSituation(planInput('F', HOME_SOLAR, null)));

describe('fill', () => {
  it('fills every slot of texts for the seller', () => {
    for (const text of textsOf([CHANNELS, REASONS, CAUTIONS])) {
      expect(() => fill(text, WORDS)).not.toThrow();
    }
  });

  it('rejects an unknown slot', () => {
    expect(() => fill('Oi, {quem}', {})).toThrow(
      expect.objectContaining({ kind: 'configuration' }),
    );
  });
});
