import { clauseOf, type FactContext, type Scored } from './context.ts';
import type { Fact } from './fact.ts';
import { type FoundPhrase, isAgent, type NounPhrase, nounOf, nounPhraseAt } from './noun-phrase.ts';
import { type Answer, clauseStart, factOf, wordAt } from './tokens.ts';
import { BUYING, COMPANIES, OFFERING, PERSONS, STOPS } from './vocabulary.ts';
import { SPENDING } from './words.ts';

/** What the seller sells. */
export interface Offer {
  noun: NounPhrase;
  /** "bolo de pote": what it is made of or about; null for none. */
  of: string | null;
  /** The people or companies named after "para"; null for none. */
  audience: string | null;
}

const AFTER_VERB =
  /^(?:com|de|em|a|o|as|os|um|uma|uns|umas|so|tambem|tbm|hoje|basicamente|servico|servicos|minha|meu|nossa|nosso|muito|muita|mais|pra|para|ele|ela|eles|elas|isso|que|sao|ai|do|da)$/;
const NEEDS_PREPOSITION = /^(?:trabalho|trabalhamos|mexo|mexemos|cuido|cuidamos)$/;
const BEFORE_PRICE =
  /^(?:a|por|de|sai|saem|custa|custam|e|eh|fica|uns|umas|cerca|em|media|partir|r\$|,|:|-|–|na|faixa|cobro|era|entre|ate|vale|valor|medio|ticket|no|comigo|pra|baixei|hoje|geralmente|normalmente)$/;
/** Nouns that name a sale and not what is sold. */
const NO_OFFER =
  /^(?:ticket|tickets|valor|preco|precos|mensalidade|mensalidades|pedido|pedidos|media|conta|contas|diaria|hora|servico|servicos|trabalho|produto|produtos|coisa|coisas|cliente|clientes|gasto|gastos|orcamento|investimento|parcela|fatura|contrato|contratos|bem|melhor|tudo|nada|questao|parte|conta|desconto|frete|renda|anos?|meses|dias?|semana|dinheiro|ajuda|isso|site|tempo|compra|venda|vendas|pessoa|sucesso|formad[oa]|solteir[oa]|casad[oa]|sincer[oa]|apaixonad[oa]|atendimento|zap|whats|whatsapp|instagram|metro|quilo|kg|litro|unidade|duzia|caixa|sessao|noite|lauda|viagem|aparece|gente|falta|medo|decisao|plantao|verba)$/;

/** The offer of an answer, from verbs of selling, a price, or what the buyers buy. */
export function readOffer(context: FactContext): Fact<Offer> | null {
  const { answer } = context;
  const candidates: Scored[] = [];
  const add = (score: number, at: number) => {
    const phrase = offerAt(answer, at);
    if (phrase) candidates.push({ phrase, score });
  };
  answer.tokens.forEach(({ folded }, at) => {
    if (OFFERING.has(folded)) addAfterVerb(context, at, add);
    else if (/^(?:meu|minha|nosso|nossa)$/.test(folded)) addOwn(answer, at, add);
    else if (/^(?:sou|somos|tenho|temos)$/.test(folded)) addProfession(answer, at, candidates);
    else if (BUYING.has(folded) && context.question !== 'challenge')
      add(1, afterFillers(answer, at + 1));
  });
  if (context.priceAt !== null) addBeforePrice(context, context.priceAt, add);
  addBeforePurpose(answer, candidates);
  const best = candidates.toSorted((a, b) => b.score - a.score)[0];
  return best ? offerFact(answer, best) : null;
}

function offerFact(answer: Answer, { phrase, score }: Scored): Fact<Offer> {
  const [, ...of] = phrase.text.split(/ d(?:e|[ao]s?) /i);
  const audience = /^(?:para|pra|pro|pros|pras|p)$/.test(wordAt(answer, phrase.to))
    ? (nounPhraseAt(answer, phrase.to + 1)?.text ?? null)
    : null;
  const value = { noun: nounOf(phrase), of: of.join(' de ') || null, audience };
  return factOf(answer, [phrase.from, phrase.to], value, score >= 3 ? 'certain' : 'likely');
}

function offerAt(answer: Answer, at: number): FoundPhrase | null {
  const phrase = nounPhraseAt(answer, at);
  if (!phrase || NO_OFFER.test(phrase.key)) return null;
  return PERSONS.has(phrase.key) || COMPANIES.has(phrase.key) ? null : phrase;
}

type Add = (score: number, at: number) => void;

function addAfterVerb({ answer, priceAt }: FactContext, at: number, add: Add): void {
  const verb = wordAt(answer, at);
  const before = wordAt(answer, at - 1);
  if (/^(?:nao|que|quem|o|a|de|do|um|meu|seu|ele|ela|eles|elas|pra|para)$/.test(before)) return;
  const hasPreposition = /^(?:com|d[eao]s?|em)$/.test(wordAt(answer, at + 1));
  if (NEEDS_PREPOSITION.test(verb) && !hasPreposition) return;
  const isNearPrice = priceAt !== null && priceAt > at && priceAt - at < 16;
  add(isNearPrice ? 5 : 3, afterFillers(answer, at + 1));
}

function afterFillers(answer: Answer, at: number): number {
  let next = at;
  while (next < at + 5 && AFTER_VERB.test(wordAt(answer, next))) next++;
  return next;
}

/** "minha erva-mate é 16 pila o quilo", "meu curso era 497". */
function addOwn(answer: Answer, at: number, add: Add): void {
  const phrase = offerAt(answer, at + 1);
  const next = phrase ? wordAt(answer, phrase.to) : '';
  if (/^(?:e|eh|sai|custa|era|fica|parte|comeca|vai)$/.test(next)) add(4, at + 1);
}

/** "sou chaveiro", "tenho uma pousada". */
function addProfession(answer: Answer, at: number, candidates: Scored[]): void {
  const phrase = nounPhraseAt(answer, at + 1);
  if (!phrase || NO_OFFER.test(phrase.key)) return;
  const isOwned =
    /^(?:tenho|temos)$/.test(wordAt(answer, at)) && /^uma?$/.test(wordAt(answer, at + 1));
  const isOccupation =
    /^(?:sou|somos)$/.test(wordAt(answer, at)) && (PERSONS.has(phrase.key) || isAgent(phrase.key));
  const isCompany = COMPANIES.has(phrase.key) || isOwned;
  if (isOccupation || isCompany) candidates.push({ phrase, score: 2 });
}

/** "plano funerário de 49,90 por mês", "vela aromática artesanal, 45 cada". */
function addBeforePrice({ answer }: FactContext, priceAt: number, add: Add): void {
  let at = priceAt - 1;
  let clauses = 0;
  while (at >= 0 && clauses < 3) {
    while (at >= 0 && BEFORE_PRICE.test(wordAt(answer, at))) at--;
    const start = clauseStart(answer, Math.max(at, 0));
    const first = clauseOf(answer, start);
    const phrase = offerAt(answer, first);
    if (
      phrase &&
      phrase.to <= priceAt &&
      !SPENDING.has(phrase.key) &&
      isShort(answer, phrase, at)
    ) {
      add(4, first);
      return;
    }
    if (start === 0 || answer.tokens[start - 1]?.text !== ',') return;
    at = start - 2;
    clauses++;
  }
}

/** The phrase fills its clause up to the price. */
const isShort = (answer: Answer, phrase: FoundPhrase, last: number) => {
  const rest = answer.tokens.slice(phrase.to, last + 1);
  return (
    rest.length === 0 ||
    rest.every(
      ({ folded }) => STOPS.has(folded) || SPENDING.has(folded) || BEFORE_PRICE.test(folded),
    )
  );
};

/** "análise de água pra frigorífico" at the start of an answer. */
function addBeforePurpose(answer: Answer, candidates: Scored[]): void {
  const phrase = offerAt(answer, clauseOf(answer, 0));
  if (!phrase || !/^(?:para|pra|pro|pros|pras|p)$/.test(wordAt(answer, phrase.to))) return;
  if (!isAgent(phrase.key)) candidates.push({ phrase, score: 3 });
}

/** The free text of a multiple choice: "Serviços, Outro: energia solar". */
export function readNamedOffer(answer: Answer): Fact<Offer> | null {
  const at = answer.tokens.findIndex(
    ({ folded }, n) =>
      /^(?:outr[oa]s?|otr[oa]|other)$/.test(folded) && wordAt(answer, n + 1) === ':',
  );
  const phrase = at < 0 ? null : nounPhraseAt(answer, afterVerbAndFillers(answer, at + 2));
  return phrase ? offerFact(answer, { phrase, score: 3 }) : null;
}

/** "Outro: vendo energia solar". */
const afterVerbAndFillers = (answer: Answer, at: number) =>
  OFFERING.has(wordAt(answer, at)) ? afterFillers(answer, at + 1) : at;
