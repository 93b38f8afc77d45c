import { type Distress, recogniseMessage } from '../recognition/index.ts';
import { fold } from '../shared/text.ts';
import { namesDistress } from './vocabulary.ts';

/** Below this probability a sign counts only with a word of distress. */
const WEAK = 0.18;
/** Up to this probability a message that clearly asks for something of the coach is no sign. */
const DOUBTFUL = 0.7;
const REQUESTS = /^(recall|sum|doc|change|write|result|app)\.|^talk\.(goodbye|greeting|thanks)$/;
const REQUEST_PROBABILITY = 0.3;
/** Up to this probability words of trade and figures show that a message is about a sale. */
const NEAR_SALE = 0.5;
const TRADE =
  /\b(?:preco|valor|r\$|reais|conto|quilos?|kg|desconto|emoji|orcamento|parcel\w+|proposta|frete|boleto|pix|comissao|margem|lucro|tabela|amostra|estoque|vendedor|concorrente|client[ea]s?|contrato|pedido|mensagem|texto|zap|e-?mail|caro|barato|produto|marca|diretor)\b|\d/;
/** Money that the seller is owed, and what a buyer might say, are the worries of somebody else. */
const OTHERS =
  /\bme dev(?:e|em|endo)\b(?!.{0,60}\b(?:matar|morrer|ameac\w+|agiota))|^(?:e |mas )?se (?:el[ae]|o cliente|a cliente) (?:disser|falar|responder|perguntar)\b(?!.{0,80}\b(?:matar|morrer|bater|bate|ameac\w+))/;
/** A message of so few words continues a conversation: "e a dela". */
const FRAGMENT_WORDS = 3;

/** Whether a possible sign of distress is too weak to interrupt a conversation about sales. */
export function isWeakSign({ certainty, probability }: Distress, message: string): boolean {
  if (certainty !== 'possible' || probability >= DOUBTFUL) return false;
  if (OTHERS.test(fold(message))) return true;
  if (namesDistress(message)) return false;
  if (probability < WEAK || wordCount(message) <= FRAGMENT_WORDS) return true;
  const { label, probability: of } = recogniseMessage(message);
  if (REQUESTS.test(label) && of >= REQUEST_PROBABILITY) return true;
  return probability < NEAR_SALE && label !== 'situation' && TRADE.test(fold(message));
}

const wordCount = (text: string) => text.trim().split(/\s+/).length;
