import { describe, expect, it } from 'vitest';
import { describedSetup } from '../../testing/practice.ts';
import { plain } from '../reading/plain.ts';
import { beginning } from '../session.ts';
import { answersTo } from './answer.ts';

const PERSONS = 'Pessoas físicas';

describe('a word in passing', () => {
  it.each([
    ['violeiros de Goiás que tocam em casamento e folia', 'conserto de viola', 'bride'],
    ['pintores de Olinda que já pintaram a casa de um motorista', 'tinta acrílica', 'driver'],
    ['bordadeiras de Caicó que vendem pra turista', 'linha de bordado', 'traveller'],
  ])('makes nobody another kind of buyer: %s', (description, offer, kind) => {
    const { buyer } = beginning(describedSetup({ description, offer, to: PERSONS }));
    expect(buyer.biography.buyer).not.toBe(kind);
  });

  it('gives no wedding day to somebody who plays at weddings', () => {
    const description = 'violeiros de Goiás que tocam em casamento e folia';
    const setup = describedSetup({ description, offer: 'conserto de viola', to: PERSONS });
    const { buyer } = beginning(setup);
    expect(buyer.facts.timeline).not.toMatch(/casamento|sábado/u);
  });

  it('still names the kind that the offer is for as well', () => {
    const setup = describedSetup({
      description: 'noivas de Recife que querem um álbum simples',
      offer: 'fotografia de casamento',
      to: PERSONS,
    });
    expect(beginning(setup).buyer.biography.buyer).toBe('bride');
  });
});

describe('who a company of no known trade buys from', () => {
  it('is somebody near, or nobody in particular', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const setup = describedSetup(
        {
          description: 'criadores de ostra que perdem balsa na maré',
          offer: 'lanterna de cultivo',
        },
        { seed },
      );
      const { buyer } = beginning(setup);
      const [answer] = answersTo(setup, buyer, plain('De quem você compra hoje?'));
      expect(answer?.text ?? '').not.toMatch(/atacado|capital|fábrica|loja/u);
    }
  });
});

describe('how many there are of what the ICP counts', () => {
  it('is a number within the one that it states', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const setup = describedSetup(
        { description: 'donos de jangada com 2 a 5 barcos em Natal', offer: 'vela náutica' },
        { seed },
      );
      const { buyer } = beginning(setup);
      const [answer] = answersTo(setup, buyer, plain('Quantos barcos você tem?'));
      expect(answer?.text).toMatch(/^[2-5] barcos$/u);
    }
  });
});
