import { describe, expect, it } from 'vitest';
import { BUYER_KINDS, PURCHASE_KINDS } from '../../knowledge/practice/index.ts';
import { describedSetup, tradeSetup } from '../../testing/practice.ts';
import { claimsOf } from '../claims.ts';
import { plain } from '../reading/plain.ts';
import { beginning } from '../session.ts';
import { answersTo } from './answer.ts';
import { detailsOf } from './details.ts';

/** Pairs of texts that cannot both be true. */
function contradictions(texts: readonly string[]): string[] {
  const claims = texts.flatMap((text) => claimsOf(text).map((one) => ({ ...one, text })));
  return claims.flatMap((one, at) =>
    claims
      .slice(at + 1)
      .filter(({ claim, value }) => claim === one.claim && value !== one.value)
      .map(({ text }) => `${one.text} / ${text}`),
  );
}

describe('the details of a buyer', () => {
  it.each(BUYER_KINDS.map(({ key, scope }) => [key, scope] as const))(
    'exclude none of each other, whatever %s buys',
    (key, scope) => {
      const purchases = PURCHASE_KINDS.filter(
        (kind) => (kind.scope ?? scope) === scope && (kind.buyers?.includes(key) ?? true),
      );
      for (let seed = 1; seed <= 4; seed++) {
        const setup = tradeSetup({ who: 'clientes', pain: 'gasto', offer: 'pacote' }, { seed });
        const { buyer } = beginning(setup);
        for (const purchase of purchases) {
          const biography = { buyer: key, purchase: purchase.key, problem: 'problem' };
          const own = { ...buyer, isCompany: scope === 'company', biography };
          expect(contradictions([...detailsOf(setup, own).values()]), purchase.key).toEqual([]);
        }
      }
    },
  );

  it('find a contradiction where there is one', () => {
    expect(contradictions(['não tenho filho, só sobrinho', 'moro com os meninos']).length).toBe(1);
  });
});

const COMPANIES = [
  ['donas de salão de beleza', 'agenda online'],
  ['donos de padaria', 'forno turbo'],
  ['transportadoras pequenas', 'manutenção de frota'],
  ['restaurantes que servem almoço', 'energia solar'],
  ['clínicas odontológicas', 'contabilidade mensal'],
] as const;
const PERSONS = [
  ['mães que trabalham fora', 'escola infantil'],
  ['famílias com casa própria', 'energia solar'],
  ['donos de carro', 'lavagem de carro'],
  ['aposentados com dor nas costas', 'colchão'],
  ['noivas que casam no ano que vem', 'fotografia de casamento'],
] as const;

/** The same question in other words. */
const OF_ANYBODY = [
  ['tem filhos?', 'quantos filhos você tem?', 'e criança em casa, tem?'],
  ['em que bairro fica?', 'onde vocês ficam?', 'qual o endereço aí?'],
  ['quanto você paga hoje?', 'quanto gasta com isso por mês?', 'qto tá pagando atualmente?'],
  ['você já tentou alguma coisa pra resolver?', 'já contratou alguém pra isso antes?'],
  ['como foi o fim de semana?', 'descansou no domingo?'],
  ['tem cachorro?', 'que bicho vocês têm em casa?'],
] as const;
const OF_COMPANIES = [
  ['que horas você abre?', 'qual o horário de funcionamento?', 'até que horas fica aberto?'],
  ['quantas pessoas trabalham aí?', 'quantos funcionários vocês têm?', 'a equipe é de quantos?'],
  ['há quanto tempo você tem a empresa?', 'desde quando existe o negócio?'],
  ['o ponto é alugado?', 'o imóvel é próprio ou paga aluguel?'],
  ['de quem você compra hoje?', 'quem são seus fornecedores?'],
  ['são registrados?', 'o pessoal é de carteira ou comissão?'],
  ['quem são seus clientes?', 'qual o perfil do seu público?'],
] as const;

describe('a detail', () => {
  it.each([
    ...COMPANIES.map(([who, offer]) => [who, offer, 'Pequenas empresas'] as const),
    ...PERSONS.map(([who, offer]) => [who, offer, 'Pessoas físicas'] as const),
  ])('is the same in whatever words %s are asked', (description, offer, to) => {
    const groups = to === 'Pessoas físicas' ? OF_ANYBODY : [...OF_ANYBODY, ...OF_COMPANIES];
    let answered = 0;
    for (let seed = 1; seed <= 5; seed++) {
      const setup = describedSetup({ description, offer, to }, { seed });
      const { buyer } = beginning(setup);
      for (const group of groups) {
        const texts = group.flatMap((question) =>
          answersTo(setup, buyer, plain(question)).map(({ text }) => text),
        );
        if (texts.length > 1) answered += 1;
        const bare = texts.map((text) => text.replace(/^(?:\S+ sim, |tenho |tem )/u, ''));
        expect(new Set(bare).size, group[0]).toBeLessThan(2);
      }
    }
    expect(answered).toBeGreaterThan(groups.length * 4);
  });
});
