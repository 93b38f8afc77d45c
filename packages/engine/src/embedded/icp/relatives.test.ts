import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import { describe, expect, it } from 'vitest';
import { icpAnswerPairs } from '../../testing/icps.ts';
import { textsOf } from '../../testing/texts.ts';
import { icpProfile } from './profile.ts';

const make = (answers: readonly QuestionAnswer[]) =>
  icpProfile({ answers, icpName: 'Parentes', sellerAnswers: null, language: 'pt-BR' });

describe('a customer who buys for a relative', () => {
  const DAUGHTER =
    'É a filha que cuida da mãe em casa, de Garanhuns e cidades vizinhas. Tem medo de queda. Compra para a mãe ou o pai';

  it.each(['Pessoas físicas', 'Pessoas físicas, Pequenas empresas'])(
    'is who buys in every text, and has no team: %s',
    async (customers) => {
      const { details } = await make(icpAnswerPairs('Saúde', customers, DAUGHTER));
      const texts = textsOf(details).join('\n');
      expect(texts).toMatch(/à filha|da filha|a filha/);
      expect(texts).not.toMatch(/(?:ao|do|o) pai (?:o|com|cost|paga|se)|pessoas trabalham ali/);
      expect(details.comportamentoCompra.objecoesComuns.join('\n')).not.toMatch(/queda/);
      expect(details.perfilNegativo.join('\n')).toContain('e das cidades de perto');
    },
  );

  it('keeps the fear of a bad buy as an objection', async () => {
    const text = 'filhas que cuidam do pai idoso e têm medo de errar na compra';
    const { details } = await make(icpAnswerPairs('Saúde', 'Pessoas físicas', text));
    expect(details.comportamentoCompra.objecoesComuns[0]).toMatch(/^Tenho medo de errar/);
  });
});
