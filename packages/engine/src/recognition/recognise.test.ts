import { describe, expect, it } from 'vitest';
import {
  recogniseAct,
  recogniseDistress,
  recogniseMessage,
  recogniseSentences,
  sentencesOf,
} from './recognise.ts';

const CODE = 'for (let i = 0; i < rows.length; i++) { console.log(rows[i].id ?? null); }';
/** Texts that mean nothing to a sales coach. */
const UNUSUAL: readonly (readonly [name: string, text: string])[] = [
  ['nothing', ''],
  ['space', ' \n '],
  ['one letter', 'x'],
  ['a question mark', '?'],
  ['emoji', '😀🔥👍'.repeat(300)],
  ['4,000 equal letters', 'a'.repeat(4_000)],
  ['4,000 brackets', '('.repeat(4_000)],
  ['pasted code', CODE.repeat(30)],
  ['English', 'The quick brown fox jumps over the lazy dog while nobody is watching the river'],
  ['German', 'Gestern haben wir den ganzen Nachmittag im Garten gesessen und nichts getan'],
  ['invisible characters', '\u200b\u200e\u0000\ud800'.repeat(100)],
];

describe('recogniseMessage', () => {
  it.each(UNUSUAL)('is sure of no label in %s, except that it is none of them', (_, text) => {
    const { label, certainty } = recogniseMessage(text);
    expect(label === 'none' || certainty !== 'sure').toBe(true);
  });

  it('trusts no label of a hundred different sentences in one message', () => {
    const subjects = ['tá caro', 'vou pensar', 'bom dia', 'me manda um roteiro', 'qual seu nome'];
    const text = Array.from({ length: 100 }, (_, at) => `${subjects[at % 5]} ${at}. `).join('');
    expect(recogniseMessage(text).certainty).not.toBe('sure');
  });

  it('gives each ordinary label once, with probabilities that add up to 1', () => {
    const { ranked } = recogniseMessage('tá caro demais esse negócio');
    expect(new Set(ranked.map(({ label }) => label)).size).toBe(ranked.length);
    expect(ranked.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 6);
    expect(ranked.some(({ label }) => /safety|lookalike/.test(label))).toBe(false);
  });

  it.each([
    ['tá muito caro isso aí', 'obj.price'],
    ['bora treinar? finge que você é o cliente', 'practice.start'],
    ['manda em tópicos', 'change.topics'],
    ['cliente marca e nao aparece, o q faço?', 'ask.no-show'],
    ['como eu fui?', 'practice.feedback'],
  ])('recognises %j as %s', (text, label) => {
    expect(recogniseMessage(text)).toMatchObject({ label });
  });
});

describe('recogniseSentences', () => {
  it('recognises each of several objections', () => {
    const found = recogniseSentences('Achei caro demais. Preciso falar com meu marido antes.');
    expect(found.map(({ recognition }) => recognition.label)).toEqual(['obj.price', 'obj.partner']);
  });
});

describe('recogniseAct', () => {
  it.each(UNUSUAL)('is sure of no act in %s, except that it is none of them', (_, text) => {
    const { label, certainty } = recogniseAct(text, { previous: 'quanto custa?' });
    expect(label === 'other' || certainty !== 'sure').toBe(true);
  });

  it('knows a question about the decision maker', () => {
    const { label } = recogniseAct('Além de você, quem mais participa dessa decisão?', {
      previous: 'gostei',
    });
    expect(label).toBe('ask_decision_maker');
  });
});

describe('recogniseDistress', () => {
  it.each([
    'quero me matar',
    'nao quero mais viver',
    'meu marido me bate e fica com o dinheiro das vendas',
    'bati a meta do mês. mas não vejo mais sentido em continuar viva',
  ])('finds distress in %j', (text) => {
    expect(recogniseDistress(text).certainty).not.toBe('none');
  });

  it.each([
    'preciso matar a meta esse mês',
    'o cliente me enforcou no preço',
    'morri de rir com esse vendedor',
    'tá caro',
    'bom dia',
  ])('finds none in %j', (text) => {
    expect(recogniseDistress(text).certainty).toBe('none');
  });

  it.each(UNUSUAL)('finds none in %s', (_, text) => {
    expect(recogniseDistress(text).certainty).toBe('none');
  });

  it('finds it in a long harmless message', () => {
    const talk = 'Hoje visitei três clientes e fechei um pedido de parafusos. '.repeat(20);
    const text = `${talk} Eu não aguento mais e penso em acabar com a minha vida. ${talk}`;
    expect(recogniseDistress(text).certainty).toBe('certain');
  });
});

describe('sentencesOf', () => {
  it('returns at most 40 sentences without surrounding space', () => {
    expect(sentencesOf(' Oi. Tudo bem?\nTá caro! ')).toEqual(['Oi.', 'Tudo bem?', 'Tá caro!']);
    expect(sentencesOf('a. '.repeat(500))).toHaveLength(40);
  });
});
