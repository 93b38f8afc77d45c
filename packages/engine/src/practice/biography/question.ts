import type { QuestionTopic } from '../../knowledge/practice/biography.ts';
import { PARTICULARS, PRACTICE_TOPICS, QUESTION_TOPICS } from '../../knowledge/practice/index.ts';

/** What a question asks for. */
export type Asked =
  | 'who'
  | 'count'
  | 'age'
  | 'amount'
  | 'duration'
  | 'spare'
  | 'lasts'
  | 'when'
  | 'where'
  | 'why'
  | 'what'
  | 'how'
  | 'choice'
  | 'yesNo';

const ASKED: readonly (readonly [Asked, RegExp])[] = [
  ['age', /\b(?:quant[oa]s (?:anos|aninhos|meses)|idade|(?:faz|fazer|completa\w*) quant[oa]s)\b/],
  [
    'duration',
    /\b(?:ha quanto tempo|quanto tempo (?:faz|ha|tem que|que|de (?:uso|casa|mercado))|(?:faz|tem) quanto tempo|desde quando|faz muito tempo)\b/,
  ],
  [
    'spare',
    /\bquanto tempo (?:livre |por dia )?(?:voce |a senhora |o senhor )?(?:livre |disponivel )?(?:tem|sobra|consegu\w+|teria)\b/,
  ],
  ['lasts', /\b(?:quanto tempo|demora muito)\b/],
  ['count', /\bquant[oa]s\b/],
  ['amount', /\bquanto\b/],
  ['who', /\b(?:quem|de quem|com quem)\b/],
  ['when', /\b(?:quando|que horas|que dia|qual (?:e )?o (?:horario|dia)|ultima vez)\b/],
  [
    'where',
    /\b(?:onde|(?:em|de) que (?:cidade|bairro|regiao)|qual (?:e )?(?:a |o )?(?:cidade|bairro))\b/,
  ],
  ['why', /\b(?:por que|porque|(?:pra|para) que|qual (?:o )?motivo)\b/],
  ['what', /\b(?:qual|quais|o que|que (?:tipo|marca|modelo|sistema|produto))\b/],
  ['how', /\bcomo\b/],
  [
    'choice',
    /\b(?:sozinh\w+|propri\w+|planilha|cartao|casa|pix|dinheiro|dia|\w+) ou (?!nao\b|algo|outr)/,
  ],
];

export const askedIn = (folded: string): Asked =>
  ASKED.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'yesNo';

const NEXT_QUESTION =
  /(?:\?\s*|,?\s(?:e|ou)\s|,\s)(?!quem ?\?*$)(?=(?:(?:e|mas) )?(?:quem|qual|quais|quant[oa]s?|onde|como|que horas|(?:de |em )?que (?:tipo|marca|ano|bairro|cidade)|desde quando|ha quanto|de quem|com que|quando|por que)\b)/;

/** The questions of a sentence: "quantas cadeiras tem e quem atende?" has two. */
export const questionsIn = (folded: string): string[] =>
  folded.split(NEXT_QUESTION).filter((part) => part.trim() !== '');

export const topicIn = (folded: string): QuestionTopic | undefined =>
  asksSpending(folded)
    ? QUESTION_TOPICS.find(({ field }) => field === 'pays')
    : QUESTION_TOPICS.find(({ pattern }) => pattern.test(folded));

/** Fields of a buyer that a question about the problem may name, too. */
const OPEN_FIELDS: ReadonlySet<string> = new Set(['tools', 'routine', 'season']);
/** When, since when or how often the problem happens. */
export const asksProblemDetail = (folded: string): boolean => topicIn(folded)?.from === 'problem';

/** The person who does it and the supplier are part of how it is done today. */
export const asksHowItIsDone = (folded: string): boolean =>
  ['supplier', 'who', 'tools'].includes(topicIn(folded)?.field ?? '');

export const asksWhatWasTried = (folded: string): boolean => topicIn(folded)?.field === 'tried';

const OF_A_THING: ReadonlySet<string> = new Set(['age', 'brand', 'tried']);
/** Questions about trouble, what it leads to, or what would be without it. */
const OF_CASE =
  /\b(?:perd\w+|prejui\w+|problema\w*|incomod\w+|dificuldade\w*|atrapalh\w+|o que (?:mais )?acontece|custa\w*|se (?:voce|a gente|isso|eu|nada)|seria|mudaria|ideal|gostaria|decid\w+|decis\w+|bate o martelo|palavra final|resolv\w+|falta\w*|reclama\w*|prazo|comprar|fechar|investir|orcamento|reserv\w+|separ\w+|precisa d|melhor (?:horario|hora|dia)|convem|te (?:serve|atende|mando)|mando|visita)\b/;

/** "Quem sofre mais com isso?" asks about the problem, any other who about a person. */
const OF_SUFFERING =
  /\b(?:problema\w*|sofr\w+|sent\w+|prejud\w+|perd\w+|mud\w+|ganh\w+|incomod\w+|palavra|decis\w+|decid\w+|final|martelo|aprov\w+)\b/;
/** Small talk that no act of selling is about. */
const CHAT: ReadonlySet<string> = new Set([
  ...['heard', 'weather', 'football', 'weekend', 'holiday', 'payment_habit'],
]);

/** Whether a question is small talk or about a detail. */
export const isAside = (folded: string): boolean => isParticular(folded) || isChat(folded);

/** "Qual o tamanho do terreno?": a plain question of the buyer's trade. @param of keys of the particulars */
export const isPlainQuestion = (of: readonly string[], folded: string): boolean =>
  (!OF_CASE.test(folded) || askedIn(folded) === 'count') &&
  PARTICULARS.some(({ key, pattern }) => of.includes(key) && pattern.test(folded));

const isChat = (folded: string): boolean =>
  !OF_CASE.test(folded) &&
  PRACTICE_TOPICS.some(({ key, pattern }) => CHAT.has(key) && pattern.test(folded));

/** "Quanto gastou de conserto?" asks what was paid, not what may be paid. */
const isPastCost = ({ field }: QuestionTopic, folded: string): boolean =>
  field === 'pays' && /\b(?:gastou|pagou|custou|saiu)\b/.test(folded);

const SPENDS =
  /\bquanto (?:e que )?(?:mais ou menos )?(?:(?:voces?|tu|a senhora|o senhor|ja|hoje|atualmente|mais|ou|menos) )*(?:gasta|paga|desembolsa|tem gast|vem gast|costuma (?:gastar|pagar)|ta (?:gastando|pagando)|esta (?:gastando|pagando)|vem pagando|anda gastando)|\b(?:chega|vem|da|fica) (?:em |a |n[ao]s? |uns )?quanto\b|\bquanto (?:e que )?(?:(?:ela|a conta|a fatura|o boleto) )?(?:vem|chega)\b/;
const MAY_SPEND =
  /\b(?:pretend\w+|pens\w+|queria|gostaria|poderia|pode|consegue|investir|dispost\w+|separ\w+|reserv\w+|orcamento|no maximo|ate quanto|por causa d\w+|com (?:esse problema|essa situacao)|prejui\w+|perd\w+)\b/;

/** "Quanto você paga hoje?" asks what is spent now: not what may be spent, and not what is lost. */
export const asksSpending = (folded: string): boolean =>
  SPENDS.test(folded) && !MAY_SPEND.test(folded);

/** A question about a detail of the buyer's place, work or family, whatever act it sounds like. */
function isParticular(folded: string): boolean {
  if (asksSpending(folded)) return true;
  const topic = topicIn(folded);
  if (topic?.field === 'who') return !OF_SUFFERING.test(folded);
  if (!topic || OF_CASE.test(folded)) return false;
  return topic.from === 'buyer'
    ? !OPEN_FIELDS.has(topic.field)
    : topic.from === 'purchase' && (OF_A_THING.has(topic.field) || isPastCost(topic, folded));
}
