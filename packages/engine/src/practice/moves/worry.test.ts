import { describe, expect, it } from 'vitest';
import { describedSetup } from '../../testing/practice.ts';
import { plain } from '../reading/plain.ts';
import { beginning, receiveMessage } from '../session.ts';
import type { SessionState } from '../types.ts';

const CASES = [
  [
    describedSetup({
      description: 'transportadoras pequenas que perdem frete com caminhão parado',
      offer: 'manutenção preventiva de frota',
    }),
    'E se o caminhão quebrar na safra?',
  ],
  [
    describedSetup({
      description: 'restaurantes que têm medo da vigilância sanitária',
      offer: 'consultoria de segurança alimentar',
    }),
    'e se o fiscal chegasse hoje?',
  ],
  [
    describedSetup({
      ...{ description: 'noivas que não têm tempo de organizar a festa', to: 'Pessoas físicas' },
      offer: 'assessoria de casamento',
    }),
    'E se chover no dia?',
  ],
] as const;
const BENEFIT = /ganho|alivio|ia ser bom|ia mudar|mudaria|valer|tiro um peso|otimo|sobrava/;
const WORRY = /medo|complica|frio na barriga|perdid|pesadelo|preocup|baque|preparad/;

describe('something bad that the seller supposes', () => {
  it.each(CASES)('worries the buyer and promises no benefit: %#', (setup, text) => {
    for (const known of [[], ['pain'], ['pain', 'impact']] as const) {
      const state: SessionState = {
        ...beginning(setup),
        ...{ count: 4, trust: 60, known: [...known] },
      };
      const { bubbles, reading } = receiveMessage(setup, state, text);
      const said = plain(bubbles.map((bubble) => bubble.text).join(' '));
      expect(reading.sentences.map(({ act }) => act)).toEqual(['ask_implication']);
      expect(said).toMatch(known.length === 0 ? /./ : WORRY);
      expect(said).not.toMatch(BENEFIT);
    }
  });

  it('is named in the seller’s words where they fit the buyer', () => {
    const [setup, text] = CASES[0];
    const state: SessionState = { ...beginning(setup), count: 4, trust: 60, known: ['pain'] };
    const { bubbles } = receiveMessage(setup, state, text);
    expect(bubbles[0]?.text).toMatch(/^Se o caminhão quebrar na safra\?/u);
  });
});
