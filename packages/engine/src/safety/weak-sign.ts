import { nearestQuestion } from '../questions/index.ts';
import { type Distress, recogniseMessage } from '../recognition/index.ts';
import { fold, lengthInWords } from '../shared/text.ts';
import { isPlainTrade, withoutGoods } from './plain-trade.ts';
import { isGrave } from './sale-talk.ts';
import { namesDistress } from './vocabulary.ts';

/** Below this probability a sign counts only with a word of distress. */
const WEAK = 0.18;
/** Up to this probability a message that clearly asks for something of the coach is no sign. */
const DOUBTFUL = 0.7;
const REQUESTS = /^(recall|sum|doc|change|write|result|app)\.|^talk\.(goodbye|greeting|thanks)$/;
const REQUEST_PROBABILITY = 0.3;
/** Up to this probability words of trade and figures show that a message is about a sale. */
const NEAR_SALE = 0.55;
const TRADE =
  /\b(?:preco|valor|r\$|reais|conto|quilos?|kg|desconto|emoji|orcamento|parcel\w+|proposta|frete|boleto|pix|comissao|margem|lucro|tabela|amostra|estoque|vendedor|concorrente|client[ea]s?|contrato|pedido|mensagem|texto|zap|(?:eu|ja) (?:liguei|mandei|vendi|fechei|visitei|cobrei)|viaj\w+|e-?mail|caro|barato|produto|marca|diretor)\b|\d/;
/** What the seller may do next, money that they are owed, and what a buyer might say, are the worries of somebody else. */
const OTHERS =
  /^(?:e |mas |entao )?(?:eu )?(?:vou|posso|devo) (?:ligar|mandar|passar|chamar|visitar|levar|oferecer|cobrar|voltar|escrever|responder)\b(?!.{0,80}\b(?:mat\w+|morr\w+|bat\w+|acab\w+|fim|arma|faca|sangue|susto|ving\w+))|^(?:e |mas )?se eu (?:ligar|fizer|mandar|oferecer|der|cobrar|passar|baixar|voltar|chamar)\b|\bme dev(?:e|em|endo)\b(?!.{0,60}\b(?:matar|morrer|ameac\w+|agiota))|^(?:e |mas )?se (?:el[ae]|o cliente|a cliente) (?:disser|falar|responder|perguntar)\b(?!.{0,80}\b(?:matar|morrer|bater|bate|ameac\w+))/;
/** From this score a message asks what sellers ask often: "tenho vergonha de cobrar a vizinha". */
const FREQUENT = 0.4;
/** A message of so few words continues a conversation: "e a dela". */
const FRAGMENT_WORDS = 3;

/** Persons of an age who come, pay or are counted: "2 adultos e 1 criança de 8", "criança paga?". */
const COUNTED =
  /\b(?:\d{1,4}|um|uma|dois|duas|tres|quatro|cinco) (?:adult|crianc|idos|pessoa|alun|pagant|convid)/g;
const TAKES_PART =
  /\b(?:crianca|idos[oa]|gestante|aposentad[oa]|bebe)s?(?: (?:de|ate) \d{1,2}(?: anos?)?)? (?:paga|pagam|entra|entram)\b|\b(?:custa|preco|valor|quanto (?:fica|sai|custa|e|da)|perco quanto|desconto|meia|ingresso|matricul\w+|aulas?|turma|mensalidade|pode (?:fazer|participar|entrar|usar|ir|vir)|atend(?:o|er|emos)\b|(?:deixo|aceito|levo)\?|vir junto|idade (?:minima|maxima)|parto|carencia|plano)\b/;
const HARMED =
  /\b(?:sem (?:comida|comer|ninguem|cuidado)|rox[oa]s?|hematom\w+|machuc\w+|ferid\w+|marcas?|escond\w+|foge|fugiu)\b/;

/** Whether a message tells that somebody is hurt or left without care. */
export const namesHarm = (message: string): boolean => HARMED.test(fold(message));

/** Whether a message counts vulnerable persons as customers, or asks a price for them. */
function isCustomer({ kind }: Distress, message: string): boolean {
  const folded = fold(message);
  if (kind !== 'vulnerable' || namesDistress(message) || namesHarm(message)) return false;
  return TAKES_PART.test(folded) || (folded.match(COUNTED)?.length ?? 0) > 1;
}

/** Whether a sign of distress is too weak to interrupt a conversation about sales. */
export function isWeakSign(read: Distress, message: string): boolean {
  const { certainty, probability } = read;
  if (isCustomer(read, message) || isJoy(read, message) || isSaleWorry(read, message)) return true;
  if (certainty !== 'possible' || probability >= DOUBTFUL) return false;
  if (OTHERS.test(fold(message)) || isPlainTrade(read, message)) return true;
  if (isPlainlyOfCustomer(message, probability)) return true;
  if (namesDistress(message)) return false;
  if ((nearestQuestion(message)?.score ?? 0) >= FREQUENT) return true;
  if (lengthInWords(message) <= FRAGMENT_WORDS) return true;
  if (probability < WEAK && !isVeiled(read, message)) return true;
  if (isOfCustomer(message, probability)) return true;
  const { label, probability: of } = recogniseMessage(message);
  if (REQUESTS.test(label) && of >= REQUEST_PROBABILITY) return true;
  return probability < NEAR_SALE && label !== 'situation' && TRADE.test(fold(message));
}

/** Talk of being needed by nobody has no word of distress; with a word of trade it is of a customer. */
const isVeiled = ({ kind }: Distress, message: string): boolean =>
  kind === 'self-harm' && !TRADE.test(fold(message));

/** Up to this probability a message of this form is about a customer or a text to them. */
const ABOUT_CUSTOMER = 0.4;
/** What somebody else said, an order to write to somebody, and a wish for the manner of a text. */
const REPORTS =
  /^(?:coach,? |e |mas |agora |oi,? )*(?:(?:[oa]s? )?(?:\p{L}+[.,]? ){1,6}?(?:me )?(?:disse|diz|falou|fala|respondeu|acha|achou|soltou)\b|(?:avisa|fala|diz|escreve|responde|pergunta|explica|lembra) (?:pr[ao]|a|o|para|com) \p{L}+)/u;
const MANNER = /^sem (?:parecer|prezad[oa]|falar|citar|ser|dizer)\b/;
const OF_SELLER =
  /\b(?:me|mim|comigo|minha|meu|eu|nos|matar|morr\w+|bat(?:e|eu|er)|apanh\w+|ameac\w+|sangu\w*|faca|arma|sumir|suicid\w*|roxo)\b/;

/** "ela fechou!!! tô tremendo": a sale, and nothing else that could be meant. */
const SOLD =
  /\b(?:fech(?:ou|ei|amos|aram)|vendi|vendemos|compr(?:ou|aram)|assin(?:ou|aram)|topou|renovou|bati a meta)\b/;
const JOY_WORDS = 8;
const NO_JOY =
  /\b(?:nao|n|medo|ar|peito|morr\w+|chor\w+|dor|aguent\w+|panico|crise|cai|caindo|sumir)\b/;
/** "tô até tremendo kk": for joy. */
const TREMBLES = /\btremend\w+ (?:k{2,}|(?:rs){1,4}|haha|de (?:alegria|felicidade|emocao))/;
const isJoy = ({ kind }: Distress, message: string): boolean => {
  const folded = fold(message).replace(/([a-z])\1{2,}/g, '$1');
  if (kind === 'panic' && TREMBLES.test(folded) && !NO_JOY.test(folded)) return true;
  return (
    kind === 'panic' &&
    SOLD.test(folded) &&
    !NO_JOY.test(folded) &&
    lengthInWords(message) <= JOY_WORDS
  );
};

/** From this probability the whole message is about a sale or orders a text. */
const OF_SALE = 0.45;
const ORDERED = 0.25;
/** Things that stand empty and worries about a deal, in words that are also those of distress. */
const WORRIES =
  /\bmedo d(?:el[ae]s?|[oa] client[ea]) (?:\w+ )?(?:acostum|ach|pens|pedir|pechinch|desist|sumir|reclam|trocar|fech|compar|nao)\w*|\b(?:achando|acho|sinto) (?:que|q) (?:vou )?perder\b(?! (?:tudo|a cabeca|o controle|a razao|a vida|el[ae]\b))|\b(?:banheira|cadeira|sala|salao|loja|agenda|mesa|vitrine|turma|maca|barraca|prateleira|estudio|studio)s? (?:ta |esta )?vazi[ao]s?\b/g;
/** A fear of what only a customer does: no message with nothing else in it tells of danger. */
const PLAIN_WORRIES =
  /\b(?:medo|receio|preocupad[oa])\b.{0,12}\b(?:acostum\w+|ach\w+ caro|pechinch\w+|compr\w+ (?:de outr|d[oa] concorr)\w*|fech\w+ com outr\w*|ped\w+ (?:mais |outro )?desconto|queim\w+ (?:o )?(?:meu )?(?:nome|filme)|passar (?:vergonha|por chat\w)|parecer (?:chat|insistent|desesperad|interesseir)\w+|estragar a amizade|nao (?:fech|compr|pag|volt|gost|aceit|renov|lev)\w+|troc\w+ de (?:loja|fornecedor|vendedor\w*|marca)|compar\w+|perder (?:a|o|essa|esse|ess[ae]s) (?:venda|client\w+|fregues\w*|negocio|pedido|contrato))\b/;
const ILL = /\b(?:com febre|gripad[oa]|resfriad[oa]|no dentista|no medico|de atestado)\b/;

/** A worry of selling, a note for a family, a child who is ill: the message asks for help with a sale. */
function isSaleWorry({ kind, certainty }: Distress, message: string): boolean {
  const folded = fold(message);
  const rest = folded.replace(WORRIES, ' ').replace(PLAIN_WORRIES, ' ');
  if (
    namesDistress(PLAIN_WORRIES.test(folded) ? withoutGoods(rest) : rest) ||
    namesHarm(message) ||
    isGrave(message)
  )
    return false;
  if (certainty === 'possible' && ILL.test(folded)) return true;
  if (kind === 'vulnerable')
    return certainty === 'possible' && isAbout(message, /^write\./, ORDERED);
  if (PLAIN_WORRIES.test(folded)) return true;
  const isWorry = rest !== folded && /^(?:panic|self-harm|violence)$/.test(kind);
  return isWorry && isAbout(message, /^(?:ask\.(?!motivation)|obj\.|sum\.|write\.)/, OF_SALE);
}

function isAbout(message: string, labels: RegExp, least: number): boolean {
  const { label, probability } = recogniseMessage(message);
  return labels.test(label) && probability >= least;
}

/** Words of distress that are also said of any customer. */
const AMBIGUOUS = /\b(?:marido|namorad[oa]|sozinh[oa]s?)\b/g;
const REPORTED = 0.25;
const FEARS = /^(?:el[ae]|[oa] cliente) (?:tem|ta com|esta com|ficou com) medo d/;
const MANNER_WORDS = 7;

/** The manner of a text, or a customer's fear, though its words are those of distress. */
function isPlainlyOfCustomer(message: string, probability: number): boolean {
  const folded = fold(message);
  if (OF_SELLER.test(folded)) return false;
  return (
    (MANNER.test(folded) && lengthInWords(message) <= MANNER_WORDS) ||
    (FEARS.test(folded) && probability < ABOUT_CUSTOMER) ||
    (probability < REPORTED &&
      REPORTS.test(folded) &&
      !namesDistress(folded.replace(AMBIGUOUS, '')))
  );
}

function isOfCustomer(message: string, probability: number): boolean {
  const folded = fold(message);
  const reported = folded.replace(/^(.{0,40}?)\bme (?=(?:disse|falou|diz|respondeu)\b)/, '$1');
  return probability < ABOUT_CUSTOMER && REPORTS.test(folded) && !OF_SELLER.test(reported);
}
