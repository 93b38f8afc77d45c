import { describe, expect, it } from 'vitest';
import { objectionsIn } from './stated-objections.ts';

const read = (text: string, answer: 'description' | 'challenge' = 'description') =>
  objectionsIn(text, answer).map(({ said, key }) => [said, key]);

describe('objectionsIn', () => {
  it.each([
    ['tutores de gato, acham exame caro', [['Acho exame caro', 'price']]],
    ['lojas que falam que já têm uma costureira', [['Já tenho uma costureira', 'has-supplier']]],
    [
      'noivas que falam que a mãe ajuda e que não precisam de cerimonial',
      [
        ['A minha mãe ajuda', 'knows-someone'],
        ['Não preciso de cerimonial', 'no-need'],
      ],
    ],
    [
      'produtores, reclamam do juro e dizem que vão esperar a próxima safra',
      [
        ['O juro pesa para mim', 'complaint'],
        ['Vou esperar a próxima safra', 'later'],
      ],
    ],
    ['têm medo de furar e não dar água', [['Tenho medo de furar e não dar água', 'fear']]],
    ['motoristas que dizem que não confiam em corretor', [['Não confio em corretor', 'fraud']]],
    ['acham que não vai acontecer com eles', [['Não vai acontecer comigo', 'other']]],
    ['comparam com a clínica popular', [['Estou comparando com a clínica popular', 'comparing']]],
    ['Costuma reclamar de custo', [['O custo pesa para mim', 'complaint']]],
    [
      'Geralmente reclamam do frete e da demora',
      [['O frete e a demora pesam para mim', 'complaint']],
    ],
    ['Vive dizendo que vai pensar', [['Vou pensar', 'think']]],
    ['costumam achar caro', [['Acho caro', 'price']]],
    ['reclama das taxas do cartão', [['As taxas do cartão pesam para mim', 'complaint']]],
    ['Não gosta de pagar adiantado', [['Não gosto de pagar adiantado', 'other']]],
    [
      'não gostam de contrato com fidelidade',
      [['Não gosto de contrato com fidelidade', 'contract']],
    ],
    ['não aceita mensalidade', [['Não aceito mensalidade', 'other']]],
  ] as const)('reads %j in the person of the customer', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('quotes the answer as written', () => {
    expect(objectionsIn('Acham caro e somem', 'description')[0]?.quote).toBe('Acham caro e somem');
  });

  it('reads what one customer says in the challenge', () => {
    expect(read('o paciente acha caro e diz que vai pensar', 'challenge')).toEqual([
      ['Acho caro', 'price'],
      ['Vou pensar', 'think'],
    ]);
  });

  it('takes no fear of the seller, and no wish or place, for an objection', () => {
    expect(read('tenho medo de ninguém comprar', 'challenge')).toEqual([]);
    expect(read('mães de Recife que querem bolsa diferente, 120 reais')).toEqual([]);
    expect(read('donas de salão que reclamam de cliente que falta')).toEqual([]);
    expect(read('elevador parando e morador reclamando no grupo')).toEqual([]);
  });
});
