import { describe, expect, it } from 'vitest';
import { practiceSetup, tradeSetup } from '../../testing/practice.ts';
import { objectionOf } from '../buyer/objections-of.ts';
import { chance } from '../seeded.ts';
import { beginning, receiveMessage } from '../session.ts';
import { contradict, withoutContradictions } from './stance.ts';
import type { Saying } from './turn.ts';

const of = (move: Saying['move'], key?: string): Saying =>
  key === undefined ? { move } : { move, objection: objectionOf(key) };

describe('two sayings of one answer', () => {
  it.each([
    [of('interest'), of('object', 'no-need')],
    [of('interest'), of('notYetValue')],
    [of('impressed'), of('cold')],
    [of('payoff'), of('object', 'just-looking')],
    [of('confirm'), of('flat')],
    [of('confirm'), of('notYetTrust')],
    [of('thank'), of('pressed')],
    [of('agreeStep'), of('refuseStep')],
    [of('resolved', 'price'), of('haggle')],
    [of('discounted'), of('object', 'price')],
  ])('are not joined where they contradict each other: %o %o', (one, other) => {
    expect(contradict(one, other)).toBe(true);
    expect(withoutContradictions([one, other])).toEqual([other]);
  });

  it.each([
    [of('interest'), of('object', 'price')],
    [of('confirm'), of('fact')],
    [of('confirm'), of('evade')],
    [of('priceNoted'), of('object', 'think')],
    [of('resolved', 'price'), of('object', 'doubt')],
    [of('confirm'), of('explain', 'price')],
  ])('are joined where both can be meant: %o %o', (one, other) => {
    expect(withoutContradictions([one, other])).toEqual([one, other]);
  });
});

const MESSAGES = [
  'Entendo, deve ser difícil. O que mais te incomoda hoje nisso?',
  'Como você faz hoje? Já tentou outra coisa?',
  'E quanto isso te custa por mês?',
  'Como seria se isso se resolvesse?',
  'Pelo que você contou, isso te incomoda todo mês. Por isso o sistema resolve essa conta pra você.',
  'Temos um cliente parecido que resolveu em duas semanas. Posso te mostrar?',
  'Quem decide isso com você? E para quando você quer?',
  'O valor fica em R$ 900. Podemos fechar no Pix hoje?',
  'Entendo. É só o preço que te segura? Consigo por R$ 810 se fechar hoje no Pix.',
  'Faço 10% de desconto. Fechamos?',
  'Posso passar aí quinta às 10h para te mostrar?',
  'Imagino como é cansativo. O nosso produto é o melhor do mercado.',
];

describe('the answers of a session', () => {
  it('never join sayings that contradict each other, whatever is said in which order', () => {
    let joined = 0;
    const setups = [1, 2, 3, 4, 5, 6].flatMap((seed) => [
      practiceSetup({ seed, price: 900, level: 'easy' }),
      tradeSetup(
        { who: 'mulheres do bairro', pain: 'unha que descasca', offer: 'pacote de unhas' },
        { seed, level: 'medium' },
      ),
    ]);
    for (const setup of setups) {
      let state = beginning(setup);
      for (let at = 0; at < 14 && state.end === 'active'; at++) {
        const drawn = Math.floor(chance(setup.seed, setup.level, 'message', at) * MESSAGES.length);
        const step = receiveMessage(setup, structuredClone(state), MESSAGES[drawn] ?? 'oi');
        state = step.state;
        step.sayings.forEach((one, index) => {
          for (const later of step.sayings.slice(index + 1)) {
            joined += 1;
            expect(contradict(one, later), `${one.move} + ${later.move}`).toBe(false);
          }
        });
      }
    }
    expect(joined).toBeGreaterThan(10);
  });
});
