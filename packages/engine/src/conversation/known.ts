import { type CoachContext, createContext } from '../embedded/coach/context.ts';
import { readAnswer, readSellerFacts, stated } from '../facts/index.ts';
import { nounPhraseAt } from '../facts/noun-phrase.ts';
import { readTokens } from '../facts/tokens.ts';
import type { CoachReplyInput } from '../port.ts';
import { cleanText, cut, fold } from '../shared/text.ts';
import type { ConversationState } from './conversation-state.ts';
import { peopleIn, pronounOf, recipientIn } from './people.ts';

/** What is known when a reply is written: from the questionnaires, the ICP and this conversation. */
export interface Known {
  context: CoachContext;
  state: ConversationState;
  firstName: string;
  /** What the seller sells; null when it is not known. */
  offer: string | null;
  /** The customer that the conversation is about now; null when none was named. */
  person: string | null;
  pronoun: 'ela' | 'ele';
}

const OFFER_MAX = 60;
/** A person who was named this many turns ago is still meant. */
const PERSON_TURNS = 6;

export function knownFor(input: CoachReplyInput, state: ConversationState): Known {
  const context = createContext(input);
  const person = personNow(input.userInput, state);
  return {
    context,
    state,
    firstName: context.firstName,
    offer: offerOf(input, state) ?? context.reading.brief.offer?.text ?? null,
    person,
    pronoun: person ? pronounOf(person) : pronounIn(input.userInput, state),
  };
}

function personNow(text: string, { people, log }: ConversationState): string | null {
  const now = recipientIn(text);
  if (now) return now;
  if (people.length === 1) return people[0] ?? null;
  const recent = log.slice(-PERSON_TURNS).flatMap(({ turn }) => peopleIn(turn.userInput));
  return recent.at(-1) ?? null;
}

function pronounIn(text: string, { log }: ConversationState): 'ela' | 'ele' {
  const words = fold([...log.slice(-3).map(({ turn }) => turn.userInput), text].join(' '));
  const females = words.match(
    /\b(ela|dela|a cliente|uma cliente|minha cliente|noiva|dona|aluna|mulher|doutora|moca)\b/g,
  );
  const males = words.match(
    /\b(ele|dele|o cliente|um cliente|noivo|aluno|homem|doutor|dono|rapaz)\b/g,
  );
  return (females?.length ?? 0) > (males?.length ?? 0) ? 'ela' : 'ele';
}

/** What the seller said here outweighs the questionnaires. */
function offerOf(
  { sellerAnswers, icp }: CoachReplyInput,
  { log }: ConversationState,
): string | null {
  for (const { turn } of log.toReversed()) {
    const said = /\b(vendo|trabalho com|fa[cç]o)\b/iu.test(turn.userInput)
      ? stated(readAnswer('description', turn.userInput).offer)
      : null;
    if (said) return said.noun.text;
  }
  const seller = sellerAnswers ? stated(readSellerFacts(sellerAnswers).offer) : null;
  const sector = icp ? cleanText(icp.profile.details.setorAtuacao) : '';
  return (
    seller?.noun.text ??
    (sector.length > 3 && sector.length <= OFFER_MAX ? cut(sector, OFFER_MAX).toLowerCase() : null)
  );
}

const OFFER_BEFORE =
  /(?<![\p{L}])(?:oferecendo|oferecer|vender|vendendo|vendo|apresentar|apresentando|divulgar|divulgando|divulga|anunciar|anunciando|sobre|propondo|(?:or[cç]amento|proposta|pedido|pre[cç]o|valor|plano|pacote|sinal|client[ea]s?|aula|entrega|encomenda|promo[cç][aã]o|conta|mensalidade|ensaio|instala[cç][aã]o|venda|legenda|post|story|reels) d[eoa]s?|pr[oa] (?=bolo|marmita|salgado|cílio|unha|curso))\s+/giu;
const NO_OFFER =
  /^(client\w*|ela|ele|isso|esse|essa|quem|mim|gente|pessoa\w*|zap|whats\w*|instagram|hoje|amanha|preco|valor|mensagem|desconto|reuniao|dono|dona|empresa|dia|sumi\w*|novo|nova)$/;

/** The thing that a request names: "orçamento do cílio" is about "cílio". */
export function offerIn(request: string): string | null {
  for (const { index, 0: found } of request.matchAll(OFFER_BEFORE)) {
    const answer = readTokens(request.slice(index + found.length));
    const phrase = nounPhraseAt(answer, 0);
    if (phrase && phrase.from <= 1 && !NO_OFFER.test(phrase.key)) return cleanText(phrase.text);
  }
  return null;
}
