import { recogniseDistress, recogniseMessage } from '../recognition/index.ts';
import { memoised } from '../shared/memo.ts';
import { fold } from '../shared/text.ts';
import { isGrave } from './sale-talk.ts';
import { isWeakSign, namesHarm } from './weak-sign.ts';

/**
 * How a sign of distress stands in a message that orders work: `none` where only others, a line for a
 * customer or a manner have its words, `aside` where the seller mentions something hard that is past.
 */
export type Incidental = 'none' | 'aside';

/** An order to the coach at the beginning of a clause. */
const ORDER =
  /^(?:(?:e|mas|agora|entao|ai|ta|tb|tambem|ok|bom|so|coach|por favor|pfv|opa|olha|melhor|vai|bora)[, ]+){0,6}(?:escrev[ae](?! (?:ai|isso)\W*$)|redij[ao]|redige|manda (?:uma?|msg|zap|ess[ae]|[oa])|faz (?!uns? |umas? (?:\d|poucas)|uma? (?:ano|mes|semana|dia|hora|tempo|vida)s?\b)(?:uma?|[oa]|msg|mensagem|texto|ess[ae]|so|outr[oa])|faca|monta|poe|bota|coloca|inclui|acrescent[ae]|adiciona|tira|corta|troca|muda|refaz|resum[ea]|calcula|confirma|avisa|cancela|remarca|responde (?:por mim|pr[ao])|nao (?:cita|citar|poe|bota|precisa citar)|nem (?:cita|toca|fala)|deixa (?:so|fora|mais|menos|claro|[oa] \p{L}+ (?:fora|de fora))|(?:no lugar|em vez|ao inves) d[aeo]s?|(?:bem )?mais (?:curt[oa]s?|leve|segur[oa]|formal|firme|calm[oa]|simpatic[oa]|human[oa]|educad[oa]|diret[oa]))\b/u;
/** What a text must not say, or how it must not sound. */
const EXCLUDED =
  /^(?:(?:e|mas|so|agora)[, ]+)*(?:nada d[eao]|nem (?:toca|fala|cita|veneno|um pio)|(?:e )?sem (?:se humilhar|parecer|citar|falar|dizer|contar|drama|choro|mimimi)|fora isso|deixa fora)\b/;
/** "sem parecer ameaça", "parece que matei alguém": a manner, which nobody threatens or does. */
const MANNER =
  /\b(?:sem|nao quero|pra nao|para nao) (?:parecer|soar|virar|ficar|dar)(?: (?:uma?|de|com cara de|tom de|q|que|to|estou)){0,3} (?:ameac\w+|chantage\w+|agress\w+|humilh\w+|desesper\w+|assedi\w+|persegu\w+|terror\w*|medo)\b|\b(?:parece|pareceu|como se) (?:q |que )?(?:eu )?(?:tivesse |ja )?(?:mat\w+|morr\w+|bat\w+) (?:alguem|gente|um|uma)\b/g;
/** What an angry customer threatens with: a complaint, a lawsuit, a bad review. */
const COMPLAINT =
  /\bameac\w+ (?:de |em |que vai |q vai )?(?:falar|reclamar|postar|expor|processar|cancelar|ir n\w|trocar|sair|devolver|dar nota)\b(?!.{0,40}\b(?:foto|nude|video|intim\w+)\b)/g;
/** A line of the seller's for a customer: "vou falar assim: '…'". */
const OWN_LINE =
  /(?:vou (?:falar|dizer|mandar|abrir|comecar|responder)|pens(?:ei|o) em (?:falar|dizer|mandar|abrir)|(?:eu )?(?:ia|queria) (?:falar|dizer|mandar)|que tal|fica bom|avalia|mandei|falei|respondi)[^"“'‘]{0,40}["“'‘]([^"”’]{4,300})["”'’]/iu;
/** Words of a line to somebody who is addressed as a customer. */
const TO_CUSTOMER = /\b(?:senhora?|dona|seu \p{L}|seus?|sua|voces?|vcs?)\b/u;
const OWN =
  /\b(?:eu|mim|comigo|meu|minha|to|tou|estou|tava|estava|ando|vivo|vou|fui|quero|queria|sinto|aguento|consigo|sou|tenho|passei|fiquei|\p{L}{2,12}ei)\b|\bme (?!lig\w+|diss\w+|cont\w+|fal\w+|mand\w+|cham\w+|avis\w+|pergunt\w+|respond\w+|ped\w+|escrev\w+|larg\w+|deve)/u;
/** What a seller mentions of a hard hour that is over. */
const PAST =
  /\b(?:chorei|chorando|passei (?:a noite|mal|o dia)|fiquei (?:nervos\w|mal|triste|abalad\w|ofendid\w|arrasad\w)|(?:to|tou|tava) (?:meio )?(?:ofendid\w|nervos\w|chatead\w)|nervos\w|dormi mal|nao dormi|briguei)\b/;
/** What is neither over nor said in passing. */
const OPEN_ENDED =
  /\b(?:nao (?:aguento|consigo|vejo|quero mais|tenho mais|sei mais|durmo)|n (?:aguento|consigo)|tod[oa]s?(?: as| os| santo)? (?:dia|noite|hora|vez)e?s?|sempre|nunca mais|sem saida|desist\w+|sumir|acabar|morrer|mata\w*|vontade d|viver|vida|remedi\w+|comprimid\w+|cort\w+|despedida|adeus|testamento|apanh\w+|espanc\w+|bat(?:e|eu|endo|er) (?:em|n|com)|me bat\w*|suicid\w+|estupr\w+|abus\w+|agiota\w*|arma|faca|policia|ameac\w+|vinganca|vingar|acab\w+ com)\b/;
const CLAUSES = /[.,;:!?\n]|\s(?:e|mas|so que|porque|pq|entao|pois)\s/u;
/** From this share of requests for work the ordering clauses are taken for an order. */
const ORDERED = 0.4;
const WORK = /^(?:write|change|sum|line|recall|doc|ask|practice)\./;

/** How the sign of a message that orders work is to be taken; null where the message is no such order. */
export const incidentalIn: (message: string) => Incidental | null = memoised((message) => {
  const { text, hasLine } = withoutLine(message);
  const folded = fold(text);
  const manner = folded.replace(MANNER, ' ');
  const read = manner.replace(COMPLAINT, ' ');
  const clauses = read.split(CLAUSES).map((one) => one.trim());
  const orders = clauses.filter((one) => ORDER.test(one));
  const rest = clauses.filter((one) => one !== '' && !ORDER.test(one) && !EXCLUDED.test(one));
  if (!hasLine && manner === folded && !isOrder(orders)) return null;
  if (OPEN_ENDED.test(read) || isGrave(read) || namesHarm(read)) return null;
  if (orders.length > 0 && recogniseDistress(orders.join(', ')).certainty === 'certain')
    return null;
  if (tellsOfHarm(rest.join(', '))) return null;
  const own = rest.filter((one) => OWN.test(one)).join(', ');
  const left = recogniseDistress(own);
  const isPast = PAST.test(own);
  if (left.certainty === 'certain' && !isWeakSign(left, own)) return isPast ? 'aside' : null;
  return isPast ? 'aside' : 'none';
});

/** Harm to anybody is never beside the point. */
const tellsOfHarm = (rest: string): boolean => {
  const { certainty, kind } = recogniseDistress(rest);
  return certainty === 'certain' && /^(?:vulnerable|violence|self-harm|harassment)$/.test(kind);
};

const isOrder = (orders: readonly string[]): boolean => {
  if (orders.length === 0) return false;
  const { ranked } = recogniseMessage(orders.join(', '));
  const share = ranked
    .filter(({ label }) => WORK.test(label))
    .reduce((sum, { probability }) => sum + probability, 0);
  return share >= ORDERED;
};

/** A message without the seller's own line for a customer, which is to be judged. */
function withoutLine(message: string): { text: string; hasLine: boolean } {
  const [whole, line = ''] = OWN_LINE.exec(message) ?? [];
  if (whole === undefined || !TO_CUSTOMER.test(fold(line)))
    return { text: message, hasLine: false };
  return { text: message.replace(line, ' '), hasLine: true };
}
