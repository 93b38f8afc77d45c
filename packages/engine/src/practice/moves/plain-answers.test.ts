import { describe, expect, it } from 'vitest';
import { playPractice, tradeSetup } from '../../testing/practice.ts';
import { choicesIn } from '../biography/choices.ts';
import { chosenIn } from '../biography/choose.ts';
import { statedCost } from '../buyer/cost.ts';
import { createPractice } from '../index.ts';
import { amountsIn } from '../reading/amounts.ts';

const SETUP = tradeSetup({ who: 'mães', pain: 'roupa que encolhe', offer: 'moletom' });

describe('a question about what happened', () => {
  it.each(['e esse moletom de antes, encolheu?', 'o tenis dele, onde comprou?'])(
    'offers nothing to choose: %s',
    (question) => {
      expect(choicesIn(question)).toEqual([]);
    },
  );

  it('is answered by a verb without a word of choosing', () => {
    const chosen = chosenIn(SETUP, 'encolheu ou rasgou?');
    expect(chosen?.text).toMatch(/^(?:olha, )?(?:encolheu|rasgou)$/);
  });
});

describe('amounts', () => {
  it('keep the thousand of the second end to itself', () => {
    expect(statedCost('gastam por mês de 1.200 a 3 mil')).toEqual({ low: 1200, high: 3000 });
    expect(statedCost('gastam por mês de 2 a 5 mil')).toEqual({ low: 2000, high: 5000 });
  });

  it('of one purchase are no monthly cost', () => {
    expect(statedCost('gastam de 700 a 1.900 num conserto')).toBeNull();
  });

  it.each(['Deixo pronto em 6 dias.', 'Consigo montar em 12 horas.'])(
    'of time are no price: %s',
    (text) => {
      expect(amountsIn(text, 900, true).price).toBeNull();
    },
  );
});

describe('the choice between two doubts', () => {
  it.each([1, 2, 3, 4, 5])('names the one of the open objection, seed %d', (seed) => {
    const { last } = playPractice(
      createPractice(),
      tradeSetup({ who: 'mães', pain: 'roupa que encolhe', offer: 'moletom' }, { seed }),
      [
        'Oi, aqui é a Lu dos moletons.',
        'O moletom fica em R$ 900.',
        'O que tá te segurando, é o preço ou é o prazo?',
      ],
    );
    expect(last.bubbles.map(({ text }) => text).join(' ')).not.toMatch(/prazo/);
  });
});
