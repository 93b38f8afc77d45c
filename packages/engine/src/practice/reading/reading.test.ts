import { describe, expect, it } from 'vitest';
import { inFirstPerson } from '../buyer/first-person.ts';
import type { ActContext } from '../types.ts';
import { readMessage } from './acts.ts';
import { givenBackIn, REFLECTED_STEMS } from './reflection.ts';

const LIST = 300;
const stated = 'Perco dia de trabalho com a moto parada, são R$ 180 por mês de gasolina e corrida.';
const context = (more: Partial<ActContext> = {}): ActContext => ({
  ...{ count: 5, previous: stated, isOpen: false, silentSince: null, recent: [stated] },
  ...{ revealed: [{ key: 'pain', text: stated }], mentioned: [], givenBack: [], known: ['pain'] },
  ...{ buyer: { partner: null }, price: { stated: null } },
  ...more,
});
const actsOf = (text: string, more: Partial<ActContext> = {}) =>
  readMessage(context(more), text, LIST, 'Plano de revisão').sentences.map(({ act }) => act);

describe('A question under an open objection', () => {
  const open = { isOpen: true, previous: 'achei caro', price: { stated: LIST } };

  it.each([
    'Quando foi a última vez que você contratou algo assim, e com quem foi?',
    'Quem fez o serviço para você da última vez?',
    'Há quanto tempo vocês trabalham com essa oficina?',
  ])('about the past answers nothing: %s', (text) => {
    expect(actsOf(text, open)).not.toContain('answer_objection');
  });
});

describe('A message', () => {
  it('is read as a reflection and a question when no full stop is between them', () => {
    const text = 'entao tu perde dia de trabalho com ela parada, quanto isso te custa no mes?';
    const { sentences } = readMessage(context(), text, LIST);
    expect(sentences.map(({ act }) => act)).toEqual(['reflection', 'ask_implication']);
    for (const { text: piece, start, end } of sentences) expect(text.slice(start, end)).toBe(piece);
  });

  it('gives back an amount and a word as a reflection', () => {
    expect(actsOf('Entendi, são 180 só de gasolina.')).toEqual(['reflection']);
  });

  it('is no reflection when it repeats the buyer word for word, or only questions', () => {
    const copied = context();
    const { sentences } = readMessage(copied, 'são R$ 180 por mês de gasolina e corrida', LIST);
    expect(sentences.map(({ act }) => act)).not.toContain('linked_pitch');
    expect(actsOf('Quem decide isso aí com você?')).toEqual(['ask_decision_maker']);
  });

  it('gives back one answer, or sums up several with an introduction', () => {
    const recent = ['Trabalho numa padaria.', 'Perco encomenda no sábado.', 'Minha filha ajuda.'];
    const mixed = 'Sábado tem festa, a filha da vizinha canta na padaria, viu.';
    const givenBack = (text: string) => givenBackIn(context({ recent }), text).length;
    expect(givenBack(mixed)).toBeLessThan(REFLECTED_STEMS);
    expect(givenBack('Então na padaria, no sábado, a filha é quem ajuda.')).toBeGreaterThan(2);
    expect(givenBack('Entendi, você perde encomenda no sábado.')).toBeGreaterThan(1);
  });

  it('introduces the seller and gives nothing back by chance', () => {
    const recent = ['Marco horário no sábado e trabalho até tarde.'];
    const text = 'Oi, aqui é o Bruno, trabalho com horário marcado no sábado.';
    expect(actsOf(text, { recent })).not.toContain('reflection');
  });

  it.each([
    'Se arrepender de quê?',
    'Você tem medo de perder o quê?',
    'O que te faria se arrepender?',
  ])('asks back without pressing: %s', (text) => {
    const previous = 'Tenho medo de me arrepender e de perder dinheiro decidindo rápido.';
    expect(actsOf(text, { previous, recent: [previous] })).not.toContain('pressure');
  });

  it.each([
    'Fecha hoje que amanhã sobe, vai se arrepender depois.',
    'Vai perder essa chance? Só hoje!',
  ])('presses: %s', (text) => expect(actsOf(text)).toContain('pressure'));

  it.each([
    'Então você perde dia de trabalho com ela parada: eu busco e entrego no mesmo dia.',
    'Então você gasta com gasolina e corrida: a gente revisa tudo e te avisa no domingo.',
  ])('links what the seller does after a colon: %s', (text) =>
    expect(actsOf(text)).toEqual(['reflection', 'linked_pitch']),
  );

  it.each(['O que te trava pra começar?', 'E o que mais te segura hoje?'])(
    'asks for the problem before there is an objection: %s',
    (text) => expect(actsOf(text)).toEqual(['ask_problem']),
  );

  it.each(['O que você já fechou até agora?', 'Quais serviços já contratou?'])(
    'asks what was done, not to buy: %s',
    (text) => expect(actsOf(text)).toEqual(['ask_situation']),
  );

  it('links a pitch to the sentence before it', () => {
    expect(actsOf('Você me contou que perde dia de trabalho. É aí que a gente entra.')).toEqual([
      'linked_pitch',
      'linked_pitch',
    ]);
  });

  it('names the first price, whatever it sounds like, but not an amount of the buyer', () => {
    expect(actsOf('Te faço por R$ 300, é o preço normal.')).toEqual(['state_price']);
    expect(actsOf('Então são R$ 180 de gasolina e corrida.')).not.toContain('state_price');
  });

  it('asks to buy with a date after the price, not with a visit', () => {
    const priced = { price: { stated: LIST } };
    expect(actsOf('Então tá, deixo marcado quinta às 9?', priced)).toEqual(['close']);
    expect(actsOf('Posso passar aí quinta às 14h pra uma visita?', priced)).toEqual(['next_step']);
  });

  it('presses with scarcity, not with the cost of waiting', () => {
    const open = { isOpen: true, previous: 'vou pensar', price: { stated: LIST } };
    expect(actsOf('Decide logo que só tenho mais uma vaga!', open)).toEqual(['pressure']);
    expect(actsOf('Se deixar pra depois sai mais caro pra você todo mês.', open)).toEqual([
      'answer_objection',
    ]);
  });
});

describe('A message of any length', () => {
  // Ten times as much processor time when it grows with the square of the length.
  it.each(['a ', '; ', 'não ', 'R$ 1 '])('of "%s" alone is read in a linear time', (part) => {
    const text = part.repeat(20_000 / part.length);
    const before = process.cpuUsage();
    readMessage(context(), text, LIST, 'Plano de revisão');
    const { user } = process.cpuUsage(before);
    expect(user / 1_000).toBeLessThan(1_500);
  });
});

describe('A pain', () => {
  it.each([
    ['cliente que falta', 'tenho muito cliente que falta'],
    ['pedreiro que some', 'sofro com pedreiro que some'],
    ['medo de sedação no banho', 'tenho medo de sedação no banho'],
    ['não ter tempo para estudar', 'não tenho tempo para estudar'],
    ['perder dia de trabalho', 'perco dia de trabalho'],
    ['conta de luz alta', null],
  ])('"%s" is said in the first person', (text, said) => {
    expect(inFirstPerson(text)).toBe(said);
  });
});
