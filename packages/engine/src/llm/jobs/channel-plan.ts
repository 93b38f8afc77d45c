import { ChannelPlan, ChannelProfile } from '@salesai/contract/channels';
import * as z from 'zod/mini';
import { channelByKey } from '../../knowledge/channels/index.ts';
import type { ChannelPlanInput, FactNotes } from '../../port.ts';
import { requireStatedAttributions } from '../attribution.ts';
import { requireGivenFigures, requireNoPromise, requireOwnWords } from '../checks.ts';
import { mapConcurrently } from '../concurrent.ts';
import { textsIn, textsOfPrompt } from '../prompt.ts';
import {
  type ChannelChoiceObject,
  type ChannelObject,
  channelChoicePrompt,
  channelPrompt,
} from '../prompts/channel-plan.ts';
import { atLeast, required, tidyLine, tidyList, tidyText } from '../text.ts';
import { requestObject, stepsOf, type Work } from '../work.ts';

const MIN = 4;
const MAX = 6;
const CONCURRENCY = 3;
const SHORT_MAX = 120;
const LINE_MAX = 400;
const PARAGRAPH_MAX = 1_200;
const EXAMPLE_MAX = 3_000;

interface Choice {
  chosen: { key: string; reason: string }[];
  about: Omit<ChannelPlan, 'channels'>;
}

/**
 * First asks which channels and why, then for each of them: short answers that small models complete.
 * @throws EngineError as {@link requestObject}; the first failure cancels the remaining requests.
 */
export async function channelPlan(work: Work, input: ChannelPlanInput): Promise<ChannelPlan> {
  const notes = await work.provider.notes.channelPlan(input, { signal: work.signal });
  const { sellerAnswers, icpAnswers } = input;
  const facts = await work.provider.notes.factNotes(
    { sellerAnswers, icpAnswers },
    { signal: work.signal },
  );
  const prompt = channelChoicePrompt(input, notes, facts);
  const { chosen, about } = await requestObject(work, prompt, (object) => {
    requireGivenFigures(certainTexts(object), textsOfPrompt(prompt));
    requireStatedAttributions(textsIn(object), answersOf(input));
    requireOwnWords(textsIn(object), facts.ownWords);
    return readChoice(object);
  });
  const step = stepsOf(work, chosen.length + 2);
  await step();
  const keys = chosen.map(({ key }) => key);
  const channelNotes = await work.provider.notes.channelNotes(
    { plan: input, keys },
    { signal: work.signal },
  );
  const channels = await mapConcurrently(work, chosen, CONCURRENCY, async (own, choice) => {
    const channel = await describeChannel(own, {
      input,
      facts,
      choice,
      notes: channelNotes[choice.key],
    });
    await step();
    return channel;
  });
  const plan = z.parse(ChannelPlan, { ...about, channels });
  await step();
  return plan;
}

function readChoice(object: z.infer<typeof ChannelChoiceObject>): Choice {
  const { canais, estrategia, insights, metricas } = object;
  const byKey = new Map(canais.map(({ key, motivo }) => [key, paragraph(motivo, 'motivo')]));
  const chosen = [...byKey].map(([key, reason]) => ({ key, reason })).slice(0, MAX);
  return {
    chosen: atLeast(chosen, MIN, 'canais diferentes'),
    about: {
      strategy: {
        title: line(estrategia.titulo, 'titulo'),
        summary: paragraph(estrategia.resumo, 'resumo'),
        focus: list(estrategia.foco, 1, 'foco'),
        firstWeek: list(estrategia.primeiraSemana, 2, 'primeiraSemana'),
      },
      insights: insights.slice(0, 4).map(({ titulo, texto }) => ({
        title: line(titulo, 'titulo'),
        text: paragraph(texto, 'texto'),
      })),
      metrics: metricas.slice(0, 4).map(({ nome, meta, nota }) => ({
        name: line(nome, 'nome'),
        target: line(meta, 'meta'),
        note: line(nota, 'nota'),
      })),
    },
  };
}

interface ChannelMaterial {
  input: ChannelPlanInput;
  facts: FactNotes;
  choice: Choice['chosen'][number];
  notes: ChannelProfile | undefined;
}

async function describeChannel(
  work: Work,
  { input, facts, choice: { key, reason }, notes }: ChannelMaterial,
): Promise<ChannelProfile> {
  const name = channelByKey(key)?.name ?? key;
  const prompt = channelPrompt(input, { name, reason, notes: notes ?? {}, facts });
  return requestObject(work, prompt, (object) => {
    const examples = object.exemplos.map(({ conteudo }) => conteudo);
    requireNoPromise(examples, answersOf(input));
    requireGivenFigures(examples, textsOfPrompt(prompt));
    requireStatedAttributions(adviceOf(object), answersOf(input));
    requireOwnWords(examples, facts.ownWords);
    return z.parse(ChannelProfile, { key, reason, ...asProfile(object) });
  });
}

function asProfile(object: z.infer<typeof ChannelObject>): Omit<ChannelProfile, 'key' | 'reason'> {
  const { resultados } = object;
  const scriptExamples = atLeast(object.exemplos, 1, 'exemplos')
    .slice(0, 3)
    .map(({ nome, uso, conteudo, dicas }) => ({
      name: line(nome, 'nome'),
      usage: line(uso, 'uso'),
      content: required(tidyText(conteudo, EXAMPLE_MAX), 'conteudo'),
      tips: tidyList(dicas, 3, LINE_MAX),
    }));
  return {
    name: required(tidyLine(object.nome, SHORT_MAX), 'nome'),
    category: required(tidyLine(object.categoria, SHORT_MAX), 'categoria'),
    description: paragraph(object.descricao, 'descricao'),
    whenToUse: paragraph(object.quandoUsar, 'quandoUsar'),
    strengths: list(object.forcas, 2, 'forcas'),
    weaknesses: list(object.fraquezas, 1, 'fraquezas'),
    kpis: list(object.kpis, 2, 'kpis'),
    stepByStep: list(object.passoAPasso, 3, 'passoAPasso', 10),
    sevenDayPlan: {
      day1: paragraph(object.dia1, 'dia1'),
      day2: paragraph(object.dia2, 'dia2'),
      day3: paragraph(object.dia3, 'dia3'),
      day4: paragraph(object.dia4, 'dia4'),
      day5: paragraph(object.dia5, 'dia5'),
      day6: paragraph(object.dia6, 'dia6'),
      day7: paragraph(object.dia7, 'dia7'),
    },
    scriptExample: scriptExamples[0]?.content ?? '',
    scriptExamples,
    commonMistakes: list(object.errosComuns, 2, 'errosComuns'),
    tools: list(object.ferramentas, 1, 'ferramentas'),
    ticketFit: paragraph(object.ajusteTicket, 'ajusteTicket'),
    estimatedResults: {
      timeToResults: line(resultados.tempo, 'tempo'),
      costLevel: line(resultados.custo, 'custo'),
      difficultyLevel: line(resultados.dificuldade, 'dificuldade'),
      scalabilityLevel: line(resultados.escala, 'escala'),
      expectedROI: line(resultados.retorno, 'retorno'),
      minBudget: line(resultados.orcamento, 'orcamento'),
    },
    implementationTips: list(object.dicas, 2, 'dicas'),
    successCriteria: paragraph(object.sucesso, 'sucesso'),
  };
}

const answersOf = ({ icpAnswers, sellerAnswers }: ChannelPlanInput) =>
  [...icpAnswers, ...(sellerAnswers ?? [])].map(({ answer }) => answer);

/** What addresses the seller; in an example "você disse" is said to a buyer. */
const adviceOf = ({ exemplos: _examples, ...advice }: z.infer<typeof ChannelObject>): string[] =>
  textsIn(advice);

/** A benchmark may be new where it is marked as an estimate. */
const certainTexts = (object: z.infer<typeof ChannelChoiceObject>): string[] =>
  textsIn(object).filter((text) => !/estimativa|estimat|estimación/i.test(text));

const line = (text: string, what: string) => required(tidyLine(text, LINE_MAX), what);
const paragraph = (text: string, what: string) => required(tidyText(text, PARAGRAPH_MAX), what);
const list = (lines: readonly string[], min: number, what: string, max = 6) =>
  atLeast(tidyList(lines, max, LINE_MAX), min, what);
