import { fold } from '../shared/text.ts';
import {
  ASKS_EACH,
  figuresIn,
  type Ledger,
  ledgerAfter,
  ledgerOf,
  merged,
  type Outcome,
  onward,
  plainText,
  type SumKind,
  solve,
  solveInTalk,
  solveOn,
} from '../sums/index.ts';
import type { Act } from './act.ts';
import type { ConversationState } from './conversation-state.ts';
import { countWords } from './wording.ts';

type SumAct = Act & { kind: 'sum' };

/** Messages in which a figure is still meant. */
const TURNS = 8;
/** A longer message states its figures itself. */
const FOLLOWING_WORDS = 14;

/** The sum of a message, or the last one with other numbers. */
export function sumAct(sum: SumKind, text: string, state: ConversationState): Act {
  const before = lastSum(state);
  const talked = talkedSum(text, sum, state);
  if (talked) return talked;
  const following = before && followsSum(text, state) ? followed(before, text) : null;
  if (following) return following;
  if (before && isEllipsis(text)) return resumed(before, text);
  const outcome = solve(sum, text);
  if (outcome.kind === 'result') return actOf(sum, text, outcome, ledgerOf(text));
  const known = merged(spoken(state), before?.ledger ?? {});
  const found = solveOn(text, { ledger: known, request: null });
  if (found) return actOf(sum, text, found, onward(known, ledgerOf(text)));
  const earlier = state.amounts.findLast(({ isMoney }) => isMoney);
  if (!earlier || sum !== 'installments') return actOf(sum, text, outcome, ledgerOf(text));
  const request = `${text}, ${earlier.quote}`;
  return actOf(sum, request, solve(sum, request), ledgerOf(request));
}

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

/** The answer to "how many?": the sum that was asked for, with its numbers. */
export function completedSum(sum: SumKind, request: string, state: ConversationState): Act {
  const talked = talkedSum(request, sum, state);
  return talked ?? actOf(sum, request, solve(sum, request), ledgerOf(request));
}

/** A message that only makes sense as a sum and whose sum can be done; null for any other. */
export function impliedSum(text: string, sum: SumKind, state: ConversationState): Act | null {
  const talked = talkedSum(text, sum, state);
  if (talked) return talked;
  const before = state.last?.kind === 'sum' ? lastSum(state) : null;
  const following = before && followsSum(text, state) ? followed(before, text) : null;
  if (following) return following;
  if (!ASKS_NUMBER.test(fold(text)) || figuresIn(text).length === 0) return null;
  const act = sumAct(sum, text, state);
  return act.kind === 'sum' && act.outcome.kind === 'result' ? act : null;
}

/** The sum whose words name its figures in this message and in those before it. */
function talkedSum(text: string, sum: SumKind, state: ConversationState): SumAct | null {
  const { log, last } = state;
  const before = lastSum(state);
  const outcome = solveInTalk(text, {
    texts: log.slice(-TURNS).map(({ turn }) => plainText(turn.userInput)),
    ledger: merged(spoken(state), before?.ledger ?? {}),
    isNear: last?.kind === 'sum' || log.at(-2)?.act.kind === 'sum',
    last: before && { text: plainText(before.request), from: firstAmount(before.outcome) },
    results: log.flatMap(({ act }) =>
      act.kind === 'sum' && act.ledger.result !== undefined ? [act.ledger.result] : [],
    ),
  });
  const { rate, cost, times, monthly, price } = merged(before?.ledger ?? {}, ledgerOf(text));
  const kept = {
    ...(rate === undefined ? {} : { rate }),
    ...(cost === undefined ? {} : { cost }),
    ...(times === undefined ? {} : { times }),
    ...(monthly === undefined ? {} : { monthly }),
    ...(price === undefined ? {} : { price }),
  };
  return outcome && actOf(sum, text, outcome, kept);
}

/** The first amount of the steps of a sum: what it was about. */
function firstAmount(outcome: SumAct['outcome']): number {
  const found =
    outcome.kind === 'result' ? /(\d[\d.]{0,15}(?:,\d{1,2})?)/.exec(outcome.steps)?.[1] : undefined;
  return Number(found?.replaceAll('.', '').replace(',', '.') ?? 0);
}

const ASKS_NUMBER =
  /\b(?:quanto|qto|qnto|qnt|qt|quantos|quantas|confere|qual (?:e |a |minha |o |meu )*(?:margem|markup|lucro|comissao))\b|\bda (?:quanto|certo)\b|\bda\?/;

const lastSum = ({ log }: ConversationState): SumAct | null => {
  const found = log.slice(-TURNS).findLast(({ act }) => act.kind === 'sum')?.act;
  return found?.kind === 'sum' ? found : null;
};

const SUM_WORDS =
  /\b(?:margem|mark ?-?up|sobra\w*|parcel\w+|vezes|desconto|juros?|lucro|comissao|no total|no fim|ao todo|e a dela|e o dele)\b/;

/** "e se for 8%?", "por hora", "e o markup?": goes on with the last sum. */
function followsSum(text: string, { last, log }: ConversationState): boolean {
  const folded = fold(text);
  const isNear = last?.kind === 'sum' || log.at(-2)?.act.kind === 'sum';
  if (!isNear || countWords(text) > FOLLOWING_WORDS) return false;
  const continues = /^(?:e|mas|agora|se|entao|por|ganho|em)\b/.test(folded);
  const figures = figuresIn(text).length;
  const hasFigures = figures > 0;
  const isAbout = SUM_WORDS.test(folded) || ASKS_EACH.test(folded);
  return continues
    ? hasFigures || isAbout
    : isAbout && figures <= 1 && (hasFigures || countWords(text) <= 6);
}

function followed(before: SumAct, text: string): SumAct | null {
  const outcome = solveOn(text, { ledger: before.ledger, request: before.request });
  return outcome && actOf(before.sum, text, outcome, onward(before.ledger, ledgerOf(text)));
}

const actOf = (sum: SumKind, request: string, outcome: Outcome, ledger: Ledger): SumAct => ({
  kind: 'sum',
  sum,
  request,
  outcome,
  ledger: ledgerAfter(ledger, outcome),
});

/** The figures that the seller named lately, whatever it was about. */
const spoken = ({ log }: ConversationState): Ledger =>
  log.slice(-TURNS).reduce((known, { turn }) => merged(known, ledgerOf(turn.userInput)), {});

export const isEllipsis = (text: string) =>
  /^(e|mas|agora)\b/.test(fold(text)) && countWords(text) <= 10 && figuresIn(text).length > 0;

/** "e se for 8%?": the last sum with another number of the same kind. */
function resumed(before: SumAct, text: string): SumAct {
  const kinds = new Set(figuresIn(text).map(({ kind }) => kind));
  const isMoney = kinds.has('money') || kinds.has('bare');
  const rest = before.request
    .replace(kinds.has('percent') ? /\d{1,12}(?:[.,]\d{1,12})?\s?(?:%|por cento)/g : /(?!)/g, '')
    .replace(kinds.has('times') ? /\d{1,12}\s?(?:x|vezes|parcelas)/gi : /(?!)/g, '')
    .replace(kinds.has('count') ? /\d{1,12} (?=\p{L}{4,600})/u : /(?!)/, '')
    .replace(isMoney ? /(?:R\$\s?)?\d[\d.,]{0,12}\d(?:\s?mil)?(?!\s?(?:%|x|vezes))/ : /(?!)/, '');
  const request = `${rest}, ${text.replace(/^\s*(?:e|mas|agora)\s+(?:se\s+)?/i, '')}`;
  return actOf(before.sum, request, solve(before.sum, request), ledgerOf(request));
}
