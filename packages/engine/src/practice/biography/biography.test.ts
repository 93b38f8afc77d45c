import { describe, expect, it } from 'vitest';
import { playPractice, practiceSetup, tradeSetup } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';
import { beginning } from '../session.ts';
import { isAside } from './question.ts';

const practice = createPractice();
const BAKERY = { who: 'donos de padaria', pain: 'forno que quebra', offer: 'forno turbo' };
const SEWING = { who: 'donas de ateliê de costura', pain: 'tecido atrasado', offer: 'tecido' };
const MOTHER = {
  who: 'mães de crianças pequenas',
  pain: 'filho sozinho',
  offer: 'escola infantil',
};
const SALON = {
  who: 'donas de salão de beleza',
  pain: 'cliente que marca e não aparece',
  offer: 'agenda online',
};
const UNKNOWN = { who: 'colecionadores', pain: 'moeda que oxida', offer: 'cápsula acrílica' };

/** A customer in the seller's own words. */
function describedSetup(description: string) {
  const setup = tradeSetup({ who: 'clientes', pain: 'a descobrir', offer: 'pacote' });
  const answers = setup.icp.answers.map((one, at) => ({
    ...one,
    answer: at === 2 ? description : at === 1 ? 'Pequenas empresas' : 'Outro: pacotes',
  }));
  return { ...setup, icp: { ...setup.icp, answers } };
}

const repliesTo = (setup: Parameters<typeof playPractice>[1], ...messages: string[]) =>
  playPractice(practice, setup, messages).turns.map(({ bubbles }) =>
    bubbles.map(({ text }) => text),
  );
const lastReply = (setup: Parameters<typeof playPractice>[1], ...messages: string[]) =>
  repliesTo(setup, 'Oi, aqui é o Bruno.', ...messages)
    .at(-1)
    ?.join(' ') ?? '';

/** A detail without the word that introduces it. */
const withoutHabit = (text: string): string => text.replace(/^[\p{L} ]{1,24}, /u, '');

describe('biography', () => {
  it.each([
    [
      'bakery',
      BAKERY,
      { buyer: 'bakery', purchase: 'kitchen-equipment', problem: 'machine-stops' },
    ],
    ['salon', SALON, { buyer: 'salon', purchase: 'software', problem: 'no-shows' }],
    ['mother', MOTHER, { buyer: 'mother', purchase: 'childcare' }],
    ['sewing', SEWING, { buyer: 'sewing' }],
    ['neutral', UNKNOWN, { buyer: 'person', purchase: 'purchase', problem: 'problem' }],
  ])('is of the trade that the words of the ICP name: %s', (_, trade, expected) => {
    expect(beginning(tradeSetup(trade)).buyer.biography).toMatchObject(expected);
  });

  it('gives an innkeeper with wet sheets no drought of a farmer', () => {
    const inn = { who: 'donas de pousada', pain: 'a roupa de cama não seca', offer: 'enxoval' };
    expect(beginning(tradeSetup(inn)).buyer.biography).toMatchObject({
      buyer: 'inn',
      purchase: 'purchase',
      problem: 'problem',
    });
  });

  it.each([
    [
      'a wash with pick-up at home is no flat',
      'donos de carro',
      'lavagem com busca em casa',
      'car-wash',
    ],
    [
      'a shop for babies buys stock',
      'donas de loja de roupa de bebê',
      'kit enxoval',
      'clothing-stock',
    ],
    ['an inn does not', 'donas de pousada', 'enxoval de hotel', 'purchase'],
    ['a polish of cars is no car', 'motoristas de aplicativo', 'cera para carro', 'purchase'],
  ])('prefers nothing to a wrong purchase: %s', (_, who, offer, purchase) => {
    const { buyer } = beginning(tradeSetup({ who, pain: 'dor de cabeça', offer }));
    expect(buyer.biography.purchase).toBe(purchase);
  });

  it('is not of the trade of a supplier that the customers complain of', () => {
    const setup = describedSetup('donos de comércio que reclamam do contador e do advogado');
    expect(beginning(setup).buyer.biography.buyer).toBe('shop');
  });

  it.each([
    ['donas de ateliê em Natal, sobrecarregadas', /ando sobrecarregad[oa]/],
    ['donos de loja de tinta que perdem venda por falta de cor', /perco venda por falta de cor/],
    ['mães de bebê que não acham roupa que dure', /não acho roupa que dure/],
  ])('says a stated pain as a sentence: %s', (description, said) => {
    expect(beginning(describedSetup(description)).buyer.facts.pain).toMatch(said);
  });

  it('tells the same pain by another episode in another session', () => {
    const pains = Array.from({ length: 12 }, (_, seed) => {
      return beginning(tradeSetup(SALON, { seed })).buyer.facts.pain;
    });
    expect(new Set(pains).size).toBeGreaterThan(2);
  });

  it('answers the kind of the question', () => {
    expect(lastReply(tradeSetup(SEWING), 'Quem costura?')).toMatch(/Neide|Zilda/);
    expect(lastReply(tradeSetup(BAKERY), 'Quantos anos tem o forno?')).toMatch(/\d anos/);
    expect(lastReply(tradeSetup(SEWING), 'Tem funcionária de carteira?')).toMatch(
      /carteira|registr/i,
    );
    expect(lastReply(tradeSetup(SALON), 'Quantas cadeiras tem no salão?')).toMatch(/\d cadeiras/);
    expect(lastReply(tradeSetup(BAKERY), 'Onde fica a padaria?')).toMatch(/avenida|centro|bairro/);
    expect(lastReply(tradeSetup(MOTHER), 'Você tem filhos?')).toMatch(/ \d/);
  });

  it('answers both questions of a message', () => {
    const [, replies = []] = repliesTo(
      tradeSetup(SALON),
      'Oi, aqui é o Bruno.',
      'Quantas cadeiras tem no salão? E quem atende na recepção?',
    );
    expect(replies.length).toBe(2);
    expect(replies[0]).toMatch(/cadeiras/);
    expect(replies[1]).toMatch(/Neide|Talita|eu|manicure/i);
  });

  it('never contradicts itself when a detail is asked for twice', () => {
    for (let seed = 0; seed < 8; seed++) {
      const [, first = [], second = []] = repliesTo(
        tradeSetup(BAKERY, { seed }),
        'Oi, aqui é o Bruno.',
        'Quantos fornos vocês têm?',
        'Desculpa, são quantos fornos mesmo aí na padaria?',
      );
      const stated = (first.at(-1) ?? '?').toLowerCase();
      expect(second.join(' ').toLowerCase()).toContain(withoutHabit(stated));
    }
  });

  it('has no details of another trade for an unknown purchase', () => {
    const { facts } = beginning(tradeSetup(UNKNOWN)).buyer;
    const reply = lastReply(tradeSetup(UNKNOWN), 'Quantos anos tem o armário?');
    expect(`${facts.tried} ${reply}`).not.toMatch(/forno|salão|moto|obra|conta de luz/i);
  });

  it('says when the problem happened last, and not a price or a deadline', () => {
    const [, , reply = []] = repliesTo(
      tradeSetup(SALON),
      'Oi, aqui é o Bruno.',
      'O que mais te incomoda hoje na agenda?',
      'Desde quando isso acontece?',
    );
    expect(reply.join(' ')).toMatch(/pandemia|meses/);
  });

  it('keeps a session that began without a biography', () => {
    const setup = practiceSetup({ level: 'easy' });
    const { state } = practice.open(setup);
    const { biography: _, ...buyer } = state.buyer as Record<string, unknown>;
    const turn = practice.receive(setup, { ...state, buyer }, 'Quem cuida disso aí?');
    expect(turn.bubbles.length).toBeGreaterThan(0);
  });
});

describe('a question', () => {
  it.each(['abre de sabado?', 'quem costura?', 'quanto voce cobra o corte?', 'mora onde?'])(
    'about a detail is one: %s',
    (text) => expect(isAside(text)).toBe(true),
  );

  it.each([
    'quantos clientes voce perde por mes?',
    'quem decide isso com voce?',
    'qual o melhor horario pra eu passar ai?',
    'o que mais te incomoda hoje?',
  ])('about the case is none: %s', (text) => expect(isAside(text)).toBe(false));
});
