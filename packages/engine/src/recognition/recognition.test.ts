import { describe, expect, it } from 'vitest';
import { fit, scoresOf, softmax } from '../../training/fit.ts';
import { pack } from '../../training/pack.ts';
import { createClassifier } from './classifier.ts';
import { featuresOf } from './features.ts';
import { tokensOf } from './normalise.ts';

const SENTENCES = [
  ['price', 'tá caro demais'],
  ['price', 'achei muito caro esse preço'],
  ['price', 'o preço ficou salgado'],
  ['time', 'agora não tenho tempo'],
  ['time', 'estou sem tempo hoje'],
  ['time', 'me chama outro dia, tô corrido'],
] as const;
const OPTIONS = { epochs: 20, rate: 0.35, decay: 0, minimum: 1, rarity: 1, balance: 0 };
const examples = SENTENCES.map(([label, text]) => ({ label, features: featuresOf(text) }));

describe('tokensOf', () => {
  it.each([
    ['q preço é esse?', ['que', 'preco', 'e', 'esse', '?']],
    ['caroooo', ['caro']],
    ['R$ 1.500,00 em 3x', ['$', '#', 'em', '#', 'x']],
    ['vc tá aí? 😀', ['voce', 'esta', 'ai', '?', '☺']],
    ['', []],
  ])('reads %j in one spelling', (text, tokens) => {
    expect(tokensOf(text)).toEqual(tokens);
  });
});

describe('Classifier', () => {
  const model = fit(examples, OPTIONS);
  const classifier = createClassifier(pack(model, 1, 100_000));

  it.each(SENTENCES)('recognises %s in %j after quantising', (label, text) => {
    expect(classifier.rank(featuresOf(text))[0]?.label).toBe(label);
  });

  it('gives the same weights for the same sentences', () => {
    const again = fit(examples, OPTIONS);
    expect(again.weights).toEqual(model.weights);
  });

  it('changes probabilities by less than 5 points when weights are quantised', () => {
    const features = featuresOf('que preço caro');
    const exact = scoresOf(model, new Map(model.hashes.map((hash, at) => [hash, at])), features);
    softmax(exact);
    const price = classifier.rank(features).find(({ label }) => label === 'price');
    expect(price?.probability).toBeCloseTo(exact[model.labels.indexOf('price')] ?? 0, 1);
  });

  it.each([
    '',
    ' ',
    '?',
    '😀'.repeat(500),
    'x'.repeat(4_000),
    '('.repeat(4_000),
    'a '.repeat(2_000),
  ])('gives probabilities that add up to 1 for unusual text %#', (text) => {
    const sum = classifier
      .rank(featuresOf(text))
      .reduce((total, one) => total + one.probability, 0);
    expect(sum).toBeCloseTo(1, 6);
  });

  it('throws when the weights are cut off', () => {
    const packed = pack(model, 1, 100_000);
    expect(() => createClassifier({ ...packed, data: packed.data.slice(0, -8) })).toThrow(
      RangeError,
    );
  });
});

describe('featuresOf', () => {
  it('depends on what the buyer said last', () => {
    const alone = featuresOf('entendi, o caixa fecha tarde', { previous: '' });
    const after = featuresOf('entendi, o caixa fecha tarde', { previous: 'meu caixa fecha tarde' });
    expect(after).not.toEqual(alone);
  });
});
