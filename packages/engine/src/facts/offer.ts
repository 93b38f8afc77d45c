import type { FactContext } from './context.ts';
import { isOfCustomer } from './customer-things.ts';
import { customersSales } from './customers-sale.ts';
import type { Certainty, Fact } from './fact.ts';
import { verbLikeness } from './lexicon.ts';
import { type FoundPhrase, type NounPhrase, nounOf, nounPhraseAt } from './noun-phrase.ts';
import { readNumber } from './numbers.ts';
import { noOfferFeatures, offerCandidates } from './ranking/offer-features.ts';
import WEIGHTS from './ranking/offer-weights.json' with { type: 'json' };
import { certaintyOf, rank } from './ranking/rank.ts';
import { type Answer, factOf, wordAt } from './tokens.ts';
import { OFFERING } from './vocabulary.ts';

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

/** The offer of an answer: the noun phrase that its surroundings name most probably as sold. */
export function readOffer(context: FactContext): Fact<Offer> | null {
  const sales = customersSales(context.answer);
  const candidates = offerCandidates(context).filter(
    ({ phrase }) => !sales.some(([from, to]) => phrase.from > from && phrase.to <= to),
  );
  const best = rank(candidates, noOfferFeatures(context), WEIGHTS);
  if (!best) return null;
  const isSure = !isOfCustomer(context.answer, best.phrase);
  return offerFact(context.answer, best.phrase, isSure ? certaintyOf(best.probability) : 'unsure');
}

/** "orçamento da faxina": the paper is no offer, the faxina is. */
const PAPER = /^(?:orcamentos?|propostas?|cotacao|cotacoes|pedidos?)$/;

function withoutPaper(answer: Answer, phrase: FoundPhrase): FoundPhrase {
  const isOfThing = /^d(?:e|[ao]s?)$/.test(wordAt(answer, phrase.headAt + 1));
  const thing =
    PAPER.test(phrase.key) && isOfThing ? nounPhraseAt(answer, phrase.headAt + 2) : null;
  return thing && thing.from === phrase.headAt + 2 ? thing : phrase;
}

function offerFact(answer: Answer, found: FoundPhrase, certainty: Certainty): Fact<Offer> {
  const phrase = withoutPaper(answer, found);
  const [, ...of] = phrase.text.split(/ d(?:e|[ao]s?) /i);
  const audience = /^(?:para|pra|pro|pros|pras|p)$/.test(wordAt(answer, phrase.to))
    ? (nounPhraseAt(answer, phrase.to + 1)?.text ?? null)
    : null;
  const value = { noun: nounOf(phrase), of: of.join(' de ') || null, audience };
  return factOf(answer, [phrase.from, phrase.to], value, certainty);
}

/** "vendo uniforme bordado pra clínica" in an answer about anything. */
export function readOwnOffer(answer: Answer): Fact<Offer> | null {
  for (const [at, { folded }] of answer.tokens.entries()) {
    if (!isOwnSelling(answer, at)) continue;
    const phrase = nounPhraseAt(answer, afterVerbAndFillers(answer, at));
    if (!phrase || phrase.from > at + FILLERS_MAX || readNumber(answer, phrase.from) !== null)
      continue;
    const isDone = MAKING.test(folded) && DONE_BY_ALL.test(phrase.key);
    const isVerb = verbLikeness(phrase.key) === 'surely' && phrase.to - phrase.from === 1;
    if (!isDone && !isVerb && !NO_THING.test(phrase.key))
      return offerFact(answer, phrase, 'certain');
  }
  return null;
}

const FILLERS_MAX = 4;
const SELLING =
  /^(?:vendo|vendemos|revendo|revendemos|ofereco|oferecemos|fabrico|fabricamos|produzo|produzimos|alugo|alugamos|represento|representamos)$/;
const MAKING = /^(?:faco|fazemos)$/;
/** What sellers of anything do, learn or count. */
const DONE_BY_ALL =
  /^(?:curso|cursos|faculdade|treinamentos?|mentoria|terapia|questao|parte|contas?|forca|esforco|tudo|nada|coisas?|que|isso|proposta|propostas|orcamentos?|visitas?|ligacao|ligacoes|reuniao|reunioes|posts?|lives?|stories|videos?|fotos?|anuncios?|follow|entregas?|plantao|bico|estagio|metade|contatos?|lista|prospeccao|networking|amizade|ponte|clientes?|vendas?)$/;
/** Words that follow a verb of selling without naming a thing. */
const NO_THING =
  /^(?:pouco|pouca|muito|bem|mal|mais|menos|caro|barato|tudo|nada|sozinh[oa]|todo|toda|todos|vez|vezes|dia|dias|mes|meses|ano|anos|hora|horas|tempo|casa|rua|internet|cliente|clientes|gente|pessoas|amig[oa]s?|vizinh[oa]s?|produtos?|servicos?|coisas?|publico|empresa|empresas)$/;

function isOwnSelling(answer: Answer, at: number): boolean {
  const word = wordAt(answer, at);
  const isVerb =
    SELLING.test(word) ||
    MAKING.test(word) ||
    (/^(?:trabalho|trabalhamos|mexo)$/.test(word) && wordAt(answer, at + 1) === 'com');
  const previous = wordAt(answer, at - 1);
  return isVerb && !/^(?:nao|n|nunca|meu|o|no|do|que|se|quando|quanto|como|ja|so)$/.test(previous);
}

/** The free text of a multiple choice: "Serviços, Outro: energia solar". */
export function readNamedOffer(answer: Answer): Fact<Offer> | null {
  const at = answer.tokens.findIndex(
    ({ folded }, n) =>
      /^(?:outr[oa]s?|otr[oa]|other)$/.test(folded) && wordAt(answer, n + 1) === ':',
  );
  const phrase = at < 0 ? null : nounPhraseAt(answer, afterVerbAndFillers(answer, at + 2));
  return phrase && offerFact(answer, phrase, 'certain');
}

/** "Outro: vendo energia solar". */
function afterVerbAndFillers(answer: Answer, at: number): number {
  if (!OFFERING.has(wordAt(answer, at))) return at;
  let next = at + 1;
  while (next < at + 6 && AFTER_VERB.test(wordAt(answer, next))) next++;
  return next;
}
