import type { IcpProfile } from '@salesai/contract/icp';
import { isComplaintSign } from '../../facts/complaint-signs.ts';
import { certain, type Fact, type IcpFacts } from '../../facts/index.ts';
import { verbLikeness } from '../../facts/lexicon.ts';
import type { Pain } from '../../facts/pain.ts';
import { fold } from '../../shared/text.ts';
import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { the } from '../../shared/writing/pt/articles.ts';
import { midSentence } from '../../shared/writing/pt/capitals.ts';
import { asYou, isThirdPlural } from '../../shared/writing/pt/person.ts';
import { infinitive, nounPhrase } from '../../shared/writing/pt/phrases.ts';
import { saidToSeller } from '../../shared/writing/pt/said-to-seller.ts';
import { plain } from '../channels/plain.ts';
import { cleanPhrase } from './clean.ts';
import { mainPainOf, painsIn } from './main-pain.ts';

/** The customer's main pain as the seller stated it. */
export interface BriefPain {
  /** In the seller's words, turned to fit a sentence for the seller. */
  text: string;
  /** Exactly as the seller wrote it. */
  quote: string;
  /** For after an article or a preposition; null for an infinitive or a statement. */
  noun: NounPhrase | null;
  /** A noun phrase or an infinitive that can be said; null where only {@link asked} can. */
  spoken: string | null;
  /** The question that a customer can be asked, "Você tem roupa boa parada?"; null for a shame. */
  asked: string | null;
  /** A fear or a shame, which costs nothing and is not said to happen. */
  isFelt: boolean;
}

type Built = Omit<BriefPain, 'quote'>;

const WORDS_MAX = 14;
const LENGTH_MAX = 110;
/** "não sabem emitir nota" → "não saber emitir nota". */
const FINITE: readonly (readonly [RegExp, string])[] = [
  [/^(?:eles |elas |ele |ela )?(?:não |nunca )?(?:conseguem?|consegue) /, 'não conseguir '],
  [/^(?:eles |elas |ele |ela )?não (?:têm|tem) /, 'não ter '],
  [/^(?:eles |elas |ele |ela )?não (?:sabem|sabe) /, 'não saber '],
  [/^(?:eles |elas |ele |ela )?não (?:acham|acha) /, 'não achar '],
];
/** What customers do about a pain is not the pain: "reclamar de entrega atrasada". */
const COMPLAINING = /^(?:reclamar|sofrer|se queixar) (?:com|d([oa]s?)|de|n([oa]s?)) (?!que )/;
const FELT =
  /^(?:medo|receio|pavor|vergonha|dó|ansiedade|insegurança|trauma|desconfiança|culpa|dor(?:es)?)(?!\p{L})/u;

const isFelt = (text: string): boolean => FELT.test(text);

/** Null when neither the answers nor the profile state one. */
export function painOf(icp: IcpFacts, profile: IcpProfile): BriefPain | null {
  for (const fact of mainFirst(icp)) {
    const pain = certain(fact);
    const found =
      pain &&
      (withoutThing(icp, fact.span.start, pain.clause) ??
        withSubject(icp, fact.span.start, pain.clause) ??
        ofFact(pain));
    if (found) return { ...found, quote: fact.span.quote };
  }
  const assumed = ofProfile(profile, fold(icp.description?.value ?? ''));
  return assumed && { ...assumed, quote: plain(profile.mainPain) };
}

/** The pain that the profile of the customer names comes first, so that all texts open with it. */
function mainFirst(icp: IcpFacts): Fact<Pain>[] {
  const main = mainPainOf(icp);
  const others = painsIn(icp).filter(({ span }) => span.start !== main?.span.start);
  return main ? [main, ...others] : others;
}

const ofFact = ({ phrase, form, clause }: Pain): Built | null =>
  asPain(phrase && saidToSeller(phrase), form) ?? asPain(saidToSeller(clause), 'clause');

/** "ficam sem ar no expediente"; of "bolo sem cor" the customer is not without anything. */
function withoutThing({ description }: IcpFacts, start: number, clause: string): Built | null {
  const isOfCustomer = /(?<!\p{L})ficam? $/u.test(description?.value.slice(0, start) ?? '');
  const text = cleanPhrase(firstClause(clause));
  if (!isOfCustomer || !text?.startsWith('sem ')) return null;
  const pain = infinitivePain(`ficar ${text}`);
  return pain && { ...pain, text };
}

/** "sistema antigo que trava": a verb in the singular after "que" is of the noun before it. */
function withSubject({ description }: IcpFacts, start: number, clause: string): Built | null {
  const before = description?.span.quote.slice(0, start) ?? '';
  const subject = /(\p{L}{2,20}(?: \p{L}{2,20}){0,2}) que $/u.exec(before.slice(-70))?.[1];
  const verb = /^(?:não )?(\p{L}+)/u.exec(clause)?.[1] ?? 'm';
  if (subject === undefined || verb.endsWith('m')) return null;
  const noun = subject
    .replace(/^(?:\p{L}+ )?\p{L}+(?:am|em|ão|êm) /u, '')
    .replace(/^(?:só |de |e |com )+/u, '');
  const text = cleanPhrase(firstClause(`${noun} que ${clause}`));
  return text && text.split(' ').length <= WORDS_MAX ? nounPain(midSentence(text)) : null;
}

/** Up to another finite verb, which no noun phrase or infinitive can contain: "e têm medo …". */
function firstClause(text: string): string {
  const words = text.split(' ');
  const end = words.findIndex((word, at) => {
    if (at === 0 || !/^(?:e|mas)$/.test(words[at - 1] ?? '')) return false;
    const next = /^(?:não|já|só|ainda)$/.test(word) ? (words[at + 1] ?? '') : word;
    const isDenied = word === 'não' && !/r$/.test(next);
    return isDenied || isThirdPlural(next) || /^(?:depende|dificulta|não)$/.test(next);
  });
  return end < 0
    ? text
    : words
        .slice(0, end - 1)
        .join(' ')
        .replace(/,$/, '');
}

function asPain(phrase: string | null, form: Pain['form']): Built | null {
  if (phrase === null) return null;
  if (form === 'clause') return statementPain(phrase);
  const clean = cleanPhrase(firstClause(phrase));
  if (clean === null) return null;
  const text = midSentence(clean);
  if (text.split(' ').length > WORDS_MAX || text.length < 4) return null;
  if (form === 'noun') return nounPain(text);
  const things = withoutComplaining(text);
  return things === null ? infinitivePain(text) : nounPain(things);
}

/** "reclamar do frete e da demora" is about "frete e demora"; null for another infinitive. */
function withoutComplaining(text: string): string | null {
  const things = text.replace(COMPLAINING, '');
  return things === text ? null : things.replace(/ e d(?:[oa]s?|e) /g, ' e ');
}

/** What they think of the offer is an objection, and what they want from it no pain. */
const ABOUT_OFFER =
  /^(?:(?:não|já|só|sempre) )*(?:acham|dizem|falam|pensam|acreditam|desconfiam|confiam|reclamam|preferem|procuram|querem|gostam|curtem|elogiam|comparam|pedem)(?!\p{L})/u;

const OF_PRICE = /\d|barat|caro|preço|subiu|aument/u;

/** "reclamam que encomenda atrasa": what they tell, asked of another customer. */
function complained(text: string): Built | null {
  const complaints = /^reclamam que (.+)$/u.exec(text)?.[1]?.split(' e que ') ?? [];
  const what = complaints.find((one) => !OF_PRICE.test(one));
  return what === undefined
    ? null
    : {
        text: what,
        noun: null,
        spoken: null,
        asked: `E quando ${what}, o que você faz?`,
        isFelt: false,
      };
}

/** "o forno para na sexta à noite e perde a noite": up to what the customer does about it. */
const OF_THING = /^(?:[oa]s?|seus?|suas?) \p{Ll}/u;

/** "sem abelha o fruto sai torto", "quando chove o telhado vaza" */
const CIRCUMSTANCE = /^(?:sem|quando) \p{L}{2,15} (?=[oa]s? \p{Ll})/u;

/** "o uniforme que ele compra", "a bomba que eles têm": for the customer it is "o uniforme". */
const HAD =
  /^((?:[oa]s?|seus?|suas?) \p{L}{2,30}(?: \p{L}{2,30}){0,3}) que (?:el[ea]s? )?(?:já |hoje )?(?:compram?|usam?|têm|tem|pagam?|contratam?|alugam?|possuem?)(?: hoje)?(?= )/u;
/** Said to the customer, it would be a reproach. */
const CHEAP = / (?:barat|ruim|velh|car|antig)[oa]?s?(?= )/u;

function happening(text: string): Built | null {
  const [what = text] = text.split(
    /,| (?:e|mas|aí|então) (?=(?:el[ea]s?|eu|não|perd|fic|tem|têm|para |perco))/u,
  );
  const [first = what, ...others] = what.split(/ e (?=[oa]s? )/u);
  const isClause = first.split(' ').some((word) => isComplaintSign(fold(word)));
  const [event = what] = (isClause ? first : [first, ...others].join(' e ')).split(
    / (?:quando|porque|pois) /u,
  );
  const scene = event.replace(HAD, '$1').replace(CHEAP, '');
  if (scene.split(' ').length > WORDS_MAX) return null;
  return {
    text: what,
    noun: null,
    spoken: null,
    asked: `E quando ${scene.replace(/^seus? /u, 'o seu ').replace(/^suas? /u, 'a sua ')}, o que você faz?`,
    isFelt: false,
  };
}

/** "têm roupa boa parada porque emagreceram": said of customers, asked in the second person. */
function statementPain(clause: string): Built | null {
  const clean = cleanPhrase(clause);
  if (clean === null) return null;
  const text = midSentence(clean.replace(/^(?:eles|elas) /, ''));
  const event = text.replace(CIRCUMSTANCE, '');
  if (OF_THING.test(event) && !ABOUT_OFFER.test(text)) return happening(event);
  if (clean.split(' ').length > WORDS_MAX) return null;
  const verb = FINITE.find(([pattern]) => pattern.test(text));
  const yours = asYou(text);
  if (ABOUT_OFFER.test(text)) return complained(text);
  if (verb) return infinitivePain(firstClause(text.replace(...verb)), yours);
  const isGerund = /^\p{L}+ \p{L}*(?:ando|endo|indo)(?!\p{L})/u.test(text);
  if (isGerund && !isThirdPlural(text.split(' ')[0] ?? '')) return nounPain(firstClause(text));
  if (yours === null || text.length > LENGTH_MAX) return null;
  return {
    text,
    noun: null,
    spoken: null,
    asked: `Você ${yours}?`,
    isFelt: /^têm (?:medo|receio|vergonha)/u.test(text),
  };
}

/** "medo", "falta" and the like need no article of their own. */
function nounPain(text: string): Built | null {
  if (
    /^(?:reclamação|roubo|falta de (?:\p{L}+r|perrengue|cor|banho|\p{L}+ que)(?!\p{L}))/u.test(text)
  )
    return null;
  if (text.startsWith('sem ')) return null;
  const said = spokenPart(text);
  const noun = / e /.test(said)
    ? nounPhrase(said, { number: 'p', article: 'none' })
    : nounPhrase(said);
  return { text, noun, spoken: said, asked: askedOf(said, noun), isFelt: isFelt(text) };
}

/** What weighs, and does not happen. */
const COSTS =
  /^(?:juros?|fretes?|preços?|valor(?:es)?|impostos?|taxas?|multas?|contas?|custos?|mensalidades?|parcelas?|demora|filas?|burocracia|comiss(?:ão|ões))(?!\p{L})/u;

/** Of a shame or a pain nobody is asked outright. */
function askedOf(said: string, noun: NounPhrase): string | null {
  if (isFelt(said)) return /^(?:medo|receio)/.test(said) ? `O ${said} pesa para você?` : null;
  const things = said.split(' e ').map((one) => the(nounPhrase(one)).text);
  const isCost = COSTS.test(said) && said.split(' ').length <= 3;
  if (!isCost) return `E ${said}: isso acontece aí?`;
  return `${things.join(' e ')} ${things.length > 1 || noun.number === 'p' ? 'pesam' : 'pesa'} para você?`;
}

const SPOKEN_WORDS = 6;

const spokenPart = (text: string): string =>
  text.split(' ').length > SPOKEN_WORDS
    ? (text.split(/ e (?!\p{L}+r(?!\p{L}))/u)[0] ?? text)
    : text;

/** What things and suppliers do, which nobody is asked to do: "atrasar: isso acontece com você?". */
const OF_THINGS =
  /^(?:atrasar|demorar|quebrar|travar|queimar|estragar|vazar|falhar|desbotar|mofar|cair|parar)(?!\p{L})/u;

function infinitivePain(text: string, yours: string | null = null): Built | null {
  const phrase = infinitive(text);
  const isMixed =
    /^(?:desconfiar|depender|reclamar|faltar|preferir|querer|comparar)(?!\p{L})/u.test(text);
  if (!phrase || isMixed || OF_THINGS.test(text)) return null;
  const spoken = spokenPart(phrase.text);
  const asked = yours === null ? `E ${spoken}: isso acontece com você?` : `Você ${yours}?`;
  return { text: phrase.text, noun: null, spoken, asked, isFelt: false };
}

/** A profile may be of a language model: its pain counts where the answers contain it. */
function ofProfile({ details, mainPain }: IcpProfile, answers: string): Built | null {
  const text = cleanPhrase(plain(mainPain));
  if (text === null) return null;
  const isStated = details.origens.length === 0 || answers.includes(fold(text));
  if (!isStated || text.length < 4 || text.length > LENGTH_MAX) return null;
  const lower = midSentence(text);
  const isStatement = lower
    .split(' ')
    .slice(0, 4)
    .some((word) => isThirdPlural(word) || /(?<!^)ou$/.test(word));
  if (isStatement || OF_THING.test(lower)) return statementPain(lower);
  const isVerb = verbLikeness(fold(lower.split(' ')[0] ?? '')) === 'surely';
  return infinitivePain(lower) ?? (isVerb ? null : nounPain(lower));
}
