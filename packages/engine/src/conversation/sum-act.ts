import { fold } from '../shared/text.ts';
import { figuresIn, missingOf, readAsked, type SumKind, solveProblem } from '../sums/index.ts';
import type { Act } from './act.ts';
import type { ConversationState } from './conversation-state.ts';
import { memoryOf } from './sum-memory.ts';
import { countWords } from './wording.ts';

type SumAct = Act & { kind: 'sum' };

/** A longer message states its figures itself. */
const FOLLOWING_WORDS = 14;
/** "e por hora?" */
const PER_UNIT_WORDS = 4;

/** The sum of a message, also one that goes on with the sums before it; else the question for what it lacks. */
export const sumAct = (sum: SumKind, text: string, state: ConversationState): Act =>
  solvedSum(text, sum, state) ?? {
    kind: 'sum',
    sum,
    request: text,
    outcome: missingOf(sum, text),
    problem: null,
  };

/** Words beside the figures of an answer that says little else. */
const ANSWER_WORDS = 3;
const LONG_ANSWER_WORDS = 16;
const ANSWERS =
  /\b(?:vend\w+|cust\w+|prec\w+|valor\w*|meta|fatur\w+|ganh\w+|cobr\w+|receb\w+|pag\w+|gast\w+|sobra\w*|lucro|margem|juros?|reais|real|total|parcel\w+|vezes|por (?:dia|mes|semana|hora|venda)|cada|premio|comiss\w+|desconto|taxa|entrada|fixo|sao|seria\w*|fica\w*)\b/;

/** Whether a message answers the question of a sum: an amount and little else. */
export function answersSum(text: string, { last }: ConversationState): boolean {
  const figures = figuresIn(text);
  const words = countWords(text) - figures.length;
  const folded = fold(text);
  if (figures.length === 0 || words > LONG_ANSWER_WORDS) return false;
  const ask = last?.kind === 'sum' && last.outcome.kind === 'missing' ? fold(last.outcome.ask) : '';
  const wantsMoney = /\b(?:valor|preco|custa|custo|sobra|vale|vende)\b/.test(ask);
  const isRefusal = figures.every(({ noun, after }) => /^(?:nao|naos|n)\b/.test(noun || after));
  const isMoney = figures.some(({ kind }) => /^(?:money|bare|percent|times)$/.test(kind));
  if (isRefusal || (wantsMoney && !isMoney)) return false;
  return words <= ANSWER_WORDS || ANSWERS.test(folded);
}

/** A message that only makes sense as a sum and whose sum can be done; null for any other. */
export function impliedSum(text: string, sum: SumKind, state: ConversationState): Act | null {
  const asks = readAsked(text).isStated || followsSum(text, state);
  const kind = state.last?.kind === 'sum' && isEllipsis(text) ? state.last.sum : sum;
  const solved = asks ? solvedSum(text, kind, state) : null;
  return solved?.outcome.kind === 'result' ? solved : null;
}

/** The sum that the numbers of a message and of those before it give by their units and roles. */
function solvedSum(text: string, sum: SumKind, state: ConversationState): SumAct | null {
  const memory = memoryOf(state);
  const isNear = state.last?.kind === 'sum' || state.log.at(-2)?.act.kind === 'sum';
  const solved = solveProblem(text, isNear ? memory : { ...memory, problems: [] });
  return solved && { kind: 'sum', sum, request: text, ...solved };
}

const SUM_WORDS =
  /\b(?:margem|mark ?-?up|sobra\w*|parcel\w+|vezes|desconto|juros?|lucro|comissao|no total|no fim|ao todo)\b/;

/** "e se for 8%?", "por hora", "e o markup?": goes on with the last sum. */
function followsSum(text: string, { last, log }: ConversationState): boolean {
  const folded = fold(text);
  const isNear = last?.kind === 'sum' || log.at(-2)?.act.kind === 'sum';
  if (!isNear || countWords(text) > FOLLOWING_WORDS) return false;
  const continues = /^(?:e|mas|agora|se|entao|por|ganho|em)\b/.test(folded);
  const figures = figuresIn(text).length;
  const isAbout = SUM_WORDS.test(folded);
  const isPerUnit = countWords(text) <= PER_UNIT_WORDS && readAsked(text).per.length > 0;
  return continues
    ? figures > 0 || isAbout || isPerUnit
    : isAbout && figures <= 1 && (figures > 0 || countWords(text) <= 6);
}

export const isEllipsis = (text: string) =>
  /^(e|mas|agora)\b/.test(fold(text)) && countWords(text) <= 10 && figuresIn(text).length > 0;
