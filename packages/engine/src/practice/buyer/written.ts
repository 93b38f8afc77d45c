import type { PracticeSetup } from '../port.ts';

/** Frequent words that people type without accents, and that are no other words. */
const WRITTEN: Readonly<Record<string, string>> = {
  ...{ nao: 'não', ja: 'já', ta: 'tá', ate: 'até', tambem: 'também', voce: 'você', so: 'só' },
  ...{
    ninguem: 'ninguém',
    alguem: 'alguém',
    salao: 'salão',
    mae: 'mãe',
    maes: 'mães',
    sitio: 'sítio',
  },
  ...{ peca: 'peça', pecas: 'peças', preco: 'preço', servico: 'serviço', orcamento: 'orçamento' },
  ...{ negocio: 'negócio', horario: 'horário', mecanica: 'mecânica', clinica: 'clínica' },
  ...{
    escritorio: 'escritório',
    comercio: 'comércio',
    reclamacao: 'reclamação',
    sindico: 'síndico',
  },
};
const WORDS = new RegExp(
  `(?<![\\p{L}@/.])(?:${Object.keys(WRITTEN).join('|')})(?![\\p{L}@])`,
  'gu',
);

const written = (text: string): string => text.replace(WORDS, (word) => WRITTEN[word] ?? word);

/** The setup with the ICP's words as they are spelt, since the buyer says some of them. */
export function asWritten(setup: PracticeSetup): PracticeSetup {
  const { icp } = setup;
  const { profile } = icp;
  const { details } = profile;
  return {
    ...setup,
    icp: {
      ...icp,
      answers: icp.answers.map((one) => ({ ...one, answer: written(one.answer) })),
      profile: {
        ...profile,
        mainPain: written(profile.mainPain),
        details: {
          ...details,
          dorPrincipal: written(details.dorPrincipal),
          resumoICP: written(details.resumoICP),
        },
      },
    },
  };
}
