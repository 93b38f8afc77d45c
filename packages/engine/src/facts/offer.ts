import { readQuantities } from './amounts.ts';
import { isProfession } from './buyer.ts';
import { isPast } from './clause.ts';
import { clauseOf, type FactContext, type Scored } from './context.ts';
import type { Fact } from './fact.ts';
import { type FoundPhrase, isAgent, type NounPhrase, nounOf, nounPhraseAt } from './noun-phrase.ts';
import { readNumber } from './numbers.ts';
import { knownPlaceEnd } from './place-names.ts';
import { type Answer, clauseStart, factOf, wordAt } from './tokens.ts';
import { BUYING, COMPANIES, COMPLAINT_NOUNS, OFFERING, PERSONS } from './vocabulary.ts';

/** What the seller sells. */
export interface Offer {
  noun: NounPhrase;
  /** "bolo de pote": what it is made of or about; null for none. */
  of: string | null;
  /** The people or companies named after "para"; null for none. */
  audience: string | null;
}

const AFTER_VERB =
  /^(?:comigo|conosco|com|de|a|o|as|os|um|uma|uns|umas|so|tambem|tbm|hoje|basicamente|servico|servicos|minha|meu|nossa|nosso|muito|muita|mais|pra|para|ele|ela|eles|elas|isso|que|sao|ai|do|da)$/;
/** "produto: software jurídico". */
const LABEL = /^(?:produto|produtos|servico|servicos|oferta|vendo)$/;
const NEEDS_PREPOSITION = /^(?:trabalho|trabalhamos|mexo|mexemos|cuido|cuidamos)$/;
const BEFORE_PRICE =
  /^(?:a|por|de|sai|saem|custa|custam|e|eh|fica|uns|umas|cerca|em|media|partir|torno|r\$|,|:|-|–|na|faixa|cobro|era|entre|ate|vale|valor|medio|ticket|no|comigo|pra|baixei|hoje|geralmente|normalmente)$/;
/** Nouns that name a sale and not what is sold. */
const NO_OFFER =
  /^(?:ticket|tickets|valor|preco|precos|mensalidade|mensalidades|pedido|pedidos|media|conta|contas|diaria|hora|servico|servicos|trabalho|produto|produtos|coisa|coisas|cliente|clientes|gasto|gastos|orcamento|investimento|parcela|fatura|contrato|contratos|bem|melhor|tudo|nada|questao|parte|conta|desconto|renda|concorrente|concorrentes|anos?|meses|dias?|semana|dinheiro|ajuda|isso|tempo|compra|venda|vendas|pessoa|sucesso|formad[oa]|solteir[oa]|casad[oa]|sincer[oa]|apaixonad[oa]|atendimento|zap|whats|whatsapp|instagram|metro|quilo|kg|litro|unidade|duzia|caixa|sessao|noite|lauda|viagem|aparece|gente|falta|medo|decisao|plantao|verba|minimo|medio|total|inicial|fornecedor|fornecedores|ideia|assunto|forte|diferencial|desafio|meta|metas|problema|objetivo|sonho|publico|perfil|negocio|empresa|equipe|time|dor|visita|visitas|taxa|entrada|mensal|anual|maximo|torno|honorarios?|cerca|comissao|comissoes|concorrencia|gastei|lead|leads|reuniao|reunioes)$/;

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
    else if (/^(?:meu|minha|nosso|nossa)$/.test(folded)) addOwn(answer, at, candidates);
    else if (/^(?:sou|somos|tenho|temos)$/.test(folded)) addProfession(answer, at, candidates);
    else if (LABEL.test(folded) && wordAt(answer, at + 1) === ':') add(5, at + 2);
    else if (isBought(context, at)) addBought(answer, at, add);
  });
  if (context.priceAt !== null) addBeforePrice(context, context.priceAt, add);
  addBeforeAmounts(answer, add);
  addBeforePurpose(answer, candidates);
  addFirstProfession(answer, candidates);
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

/** A noun phrase that may be sold; of "contrato de manutenção" it is "manutenção". */
function offerAt(answer: Answer, at: number): FoundPhrase | null {
  const phrase = nounPhraseAt(answer, at);
  if (!phrase || PERSONS.has(phrase.key) || COMPANIES.has(phrase.key)) return null;
  if (COMPLAINT_NOUNS.has(phrase.key) || knownPlaceEnd(answer, phrase.from) !== null) return null;
  if (!NO_OFFER.test(phrase.key)) return phrase;
  const isOf = /^d[eao]s?$/.test(wordAt(answer, phrase.headAt + 1));
  return isOf ? offerAt(answer, phrase.headAt + 2) : null;
}

type Add = (score: number, at: number) => void;

/** A challenge names what customers ask for; only "trocar de sistema" names what they buy. */
const isBought = ({ answer, question }: FactContext, at: number) =>
  question === 'challenge'
    ? /^trocam?$/.test(wordAt(answer, at)) && wordAt(answer, at + 1) === 'de'
    : BUYING.has(wordAt(answer, at));

/** "gente que compra mel", not "precisa voltar". */
function addBought(answer: Answer, at: number, add: Add): void {
  const next = afterFillers(answer, at + 1);
  if (!/(?:ar|er|ir)$/.test(wordAt(answer, next))) add(1, next);
}

function addAfterVerb({ answer, priceAt }: FactContext, at: number, add: Add): void {
  const verb = wordAt(answer, at);
  const before = wordAt(answer, at - 1);
  const isOwn =
    /^(?:quero|queria|pretendo|vou|gente|consigo|conseguir|preciso|estou|to|comecei|empresa|loja)$/.test(
      before,
    );
  if (/^(?:vend(?:e|em|er|endo)|oferecer|fornecer|revender)$/.test(verb) && !isOwn) return;
  if (/^(?:nao|que|quem|o|a|de|do|um|meu|seu|ele|ela|eles|elas|pra|para)$/.test(before)) return;
  const hasPreposition = /^(?:com|d[eao]s?|em)$/.test(wordAt(answer, at + 1));
  if (NEEDS_PREPOSITION.test(verb) && !hasPreposition) return;
  const isNearPrice = priceAt !== null && priceAt > at && priceAt - at < 16;
  const isBeforePrice = priceAt !== null && priceAt > at;
  add(isNearPrice ? 5 : isBeforePrice ? 4.5 : 3, afterFillers(answer, at + 1));
}

function afterFillers(answer: Answer, at: number): number {
  let next = at;
  while (next < at + 5 && AFTER_VERB.test(wordAt(answer, next))) next++;
  return next;
}

/** "minha erva-mate é 16 pila o quilo", "meu curso era 497". */
function addOwn(answer: Answer, at: number, candidates: Scored[]): void {
  const phrase = nounPhraseAt(answer, at + 1);
  if (!phrase || NO_OFFER.test(phrase.key) || PERSONS.has(phrase.key)) return;
  const next = wordAt(answer, phrase.to);
  const isCopula = answer.tokens[phrase.to]?.text === 'é' || next === 'eh';
  const isPriced =
    readNumber(answer, phrase.to + 1) !== null || wordAt(answer, phrase.to + 1) === 'r$';
  if (
    isCopula ||
    /^(?:sai|custa|era)$/.test(next) ||
    (/^(?:e|fica|parte)$/.test(next) && isPriced)
  ) {
    candidates.push({ phrase, score: 4 });
  }
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
  for (let clauses = 0; clauses < 3 && at >= 0; clauses++) {
    while (at >= 0 && BEFORE_PRICE.test(wordAt(answer, at))) at--;
    if (answer.tokens[at]?.kind === 'break') return;
    const start = clauseStart(answer, Math.max(at, 0));
    const first = clauseOf(answer, start);
    const isPriceClause = start === clauseStart(answer, priceAt);
    const found =
      whole(answer, first, at) ?? (isPriceClause ? phraseUpTo(answer, start, at) : null);
    if (found !== null) {
      add(found === first ? 4 : 2, found);
      return;
    }
    if (start === 0 || answer.tokens[start - 1]?.text !== ',') return;
    at = start - 2;
  }
}

/** The position of a phrase that is its clause, but for where and for what it is. */
function whole(answer: Answer, first: number, last: number): number | null {
  const phrase = offerAt(answer, first);
  if (!phrase) return null;
  const next = wordAt(answer, phrase.to);
  const isSized = next === 'de' && answer.tokens[phrase.to + 1]?.kind === 'number';
  const isEnd = phrase.to >= last + 1 || isSized || /^(?:em|no|na|com|para|pra|sob)$/.test(next);
  return isEnd ? first : null;
}

/** The first position of a clause whose phrase ends at `last`. */
function phraseUpTo(answer: Answer, start: number, last: number): number | null {
  for (let from = Math.max(start, last - 8); from <= last; from++) {
    const phrase = offerAt(answer, from);
    if (phrase && phrase.to >= last + 1) return from;
  }
  return null;
}

/** Below this a number without currency is rarely a price. */
const PRICE_FROM = 20;

/** "prótese capilar 2.800 e depois …": a clause that starts with a thing and its amount. */
function addBeforeAmounts(answer: Answer, add: Add): void {
  for (const { first, kind, low } of readQuantities(answer)) {
    if (kind !== 'money' && (kind !== 'bare' || low < PRICE_FROM)) continue;
    if (isPast(answer, first)) continue;
    const start = clauseOf(answer, clauseStart(answer, first));
    const phrase = offerAt(answer, start);
    const between = phrase ? answer.tokens.slice(phrase.to, first) : null;
    if (between?.every(({ folded }) => /^(?:a|por|de|r\$|uns)$/.test(folded))) add(4, start);
  }
}

/** "psicóloga, atendo adolescentes". */
function addFirstProfession(answer: Answer, candidates: Scored[]): void {
  const phrase = nounPhraseAt(answer, clauseOf(answer, 0));
  if (phrase && isProfession(answer, phrase)) candidates.push({ phrase, score: 2 });
}

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
