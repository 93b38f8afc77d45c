import { fold } from '../shared/text.ts';
import type { Known } from './known.ts';

/** What a question of the coach is about, and how a message shows that it was already said. */
const MATTERS: readonly { asks: RegExp; said: RegExp }[] = [
  {
    asks: /\b(?:palavras|disse por ultimo|o que .{0,20}disse|disse exatamente)\b/,
    said: /["“]|\b(?:disse|diz|falou|fala|respondeu|alegou|argumentou|perguntou|pediu)\b/,
  },
  {
    asks: /\b(?:passou (?:o )?preco|incluso antes do preco)\b/,
    said: /r\$|\b(?:preco|valor|orcamento|reais|conto|car[ao]s?|barato|desconto)\b|\d{2,}/,
  },
  {
    asks: /\b(?:quando|quanto tempo|quantos dias|data|dia e hora|ate la|prazo|ate quando)\b/,
    said: /\b(?:\d+|um|uma|dois|duas|tres|quatro) (?:dias?|semanas?|mes|meses|anos?)\b|\b(?:ontem|hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia \d+)\b/,
  },
  {
    asks: /\b(?:quem decide|que decide|outra pessoa|decide junto)\b/,
    said: /\b(?:marido|esposa|mulher del|soci[oa]|mae|pai|chefe|diretor\w*|filh[oa]s?|diretoria|sindic[oa]|dono)\b/,
  },
  {
    asks: /\b(?:comparado com|compra do|concorrente)\b/,
    said: /\b(?:outr[oa]|concorrente|vizinh[oa]|fornecedor|primo|prima|tia|cunhad[oa])\b/,
  },
  {
    asks: /\b(?:chegou ate voce|te procur)/,
    said: /\b(?:indic\w+|anuncio|instagram|direct|loja|feira|porta|rua)\b/,
  },
  {
    asks: /\bresolve isso hoje\b/,
    said: /\b(?:ja (?:tem|usa|compra|paga|faz)|hoje (?:usa|faz|compra)|sozinh[oa]|mesmo conserta)\b/,
  },
];
const TURNS = 3;
/** What is left to say when everything was stated. */
const NOTHING_LEFT = [
  'Quer que eu deixe isso pronto em mensagem?',
  'Vamos treinar essa resposta antes de você mandar?',
  'O que aconteceu depois disso?',
] as const;

/** The first question whose answer the seller has not already given in the last messages. */
export function unanswered(questions: readonly string[], said: string, known: Known, at: number) {
  const stated = fold(
    [...known.state.log.slice(-TURNS).map(({ turn }) => turn.userInput), said].join('\n'),
  );
  const isStated = (question: string) =>
    MATTERS.some((matter) => matter.asks.test(fold(question)) && matter.said.test(stated));
  const start = at % Math.max(1, questions.length);
  const inTurn = [...questions.slice(start), ...questions.slice(0, start)];
  return (
    inTurn.find((question) => !isStated(question)) ??
    NOTHING_LEFT[at % NOTHING_LEFT.length] ??
    NOTHING_LEFT[0]
  );
}
