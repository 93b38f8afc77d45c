import { fold } from '../../shared/text.ts';
import {
  correctsSum,
  figuresIn,
  followSum,
  missingOf,
  type Outcome,
  opened,
  readAsked,
  readGivens,
  type SumKind,
  solveProblem,
} from '../../sums/index.ts';
import type { Act } from '../act.ts';
import { countWords, isQuestion } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { memoryOf } from '../state/sum-memory.ts';

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
    outcome: askedOnce(missingOf(sum, text, openRequest(state)), state),
    problem: null,
  };

const openRequest = ({ last }: ConversationState): string =>
  last?.kind === 'sum' && last.outcome.kind === 'missing' ? last.request : '';

/** Nobody is asked the same twice in a row. */
function askedOnce(outcome: Outcome, { last }: ConversationState): Outcome {
  const isRepeated =
    outcome.kind === 'missing' &&
    last?.kind === 'sum' &&
    last.outcome.kind === 'missing' &&
    last.outcome.ask === outcome.ask;
  return isRepeated
    ? {
        kind: 'missing',
        ask: 'Ainda não fechei essa conta. Me escreve ela inteira numa frase: os valores, a quantidade de cada um e o que você quer saber.',
      }
    : outcome;
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

/** Words of a text or of a buyer, not of a sum. */
export const OF_TEXT =
  /\b(?:linhas?|topicos?|mensage\w+|msg|palavras?|frases?|texto|whats\w*|zap|e-?mail|disse|falou|respondeu)\b/;
/** A message that goes on with a sum is short. */
const ONWARD_WORDS = 16;

/** A correction of the last sum, or the difference of the last two; null for any other message. */
export function continuedSum(text: string, state: ConversationState): Act | null {
  if (!isNearSum(state) || OF_TEXT.test(fold(text)) || QUOTED.test(text)) return null;
  const followed = followedSum(text, state);
  if (followed) return followed;
  if (countWords(text) > ONWARD_WORDS) return null;
  const corrects = correctsSum(text) && figuresIn(text).length > 0;
  const compares = readAsked(text).roles?.[0] === 'difference';
  if (!corrects && !compares) return null;
  const kind = state.last?.kind === 'sum' ? state.last.sum : 'other';
  const solved = solvedSum(text, kind, state);
  return solved?.outcome.kind === 'result' ? solved : null;
}

/** A message whose form shows how it changes the last sum. */
function followedSum(text: string, state: ConversationState): Act | null {
  const said = state.log.slice(-SAID_TURNS).map(({ turn }) => fold(turn.userInput));
  const { last } = state;
  const solved = followSum(text, memoryOf(state).problems, said);
  if (!solved) return null;
  const sum = last?.kind === 'sum' ? last.sum : 'other';
  const isOpen = last?.kind === 'sum' && last.options !== undefined;
  const outcome = isOpen ? opened(solved.outcome) : solved.outcome;
  return { kind: 'sum', sum, request: text, problem: solved.problem, outcome };
}

const SAID_TURNS = 3;

/** So many figures with a question mark ask for what they give: "a 32, b 24, c 21. 10 de cada?" */
const LISTED = 3;
export const ASKS_AMOUNT =
  /\b(?:q(?:ua)?n?t[oa]s?|qnt|qt|total|margem|lucro|sobra|comissao|soma(?:ndo)?|calcul[ae]|faz(?:er)? (?:a|as|essa|uma) contas?)\b/;

/** A message that asks for an amount and states at least two numbers. */
export function plainSum(text: string, sum: SumKind, state: ConversationState): Act | null {
  const folded = fold(text);
  const count = figuresIn(text).length;
  const asks = ASKS_AMOUNT.test(folded);
  const lists = count >= LISTED && text.trim().endsWith('?');
  if (count < 2 || !(asks || lists) || OF_TEXT.test(folded) || QUOTED.test(text)) return null;
  const solved = solvedSum(text, sum, { ...state, log: [], last: null }, isNearSum(state));
  if (!solved || !isReckoned(solved.outcome)) return null;
  return asks || !isOpen(solved.outcome) ? solved : null;
}

/** Words of somebody, also between single marks. */
export const QUOTED = /["“]|(?:^|\s)'[^']{4,200}'/;

/** A result that is only shown with the question whether it is meant. */
const isOpen = (outcome: Outcome) => outcome.kind === 'result' && outcome.isOpen === true;

/** A result, or a question that shows what each of two readings gives. */
const isReckoned = (outcome: Outcome) => outcome.kind === 'result' || outcome.isChoice === true;

/** What a seller says of the own work: "cobro 120", "atendo 5 pessoas por dia, a 110". */
const OWN_FIGURES =
  /^(?:eu )?(?:cobr[oa]|vendo|compro|pago|gasto|faco|ganho|tiro|atendo|alugo|recebo|trabalho|entrego|produzo|fabrico|tenho um custo|(?:o )?meu (?:custo|preco|aluguel|ticket)|(?:a )?minha (?:comissao|meta|margem|mensalidade|hora)|me custa)\b/;
const EACH = /\b(?:por cabeca|por pessoa|cada|a unidade|o quilo|a hora|a diaria)\b/;
const TELLS = /\b(?:nao|ninguem|mas|client\w*|el[ae]s?|quer|dis\w+|acha\w*|pediu|como|porque)\b/;
const STATED_WORDS = 14;

/** Figures of the seller's own work without a question: their product, else the question what to reckon. */
export function statedFigures(text: string, state: ConversationState): Act | null {
  const folded = fold(text);
  if (countWords(text) > STATED_WORDS || isQuestion(text) || TELLS.test(folded)) return null;
  const figures = figuresIn(text).length;
  const isOwn = OWN_FIGURES.test(folded) && figures > 0;
  const isFragment = figures >= 2 && (EACH.test(folded) || /\bfaco\b/.test(folded));
  if (!isOwn && !isFragment) return null;
  const solved = solvedSum(text, 'other', state);
  if (solved?.outcome.kind === 'result') return solved;
  return isOwn
    ? { kind: 'sum', sum: 'other', request: text, outcome: missingOf('other', text), problem: null }
    : null;
}

/** A message that only makes sense as a sum and whose sum can be done; null for any other. */
export function impliedSum(text: string, sum: SumKind, state: ConversationState): Act | null {
  const asks =
    readAsked(text).isStated ||
    followsSum(text, state) ||
    listsCounts(text) ||
    wantsPrice(text) ||
    isOrder(text, state);
  const kind = state.last?.kind === 'sum' && isEllipsis(text) ? state.last.sum : sum;
  const solved = asks ? solvedSum(text, kind, state) : null;
  return solved && isReckoned(solved.outcome) ? solved : null;
}

const AIMS = /\b(?:quero|queria|pretendo|preciso|vou|pra|para|boto|coloco|ponho)\b/;

/** "compro a 38 e quero botar 40% em cima": a cost and what is to be earned ask for the price. */
function wantsPrice(text: string): boolean {
  const given = readGivens(text) ?? [];
  return (
    given.length === 2 &&
    given.some(({ role, unit }) => unit === 'R$' && role === 'cost') &&
    given.some(({ role }) => role === 'markup' || role === 'margin') &&
    AIMS.test(fold(text))
  );
}

const ORDERS =
  /^(?:(?:e|mas|agora|tipo),? )*(?:se (?:el[ae]s?|o cliente|a cliente|ela|alguem)|el[ae]s?) (?:peg\w+|lev\w+|compr\w+|pedir\w*|quiser\w*|quer\w*|fech\w+)\b/;

/** "se ele pegar dez quilos do queijo e cinco do requeijão": an order at the prices of a sum before. */
const isOrder = (text: string, state: ConversationState): boolean =>
  isNearSum(state) &&
  countWords(text) <= FOLLOWING_WORDS &&
  ORDERS.test(fold(text)) &&
  figuresIn(text).length > 0;

/** "6 carro pequeno e 2 suv": how many of each, for prices that were named before. */
function listsCounts(text: string): boolean {
  const figures = figuresIn(text);
  return (
    figures.length >= 2 &&
    countWords(text) <= FOLLOWING_WORDS &&
    figures.every(({ kind }) => kind === 'count')
  );
}

/** The sum that the numbers of a message and of those before it give by their units and roles. */
function solvedSum(
  text: string,
  sum: SumKind,
  state: ConversationState,
  isNear = isNearSum(state),
): SumAct | null {
  const memory = { ...memoryOf(state), isNear };
  const solved = solveProblem(text, isNear ? memory : { ...memory, problems: [] });
  return solved && { kind: 'sum', sum, request: text, ...solved };
}

const SUM_WORDS =
  /\b(?:margem|mark ?-?up|sobra\w*|parcel\w+|vezes|desconto|juros?|lucro|comissao|no total|no fim|ao todo)\b/;

/** Whether one of the last two turns was a sum. */
export const isNearSum = ({ last, log }: ConversationState): boolean =>
  last?.kind === 'sum' || log.at(-2)?.act.kind === 'sum';

/** "e se for 8%?", "por hora", "e o markup?": goes on with the last sum. */
function followsSum(text: string, state: ConversationState): boolean {
  const folded = fold(text);
  if (!isNearSum(state) || countWords(text) > FOLLOWING_WORDS) return false;
  const continues =
    /^(?:e|mas|agora|se|entao|por|ganho|em|mais|menos|com|sem|tirando|vendendo|no|na|pra|d[ao])\b/.test(
      folded,
    );
  const figures = figuresIn(text).length;
  const isAbout = SUM_WORDS.test(folded);
  const isPerUnit = countWords(text) <= PER_UNIT_WORDS && readAsked(text).per.length > 0;
  return continues
    ? figures > 0 || isAbout || isPerUnit
    : isAbout && figures <= 1 && (figures > 0 || countWords(text) <= 6);
}

export const isEllipsis = (text: string) =>
  /^(e|mas|agora)\b/.test(fold(text)) && countWords(text) <= 10 && figuresIn(text).length > 0;
