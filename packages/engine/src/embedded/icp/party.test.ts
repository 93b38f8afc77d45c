import { describe, expect, it } from 'vitest';
import { icpAnswerPairs } from '../../testing/icps.ts';
import { icpProfile } from './profile.ts';

const detailsOf = async (field: string, customers: string, text: string) => {
  const answers = icpAnswerPairs(field, customers, text);
  return (await icpProfile({ answers, icpName: 'X', sellerAnswers: null, language: 'pt-BR' }))
    .details;
};

describe('the kind of buyer', () => {
  it('gives a family no team, owner or size of company', async () => {
    const details = await detailsOf(
      'Outro: material escolar',
      'mães e donas de pequena papelaria',
      'Mãe de 30 a 40 anos, com duas ou três crianças na escola. Gasta de 200 a 500 por criança.',
    );
    expect(details.tamanhoEquipe).not.toMatch(/crianças|trabalham/);
    expect(details.setorAtuacao).not.toContain('empresas');
    expect(JSON.stringify(details)).not.toContain('o dono, ouvindo');
  });

  it.each([
    'Oleiro que trabalha sozinho no quintal. O barro racha no forno.',
    'Mulher que pinta pano de prato e vende por 30 reais. A tinta desbota.',
  ])('asks about no employees in %j', async (text) => {
    const details = await detailsOf('Outro: insumos', 'artesãos autônomos', text);
    expect(details.tamanhoEquipe).toContain('trabalha só ou com ajuda');
    expect(JSON.stringify(details)).not.toContain('o dono, ouvindo');
  });

  it('asks a company for its people', async () => {
    const details = await detailsOf(
      'Outro: filtros',
      'pequenas empresas',
      'Donos de lavanderia que reclamam de água suja.',
    );
    expect(details.tamanhoEquipe).toContain('quantas pessoas trabalham ali');
  });
});

describe('the first person of the seller', () => {
  it.each([
    ['Noivos. Têm medo de eu esquecer a música.', 'Tenho medo de você esquecer a música'],
    ['Síndicos. Dizem que meu preço é alto.', 'Seu preço é alto'],
    ['Avós. Acham que eu sou enrolada.', 'Você é enrolada'],
  ])('is turned to "você" in an objection: %j', async (text, said) => {
    const { objecoesComuns } = (await detailsOf('Outro: som', 'clientes', text))
      .comportamentoCompra;
    expect(objecoesComuns).toContain(said);
  });

  it('makes no objection where it stays unclear', async () => {
    const { objecoesComuns } = (
      await detailsOf('Outro: bolos', 'avós', 'Avó. Acha que eu desengonço a entrega.')
    ).comportamentoCompra;
    expect(objecoesComuns.join()).not.toContain('desengonç');
  });
});
