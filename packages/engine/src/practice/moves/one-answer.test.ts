import { describe, expect, it } from 'vitest';
import { describedSetup } from '../../testing/practice.ts';
import { isForOwnChild, isForParent } from '../buyer/bought-for.ts';
import { asksLack } from '../reading/asks-lack.ts';
import { plain } from '../reading/plain.ts';
import { asksBudget } from '../reading/question-act.ts';
import { beginning, receiveMessage } from '../session.ts';
import type { SessionState } from '../types.ts';

const setup = describedSetup({
  description: 'donos de lavanderia que perdem roupa de cliente e levam reclamação',
  offer: 'etiquetas de controle',
});
const settledCase = (more: Partial<SessionState> = {}): SessionState => ({
  ...beginning(setup),
  ...{ count: 5, trust: 60, value: 20, known: ['pain'], ...more },
});
const answered = (text: string, state = settledCase()) => receiveMessage(setup, state, text);

describe('an answer to several questions', () => {
  it('states one effect of the problem', () => {
    const { sayings } = answered(
      'E o que isso atrapalha no dia? O que acontece com o cliente? E o que você acaba perdendo com isso?',
    );
    const effects = sayings.filter(({ fact }) =>
      /^(?:impact|consequence|cost)/.test(fact?.key ?? ''),
    );
    expect(effects.length).toBeLessThanOrEqual(1);
  });

  it('has no words of agreement in front', () => {
    const recent = ['Perco roupa de cliente toda semana.'];
    const { sayings } = answered(
      'Entendi, você perde roupa de cliente toda semana. Quem passa a roupa aí?',
      settledCase({ recent }),
    );
    expect(sayings.map(({ move }) => move)).not.toContain('confirm');
  });

  it('remarks once that it was said before', () => {
    const state = settledCase();
    const first = answered('Quantas máquinas vocês têm? E fica em que bairro?', state).state;
    const { bubbles } = answered('Quantas máquinas são mesmo? E o bairro é qual?', first);
    const again = bubbles.filter(({ text }) => /como te falei/i.test(text));
    expect(again.length).toBeLessThanOrEqual(1);
  });
});

describe('a question about what was set aside or what is missing', () => {
  it.each([
    'Qual era o valor que você tinha separado?',
    'Quanto vocês pensaram em gastar no total?',
    'Que valor caberia no seu bolso?',
  ])('asks for the budget: %s', (text) => {
    expect(asksBudget(plain(text))).toBe(true);
  });

  it.each(['Qual dia você reservou?', 'Quanto você gasta hoje?', 'Quanto custa o conserto?'])(
    'does not: %s',
    (text) => {
      expect(asksBudget(plain(text))).toBe(false);
    },
  );

  it('asks for the budget while an objection is open, and gets the same amount again', () => {
    const open = settledCase({
      ...{ known: ['pain', 'budget'], isOpen: true },
      revealed: [{ key: 'budget', text: beginning(setup).buyer.facts.budget }],
      raised: [
        {
          ...{ key: 'price', family: 'price', acknowledged: false, asked: false, answered: false },
          ...{ confirmed: false, tries: 0, isResolved: false },
        },
      ],
    });
    const amount = /R\$ [\d.]+/.exec(beginning(setup).buyer.facts.budget)?.[0] ?? '-';
    const { bubbles } = answered('Qual valor você tinha separado pra isso mesmo?', open);
    expect(bubbles.map(({ text }) => text).join(' ')).toContain(amount);
  });

  it.each(['O que falta pra você decidir?', 'O que ainda precisa acontecer pra gente marcar?'])(
    'asks for what stands in the way: %s',
    (text) => {
      expect(asksLack(plain(text))).toBe(true);
    },
  );
});

describe('who an offer is bought for', () => {
  const icpOf = (description: string) =>
    describedSetup({ description, offer: 'um serviço', to: 'Pessoas físicas' });

  it.each([
    'filhos de 40 a 60 anos que cuidam do pai ou da mãe',
    'famílias com avós idosos que moram sozinhos',
    'noras que compram fralda para a sogra',
  ])('is an old parent: %s', (description) => {
    expect(isForParent(icpOf(description))).toBe(true);
  });

  it.each([
    'mães e pais de crianças pequenas',
    'famílias que têm filhos na escola e a mãe trabalha fora',
    'aposentados que moram sozinhos',
  ])('is no old parent: %s', (description) => {
    expect(isForParent(icpOf(description))).toBe(false);
  });

  it('is the own child', () => {
    expect(isForOwnChild(icpOf('mães que procuram psicóloga para o filho'))).toBe(true);
    expect(isForOwnChild(icpOf('mães que procuram um curso de costura'))).toBe(false);
  });
});
