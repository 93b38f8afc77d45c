import { type CoachContext, createContext } from '../../embedded/coach/context.ts';
import { readAnswer, readSellerFacts, stated } from '../../facts/index.ts';
import { nounPhraseAt } from '../../facts/noun-phrase.ts';
import { readTokens } from '../../facts/tokens.ts';
import type { CoachReplyInput } from '../../port.ts';
import { asPattern, cleanText, cut, fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { type Case, type Cases, currentCase } from '../cases/case.ts';
import { referenceIn } from '../cases/customer.ts';
import { sellsToMany, tellsOfSeveral } from '../cases/many.ts';
import { casesAfter } from '../cases/reducer.ts';
import { coupleIn, isForMany, pronounOf, recipientIn } from '../reading/people.ts';
import { asksOwnStep, isQuestion } from '../reading/wording.ts';
import type { ConversationState } from './conversation-state.ts';

/** What is known when a reply is written: from the questionnaires, the ICP and this conversation. */
export interface Known {
  context: CoachContext;
  state: ConversationState;
  firstName: string;
  /** What the seller sells; null when it is not known. */
  offer: string | null;
  /** The customer that the conversation is about now, the message included; null for none. */
  customer: Case | null;
  /** The customer's name; null when none was named. */
  person: string | null;
  pronoun: 'ela' | 'ele';
  /** Whether the text is for many: a list of customers, a group, a status. */
  isToMany: boolean;
}

const OFFER_MAX = 60;
/** What a profile adds to the name of a thing: the buyers, the place, the manner. */
const ADDED = /,|\s(?:para|pra|pro|pros|pras|em|no|na|nos|nas|com|sem|sob|por|que|a|ao)\s/iu;
const STEM = 5;

/**
 * The thing sold, as short as it is called: the part of its name that the seller used in this
 * conversation, else the name without what the profile adds to it.
 */
export function shortOffer(offer: string | null, said: readonly string[]): string | null {
  if (offer === null) return null;
  const name = offer.split(ADDED)[0]?.trim() || offer;
  const words = name.split(/\s+/);
  const spoken = said.map((one) => ` ${fold(one)} `);
  for (let count = words.length; count > 0; count--) {
    const start = words.slice(0, count);
    if (/^d[aeo]s?$/iu.test(start.at(-1) ?? '')) continue;
    const stems = start.map((word) => fold(word).slice(0, STEM));
    const used = new RegExp(` ${stems.map((stem) => `${asPattern(stem)}[a-z]{0,4}`).join(' ')}\\b`);
    if (spoken.some((one) => used.test(one))) return start.join(' ');
  }
  return name;
}

export function knownFor(input: CoachReplyInput, state: ConversationState, act: Act): Known {
  const context = createContext(input);
  const cases = casesAfter(state.cases, input.userInput, act, state.turns);
  const customer =
    speaksOfMany(input.userInput, act) ||
    sellsToMany(act, input.userInput) ||
    isForOthers(input.userInput, act, cases)
      ? null
      : currentCase(cases);
  const isToMany = act.kind === 'text' && isForMany(input.userInput);
  const named = isToMany
    ? null
    : (coupleMeant(act, input.userInput, state) ??
      personOf(recipientOf(act, input.userInput), customer) ??
      onlyPerson(act, state, customer));
  const person = isSeller(named, context.firstName) ? othersNamed(state, named) : named;
  const long = context.reading.brief.offer?.text ?? null;
  const offer = shortOffer(offerOf(input, state) ?? long, [
    ...state.log.map(({ turn }) => turn.userInput),
    input.userInput,
  ]);
  const isLong = long !== null && offer !== null && fold(long).startsWith(fold(offer));
  return {
    context: isLong
      ? { ...context, fillText: (text, at) => context.fillText(text, at).replaceAll(long, offer) }
      : context,
    state,
    firstName: context.firstName,
    offer,
    customer,
    person,
    isToMany,
    pronoun: customer?.gender ?? (person ? pronounOf(person) : pronounIn(input.userInput, state)),
  };
}

/** The customer's name as it was first written: "dona Lúcia" for "pra lucia". */
function personOf(recipient: string | null, customer: Case | null): string | null {
  const name = customer?.name ?? null;
  const last = (one: string) => fold(one).split(' ').at(-1);
  const isSame =
    recipient !== null &&
    name !== null &&
    last(recipient) === last(name) &&
    !/ d[ao] /u.test(recipient);
  return isSame ? name : (recipient ?? name);
}

/** "escreve pros dois": the two people that were named last. */
function coupleMeant(act: Act, text: string, { people }: ConversationState): string | null {
  return act.kind === 'text' ? coupleIn(text, people) : null;
}

const SOMEBODY =
  /\b(?:el[ae]|del[ae]|(?:client|pacient)[ea]|alun[oa]|noiv[oa]|don[oa]|sindic[oa]|gerente|moc[ao]|cara)\b|\b(?:escreve|faz|manda|monta) a (?:mensagem|msg|resposta|cobranca)\b/;

/** "escreve pra noiva": the one person that the conversation named; null for none or several. */
function onlyPerson(act: Act, { people }: ConversationState, customer: Case | null): string | null {
  const isFor = act.kind === 'text' && SOMEBODY.test(fold(act.request));
  const [name, ...others] = people;
  return isFor && !customer?.name && name !== undefined && others.length === 0 ? name : null;
}

/** Who a text is for, where its request says it. */
const recipientOf = (act: Act, text: string): string | null =>
  act.kind === 'text' || (act.kind === 'change' && GIVES_RECIPIENT.test(text))
    ? recipientIn(text)
    : null;
/** Who is only named in a change is not who gets the text: "põe o nome do piloto, o Nonato". */
const GIVES_RECIPIENT =
  /(?<![\p{L}])(?:pr[ao]|para|ao?|à|com)\s(?:[oa]\s)?(?:(?:dona|seu|dra?\.?|sra?\.?)\s)?\p{L}{3,}|nome (?:del[ae]|d[oa] client[ea])|chama/iu;

/** "Ivone, isso é um desrespeito": the customer's words address the seller, who is no customer. */
const isSeller = (name: string | null, firstName: string): boolean =>
  name !== null && firstName !== '' && fold(name) === fold(firstName);

/** The person that was named last besides the seller. */
const othersNamed = ({ people }: ConversationState, seller: string | null): string | null =>
  people.findLast((one) => fold(one) !== fold(seller ?? '')) ?? null;

/** A question about customers in general is about none of them: "como abordar clientes novos?" */
const speaksOfMany = (text: string, act: Act): boolean =>
  (/^(?:advice|answer|case|next)$/.test(act.kind) && tellsOfSeveral(text)) ||
  (act.kind === 'advice' && /\bclientes\b/.test(fold(text)) && !/\b[nd]?el[ae]\b/.test(fold(text)));

const NEW_CUSTOMERS =
  /^(?:prospecting|rapport|pitch|phone|door|social|event|partnership|promo|product|beginner)$/;

/** A question about winning new customers names nobody and is not about the one before. */
function isForOthers(text: string, act: Act, cases: Cases): boolean {
  const stage = currentCase(cases)?.stage ?? null;
  return (
    act.kind === 'advice' &&
    NEW_CUSTOMERS.test(act.topic) &&
    stage !== null &&
    stage !== 'first-contact' &&
    referenceIn(text, cases).kind === 'none'
  );
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
    if (isQuestion(turn.userInput) || asksOwnStep(turn.userInput)) continue;
    const said = /(?<!\b(?:n[aã]o|n|num|se|nem) )\b(vendo|trabalho com|fa[cç]o)\b/iu.test(
      turn.userInput,
    )
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
