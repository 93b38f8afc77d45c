import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { readRequest } from '../compose/request.ts';
import { saidBy } from '../reading/reported.ts';
import { asksOwnStep, countWords } from '../reading/wording.ts';
import { textNamed } from './text-request.ts';

type News = 'result-sale' | 'result-loss' | 'result-progress';

/** A deposit that was left is a step, reported with or without joy. */
const DEPOSIT =
  /\bdeixou (?:(?:o|um|uma) )?(?:sinal|entrada)\b|\bdeixou (?:r\$ ?)?\d[\d.,]* (?:reais )?(?:(?:de|como) (?:sinal|entrada)|(?:pra|para) (?:segurar|garantir|reservar))/;

/** What speaks for each kind of news, with its weight; what speaks against any is in {@link AGAINST}. */
const EVIDENCE: Readonly<Record<News, readonly (readonly [number, RegExp])[]>> = {
  'result-sale': [
    [
      3,
      /\b(?:fech(?:ou|aram|amos|ei)|assin(?:ou|aram)|comprou|compraram|renovou|renovaram|levou(?: (?:tudo|os?|as?|\d)|(?=\W{0,3}[!.]|$))|caiu o pix|passou o cartao|transferiu|vendi|vendemos)\b/,
    ],
    [2, /\b(?:topou|toparam)\b/],
    [3, /\b(?:pagou|pagaram|depositou) (?:o sinal|a entrada|tudo|metade|a vista|ja|agora)\b/],
    [3, /\baceit(?:ou|aram) (?:o|os|a|as)? ?(?:valor|preco|proposta|orcamento|condic\w+|\d)/],
    [3, /["“'‘](?:fechado|fechou|pode fazer|pode mandar fazer|bora|quero sim)\b/],
  ],
  'result-progress': [
    [5, DEPOSIT],
    [
      3,
      /\b(?:marcou|marcaram|remarcou|(?:vai )?me receb\w+|apareceu|me deu (?:outra|uma) chance|outra chance|apagou (?:o post|a reclamacao|o comentario)|pediu (?:o |a |um |uma )?(?:orcamento|proposta|catalogo|contrato|reuniao|amostra))\b/,
    ],
    [
      3,
      /\b(?:aula|visita|reuniao|degustacao|teste|amostra) (?:teste|experimental|gratis|marcad\w|amanha|segunda|terca|quarta|quinta|sexta|sabado)\b/,
    ],
    [
      2,
      /\b(?:aceit(?:ou|aram)|respondeu|retornou|voltou|confirmou|gost(?:ou|aram)|vai me ligar|quer me ver)\b/,
    ],
  ],
  'result-loss': [
    [6, /^\W{0,3}(?:(?:poxa|ai|nossa|puts|e)[,. ]+)?(?:eu )?perdi(?= ?[.,!]|$)/],
    [
      6,
      /\bperd(?:i|emos) (?:(?:a|uma|essa|minha|outra) venda|o negocio|(?:um|uma|outr[oa]|ess[ea]) client\w+)\b/,
    ],
    [
      5,
      /\bme troc(?:ou|aram) por\b|\b(?:fechou|renovou|ficou|foi|comprou) com (?:o |a )?(?:outr[oa]|concorr\w+|cunhad\w|prim[oa]|vizinh\w|ti[oa]|irma\w*|amig\w|sobrinh\w|genro|comadre|compadre)|\bfoi pr[ao] concorr\w+|\bcancel(?:ou|aram)\b.{0,40}\b(?:pedido|encomenda|contrato|achou outr\w|em cima da hora|ja tinha comprado|perdi)/,
    ],
  ],
};
/** Doubt, wishes, negations, questions and words of a buyer against buying. */
const AGAINST: readonly (readonly [number, RegExp])[] = [
  [
    -6,
    /\?|\b(?:se el[ae]|sera|quando el[ae]|ainda nao|nao (?:fech|assin|compr|pag|aceit|respond|quis)\w*|quase|sumi(?:u|ram)|sem resposta|(?:comprou|fechou|levou) (?:de|com) outr\w|vai (?:fechar|pagar|comprar)|acho que)\b/,
  ],
  [
    -4,
    /\b(?:disse|falou|respondeu|mandou) (?:que|q) (?:nao|n|ta caro|vai pensar|vai ver|precisa)\b/,
  ],
  [
    -4,
    /\b(?:escreve|faz|manda|monta|como (?:eu )?(?:respondo|falo|digo)|o que (?:eu )?(?:falo|faco|digo|respondo)|oq (?:eu )?(?:falo|faco))\b/,
  ],
];
/** How people tell good news: exclamations, capitals, relief. */
const JOY =
  /!|[😍🎉🥳🙌😭🙏👏💪🤩🎊✨]|\p{Lu}{4,}|(?<![\p{L}])(?:[Aa]m[eé]m|[Gg]l[oó]ria|[Gg]ra[çc]as a [Dd]eus|[Ee]ita|[Uu]hul|[Aa]leluia|[Gg]ente|mds|que al[ií]vio)(?![\p{L}])/u;
const JOYFUL = 2;
const NEWS_FROM = 4;
const WORDS_MAX = 32;
/** Who reports a loss tells its whole story. */
const LOSS_WORDS_MAX = 45;
const LOST = /\bperd(?:i|emos)\b|\bcancel(?:ou|aram)\b/;

/** What other readings of the message may have been, before its news is weighed. */
const GUESSED =
  /^(?:objection|case|advice|answer|off-topic|question|document|result-sale|result-progress)$/;

const IS_PLAIN: Readonly<Record<News, RegExp>> = {
  'result-sale': /\b(?:fech|assin|fechad|pagou (?:o sinal|a entrada|tudo)|aceitou (?:o|os) )/,
  'result-progress': /\b(?:marcou|me receb\w+|apareceu|chance|teste|experimental)\b/,
  'result-loss': /\btroc|\bperd(?:i|emos)\b|\bcancel|\bcom outr/,
};

/** Whether a message tells a sale, a step or a loss, by the sum of its evidence; null for no news. */
export function newsIn(message: string): News | null {
  const folded = fold(message).replace(/([a-z])\1{2,}/g, '$1');
  const most = LOST.test(folded) ? LOSS_WORDS_MAX : WORDS_MAX;
  if (countWords(message) > most || asksOwnStep(message)) return null;
  const sum = (evidence: readonly (readonly [number, RegExp])[]) =>
    evidence.reduce((all, [weight, cue]) => (cue.test(folded) ? all + weight : all), 0);
  const against = sum(AGAINST);
  const isDeposit = DEPOSIT.test(folded);
  const isJoyful = JOY.test(withoutQuotes(message));
  const scored = (Object.keys(EVIDENCE) as News[])
    .map((news) => ({ news, own: sum(EVIDENCE[news]) }))
    .filter(({ news, own }) => own > 0 && (news === 'result-loss' || isJoyful || isDeposit))
    .map(({ news, own }) => ({ news, own, score: own + against + (isJoyful ? JOYFUL : 0) }))
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  return best && best.score >= NEWS_FROM && best.own > (second?.own ?? 0) ? best.news : null;
}

/** A sale that one sentence of a longer message tells, where nothing is asked. */
export function saleReportedIn(message: string): boolean {
  const sentences = withoutQuotes(message).split(/(?<=[.!…])\s+/u);
  return (
    !withoutQuotes(message).includes('?') &&
    !asksOwnStep(message) &&
    saidBy(message) === null &&
    sentences.length > 1 &&
    sentences.some((one) => newsIn(one) === 'result-sale')
  );
}

const withoutQuotes = (text: string) => text.replace(/["“'‘][^"”'’]{3,200}["”'’]\??/g, ' ');

const EDITS =
  /\b(?:tira|tire|troca|troque|poe|ponha|bota|bote|coloca|coloque|muda|mude|deixa|deixe|inclui|inclua|acrescent\w+|corrig\w+|corrija|refaz|refaca|escreve|escreva|faz|faca|manda|mande|fala|diz)\b/;
/** A text or a change that the words of a message do not order: "a Ivone respondeu: fechou!! 6 assentos, quinta cedo". */
const isUnordered = (act: Act, text: string): boolean =>
  act.kind === 'change'
    ? !EDITS.test(fold(text))
    : act.kind === 'text' && textNamed(text) === null && readRequest(text).orders === '';

/** News where the act only guesses what the message is about. */
export function newsInstead(act: Act, text: string): Act | null {
  if (!GUESSED.test(act.kind) && !isUnordered(act, text)) return null;
  const news = newsIn(text);
  if (act.kind === 'text' || act.kind === 'change')
    return news === 'result-sale' ? { kind: news, said: text } : null;
  // A result that was read already gives way only to plainer evidence of another.
  if (act.kind.startsWith('result-') && news !== null && !IS_PLAIN[news].test(fold(text)))
    return null;
  // "falei com ele, e disse que já tem": what is said against buying comes first.
  const isSaid = act.kind === 'objection' && saidBy(text) !== null;
  if (news === 'result-progress' && isSaid && !IS_PLAIN[news].test(fold(text))) return null;
  return news === null || news === act.kind ? null : { kind: news, said: text };
}
