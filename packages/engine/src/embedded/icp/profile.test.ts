import type { IcpProfile } from '@salesai/contract/icp';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, MANNERS } from '../../knowledge/segments/manners.ts';
import { drawnIcpAnswers, icpAnswers } from '../../testing/icps.ts';
import { sentencesOf, sharedSentences } from '../../testing/overlap.ts';
import { answersOf, SELLER } from '../../testing/sellers.ts';
import { ROUGH_TEXT, textsOf } from '../../testing/texts.ts';
import { cleanText } from '../language/text.ts';
import { icpProfile } from './profile.ts';

const SALON = icpAnswers(
  'Outro: salão de beleza',
  'Pequenas empresas',
  'donas de salão em Ribeirão Preto com 3 a 8 cadeiras que reclamam de cliente que falta e gastam uns R$ 600 por mês',
);
const make = (answers: string, sellerAnswers: string | null = null) =>
  icpProfile({ answers, icpName: 'Salões', sellerAnswers, language: 'pt-BR' });
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

describe('The profile of an ideal customer', () => {
  it("uses every fact of the seller's description", async () => {
    const profile = await make(SALON);
    const text = textsOf(profile).join('\n');
    for (const fact of ['Ribeirão Preto', '3 a 8 cadeiras', 'cliente que falta', 'R$ 600']) {
      expect(text).toContain(fact);
    }
    expect(profile.sector).toBe('Salão de beleza');
  });

  it('marks what the seller said, with their words, and what is an assumption', async () => {
    const profile = await make(SALON);
    expect(originOf(profile, 'dorPrincipal')).toMatchObject({
      base: 'voce_disse',
      citacao: expect.stringContaining('cliente que falta'),
    });
    expect(originOf(profile, 'ticketMedio')).toMatchObject({ base: 'voce_disse' });
    expect(originOf(profile, 'comportamentoCompra.objecoesComuns.0')?.base).toBe('hipotese');
  });

  it('quotes the seller to the letter', async () => {
    const answers = [
      SALON,
      icpAnswers(
        'Varejo',
        'Pequenas empresas',
        'quero atender donas de loja de campinas, MEI, que não sabem anunciar; quem decide é o marido',
      ),
      icpAnswers(
        'Outro: metalúrgica',
        'Grandes empresas',
        'gerentes no ABC e em Joinville, contrato anual de 80 a 200 mil, faturam 3 milhões por mês, em março',
      ),
    ];
    for (const text of answers) {
      const { origens } = (await make(text)).details;
      for (const { base, citacao } of origens) {
        if (base === 'voce_disse') expect(text).toContain(citacao?.replace(/…$/, ''));
        else expect(citacao).toBeUndefined();
      }
    }
  });

  it('tells the ground of every line, and of nothing that is not there', async () => {
    const { origens, ...rest } = (await make(SALON)).details;
    expect(origens.map(({ campo }) => campo).sort()).toEqual(linesOf(rest).sort());
  });

  it('says that all is assumed when there is no description', async () => {
    const { details } = await make(icpAnswers('Varejo', 'Médias empresas', ''));
    expect(details.resumoICP).toMatch(/hipótese|pergunta/);
    expect(details.origens.some(({ citacao }) => citacao === '')).toBe(false);
  });

  it('is general, useful and honest about it when the segment is unknown', async () => {
    const profile = await make(icpAnswers('Outro: taxidermia', 'Pessoas físicas', ''));
    expect(profile.details.resumoICP).toContain('este perfil é geral');
    expect(profile.details.comportamentoCompra.objecoesComuns.length).toBeGreaterThanOrEqual(3);
  });

  it('lets a trade told in the description lead where only a broad box was ticked', async () => {
    const profile = await make(
      icpAnswers('Serviços', 'Pessoas físicas', 'mulheres que fazem unha a cada 15 dias'),
    );
    expect(profile.sector).toBe('Serviços, com foco em beleza e estética');
    expect(profile.details.estrategiaAbordagem.momentoIdeal).toContain('a cada 15 dias');
  });

  it('speaks of every size that was chosen', async () => {
    const { details } = await make(icpAnswers('Varejo', 'Pequenas empresas, Médias empresas', ''));
    for (const line of [details.ticketMedio, details.tamanhoEquipe, details.setorAtuacao]) {
      expect(line).toMatch(/pequenas/i);
      expect(line).toMatch(/médias/i);
    }
  });

  it('meets the matter that the seller told with what the trade knows about it', async () => {
    const { details } = await make(SALON);
    expect(details.dorPrincipal).toMatch(/^Cliente que falta\./);
    expect(details.dorPrincipal).toMatch(/não aparece|horário|agenda/);
    expect(details.perfilNegativo[0]).toBe('Quem não se incomoda com cliente que falta');
  });

  it('hears the trade behind "outro"', async () => {
    const { details } = await make(
      icpAnswers('Outro: clínica odontológica', 'Pequenas empresas', ''),
    );
    expect(details.setorAtuacao).toContain('Clínica odontológica');
    expect(details.resumoICP).toContain('consultório');
  });

  it("speaks to the seller's own manner when it is known", async () => {
    const plain = await make(SALON);
    const known = await make(SALON, answersOf(SELLER));
    const [start, advised] = [plain, known].map(
      ({ details }) => details.estrategiaAbordagem.melhorAbordagem,
    );
    expect(advised?.startsWith(`${start} `)).toBe(true);
    const said = [...MANNERS.consultant, DIFFICULTIES.followUp];
    expect(said).toContain(advised?.slice(`${start} `.length));
  });

  it('says who this customer is not', async () => {
    const { perfilNegativo } = (await make(SALON)).details;
    expect(perfilNegativo.length).toBeGreaterThanOrEqual(3);
    for (const line of perfilNegativo) expect(line).toMatch(/^Quem /);
  });

  it('reads the English and the Spanish questionnaire too', async () => {
    const english = [
      'Which segment are they in?\nResposta: Retail',
      'Which kinds of customer do you want to serve?\nResposta: Enterprise',
    ].join('\n\n');
    expect((await make(english)).details.setorAtuacao).toBe('Varejo, grandes empresas');
  });

  it('lets no markup or endless text of the description through', async () => {
    const hostile = `<img src=x onerror=alert(1)> {{chave}} ${'muito '.repeat(500)}`;
    for (const text of textsOf(await make(icpAnswers('Serviços', 'Médias empresas', hostile)))) {
      expect(text).not.toMatch(/<|>|\{\{/);
      expect(text.length).toBeLessThan(1_000);
    }
  });

  it('keeps its promises for any words at all', async () => {
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
          await make(icpAnswers('Outro: xis', 'Médias empresas', said.join(' ')))
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

  it('reads like a person wrote it, whatever the answers', async () => {
    let state = 7;
    const draw = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    const answers = [...new Set(Array.from({ length: 80 }, () => drawnIcpAnswers(draw)))];
    const profiles = await Promise.all(answers.map((one) => make(one)));
    for (const text of profiles.flatMap(textsOf)) expect(text).not.toMatch(ROUGH_TEXT);
    const sentences = profiles.map(({ details }) => sentencesOf({ ...details, origens: [] }));
    const shares = sentences.flatMap((a, at) =>
      sentences.slice(at + 1).map((b) => sharedSentences(a, b)),
    );
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.7);
  });
});
