import { describe, expect, it } from 'vitest';
import { CHANNELS } from '../../knowledge/channels/index.ts';
import { CAUTIONS, REASONS } from '../../knowledge/channels/reasons.ts';
import { CHANNEL_OBJECTIONS, OBJECTIONS, SCRIPTS } from '../../knowledge/scripts/index.ts';
import { HOME_SOLAR, planInput } from '../../testing/buyers.ts';
import { textsOf } from '../../testing/texts.ts';
import { scriptWords } from '../scripts/words.ts';
import { fill } from './fill.ts';
import { readSituation } from './reading.ts';
import { planWords } from './words.ts';

const reading = readSituation(planInput('F', HOME_SOLAR, null));

describe('fill', () => {
  it.each([
    ['texts for the seller', [CHANNELS, REASONS, CAUTIONS], planWords(reading)],
    [
      'texts for the buyer',
      scriptWords(reading, 'Ana', 0),
    ],
  ])('fills every slot of %s', (_what, knowledge, words) => {
    for (const text of textsOf(knowledge)) expect(() => fill(text, words)).not.toThrow();
  });

  it('rejects an unknown slot', () => {
    expect(() => fill('Oi, {quem}', {})).toThrow(
      expect.objectContaining({ kind: 'configuration' }),
    );
  });
});
