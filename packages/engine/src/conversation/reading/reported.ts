import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { alternativeIn } from './alternative.ts';
import { objectionKey, objectionsIn } from './objections.ts';
import { recognised } from './recognise.ts';

/** Below this sum of probabilities an objection is not named. */
const NAMED = 0.28;
/** From this sum of probabilities the words alone decide. */
const CLEAR = 0.6;
/** Below this not even a guess is kept for what follows. */
const GUESSED = 0.12;

/** "me diz", "como respondo": of the seller or the coach, not a buyer's words. */
const NOT_A_BUYER =
  '(?!(?:me|te|se|como|eu|vc|voce|nao|num|nem|vai|bora|entao|ta|ok|coach|ai|bom|olha)[ ,])';
const WHO = `${NOT_A_BUYER}(?:el[ae]s?|client[ea]s?|[oa]s? \\w{1,30}|\\w{1,30}|pessoal|gente|pessoas?)(?: d[aeo]s? [\\p{L}\\- ]{2,40}?| [\\p{L}\\-]{2,20}){0,3}?`;
const SAYS =
  '(?:diss(?:e|eram|er|era)(?!\\w)|diz(?:em|er|ia|iam|endo)?|fal(?:a|ou|aram|am)|respond(?:e|eu|em|eram|er|ia|iam|endo)|retorn(?:a|ou|aram)|aleg(?:a|ou|am|aram|ando)|argument(?:a|ou|am|aram)|ach(?:a|ou|am|aram)|veio com|vieram com|solt(?:a|ou|aram)|mand(?:ou|aram)|insist(?:e|iu|em|iram)|jur(?:a|ou)|avis(?:ou|aram)|coment(?:ou|aram)|explic(?:ou|aram)|garant(?:e|iu|em|iram)|ta dizendo|ta falando|fica dizendo)';
const REPORTED = new RegExp(
  `(?:^|[,.!:;]\\s?|\\b(?:que|pq|porque|ai|e|agora|hoje|bah|egua|entao) )${WHO},? (?:me |ja |so |sempre |que |hj |hoje |ontem ){0,6}${SAYS}(?: aqui| assim| pra mim| agora| por telefone| no zap| hoje| ontem| textualmente| exatamente| seco| na lata)?(?: que| q|:|,)?\\s(.{4,400})$`,
  'u',
);
/** "disse que o marido conserta": the buyer was named before. */
const ELIDED =
  /(?:(?:^|[.,;!?] ?)(?:e |mas |ai |hoje |agora |so )?| (?:mas|so que|porem|e)(?= (?:disse|falou|diz)) )(?:disse|falou|respondeu|diz|alegou|jurou)(?: (?:aqui|assim|pra mim|el[ae]s?|[oa] \w{2,20}))?(?: (?:que|q)|:| (?=(?:nossa|ah|ai|aff|vixe|poxa)\b))\s?(.{4,400})$/;
/** A message that begins with who says something. */
const REPORTS = new RegExp(
  `^(?:(?:e|mas|ai|agora|hoje|ontem|bah|so que),? )*(?:${WHO},? (?:me |ja |so |sempre |hj |hoje |ontem ){0,4}${SAYS}(?: aqui| assim| pra mim)?(?: que| q|:)|(?:diz|disse|falou|fala) (?:el[ae]s?|[oa] \\w{2,20}) (?:que|q)) `,
  'u',
);
const FIRST = /^(?:eu|me|vc|voce|coach|tu|nos|a gente)\b/;
/** "ainda não respondeu minha proposta" quotes nobody. */
const NOT_SAID =
  /\b(?:nao|num|nunca|nem)(?: (?:me|nos|mais|ainda|sequer)){0,2} (?:respond\w+|retorn\w+|fal(?:a|ou|e|ei)|diss\w+|diz|mand\w+)(?: (?:que|q|a|o))?\s*$|\b(?:par|deix)(?:ou|aram|a) de (?:me )?(?:respond\w+|falar)\s*$/;
/** "respondeu só com um joinha" has no words. */
const GESTURE =
  /^(?:so )?(?:com )?(?:um |uma )?(?:(?:ok|oi|sim|blz|beleza) (?:com |e )?(?:um |uma )?)?(?:joinha|emoji|figurinha|carinha|legalzinho)\b|^so (?:com )?(?:um|uma|uns|umas) [a-z]{2,20}\W*$/;
const SAID_IF =
  /^(?:e |mas |entao |ta |tá |ok )*(?:e |mas )?(?:se|quando|qd|qdo|qnd|qndo) (?:mesmo assim )?(?:\w+ ){0,3}?(?:disser|diser|falar|fala|responder|dizer|alegar|perguntar|achar|vier com|soltar|argumentar|disse|falou)\s?(?:que|q|:)?\s+(.{3,300}?)\??$/;
const PERSISTS =
  /\b(?:insist\w*|teim\w*|bat\w* o pe|bater na tecla|continu\w* (?:n[oa]|falando|dizendo|assim|negando|sem)|mesmo assim|de novo|ficar na dele|nao (?:ced\w*|mud\w*|arred\w*)|manter a posicao|empac\w*|resist\w*|nao quer(?: mesmo)?\W*$|nao tem como(?: mesmo)?\W*$)/;
const QUESTION_ABOUT = /\b(?:o que|oq|como|qual|quanto|quando|devo|posso|onde)\b.{0,80}\?\s*$/;

/** "e se ele insistir que não": goes on with what the conversation is about. */
export const persists = (text: string): boolean =>
  /\b(?:se|quando)\b/.test(fold(text)) && PERSISTS.test(fold(text));

/** "mas ele vai dizer que já tem" */
const WILL_SAY =
  /^(?:(?:e|mas|ta|tá|ok|so que|ai|boa|certo),? )*(?:el[ae]s?|[oa] \w{2,20}) vai (?:dizer|falar|vir com|responder|alegar|soltar) (?:(?:que|q) )?(.{3,300}?)\??$/;

/** What a buyer says in "e se ele disser que já tem"; null for none. */
export function saidIf(text: string): string | null {
  const folded = fold(text);
  return (SAID_IF.exec(folded) ?? WILL_SAY.exec(folded))?.[1] ?? null;
}

/** What a buyer may say or do next: goes on with the conversation, and asks for nothing said before. */
export const asksWhatIf = (text: string): boolean => persists(text) || saidIf(text) !== null;

/** "a minha lista diz que": no person says it. */
export const SAID_IN_WRITING =
  /\b(?:lista|tabela|planilha|contrato|catalogo|documento|politica|nota|sistema|regra|cartaz)s? (?:(?:de precos?|da loja|daqui) )?(?:diz|dizem|fala|falam|mostra|disse)\b/;

/** What a buyer said, as the seller reports it; null when nobody is quoted. */
export function saidBy(text: string): string | null {
  const folded = fold(text);
  if (SAID_IN_WRITING.test(folded)) return null;
  if (FIRST.test(folded) && !/\b(?:cliente|el[ae]) (?:diss|diz|fal)/.test(folded)) return null;
  const said = (REPORTED.exec(folded) ?? ELIDED.exec(folded))?.[1]?.trim() ?? null;
  if (said === null || GESTURE.test(said)) return null;
  return NOT_SAID.test(folded.slice(0, folded.length - said.length)) ? null : said;
}

/** Whether a message only tells what somebody said, from its first words on. */
export const reportsOnly = (text: string): boolean =>
  REPORTS.test(fold(text)) && !text.trim().endsWith('?') && saidBy(text) !== null;

export const asksAbout = (text: string): boolean => QUESTION_ABOUT.test(fold(text));

const IS =
  '\\b(?:e|eh|isso|parece|vira|virou|igual|que nem|tipo|so|tudo)(?: (?:e|eh|ai|so|tudo|um|uma|puro|pura|igual|que nem|jogo de|tipo|coisa de|muito|mais)){0,4} ';
const GAMBLE = new RegExp(
  `${IS}(?:loteria|roleta|jogo|sorte|aposta|cassino|tiro no escuro|bingo|rifa)\\b`,
);
const TRICK = new RegExp(
  `${IS}(?:piramide|golpe|enganacao|engodo|picaretagem|furada|cilada|arapuca|mentira|conto do vigario|roubada|trambique|esquema|charlatan\\w+|papo furado|balela|ilusao|caca.?niquel)\\b`,
);
/** "consórcio é loteria": a picture of the offer stands for a doubt; "é pirâmide" for the fear of fraud. */
export function likenedTo(words: string): string | null {
  const folded = fold(words);
  if (TRICK.test(folded)) return 'fraud';
  return GAMBLE.test(folded) ? 'doubt' : null;
}

/** "o vizinho furou por 150": somebody else's price. */
const RIVAL_PRICE =
  /\b(?:vizinh[oa]|concorr\w{1,9}|outr[oa]s?|prim[oa]|amig[oa]|cunhad[oa]|alguem|um cara|menin[oa]|moc[oa]|rapaz|loja|lugar|lojinha|instagram|insta|internet|shopee|site|atacad\w{1,9})\b[^.?!]{0,40}\b(?:por|de|a|cobr\w{1,5}|fez|faz|pede|pediu|da|deu|e) (?:r\$ ?)?\d/;
/** "a concorrência dá o primeiro mês de graça" */
const RIVAL_OFFER =
  /\b(?:concorr\w{1,9}|(?:o|a|na|no|com o|com a) outr[oa])\b[^.?!]{0,40}\b(?:de graca|gratis|mais barat[oa]|pela metade|sem (?:juros|taxa|frete))\b/;
/** "preciso de 12% ou nem perco tempo", "faz por 320": a price or a discount that is demanded. */
const DEMAND =
  /\b(?:precis[oa] de|quero|quer|pede|pediu|so (?:fecho|fecha|levo|leva|compro|compra)(?: com| por| se)?|(?:faz|faco|fecha|fecho|deixa|pediu|leva|levo) por|tira|baix\w{1,3}|chora|desconta) (?:mais |ai |uns |r\$ ?)?\d{1,6}(?:[.,]\d{1,3})? ?(?:%|por cento|reais|real|conto|pila|de desconto|(?:a|de) menos|ou nem|que eu (?:fecho|levo)|senao)/;

/** What an amount in a buyer's words shows them to be; null for none. */
export function amountShows(words: string): string | null {
  const folded = fold(words);
  if (RIVAL_PRICE.test(folded) || RIVAL_OFFER.test(folded) || alternativeIn(words))
    return 'cheaper';
  return DEMAND.test(folded) ? 'discount' : null;
}

/** "quer que eu baixe pra 2.500": a price that a customer wishes. */
const PRICE_WISH =
  /\b(?:quer|queria|pediu|pede|pedindo|exige|insiste) (?:que|q|pra|para) eu (?:baix\w{1,4}|abaix\w{1,4}|faca|fazer|deix\w{1,3}|tir\w{1,3}|de|dar|desse|reduz\w{1,3}|cubra|cobrir)\b[^.?!]{0,30}(?:\d|desconto|preco|valor)/;
/** "o cliente quer os quatro por 1.400" */
const PRICE_OFFER =
  /\b(?:client\w{1,2}|el[ae]s?|fregues\w{0,2}|comprador\w{0,2}) (?:so )?(?:quer|queria|quis|oferece\w{0,2}|pede|pediu|leva)(?: (?!mais|saber)[\p{L}]{1,15}){0,4} por (?:r\$ ?)?\d/u;
export const wishesPrice = (text: string): boolean =>
  PRICE_WISH.test(fold(text)) || PRICE_OFFER.test(fold(text));

/** Whether the words that a message reports demand a price or a discount. */
export function demandsPrice(text: string): boolean {
  const said = saidBy(text);
  return wishesPrice(text) || (said !== null && DEMAND.test(fold(said)));
}

/** The objection that the words of a buyer most probably are; "unknown" when none is likely. */
export function objectionSaid(words: string, message: string): Act {
  const scores = new Map<string, number>();
  const sources = words === message ? [message] : [words, message];
  for (const source of sources) {
    for (const { label, probability } of recognised(source).ranked) {
      const key = objectionKey(label);
      if (key && key !== 'unknown') scores.set(key, (scores.get(key) ?? 0) + probability);
    }
  }
  const [best] = [...scores].sort(([, a], [, b]) => b - a);
  const probability = best ? best[1] / sources.length : 0;
  const likened = likenedTo(words) ?? (probability < CLEAR ? amountShows(words) : null);
  const key = likened ?? (best && probability >= GUESSED ? best[0] : 'unknown');
  const keys = objectionsIn(words, key);
  const isGuess = likened === null && probability < NAMED && keys.length === 1;
  return { kind: 'objection', keys, said: message, ...(isGuess ? { isGuess: true } : {}) };
}

/** "a esposa dele não quer furar": about the customer's side, no fact of what is sold. */
const OF_BUYER =
  /\b(?:el[ae]s?|del[ae]s?|client[ea]s?)\b|\b(?:nao|n|num) (?:quer|gosta|pode|deixa)\b/;
export const tellsOfBuyer = (text: string): boolean => OF_BUYER.test(fold(text));
