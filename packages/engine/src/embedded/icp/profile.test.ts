import type { IcpProfile } from '@salesai/contract/icp';
import { parseCompiledAnswers, type QuestionAnswer } from '@salesai/contract/questionnaire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAnswers } from '../../shared/answers.ts';
import { cleanText } from '../../shared/text.ts';
import { drawnIcpAnswers, icpAnswerPairs } from '../../testing/icps.ts';
import { sentencesOf, sharedSentences } from '../../testing/overlap.ts';
import { answerPairs } from '../../testing/sellers.ts';
import { ROUGH_TEXT, textsOf } from '../../testing/texts.ts';
import { icpProfile } from './profile.ts';

const SALON = icpAnswerPairs(
  'Outro: salão de beleza',
  'Pequenas empresas',
  'donas de salão em Ribeirão Preto com 3 a 8 cadeiras que reclamam de cliente que falta e gastam uns R$ 600 por mês',
);
const make = (
  answers: readonly QuestionAnswer[],
  sellerAnswers: readonly QuestionAnswer[] | null = null,
) => icpProfile({ answers, icpName: 'Salões', sellerAnswers, language: 'pt-BR' });
const originOf = ({ details }: IcpProfile, campo: string) =>
  details.origens.find((origin) => origin.campo === campo);

/** The paths of all texts of the details, as `origens` names them. */
function linesOf(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    linesOf(inner, path ? `${path}.${key}` : key),
  );
}

describe('icpProfile', () => {
  it("uses every fact of the seller's description", async () => {
    const profile = await make(SALON);
    const text = textsOf(profile).join('\n');
    for (const fact of ['Ribeirão Preto', '3 a 8 cadeiras', 'cliente que falta', 'R$ 600']) {
      expect(text).toContain(fact);
    }
    expect(profile.sector).toBe('Salão de beleza');
  });

  it.each([
    ['donos de pizzaria. Costuma reclamar de custo', 'O custo pesa para mim'],
    ['síndicos que vivem dizendo que vão pensar', 'Vou pensar'],
    ['noivas que geralmente acham caro', 'Acho caro'],
    ['motoboys, não gostam de pagar adiantado', 'Não gosto de pagar adiantado'],
    ['donas de salão que costumam pedir desconto', 'Me dá um desconto?'],
  ])(
    'turns what the seller describes in %j into what the customer would say',
    async (text, said) => {
      const { objecoesComuns } = (await make(icpAnswerPairs('Serviços', 'Pequenas empresas', text)))
        .details.comportamentoCompra;
      expect(objecoesComuns[0]).toBe(said);
      expect(objecoesComuns.join('\n')).not.toMatch(/costuma|vive|geralmente|reclama|não gostam?/i);
    },
  );

  it('marks lines as stated by the seller, with a quote, or as assumed', async () => {
    const profile = await make(SALON);
    expect(originOf(profile, 'dorPrincipal')).toMatchObject({
      base: 'voce_disse',
      citacao: expect.stringContaining('cliente que falta'),
    });
    expect(originOf(profile, 'ticketMedio')).toMatchObject({ base: 'voce_disse' });
    expect(originOf(profile, 'comportamentoCompra.objecoesComuns.0')?.base).toBe('hipotese');
  });

  it('quotes the seller verbatim', async () => {
    const answers = [
      SALON,
      icpAnswerPairs(
        'Varejo',
        'Pequenas empresas',
        'quero atender donas de loja de campinas, MEI, que não sabem anunciar; quem decide é o marido',
      ),
      icpAnswerPairs(
        'Outro: metalúrgica',
        'Grandes empresas',
        'gerentes no ABC e em Joinville, contrato anual de 80 a 200 mil, faturam 3 milhões por mês, em março',
      ),
    ];
    for (const pairs of answers) {
      const text = formatAnswers(pairs);
      const { origens } = (await make(pairs)).details;
      for (const { base, citacao } of origens) {
        if (base === 'voce_disse') expect(text).toContain(citacao?.replace(/…$/, ''));
        else expect(citacao).toBeUndefined();
      }
    }
  });

  it('returns exactly one origin per line', async () => {
    const { origens, ...rest } = (await make(SALON)).details;
    expect(origens.map(({ campo }) => campo).sort()).toEqual(linesOf(rest).sort());
  });

  it('states that everything is assumed without a description', async () => {
    const { details } = await make(icpAnswerPairs('Varejo', 'Médias empresas', ''));
    expect(details.resumoICP).toMatch(/hipótese/);
    expect(details.dorPrincipal).toContain('Você não disse a dor');
    expect(details.origens.some(({ citacao }) => citacao === '')).toBe(false);
  });

  it('cuts no number at its point', async () => {
    const { details } = await make(
      icpAnswerPairs('Serviços', 'Pessoas físicas', 'casais de Sorocaba, parcela de 1.150 reais'),
    );
    expect(details.resumoICP).toContain('parcela de 1.150 reais');
  });

  it('says that no pain was stated, and asks for it', async () => {
    const profile = await make(
      icpAnswerPairs('Outro: taxidermia', 'Pessoas físicas', 'colecionadores de Recife'),
    );
    expect(profile.details.dorPrincipal).toContain(
      'Você não disse a dor: pergunte ao colecionador',
    );
    expect(profile.mainPain).toBe('A descobrir: você não disse a dor');
    expect(originOf(profile, 'dorPrincipal')?.base).toBe('hipotese');
  });

  it('covers every selected company size', async () => {
    const { details } = await make(
      icpAnswerPairs('Varejo', 'Pequenas empresas, Médias empresas', ''),
    );
    expect(details.setorAtuacao).toBe('Varejo, pequenas empresas e médias empresas');
  });

  it('repeats the price with its unit, and computes a year only from a certain month', async () => {
    const monthly = await make(
      icpAnswerPairs('Serviços', 'Pequenas empresas', 'donas de salão, mensalidade de R$ 1.900'),
    );
    expect(monthly.details.ticketMedio).toContain('R$ 1.900 × 12 = R$ 22,8 mil');
    const each = await make(
      icpAnswerPairs(
        'Serviços',
        'Médias empresas',
        'síndicos que pagam de 900 a 1.500 por elevador',
      ),
    );
    expect(each.ticketRange).toBe('de R$ 900 a R$ 1.500 por elevador');
    expect(each.details.ticketMedio).not.toContain('× 12');
  });

  it('takes notaries for notaries although their field is real estate', async () => {
    const seller = answerPairs({
      'Em quais territórios você vende ou quer vender?': 'Outro: software para cartórios',
    });
    const profile = await make(
      icpAnswerPairs(
        'Tecnologia, Outro: cartórios',
        'Pequenas empresas',
        'oficiais de registro de imóveis que têm medo da correição',
      ),
      seller,
    );
    const text = textsOf(profile).join('\n');
    expect(text).toContain('oficial de registro de imóveis');
    expect(text).not.toMatch(/imobiliária|corretor/);
  });

  it('never turns a breakdown every week into a purchase every week', async () => {
    const { details } = await make(
      icpAnswerPairs(
        'Serviços',
        'Médias empresas',
        'síndicos de Belo Horizonte, elevador parando toda semana e morador reclamando',
      ),
    );
    expect(details.estrategiaAbordagem.momentoIdeal).toContain('Você não disse quando compram');
    expect(details.dorPrincipal).toContain('elevador parando toda semana');
  });

  it('uses the knowledge of a trade as hypotheses, and only for its usual buyers', async () => {
    const seller = answerPairs({
      'Em quais territórios você vende ou quer vender?': 'Outro: manutenção de elevadores',
    });
    const usual = await make(
      icpAnswerPairs('Outro: condomínios', 'Médias empresas', 'síndicos de prédios antigos'),
      seller,
    );
    expect(usual.details.dorPrincipal).toContain('Hipótese do ramo');
    expect(originOf(usual, 'comportamentoCompra.objecoesComuns.0')?.base).toBe('hipotese');
    const unusual = await make(
      icpAnswerPairs('Outro: museus', 'Grandes empresas', 'curadores de museu'),
      seller,
    );
    expect(unusual.details.dorPrincipal).not.toContain('Hipótese do ramo');
  });

  it('leaves what nobody stated to be confirmed in what is said to buyers', async () => {
    const { argumentosChave } = (await make(SALON)).details.estrategiaAbordagem;
    expect(argumentosChave.filter((line) => line.includes('[confirme: ')).length).toBeGreaterThan(
      1,
    );
    for (const line of argumentosChave) expect(line).not.toMatch(/garant|gr[áa]tis|devolv/i);
  });

  it('calls buyers by their own noun and gender', async () => {
    const text = textsOf(
      await make(
        icpAnswerPairs(
          'Serviços',
          'Pessoas físicas',
          'mães de Guarulhos com medo do brinquedo sujo',
        ),
      ),
    ).join('\n');
    expect(text).toMatch(/\b(?:a|à|da) mãe\b/);
    expect(text).not.toMatch(/\b(?:o|ao|do) mãe\b|morador/);
  });

  it('returns at least three negative profiles', async () => {
    const { perfilNegativo } = (await make(SALON)).details;
    expect(perfilNegativo.length).toBeGreaterThanOrEqual(3);
    for (const line of perfilNegativo) expect(line).toMatch(/^Quem /);
  });

  it('reads the English questionnaire', async () => {
    const english = [
      'Which segment are they in?\nResposta: Retail',
      'Which kinds of customer do you want to serve?\nResposta: Enterprise',
    ].join('\n\n');
    expect((await make(parseCompiledAnswers(english))).details.setorAtuacao).toBe(
      'Varejo, grandes empresas',
    );
  });

  it('removes markup and limits long text of the description', async () => {
    const hostile = `<img src=x onerror=alert(1)> {{chave}} ${'muito '.repeat(500)}`;
    for (const text of textsOf(
      await make(icpAnswerPairs('Serviços', 'Médias empresas', hostile)),
    )) {
      expect(text).not.toMatch(/<|>|\{\{/);
      expect(text.length).toBeLessThan(1_000);
    }
  });

  it('returns one origin and limited text per line for random words', async () => {
    const word = fc.constantFrom(
      'donas',
      'que',
      'não',
      'perdem',
      'R$ 5',
      'em',
      'Recife',
      'e',
      '10 a 20 anos',
      'medo de',
      ',',
      '.',
      'de',
      '🙂',
      '<b>',
      '“',
      'quer',
      'até',
      'por mês',
    );
    const words = fc.array(fc.oneof(word, fc.string({ maxLength: 6 })), { maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(words, async (said) => {
        const { origens, ...lines } = (
          await make(icpAnswerPairs('Outro: xis', 'Médias empresas', said.join(' ')))
        ).details;
        expect(origens.map(({ campo }) => campo).sort()).toEqual(linesOf(lines).sort());
        for (const text of textsOf(lines)) expect(text.length).toBeLessThan(1_200);
        for (const { citacao } of origens) {
          if (citacao)
            expect(cleanText(`Outro: xis ${said.join(' ')}`)).toContain(citacao.replace(/…$/, ''));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('returns clean texts for 80 random answers, which differ as the answers do', async () => {
    let state = 7;
    const draw = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    const answers = [...new Set(Array.from({ length: 80 }, () => drawnIcpAnswers(draw)))];
    const profiles = await Promise.all(answers.map((one) => make(parseCompiledAnswers(one))));
    for (const text of profiles.flatMap(textsOf)) expect(text).not.toMatch(ROUGH_TEXT);
    const sentences = profiles.map(({ details }) => sentencesOf({ ...details, origens: [] }));
    const shares = sentences.flatMap((a, at) =>
      sentences.slice(at + 1).map((b) => sharedSentences(a, b)),
    );
    expect(Math.max(...shares)).toBeLessThan(1);
  });
});
