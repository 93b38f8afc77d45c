import { capital, fold } from '../../shared/text.ts';
import { hasVerb, isWhole } from '../compose/sendable.ts';
import { cutOut } from './cut-out.ts';
import { withoutMeasure } from './measures.ts';
import { withoutOthers } from './others.ts';
import { withoutOldPrice, withoutPercent, withoutPrice } from './price.ts';
import { withoutPriceOf } from './price-of.ts';
import { withoutReason } from './reasons.ts';
import { EMOJI, tidy } from './replacements.ts';
import { isAsking, isGreeting } from './sentences.ts';
import {
  clausesOf,
  findWords,
  flat,
  type Sentence,
  type Span,
  sentencesIn,
  spliced,
  stemsOf,
  withoutEnd,
  wordsIn,
} from './text-search.ts';
import {
  clauseHeadedBy,
  clauseWith,
  isTornBy,
  leavesFigure,
  losesMore,
  phraseAround,
  within,
} from './torn.ts';
import { lostValues, valuesIn } from './values.ts';

const OLD_PRICE = /\b(?:preco|valor)\b.{0,20}\b(?:antig[oa]|velh[oa]|anterior|de antes)\b/;
const PRICE_ALONE =
  /^(?:(?:essa|a) parte d[oe]s? |ess[ea] |o negocio do |do |de )*(?:o |os )?(?:precos?|valor(?:es)?|dinheiro|grana|r\$)(?: nenhum| algum| tod[oa]s?)?(?: [dn](?:[ao]|est[ae]|ess[ae]) (?:mensagem|msg|texto|recado|e-?mail|convite|bilhete|zap))?$/;
/** "o preço do cinto" */
const PRICE_OF = /^(?:o |os )?(?:precos?|valor(?:es)?) (d[aeo]s? .+)$/;
const DISCOUNT =
  /^(?:falar )?(?:(?:ess[ae]|o|a) (?:negocio|parte|lance|coisa) d[oe]s? )?(?:d?[oa] |ess[ae] )?(?:desconto|porcentagem|percentual)$/;
const GREETING =
  /\b(?:saudac\w*|cumpriment\w*)\b|^(?:o |esse |aquele )?(?:oi|ola|bom dia|boa tarde|boa noite)\b(?!.{25})/;
const LAST =
  /\bultim[oa] (?:frase|linha|parte|pergunta)|\bdespedida\b|^(?:o |esse )?(?:final|finalzinho|fecho|fim)$/;
const FIRST = /\bprimeir[oa] (?:frase|linha|parte)|^(?:o |esse )?(?:comeco|inicio)$/;
const NAMELESS =
  /\bnome d(?:el[ae]|[ao] \w+)|^(?:citar )?(?:[oa] )?(?:zelador|porteir[oa]|secretari[oa]|soci[oa]|gerente|vizinh[oa])$/;
const QUESTION =
  /^(?:(?:a|essa|esta|aquela) )?(?:parte da )?pergunta(?: (?:do|no) (?:fim|final))?$/;

/** A text without what a few words name; null where it is not there. */
export function withoutNamed(text: string, given: string): string | null {
  const what = findWords(text, given) ? given : withoutReason(given);
  const folded = withoutEnd(flat(what).trim(), '.,;!');
  const left =
    withoutRegion(text, folded, what) ??
    withoutMeasure(text, what) ??
    withoutValue(text, what) ??
    withoutWords(text, what);
  return left === null || left === text || !/\p{L}/u.test(left) ? null : left;
}

function withoutRegion(text: string, folded: string, what: string): string | null {
  const sentences = sentencesIn(text);
  if (/\b(?:emojis?|figurinhas?|carinhas?|coraca\w+)\b/.test(folded))
    return text.replace(EMOJI, '').trim();
  if (GREETING.test(folded)) return withoutGreeting(text);
  if (OLD_PRICE.test(folded)) return withoutOldPrice(text);
  if (PRICE_ALONE.test(folded)) return withoutPrice(text);
  const priced = PRICE_OF.exec(folded)?.[1];
  if (priced) return withoutPriceOf(text, priced);
  if (DISCOUNT.test(folded)) return withoutPercent(text);
  if (LAST.test(folded)) return without(text, sentences.at(-1));
  if (FIRST.test(folded))
    return without(
      text,
      sentences.find((one) => !isGreeting(one.text)),
    );
  if (QUESTION.test(folded))
    return without(
      text,
      sentences.findLast((one) => isAsking(one.text)),
    );
  if (SAID_BY_THEM.test(folded)) return withoutQuoted(text);
  if (NAMELESS.test(folded)) return withoutOthers(text, what);
  return null;
}

/** "o que ela falou", "a frase dele": the customer's own words. */
const SAID_BY_THEM =
  /^(?:(?:repetir|citar|copiar|falar) )?(?:(?:o|as coisas) (?:que|q) (?:el[ae]s?|[ao] client[ea]) (?:me )?(?:fal|diss|escrev|mand|respond|reclam)\w*|(?:a|essa|as|d?a) (?:fala|frase|reclamacao|palavras?|resposta) (?:del[ae]s?|d[ao] client[ea]))/;
const QUOTE = /["“][^"”]{1,300}["”]/u;

/** Without the clause that quotes the customer, or its sentence. */
function withoutQuoted(text: string): string | null {
  const holder = sentencesIn(text).find(
    (one) => QUOTE.test(one.text) || LEADS_QUOTE.test(one.text),
  );
  if (!holder) return null;
  const own = holder.text.replace(QUOTE_CLAUSE, '').trim();
  return own === '' || own === holder.text
    ? without(text, holder)
    : tidy(spliced(text, holder, capital(own)));
}

const LEADS_QUOTE =
  /^(?:você|a senhora|o senhor) (?:me )?(?:disse|falou|reclamou|comentou|perguntou)/iu;
const QUOTE_CLAUSE =
  /^(?:sobre o |quando |você |a senhora |o senhor |sei que |me |disse |falou |reclamou |comentou |que ){0,6}["“][^"”]{1,300}["”]\s*[,;:.]?\s*(?:e\s)?/iu;

/** "tira o 280": the amount with the words that lead to it. */
function withoutValue(text: string, what: string): string | null {
  const [named, ...others] = valuesIn(what);
  const isAlone =
    named &&
    others.length === 0 &&
    stemsOf(what).every((one) => /\d|^(?:preco|valor|reais|horar?)/.test(one));
  const own = isAlone ? valuesIn(text).filter(({ key }) => key === named.key) : [];
  if (own.length === 0) return null;
  const isOnlyPrice = valuesIn(text).filter(({ type }) => type === 'price').length === 1;
  if (isOnlyPrice && own[0]?.type === 'price') return withoutPrice(text);
  return own.toReversed().reduce((left, value) => {
    const lead =
      /(?:,?\s(?:no lugar d[aeo]s?|em vez d[aeo]s?|de|por|em|a|[àa]s|no dia|na|no|até))?\s?$/u.exec(
        left.slice(0, value.start),
      );
    return cutOut(left, { start: value.start - (lead?.[0].length ?? 0), end: value.end });
  }, text);
}

/** A text has at least this share of the words that name what is to go. */
const NAMED = 0.3;
/** "a minha" before a thing leaves "a". */
const OWNER = /^[oa]s? (meus?|minhas?|seus?|suas?)\W*$/;

/** "o Sim", "a minha": only these words go. */
const SMALL_WORDS =
  /^(?:ess[ae] |est[ae] )?(?:(?:[oa]s?|meus?|minhas?|seus?|suas?|sim|nao|uma?|e|ja|so|oi)[\s.,]{0,3}){1,4}$/;

/** The sentence, the clause or the phrase that has the words. */
function withoutWords(text: string, what: string): string | null {
  const owner = OWNER.exec(flat(what).trim())?.[1];
  const small = SMALL_WORDS.test(flat(what).trim())
    ? findWords(text, owner ?? what.replace(/^(?:ess[ae]|est[ae]|o|a)\s(?=sim|n[aã]o|oi)/iu, ''))
    : null;
  if (small) return cutOut(text, small);
  const quoted = /["“']([^"”']{1,300})["”']/.exec(what)?.[1];
  const exact = findWords(text, quoted ?? withoutLead(what));
  const about = new Set(stemsOf(what));
  const sentences = sentencesIn(text);
  if (exact) {
    const holder = sentences.find(({ start, end }) => start <= exact.start && exact.end <= end);
    const rest = holder ? wordsIn(spliced(holder.text, within(exact, holder), '')) : [];
    if (holder && (isTornBy(holder, exact) || leavesFigure(holder, exact))) {
      const own = clauseWith(holder, exact);
      if (own) return cutOut(text, own);
      return withoutPart(text, holder, about, sentences);
    }
    const clause = holder && NAMES_PART.test(flat(what)) ? clauseWith(holder, exact) : null;
    if (clause && valuesIn(text.slice(clause.start, clause.end)).length === 0)
      return cutOut(text, clause);
    const phrase = holder && NAMES_PART.test(flat(what)) ? phraseAround(holder, exact) : null;
    if (holder && phrase && losesMore(text, holder, exact)) return cutOut(text, phrase);
    if (
      holder &&
      (rest.length <= 1 || isNoun(holder, exact) || (!quoted && NAMES_PART.test(flat(what))))
    )
      return (
        withoutPhrase(text, holder, exact, withoutPart(text, holder, about, sentences)) ??
        withoutPart(text, holder, about, sentences)
      );
    const headed = holder ? clauseHeadedBy(holder, exact) : null;
    return cutOut(text, headed ?? exact);
  }
  const scored = sentences.map((sentence) => ({
    sentence,
    score: new Set(
      wordsIn(sentence.text)
        .map(({ stem }) => stem)
        .filter((one) => about.has(one)),
    ).size,
  }));
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  if (!best || best.score === 0 || best.score < about.size * NAMED) return null;
  return withoutPart(text, best.sentence, about, sentences);
}

/** "atrasou 5 dias por causa da gráfica": only the phrase goes where the sentence states a figure; else null. */
function withoutPhrase(
  text: string,
  holder: Sentence,
  exact: Span,
  part: string | null,
): string | null {
  const phrase =
    part !== null && lostValues(text, part).length > 0 ? phraseAround(holder, exact) : null;
  if (!phrase) return null;
  const left = spliced(holder.text, within(phrase, holder), '');
  return isWhole(left) && hasVerb(left) ? cutOut(text, phrase) : null;
}

const LEAD =
  /^(?:(?:a|o|as|os|ess[ae]s?|est[ae]s?|aquel[ae]s?|isso|aquilo|tod[ao]s?)\s)?(?:(?:parte|trecho|frase|negocio|negosso|coisa|lance|historia|palavra|mencao|assunto|papo|linha)\s)?(?:(?:d[aeo]s?|sobre|em que|que fala d[aeo]s?|que)\s)?(?:(?:a|o|as|os)\s)?/u;
const withoutLead = (what: string): string => what.slice(LEAD.exec(flat(what))?.[0].length ?? 0);

/** "a parte do seguro" is what is said about it, not the word. */
const NAMES_PART =
  /^(?:(?:a|o|as|os|ess[ae]s?|aquel[ae]s?|tod[ao]) )?(?:parte|trecho|negocio|negosso|coisa|lance|historia|assunto|papo)(?: tod[ao])? (?:d[aeo]s?|sobre|em que|que)\b/;

/** "o brinde" after "com": what leads to a noun goes with it, so the clause is cut and not the word. */
const isNoun = (holder: Sentence, span: Span): boolean =>
  /(?<![\p{L}])(?:com|de|d[ao]s?|n[ao]s?|em|por|pel[ao]s?|pr[ao]|para|sem|é|são|fica|custa|tem|temos|inclui|uma?|[oa]s?|seu|sua|meu|minha)\s$/iu.test(
    holder.text.slice(0, span.start - holder.start),
  );

/** A text without the part of a sentence that is about something, or without the sentence. */
function withoutPart(
  text: string,
  sentence: Sentence,
  about: ReadonlySet<string>,
  all: readonly Sentence[],
): string | null {
  const clauses = clausesOf(sentence);
  const hits = clauses.map((one) => wordsIn(one.text).filter(({ stem }) => about.has(stem)).length);
  const total = hits.reduce((sum, one) => sum + one, 0);
  const at = hits.findIndex((one) => one === total && total > 0);
  const isMain = at === 0 && clauses.slice(1).every((one) => !stands(one.text));
  const clause = clauses[at];
  if (clause && clauses.length > 1 && !isMain) return cutOut(text, clause);
  const isOnly = all.filter((one) => !isGreeting(one.text) && !isAsking(one.text)).length === 1;
  const phrase = isOnly || isAsking(sentence.text) ? phraseIn(sentence, about) : null;
  return phrase ? cutOut(text, phrase) : without(text, sentence);
}

/** Whether a clause can stand without the one before it. */
const stands = (clause: string): boolean => (clause.match(/[\p{L}\p{N}]+/gu) ?? []).length >= 4;

/** "no seu escritório": a phrase with its preposition. */
function phraseIn(sentence: Sentence, about: ReadonlySet<string>): Span | null {
  const word = wordsIn(sentence.text).find(({ stem }) => about.has(stem));
  if (!word) return null;
  const lead =
    /,?\s(?:com|em|n[oa]s?|d[aeo]s?|por|pel[oa]s?|pr[ao]|para|até)\s(?:(?:o|a|os|as|seu|sua|uma?)\s)?(?:\p{L}+\s)?$/iu.exec(
      sentence.text.slice(0, word.start),
    );
  if (!lead) return null;
  const tail =
    /^(?:\s(?:d[aeo]s?)\s\p{L}+)?/iu.exec(sentence.text.slice(word.end))?.[0].length ?? 0;
  return {
    start: sentence.start + word.start - lead[0].length,
    end: sentence.start + word.end + tail,
  };
}

const without = (text: string, sentence: Sentence | undefined): string | null =>
  sentence ? cutOut(text, sentence) : null;

function withoutGreeting(text: string): string {
  const found =
    /^(?:oi+|olá|opa|bom dia|boa tarde|boa noite|prezad[oa]s?)(?:,? [^!,.?\n]{1,40})?[!,.?]\s*(?:tudo (?:bem|certo)[^?]{0,15}\?\s*)?/iu.exec(
      text,
    )?.[0] ?? '';
  return found === '' ? text : cutOut(text, { start: 0, end: found.length });
}

/** Whether what is to go is named in few words, of which the text has none. */
export function isAbsent(text: string, what: string): boolean {
  const own = fold(text);
  if (/emoji|carinha|figurinha/iu.test(what)) return !/\p{Extended_Pictographic}/u.test(text);
  const named = stemsOf(what);
  return named.length > 0 && named.length <= 3 && named.every((stem) => !own.includes(stem));
}
