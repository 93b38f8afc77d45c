import type { Avatar } from '@salesai/contract/avatar';
import * as z from 'zod/mini';
import type { FactNotes, SellerProfileInput } from '../../port.ts';
import { formatAnswers } from '../../shared/answers.ts';
import { fenced, instructionsFor, type ObjectPrompt, reference } from '../prompt.ts';
import { factsData } from './facts.ts';
import { PROMPTS } from './versions.ts';
import { WORDS } from './words/words.ts';

const ANSWERS_MAX = 24_000;
const NAME_MAX = 120;

const text = (what: string) => z.string().check(z.describe(what));
/** The counts are for the provider; an answer with others is trimmed or refused where it is read. */
const list = (what: string, minItems: number, maxItems: number) =>
  z.array(z.string()).check(z.describe(what), z.meta({ minItems, maxItems }));

export const SellerProfileObject = z.object({
  perfilGeral: z.object({
    experiencia: text('1 ou 2 frases sobre o tempo de estrada e o momento'),
    setor: list('de 1 a 4 territórios ou setores em que vende', 1, 4),
  }),
  insightsComportamentais: z.object({
    perfilVendas: text('3 a 5 frases: como vende e por quê'),
    motivacoesPrincipais: list('2 a 4 motivações, cada uma em uma frase', 2, 4),
    padroesComportamento: list('3 a 5 padrões observáveis no dia a dia', 3, 5),
    forcas: list('3 a 5 forças', 3, 5),
    pontosMelhoria: list('3 a 5 pontos de melhoria', 3, 5),
  }),
  resumoPessoal: text('um parágrafo de 4 a 6 frases, dirigido a “você”'),
  pontosFortes: list('3 a 5 pontos fortes, cada um com um exemplo de uso', 3, 5),
  areasDesenvolvimento: list('3 a 5 áreas, cada uma com um primeiro passo', 3, 5),
  motivacoesPrincipais: list('2 a 4 conselhos que usam o que move esta pessoa', 2, 4),
  estiloVendas: text('2 a 4 frases sobre o estilo de venda'),
  recomendacoes: z.object({
    desenvolvimentoEmpatia: text('2 ou 3 frases com um exercício concreto de empatia'),
    desenvolvimentoPaciencia: text('2 ou 3 frases com um exercício concreto de paciência'),
  }),
  perspectivas: text('3 a 5 frases: próximos 12 meses, ligados à meta que a pessoa disse'),
});

/** Requests a seller's profile. @param notes the profile that the embedded engine makes, if any. */
export function sellerProfilePrompt(
  { answers, attempt, sellerName, language }: SellerProfileInput,
  notes: Avatar | null,
  facts: FactNotes,
): ObjectPrompt<typeof SellerProfileObject> {
  const { angles, reading } = WORDS[language];
  const angle = angles[attempt % angles.length] ?? angles[0];
  const content = [
    fenced('nome do vendedor', sellerName, NAME_MAX),
    fenced('respostas do vendedor', formatAnswers(answers), ANSWERS_MAX),
    ...factsData(facts),
    notes
      ? reference(JSON.stringify({ ...notes, perfilGeral: notes.perfilGeral.experiencia }))
      : '',
    `${reading(attempt + 1)} ${angle}`,
  ];
  return {
    version: PROMPTS.sellerProfile,
    language,
    instructions: instructionsFor('sellerProfile', language),
    messages: [{ role: 'user', content: content.filter(Boolean).join('\n\n') }],
    schema: SellerProfileObject,
  };
}
