import type { ChannelPlan, ChannelProfile } from '@salesai/contract/channels';
import * as z from 'zod/mini';
import { CHANNELS } from '../../knowledge/channels/index.ts';
import type { ChannelPlanInput, FactNotes } from '../../port.ts';
import { formatAnswers } from '../../shared/answers.ts';
import { fenced, instructionsFor, type ObjectPrompt, reference } from '../prompt.ts';
import { factsData } from './facts.ts';
import { PROMPTS } from './versions.ts';
import { WORDS } from './words/words.ts';

const NAME_MAX = 120;
const ANSWERS_MAX = 6_000;
const PROFILE_MAX = 6_000;

const text = (what: string) => z.string().check(z.describe(what));
/** The counts are for the provider; an answer with others is trimmed or refused where it is read. */
const list = (what: string, minItems: number, maxItems: number) =>
  z.array(z.string()).check(z.describe(what), z.meta({ minItems, maxItems }));

const KEYS = CHANNELS.map(({ key }) => key);

export const ChannelChoiceObject = z.object({
  canais: z
    .array(
      z.object({ key: z.enum(KEYS), motivo: text('por que entra no plano, em 1 ou 2 frases') }),
    )
    .check(
      z.describe('de 4 a 6 canais diferentes, o melhor primeiro'),
      z.meta({ minItems: 4, maxItems: 6 }),
    ),
  estrategia: z.object({
    titulo: text('até 10 palavras'),
    resumo: text('3 a 5 frases: como os canais trabalham juntos'),
    foco: list('2 a 4 focos', 2, 4),
    primeiraSemana: list('3 a 6 passos da primeira semana', 3, 6),
  }),
  insights: z
    .array(z.object({ titulo: text('até 10 palavras'), texto: text('2 ou 3 frases') }))
    .check(
      z.describe('2 a 4 percepções sobre este cliente e este vendedor'),
      z.meta({ minItems: 2, maxItems: 4 }),
    ),
  metricas: z
    .array(
      z.object({
        nome: text('até 6 palavras'),
        meta: text('um número com prazo, dito como estimativa'),
        nota: text('como medir, em 1 frase'),
      }),
    )
    .check(z.describe('2 a 4 métricas'), z.meta({ minItems: 2, maxItems: 4 })),
});

/** Requests the choice of channels. @param notes the plan of the embedded engine. */
export function channelChoicePrompt(
  input: ChannelPlanInput,
  notes: ChannelPlan,
  facts: FactNotes,
): ObjectPrompt<typeof ChannelChoiceObject> {
  const known = CHANNELS.map(({ key, name, category }) => `${key}: ${name} (${category})`);
  const ranked = notes.channels.map(({ key, reason }) => `${key}: ${reason}`);
  const content = [
    ...material(input, facts),
    reference(
      `Canais conhecidos:\n${known.join('\n')}\n\nOrdem que as regras do método dão:\n${ranked.join('\n')}\n\n${JSON.stringify({ insights: notes.insights, metricas: notes.metrics })}`,
    ),
  ];
  return {
    version: PROMPTS.channelPlan,
    language: input.language,
    instructions: instructionsFor('channelChoice', input.language),
    messages: [{ role: 'user', content: content.join('\n\n') }],
    schema: ChannelChoiceObject,
  };
}

const day = (of: number) => text(`o que fazer no dia ${of}, em 1 ou 2 frases`);

export const ChannelObject = z.object({
  nome: text('nome do canal, como no pedido'),
  categoria: text('categoria do canal, até 4 palavras'),
  descricao: text('o que é este canal para este cliente, em 2 ou 3 frases'),
  quandoUsar: text('2 ou 3 frases'),
  forcas: list('3 a 5', 3, 5),
  fraquezas: list('2 a 4', 2, 4),
  kpis: list('3 a 5, com número de referência dito como estimativa', 3, 5),
  passoAPasso: list('4 a 7 passos', 4, 7),
  dia1: day(1),
  dia2: day(2),
  dia3: day(3),
  dia4: day(4),
  dia5: day(5),
  dia6: day(6),
  dia7: day(7),
  exemplos: z
    .array(
      z.object({
        nome: text('até 6 palavras'),
        uso: text('quando usar, em 1 frase'),
        conteudo: text('o texto pronto para dizer ou mandar; deixe [nome] onde muda'),
        dicas: list('1 ou 2 dicas', 1, 2),
      }),
    )
    .check(z.describe('1 a 3 exemplos de script'), z.meta({ minItems: 1, maxItems: 3 })),
  errosComuns: list('3 a 5', 3, 5),
  ferramentas: list('2 a 5, de preferência gratuitas', 2, 5),
  ajusteTicket: text('se combina com o ticket deste cliente, em 1 ou 2 frases'),
  resultados: z.object({
    tempo: text('tempo até resultado'),
    custo: text('nível de custo'),
    dificuldade: text('nível de dificuldade'),
    escala: text('nível de escala'),
    retorno: text('retorno esperado, dito como estimativa'),
    orcamento: text('orçamento mínimo'),
  }),
  dicas: list('3 a 5 dicas de implantação', 3, 5),
  sucesso: text('como saber que deu certo, em 1 ou 2 frases'),
});

/** The channel that a prompt is about, with the notes of the embedded engine. */
interface ChannelSubject {
  name: string;
  reason: string;
  notes: Partial<ChannelProfile>;
  facts: FactNotes;
}

/** Requests one channel of the plan. @param notes that channel as the embedded engine writes it. */
export function channelPrompt(
  input: ChannelPlanInput,
  { name, reason, notes, facts }: ChannelSubject,
): ObjectPrompt<typeof ChannelObject> {
  const content = [
    WORDS[input.language].channel(name),
    fenced('motivo da escolha', reason, ANSWERS_MAX),
    ...material(input, facts),
    reference(JSON.stringify(notes)),
  ];
  return {
    version: PROMPTS.channelPlan,
    language: input.language,
    instructions: instructionsFor('channel', input.language),
    messages: [{ role: 'user', content: content.join('\n\n') }],
    schema: ChannelObject,
  };
}

/** Seller and ICP as fenced data, for every job that builds on an ICP. */
export function material(
  { icpName, icp, icpAnswers, sellerAnswers }: ChannelPlanInput,
  facts: FactNotes,
): string[] {
  const { origens: _, ...details } = icp.details;
  return [
    fenced('nome do cliente ideal', icpName, NAME_MAX),
    fenced('perfil do cliente ideal', JSON.stringify({ ...icp, details }), PROFILE_MAX),
    fenced('respostas sobre o cliente ideal', formatAnswers(icpAnswers), ANSWERS_MAX),
    fenced('respostas do vendedor sobre si', formatAnswers(sellerAnswers ?? []), ANSWERS_MAX),
    ...factsData(facts),
  ];
}
