import { stemsOf } from '../../documents/terms.ts';
import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import type { Known } from '../state/known.ts';
import { statedBefore } from './stated-before.ts';

const FIGURE_TURNS = 10;
/** "com o total dos 35 dias", "põe isso numa frase": the figure that was answered before. */
const ASKS_FIGURE =
  /\b(?:total|resumo|orcamento|essa conta|esse valor|valor(?:es)?|precos?|resultado|condicao|os dois|proposta|diaria|mensalidade|(?:ess[ae]s?) (?:economia|diferenca|parcelas?|numeros?|desconto|informacao))\b/;
/** "manda isso pra ela": only of the reply right before; "isso do prazo" is something else. */
const THAT = /\b(?:isso|iss)\b(?! d[aeo]\b)/;
const WITHOUT_FIGURE = /\bsem\b.{0,20}\b(?:valor\w*|preco\w*|citar)\b/;

/** The last answered figure that a request means, as a sentence to the customer. */
export function figureFor(request: string, { state }: Known): string | null {
  const folded = fold(request);
  if (WITHOUT_FIGURE.test(folded)) return null;
  const last = state.log.at(-1);
  if (THAT.test(folded) && last && isAnswer(last.act)) return figureSentence(last.turn);
  if (!ASKS_FIGURE.test(folded)) return null;
  const numbers: string[] = folded.match(/\d+/g) ?? [];
  const answered = state.log
    .slice(-FIGURE_TURNS)
    .toReversed()
    .filter(({ act }) => isAnswer(act));
  const named = answered.find(({ turn }) =>
    numbers.some((number) => `${turn.userInput} ${turn.assistantResponse}`.includes(number)),
  );
  const found = named ?? mostAlike(folded, answered) ?? answered[0];
  return found ? figureSentence(found.turn) : null;
}

/** "com esse kit de 20": the thing whose price was answered. */
const THING = /(?<![\p{L}])(?:com |d|n)?ess[ae]s? ((\p{L}{3,})(?: de \d{1,4}(?: \p{L}{2,12})?)?)/iu;

/** The price of a thing that a request points to, where a sum of this talk was about it. */
function priceOfThing(request: string, { state }: Known): string | null {
  const [, thing = '', noun = ''] = THING.exec(request) ?? [];
  if (noun === '' || ASKS_FIGURE.test(fold(`esse ${noun}`))) return null;
  const found = state.log
    .slice(-FIGURE_TURNS)
    .toReversed()
    .find(({ act, turn }) => isAnswer(act) && fold(turn.userInput).includes(fold(thing)));
  const price = found ? resultIn(found.turn.assistantResponse.split('\n')[0] ?? '') : undefined;
  if (!price) return null;
  return `${/a$/iu.test(noun) ? 'a' : 'o'} ${thing} sai por ${price}`;
}

/** The answer that names most of the words of a request: "o valor do ninho grande". */
function mostAlike<T extends { turn: { userInput: string; assistantResponse: string } }>(
  request: string,
  answered: readonly T[],
): T | undefined {
  const asked = stemsOf(request);
  const alike = answered.map((one) => {
    const words = stemsOf(`${one.turn.userInput} ${one.turn.assistantResponse}`);
    return { one, count: asked.filter((stem) => words.includes(stem)).length };
  });
  const most = Math.max(0, ...alike.map(({ count }) => count));
  return most > 1 ? alike.find(({ count }) => count === most)?.one : undefined;
}

/** A sum that was done, or a figure of the documents. */
const isAnswer = (act: Act) =>
  act.kind === 'document' || (act.kind === 'sum' && act.outcome.kind === 'result');

/** What the seller earns is never written to a customer. */
const INTERNAL = /\b(?:margem|mark-?up|sobram?|lucro|comiss\S{1,20}|taxa leva|empata|custo)\b/i;

/** The result in "Sem 6 dos 40 ficam 34, e dá **R$ 952**", in "**R$ 171**: R$ 180 − 5%". */
const RESULT =
  /(?:\bd[áa] |ficam? (?:em )?)\*\*((?:\d{1,3}x de )?R\$ [\d.,]*\d)\*\*|^\*\*(R\$ [\d.,]*\d)\*\*: /iu;
/** "A entrada é de R$ 1.170" names its result. */
const NAMED = /^(?:A|O) \p{L}[\p{L} ]{2,40} (?:é|fica|dá)/u;

const resultIn = (figure: string): string | undefined => {
  const [, ofSum, ofRow] = RESULT.exec(figure) ?? [];
  return ofSum ?? ofRow;
};

/** What is given back by a rule is no price. */
const REFUND = /\b(?:devol\w+|reembols\w+|estorn\w+)\b/;

/** The first sentence of an answer, without marks, sources and steps. */
function figureSentence({
  userInput,
  assistantResponse,
}: {
  userInput: string;
  assistantResponse: string;
}): string | null {
  const [first = ''] = assistantResponse
    .replace(/^(?:Já falamos|Para não repetir|Outro ângulo)[^\n]*\n+/u, '')
    .split('\n');
  const [figure = ''] = first.split(' — **');
  const result = resultIn(figure);
  if (result && REFUND.test(fold(userInput))) return `o valor da devolução é ${result}`;
  if (result && !INTERNAL.test(figure) && !NAMED.test(figure))
    return /x de /.test(result) ? `fica em ${result}` : `o valor fica em ${result}`;
  const plain = figure
    .replace(/[*\\]/g, '')
    .replace(/\s{0,3}É isso mesmo\?$/u, '')
    .replace(/^Entendi assim: .*[^\d]\. (?=\S)|^Entendi assim: [^?]*?\d\. (?=\p{Lu})/u, '')
    .replace(/\.$/, '')
    .trim();
  if (isOfCoach(plain)) return null;
  if (!/\d/.test(plain) || /(?<!\d)x de/.test(plain) || plain.length > 220 || INTERNAL.test(plain))
    return null;
  const count = /\d[\d.,]{0,20} ?\p{L}+/u.exec(userInput)?.[0];
  return count && !plain.includes(count) && /^R\$/.test(plain) ? `${count}: ${plain}` : plain;
}

/** What the coach says of an answer to the seller is nothing that a customer could read. */
const isOfCoach = (sentence: string): boolean =>
  /\?|\b(?:entendi assim|nao encontrei|documentos?|voce (?:me )?(?:disse|contou|falou)|nao sei|sobre “)/.test(
    fold(sentence),
  );

const CONCRETE =
  /\d|\b(?:hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana que vem)\b/;
const REFERS_BACK = /\b(?:iss[ao]|ess[ae]|aquilo|aquel[ae]|o lance|a parte|o detalhe)\b/;

const VALUE =
  /\b(?:valor(?:es)?|precos?|total|contas?|orcamento|parcelas?|resultado|condicao|desconto|diaria|mensalidade|entrada|metade)\b/;
/** A price of the text itself is the one that is referred to. */
const PRICED = /r\$|\d\s?(?:reais|mil|conto)|(?<![\d/:h])\d{3,}(?![\d/:h])|\d,\d{2}/;

/** Whether marked words refer to a value that the text does not state. */
export const lacksValue = (refers: string, said: string): boolean =>
  VALUE.test(fold(refers)) && !PRICED.test(fold(said));

/** "com esse valor": the figure that the marked words refer to, unless the text states a price. */
function referredFigure(said: string, refers: string, known: Known): string | null {
  const figure = lacksValue(refers, said) ? figureFor(refers, known) : null;
  return figure !== null && /r\$|\d%|\d,\d{2}/iu.test(figure) && !figure.includes('“')
    ? figure
    : null;
}

/** "com isso e o monitoramento": the answer right before, beside what is said. */
const ONLY_THAT = /^(?:com |de |d)?isso(?: tudo)?[\s,.]*$/;

/** The figure that a request means; one that says all itself needs no sentence beside it. */
export function figureOf(
  said: string,
  { request, refers }: { request: string; refers: string },
  known: Known,
): string | null {
  const referred = WITHOUT_FIGURE.test(fold(request)) ? null : referredFigure(said, refers, known);
  if (referred) return referred;
  if (ONLY_THAT.test(fold(refers).trim())) {
    const last = figureFor('isso', known);
    if (last) return last;
  }
  const thing = priceOfThing(request, known);
  if (thing) return thing;
  const isConcrete = CONCRETE.test(fold(said));
  const refersBack = REFERS_BACK.test(fold(request));
  if (isConcrete && !refersBack) return null;
  return (isConcrete ? null : figureFor(request, known)) ?? statedBefore(request, known);
}
