import { describe, expect, it } from 'vitest';
import { PRACTICE_OBJECTIONS } from '../../knowledge/practice/index.ts';
import { ofRival } from './of-rival.ts';

const { insist, explain, resolved } = PRACTICE_OBJECTIONS;
const POOLS = [insist.competition, explain.competition, resolved.competition];

describe('lines of an objection about somebody else', () => {
  it.each(['comparing', 'cheaper'])(
    'name no supplier to change where offers are compared: %s',
    (key) => {
      for (const pool of POOLS) {
        const lines = ofRival(pool, key);
        expect(lines.length).toBeGreaterThan(1);
        expect(lines.join('\n')).not.toMatch(/o que eu tenho|meu atual|trocar|me deixaram na mão/);
      }
    },
  );

  it('compare no offers where there is a supplier', () => {
    for (const pool of POOLS) {
      const lines = ofRival(pool, 'has-supplier');
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.join('\n')).not.toMatch(/entre os dois|compar|o outro/);
    }
  });

  it('stay as they are for other objections', () => {
    expect(ofRival(insist.price, 'price')).toBe(insist.price);
  });
});
