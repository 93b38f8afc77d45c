import { describe, expect, it } from 'vitest';
import { icpAnswerPairs } from '../../testing/icps.ts';
import { icpProfile } from './profile.ts';

const detailsOf = async (segment: string, description: string) => {
  const answers = icpAnswerPairs(segment, 'Médias empresas', description);
  const input = { answers, icpName: 'Clientes', sellerAnswers: null, language: 'pt-BR' } as const;
  return (await icpProfile(input)).details;
};

describe('the field of a customer', () => {
  it.each([
    ['Aluguel de betoneiras', 'Imobiliário'],
    ['Sapato ortopédico sob medida', 'Moda'],
    ['Conserto de relógio de parede', 'Serviços'],
  ])('is in the own words where one word alone names a segment: %s', async (segment, wrong) => {
    const { setorAtuacao } = await detailsOf(segment, 'donos de obra em Natal');
    expect(setorAtuacao).toContain(segment);
    expect(setorAtuacao).not.toContain(wrong);
  });

  it('is the segment that the answer chooses', async () => {
    const { setorAtuacao } = await detailsOf('Varejo, Imobiliário', 'donos de loja em Natal');
    expect(setorAtuacao).toContain('Imobiliário');
    expect(setorAtuacao).toContain('Varejo');
  });
});

describe('the size of a customer', () => {
  it.each(['5 a 40 hectares', '200 cabeças', '12 viveiros'])(
    'is no team where it is land, a herd or ponds: %s',
    async (size) => {
      const { tamanhoEquipe } = await detailsOf('Outro: ração', `produtores rurais de ${size}`);
      expect(tamanhoEquipe).toContain('quantas pessoas trabalham ali');
    },
  );
});
