import { plain } from '../reading/plain.ts';
import type { DetailAnswer } from './detail.ts';

const COUNTED = /\bquant[oa]s (?:mais )?([a-z]{3,20})/;
const STEM = 4;
/** Nouns that a topic's answer counts, whatever it calls them; who works there may be called anything. */
const COUNTS: Readonly<Record<string, RegExp>> = {
  'buyer family': /^(?:filh|crianca|pessoa|net[oa]|menin|gente|irma|mora|sao)/,
  'buyer volume':
    /^(?:client|pedido|atendimento|venda|pessoa|encomenda|paciente|sessao|sessoes|servico|visita|unidade|agendament|consulta|horario|encomend|produt|peca|refeic|prato|corte|nota|por|saem|sao)/,
  'buyer customers': /^(?:client|pessoa|paciente|sao)/,
  'buyer space': /^(?:metro|comodo|ambiente|andar|sao|m2)/,
};
/** How often and how old is no number of things. */
const NO_COUNT = /\bvezes (?:por|no|na|ao)\b|^(?:(?:tem|faz|uns|umas) )*\d+ (?:anos|meses)$/;
const OF_TIME =
  /^(?:vez|vezes|anos?|aninhos?|mes|meses|dias?|horas?|semanas?|minutos?|aulas?|visitas?|idas?)$/;

/** Whether an answer counts what is asked for: "10 salas" is no number of tables. @param folded the question */
export function countFits(folded: string, { id, text }: DetailAnswer): boolean {
  const noun = COUNTED.exec(folded)?.[1];
  if (noun === undefined) return true;
  const said = plain(text);
  if (OF_TIME.test(noun)) return true;
  if (NO_COUNT.test(said)) return false;
  const counts = COUNTS[id];
  return counts === undefined || counts.test(noun) || said.includes(noun.slice(0, STEM));
}

/** The noun that a question counts; null for another question. */
export const countedNoun = (folded: string): string | null => COUNTED.exec(folded)?.[1] ?? null;
