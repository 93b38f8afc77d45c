import { describe, expect, it } from 'vitest';
import { CHANNELS } from '../../knowledge/channels/index.ts';
import { CAUTIONS, REASONS } from '../../knowledge/channels/reasons.ts';
import { CHANNEL_OBJECTIONS, OBJECTIONS, SCRIPTS } from '../../knowledge/scripts/index.ts';
import { OTHER_OBJECTION } from '../../knowledge/scripts/other-objection.ts';
import { HOME_SOLAR, planInput } from '../../testing/buyers.ts';
import { textsOf } from '../../testing/texts.ts';
import { scriptWords } from '../scripts/words.ts';
import { fill } from './fill.ts';
import { readSituation } from './reading.ts';
import { planWords } from './words.ts';

const reading = readSituation(planInput('F', HOME_SOLAR, null));

describe('Filling the slots', () => {
  it.each([
    ['what is said to the seller', [CHANNELS, REASONS, CAUTIONS], planWords(reading)],
    [
      'what is said to the buyer',
      [SCRIPTS, OBJECTIONS, OTHER_OBJECTION, CHANNEL_OBJECTIONS],
      scriptWords(reading, 'Ana', 0),
    ],
  ])('knows every slot of %s', (_what, knowledge, words) => {
    for (const text of textsOf(knowledge)) expect(() => fill(text, words)).not.toThrow();
  });

  it('refuses a slot that nobody knows, so that none is ever shown', () => {
    expect(() => fill('Oi, {quem}', {})).toThrow(
      expect.objectContaining({ kind: 'configuration' }),
    );
  });
});
