import { fold } from '../../shared/text.ts';
import type { Known } from '../state/known.ts';

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
    asks: /\b(?:comparado com|em relacao a que|o que o outro|compra do|concorrente)\b/,
    said: /\b(?:outr[oa]s?|concorrente\w*|vizinh[oa]|fornecedor\w*|prim[oa]|ti[oa]|cunhad[oa]|irma\w*|amig[oa]|sobrinh[oa]|neto|mercado livre|shopee|amazon|internet|atacad\w+|loja|chines[ae]s?|comparad[oa]|compar(?:ou|a|ando)|mais (?:barat|em conta)\w*|faz(?:em)? por|vi(?:u|ram)? por|acha(?:m|ou)? por|paga(?:va)? \d|fez por|cobra(?:m|va)? \d|do que (?:el[ae]|o|a|eu|esperava|imaginava|ganha|paga))\b|\b(?:la|ali|em \w{3,}|no \w{3,}|na \w{3,}) (?:e|eh|ta|esta|fazem|faz|sai|custa|vende\w*) (?:por )?(?:r\$ ?)?\d/,
  },
  {
    asks: /\b(?:chegou ate voce|te procur)/,
    said: /\b(?:indic\w+|anuncio|instagram|direct|loja|feira|porta|rua)\b/,
  },
  {
    asks: /\b(?:do que tem medo|qual (?:e )?o (?:medo|receio)|o que (?:assusta|preocupa))\b/,
    said: /\b(?:medo|receio|preocupad[oa]|insegur[oa]|cismad[oa]|desconfi\w+|golpe|enganad[oa])\b/,
  },
  {
    asks: /\bqual condicao\b/,
    said: /\b(?:parcel\w+|vezes|a vista|fiado|boleto|cartao|prazo|entrada|sinal|consignad\w+|desconto|\d+ ?(?:x|dias|vezes)|carne|pix|depois d[aeo])\b/,
  },
  {
    asks: /\b(?:o que aconteceu|o que houve|pediu: (?:troca|conserto))\b/,
    said: /\b(?:quebr\w+|atras\w+|veio|chegou|estrag\w+|defeito|errad[oa]|rasg\w+|manch\w+|troc\w+|devolv\w+|nao funcion\w+)\b/,
  },
  {
    asks: /\b(?:quanto (?:ela|ele|a pessoa)? ?deve|qual (?:o )?valor|quanto (?:e|custa|cobra))\b/,
    said: /r\$ ?\d|\b\d{2,}(?:[.,]\d+)?(?: (?:mil|reais|conto|pila))?\b/,
  },
  {
    asks: /\b(?:por onde|por qual canal|onde (?:voces|essa pessoa)|zap ou)\b/,
    said: /\b(?:zap\w*|whats\w*|wpp|e-?mail|telefone|liguei|instagram|insta|direct|pessoalmente|visita)\b/,
  },
  {
    asks: /\b(?:que evento|qual evento)\b/,
    said: /\b(?:feira|bazar|congresso|evento|exposicao|festa|inauguracao)\b/,
  },
  {
    asks: /\bresolve isso hoje\b/,
    said: /\b(?:ja (?:tem|usa|compra|paga|faz|assina)|hoje (?:usa|faz|compra|paga)|sozinh[oa]|mesmo (?:conserta|faz)|faz(?:em)? (?:em casa|no caderno|na planilha|de graca)|caderno|planilha|excel|youtube|estagiari[oa]|compra d[aeo])\b/,
  },
];
const COMPARES = MATTERS.filter(({ asks }) => asks.test('comparado com o que'));

/** A question that takes something for granted, and the words without which it was never said. */
const PRESUMES: readonly { asks: RegExp; said: RegExp }[] = [
  {
    asks: /\bcaro comparado\b/,
    said: /\b(?:car[oa]s?|carinh[oa]|salgad\w+|puxad\w+|alt[oa]|absurd\w+|pesad[oa]|pesou|assust\w+|susto|barat\w+|tudo isso|exagerad\w+|muito dinheiro|fora do)\b/,
  },
  { asks: /\bcompra do outro\b/, said: /\b(?:compra|fornecedor|outr[oa]|ja tem|atend\w+)\b/ },
];
const TURNS = 3;
/** What is left to say when everything was stated. */
const NOTHING_LEFT = [
  'Quer que eu deixe isso pronto em mensagem?',
  'Vamos treinar essa resposta antes de você mandar?',
  'O que aconteceu depois disso?',
] as const;

/** What the seller said of the customer in question and in the last messages, folded. */
function statedBy({ state, customer, context }: Known): string {
  const from = state.log.length - TURNS;
  const own = new Set(customer?.turns ?? []);
  const before = state.log.filter((_, at) => at >= from || own.has(at));
  return fold([...before.map(({ turn }) => turn.userInput), context.input.userInput].join('\n'));
}

/** Whether the answer to a question stands in the conversation, or what it takes for granted does not. */
function isUseless(question: string, stated: string): boolean {
  const folded = fold(question);
  return (
    MATTERS.some(({ asks, said }) => asks.test(folded) && said.test(stated)) ||
    PRESUMES.some(({ asks, said }) => asks.test(folded) && !said.test(stated))
  );
}

/** The first question whose answer the seller has not already given. */
export function unanswered(questions: readonly string[], known: Known, at: number): string {
  const stated = statedBy(known);
  const start = at % Math.max(1, questions.length);
  const inTurn = [...questions.slice(start), ...questions.slice(0, start)];
  return inTurn.find((question) => !isUseless(question, stated)) ?? nothingLeft(known, at);
}

/** Not the same offer as in the reply before. */
function nothingLeft({ state }: Known, at: number): string {
  const { lastReply } = state;
  const fresh = NOTHING_LEFT.filter((one) => !lastReply.includes(one));
  return fresh[at % Math.max(1, fresh.length)] ?? NOTHING_LEFT[0];
}

const QUESTION = /(?:^|(?<=[.!?…]\s))[^.!?…\n]{3,200}\?$/u;

/** Whether a line to the customer asks what the customer already said. */
export function asksStated(spoken: string, known: Known): boolean {
  const stated = statedBy(known);
  return (spoken.match(/[^.!?…]{3,200}\?/gu) ?? []).some((one) =>
    COMPARES.some(({ asks, said }) => asks.test(fold(one)) && said.test(stated)),
  );
}

/** A reply whose last question is left out where the seller already answered it. */
export function withoutAnswered(reply: string, known: Known): string {
  const lines = reply.split('\n');
  const at = lines.findLastIndex((one) => QUESTION.test(one) && !/^(?:>|- |\*\*)/.test(one));
  const asked = QUESTION.exec(lines[at] ?? '')?.[0];
  if (at < 0 || !asked || !isUseless(asked, statedBy(known))) return reply;
  const kept = (lines[at] ?? '').slice(0, -asked.length).trim();
  lines[at] = kept === '' ? nothingLeft(known, at) : kept;
  return lines.join('\n');
}
