import type { Avatar } from '@salesai/contract/avatar';
import * as z from 'zod/mini';
import type { SellerProfileInput } from '../../port.ts';
import { fenced, instructionsFor, type ObjectPrompt, reference } from '../prompt.ts';
import { PROMPTS } from './versions.ts';

const ANSWERS_MAX = 24_000;
const NAME_MAX = 120;

const text = (what: string) => z.string().check(z.describe(what));
const list = (what: string) => z.array(z.string()).check(z.describe(what));

export const SellerProfileObject = z.object({
  perfilGeral: z.object({
    experiencia: text('1 ou 2 frases sobre o tempo de estrada e o momento'),
    setor: list('de 1 a 4 territórios ou setores em que vende'),
  }),
  insightsComportamentais: z.object({
    perfilVendas: text('3 a 5 frases: como vende e por quê'),
    motivacoesPrincipais: list('2 a 4 motivações, cada uma em uma frase'),
    padroesComportamento: list('3 a 5 padrões observáveis no dia a dia'),
    forcas: list('3 a 5 forças'),
    pontosMelhoria: list('3 a 5 pontos de melhoria'),
  }),
  resumoPessoal: text('um parágrafo de 4 a 6 frases, dirigido a “você”'),
  pontosFortes: list('3 a 5 pontos fortes, cada um com um exemplo de uso'),
  areasDesenvolvimento: list('3 a 5 áreas, cada uma com um primeiro passo'),
  motivacoesPrincipais: list('2 a 4 conselhos que usam o que move esta pessoa'),
  estiloVendas: text('2 a 4 frases sobre o estilo de venda'),
  recomendacoes: z.object({
    desenvolvimentoEmpatia: text('2 ou 3 frases com um exercício concreto de empatia'),
    desenvolvimentoPaciencia: text('2 ou 3 frases com um exercício concreto de paciência'),
  }),
  perspectivas: text('3 a 5 frases: próximos 12 meses, ligados à meta que a pessoa disse'),
});

const TASK = `Tarefa: ler o questionário de um vendedor e escrever o perfil dele.
Cada afirmação nasce de uma resposta; onde ele não respondeu, seja geral e não adivinhe. Use as palavras dele para a meta e para o desafio. Aponte o lado difícil com respeito e sempre com um próximo passo pequeno.`;

/** Each attempt looks from another side, so that no two readings are alike. */
const ANGLES = [
  'Comece pelo que já funciona.',
  'Comece pelo desafio que ele contou e pelo que está por trás dele.',
  'Comece pela meta e pelo que falta entre hoje e ela.',
  'Comece pelo jeito de vender e pelo lado de sombra desse jeito.',
  'Comece pela rotina: o que uma semana dele mostraria.',
  'Comece pelo cliente: como é comprar desta pessoa.',
] as const;

/** Asks for a seller's profile. @param notes what the rules of the knowledge base read in the same answers. */
export function sellerProfilePrompt(
  { answers, attempt, sellerName, language }: SellerProfileInput,
  notes: Avatar | null,
): ObjectPrompt<typeof SellerProfileObject> {
  const angle = ANGLES[attempt % ANGLES.length] ?? ANGLES[0];
  const content = [
    fenced('nome do vendedor', sellerName, NAME_MAX),
    fenced('respostas do vendedor', answers, ANSWERS_MAX),
    notes
      ? reference(JSON.stringify({ ...notes, perfilGeral: notes.perfilGeral.experiencia }))
      : '',
    `Esta é a leitura número ${attempt + 1}. ${angle}`,
  ];
  return {
    version: PROMPTS.sellerProfile,
    instructions: instructionsFor(TASK, language),
    messages: [{ role: 'user', content: content.filter(Boolean).join('\n\n') }],
    schema: SellerProfileObject,
  };
}
