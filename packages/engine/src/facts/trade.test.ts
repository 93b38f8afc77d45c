import { describe, expect, it } from 'vitest';
import { icpAnswerPairs } from '../testing/icps.ts';
import { answerPairs } from '../testing/sellers.ts';
import { isBuyerOf, readIcpFacts, readSellerFacts, tradeOf } from './index.ts';

const seller = (offer: string, challenge = '') =>
  readSellerFacts(
    answerPairs({
      'Em quais territórios você vende ou quer vender?': `Outro: ${offer}`,
      ...(challenge ? { 'Qual é o seu maior desafio em vendas hoje?': challenge } : {}),
    }),
  );
const icp = (segment: string, description: string) =>
  readIcpFacts(icpAnswerPairs(segment, 'Pequenas empresas', description));

describe('tradeOf', () => {
  it.each([
    ['software para cartórios', 'o tabelião demora', 'registry-office-software'],
    ['manutenção de elevadores', 'síndico só quer preço', 'lift-maintenance'],
    ['plano funerário', 'ninguém quer falar de morte', 'funeral-plans'],
    ['gás de cozinha e água', 'o aplicativo rouba meus clientes', 'cooking-gas'],
    ['brinquedos para festa', 'as mães não respondem', 'kids-party-rental'],
    ['consórcio', 'acham que consórcio é golpe', 'consortium'],
  ])('recognises “%s” with “%s”', (offer, challenge, key) => {
    expect(tradeOf({ seller: seller(offer, challenge) })?.key).toBe(key);
  });

  it.each([
    ['piscina', 'acham caro'],
    ['imóveis', 'acham caro'],
    ['taxidermia', 'síndico some'],
  ])('returns null for the single cue of “%s” with “%s”', (offer, challenge) => {
    expect(tradeOf({ seller: seller(offer, challenge) })).toBeNull();
  });

  it('does not read a longer cue as the shorter one of another trade', () => {
    const party = icp(
      'Serviços',
      'mães que alugam piscina de bolinha e cama elástica para a festa',
    );
    expect(tradeOf({ icp: party })?.key).not.toBe('pool-care');
  });

  it('does not count one word of one answer twice', () => {
    const repairShops = icp(
      'Outro: autopeças',
      'donos de oficina que precisam da peça em 1 hora porque o carro tá no elevador',
    );
    expect(tradeOf({ icp: repairShops })?.key).not.toBe('lift-maintenance');
  });

  it("does not take the customer's trade for the seller's", () => {
    const customer = icp(
      'Outro: salões de beleza',
      'donas de salão que fazem mechas e unha em gel',
    );
    const sold = seller('cosméticos por catálogo', 'tenho vergonha de vender perfume');
    expect(tradeOf({ seller: sold, icp: customer })?.key).not.toBe('hair-salon-nails');
  });

  it('knows the usual buyers of a trade', () => {
    const trade = tradeOf({ seller: seller('manutenção de elevadores') });
    if (!trade) throw new Error('no trade');
    expect(isBuyerOf(trade, icp('Serviços', 'síndicos de prédios antigos'))).toBe(true);
    expect(isBuyerOf(trade, icp('Outro: hospitais', 'gerente de engenharia de clínica'))).toBe(
      false,
    );
  });
});
