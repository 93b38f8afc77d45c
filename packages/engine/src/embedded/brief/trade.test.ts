import { describe, expect, it } from 'vitest';
import { readIcpFacts, readSellerFacts } from '../../facts/index.ts';
import { answerPairs } from '../../testing/sellers.ts';
import { tradeSold } from './trade.ts';

function sold(territories: string, description: string): string | null {
  const sellerAnswers = answerPairs({
    'Em quais territórios você vende ou quer vender?': territories,
  });
  const icp = readIcpFacts(answerPairs({ 'Descreva o seu cliente ideal': description }));
  return tradeSold({ seller: readSellerFacts(sellerAnswers), icp, sellerAnswers })?.key ?? null;
}

describe('tradeSold', () => {
  it('gives a veterinarian no scripts of pet grooming', () => {
    expect(
      sold(
        'Outro: clínica veterinária',
        'tutores que dão banho e tosa no pet shop, consulta de 180',
      ),
    ).toBeNull();
  });

  it('gives who sells new tractors nothing about used ones', () => {
    expect(
      sold('Outro: tratores e implementos', 'produtores que trocam trator, 480 mil'),
    ).toBeNull();
    expect(sold('Outro: tratores usados', 'produtores que querem trator usado, 80 mil')).toBe(
      'used-farm-machinery',
    );
  });
});
