import { type Distress, type MessageLabel, recogniseMessage } from '../recognition/index.ts';
import { memoised } from '../shared/memo.ts';
import { fold } from '../shared/text.ts';
import { namesDistress } from './vocabulary.ts';

/** Groups of labels that are about sales; small talk and agreement are not. */
const SUBJECTS = ['obj', 'ask', 'write', 'sum', 'doc', 'line', 'practice', 'result', 'change'];
/** Further groups of ordinary messages: going on with a talk and being reminded of it. */
const ORDINARY = [...SUBJECTS, 'flow', 'recall', 'situation', 'talk', 'app'];
const ORDINARY_SHARE = 0.9;

/** A customer, somebody else who is quoted, or a request to the coach. */
const OF_A_SALE =
  /\b(?:client\w*|pacient\w*|alun[oa]s?|noiv[oa]s?|comprador\w*|vizinh[oa] tem|secretaria|diretoria?|fabrica|loja|shopping|preco|valor|desconto|orcamento|proposta|mensage\w+|bilhet\w+|frase|texto|negocio|vendedor\w*|metalurgic\w+|generic[oa]|bloqueou|esquecer de mim)\b|\b(?:dona|seu) \p{L}{3,}|(?:^|[.,;!?] ?)(?:bah |coach |ai |e )*(?:el[ae]|\p{L}{3,} \p{L}{3,}) (?:me )?(?:disse|diz|falou|fala|respondeu|pediu|achou)\b|\bdiz que vai\b|\b(?:disse|falou) q(?:ue)? (?:nao|n|vai|ta|tem|quer)\b|\b(?:o que|oq|q|como) (?:que )?(?:eu )?(?:faco|falo|respondo|digo|mando)\b|\bpr[ao] el[ea]s?\b|\b(?:faco|faz|faca) (?:oq|o que|uma?)\b|\bpresta isso\b|\bvai bem\?/u;
/** What nobody says in passing, whatever else the message is about. */
const GRAVE =
  /\b(?:me (?:bat\w+|agred\w+|ameac\w+|mat\w+|estupr\w+|tranc\w+|persegu\w+|humilh\w+|encost\w+|apalp\w+|toc\w+|cort\w+|machuc\w+)|morrer|suicid\w+|me matar|nao aguento mais|n aguento mais|acabar com tudo|sumir d[aeo]|minha vida|agiota|arma|faca|policia|roxo|hematoma|sem comida|fome|abus\w+|assedi\w+|racis\w+|macac\w+|passou a mao|tremendo|nao consigo respirar|falta de ar|desmai\w+|minha pele|minha cor)\b/;

/** Whether a message says something that nobody says in passing. */
export const isGrave = (message: string): boolean => GRAVE.test(fold(message));

const MATTERS = ORDINARY.filter((group) => group !== 'talk');
const MATTER_SHARE = 0.5;

/** Whether a message is most probably about the seller's work rather than small talk. */
export const isAboutWork = (message: string): boolean => shareOf(message, MATTERS) >= MATTER_SHARE;

/** How likely a message is one about sales, whatever it asks exactly. */
export const salesShare = (message: string): number => shareOf(message, SUBJECTS);

/** Whether a message speaks of a sale, though words in it may also show distress. */
export function isSaleTalk(message: string): boolean {
  const folded = fold(message);
  if (GRAVE.test(folded) || !OF_A_SALE.test(folded)) return false;
  return shareOf(message, ORDINARY) >= ORDINARY_SHARE;
}

/** Requests for a text, a figure or a reminder, which nobody in danger makes in passing. */
const REQUESTS = /^(?:recall|sum|doc|change|write|line|practice|result)\./;
const REQUESTED = 0.5;
/** An order or a question. */
const ORDERS =
  /^(?:(?:e|entao|agora|mas|ai|ta|ok|bom|coach)[,. ]+)*(?:escrev\w+|redig\w+|faz|faca|manda|monta|resum\w+|calcul\w+|refaz|quant[oa]s?|qto|qnto|qual|quais)\b|\b(?:quanto|qto|qnto)\W{0,5}$|\?/;
/** What belongs to a sale: a figure, a price, a text, a customer. */
const THING =
  /\d|\b(?:preco|valor|desconto|parcel\w+|propostas?|orcamento|contrato|entrega|frete|pedido|mensage\w+|msg|texto|zap|recado|client\w+|comissao|meta|lucro|reuniao|visita|combin\w+)\b|\b(?:dona|seu|dra?) \p{L}{3,}/u;
/** Asks to be reminded of what was said. */
const REMINDS =
  /\b(?:era|eram|foi|foram|ficou|tinha|disse|falei|falou|passei|combin\w+|mesmo|msm)\b/;

/** Whether a message speaks of nothing but the seller: "não quero falar com ninguém". */
export const isOfOneself = (message: string): boolean =>
  !THING.test(fold(message)) &&
  /^(?:(?:eu|mas|e|ai) )*(?:nao|n|num|nem|so) (?:quero|consigo|sei|aguento|tenho|vou)\b|^(?:e |mas )?(?:o que|oq|que) (?:que )?(?:eu )?(?:faco|vou fazer)(?: agora)?\W*$|^(?:e )?(?:quanto tempo|quando (?:isso |vai )?(?:pass|acab)\w+|demora|doi)\b/.test(
    fold(message),
  );

/** Whether a message plainly asks for work: a text, a sum, a price, a reminder of what was said. */
export function asksForWork(message: string): boolean {
  const folded = fold(message);
  if (GRAVE.test(folded) || namesDistress(folded)) return false;
  const { label, probability } = recogniseMessage(message);
  const isThing = THING.test(folded);
  const isReminder = label.startsWith('recall.') && REMINDS.test(folded);
  if (REQUESTS.test(label) && probability >= REQUESTED) return isThing || isReminder;
  return isThing && ORDERS.test(folded) && isAboutWork(message);
}

const RESULT_CLEAR = 0.6;
/** Up to this probability a sign beside the result of a sale is no reason to ask. */
const BESIDE_RESULT = 0.5;

/** Whether a message clearly tells of a sale, beside an uncertain sign of nothing grave. */
export function tellsResult({ probability: sign }: Distress, message: string): boolean {
  if (sign >= BESIDE_RESULT || isGrave(message)) return false;
  const { label, probability } = recogniseMessage(message);
  return label === 'result.sale' && probability >= RESULT_CLEAR;
}

const shareOf = (message: string, groups: readonly string[]): number =>
  sharesIn(message)
    .filter(({ group }) => groups.includes(group))
    .reduce((sum, { probability }) => sum + probability, 0);

/** The messages of a conversation are looked at again at each of its turns. */
const sharesIn = memoised((message) =>
  recogniseMessage(message).ranked.map(({ label, probability }) => ({
    group: groupOf(label),
    probability,
  })),
);

const groupOf = (label: MessageLabel) => label.split('.', 1)[0] ?? '';
