import { describe, expect, it } from 'vitest';
import { de } from '../../shared/writing/pt/articles.ts';
import { nounPhrase } from '../../shared/writing/pt/phrases.ts';
import { withShortOffer } from '../scripts/short-offer.ts';
import { introduction, KEPT_SPACE } from './introduction.ts';
import { purchaseOf } from './purchase.ts';
import { isDoubt, sayableBuyers, sayableItem, sayableOffer } from './sayable.ts';

describe('purchaseOf', () => {
  const BOTH = { products: true, services: true };
  it.each([
    ['aluguel de cama hospitalar', false, BOTH, 'rental'],
    ['apartamento', false, BOTH, 'property'],
    ['plano funerário', false, BOTH, 'subscription'],
    ['aulas de inglês', true, BOTH, 'care'],
    ['tratores e implementos', false, BOTH, 'machine'],
    ['costura', false, BOTH, 'service'],
    ['roupas femininas', false, { products: true, services: false }, 'goods'],
    ['roupas femininas', false, BOTH, 'unknown'],
  ] as const)(
    'takes %j (monthly: %s) of a seller of %j for %s',
    (offer, isMonthly, sells, kind) => {
      expect(purchaseOf({ offer: nounPhrase(offer), isMonthly, sells }).kind).toBe(kind);
    },
  );
});

describe('sayable nouns', () => {
  it('leave out what nobody sells, parts of any offer, and words for anybody', () => {
    expect(sayableOffer(nounPhrase('diferença'))).toBeNull();
    expect(sayableItem(nounPhrase('pacote'))).toBeNull();
    expect(sayableBuyers(nounPhrase('gentes'))).toBeNull();
    expect(sayableOffer(nounPhrase('costura'))?.text).toBe('costura');
  });

  it('are neither what somebody does nor a place or a list of keywords', () => {
    for (const text of ['ajudo quem quer passar no concurso', 'fazer Enem', 'casa', 'fisio/casa'])
      expect(sayableOffer(nounPhrase(text))).toBeNull();
    expect(sayableOffer(nounPhrase('casa na planta'))?.text).toBe('casa na planta');
    expect(sayableOffer(nounPhrase('conserto de celular'))?.text).toBe('conserto de celular');
  });

  it('give two nouns no article of one of them', () => {
    const pair = sayableOffer(nounPhrase('afinação e restauro de pianos'));
    expect(pair && de(pair).text).toBe('de afinação e restauro de pianos');
  });

  it('take the belief in a fraud for a doubt, and a fear for none', () => {
    expect(isDoubt('acham que é golpe')).toBe(true);
    expect(isDoubt('medo de golpe')).toBe(false);
  });
});

it('names a long offer in full once, and changes no field to fill in', () => {
  const text =
    'Sobre calibração de balanças. A calibração de balanças, [confirme: calibração de balanças].';
  expect(withShortOffer(text, nounPhrase('calibração de balanças'))).toBe(
    'Sobre calibração de balanças. A calibração, [confirme: calibração de balanças].',
  );
});

it.each([
  [
    'gestão de tráfego',
    'Sobre gestão de tráfego. Fale sobre gestão de tráfego.',
    'Sobre gestão de tráfego. Fale sobre o serviço.',
  ],
  [
    'aulas de inglês',
    'As aulas de inglês. O preço de aulas de inglês.',
    'As aulas de inglês. O preço das aulas.',
  ],
  [
    'bolos e doces',
    'Sobre bolos e doces. De bolos e doces.',
    'Sobre bolos e doces. De bolos e doces.',
  ],
])('names %j shortly with its article', (offer, text, expected) => {
  const noun = sayableOffer(nounPhrase(offer));
  expect(noun && withShortOffer(text, noun)).toBe(expected);
});

it.each([
  ['conserto de roupa', 'do conserto de roupa'],
  ['personal trainer', 'personal trainer'],
  ['apartamento', 'trabalho com imóveis'],
  ['gestão de tráfego', 'trabalho com gestão de tráfego'],
  ['clínica veterinária', 'da clínica veterinária'],
])('introduces who sells %j as %j', (business, expected) => {
  expect(introduction(nounPhrase(business)).titulo.replaceAll(KEPT_SPACE, ' ')).toBe(expected);
});
