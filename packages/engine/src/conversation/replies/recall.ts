import { quoteFromDocuments } from '../../embedded/coach/documents.ts';
import { cleanText, fold } from '../../shared/text.ts';
import { referenceIn } from '../cases/customer.ts';
import { caseInWords } from '../cases/in-words.ts';
import { properName } from '../recall/name-asked.ts';
import { inCase, nameAsked } from '../recall/recall-case.ts';
import { ownName, saidByCoach, speaker } from '../recall/recall-own.ts';
import { aboutPerson, whoIs } from '../recall/recall-person.ts';
import { inConversation, nearest } from '../recall/recall-sentence.ts';
import { inAnswers, inProfile, inScripts } from '../recall/recall-sources.ts';
import { extreme, ourText, requestAt, sumBefore, textAgain } from '../recall/recall-turn.ts';
import { typedValue } from '../recall/recall-typed.ts';
import { rivalAsked, rivalPrice } from '../recall/rival-price.ts';
import { asksDayAndHour } from '../recall/value-kinds.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { line } from '../words/say.ts';

/** Finds what was said in this conversation, in the ICP, scripts and documents, and says where. */
export function factReply(question: string, known: Known, variant: number): Draft {
  const parts = partsOf(question);
  if (parts.length > 1) return together(parts, known, variant);
  if (isUnknownDetail(question, known)) return nothing(question, known, variant);
  const rival = rivalAsked(question, known.state);
  const found = rival === null ? foundFor(question, known) : rivalPrice(rival, known.state);
  if (found) return { text: found };
  const quote = quoteFromDocuments(known.context, question);
  if (quote) return { text: quote.text, sources: quote.sources };
  const near = rival === null ? nearest(question, known) : null;
  if (near) return { text: near };
  return nothing(question, known, variant);
}

function foundFor(question: string, known: Known): string | null {
  return (
    ownName(question, known) ??
    textAgain(question, known) ??
    ourText(question, known) ??
    saidByCoach(question, known) ??
    requestAt(question, known) ??
    speaker(question, known) ??
    aboutPerson(question, known.state) ??
    whoIs(question, known.state) ??
    sumBefore(question, known) ??
    extreme(question, known) ??
    properName(question, known) ??
    typedValue(question, known.state)?.text ??
    inCase(question, known) ??
    inConversation(question, known) ??
    nameAsked(question, known) ??
    (asksWho(question)
      ? null
      : (inScripts(question, known) ?? inProfile(question, known) ?? inAnswers(question, known)))
  );
}

/** No field of a profile or of a script is anybody's name. */
const asksWho = (question: string) => /\b(?:nome|chama\w*|quem)\b/.test(fold(question));

const PARTS_MAX = 3;

/** "qual o nome dela e quanto é a mensalidade?": the questions in one message. */
const partsOf = (question: string): string[] =>
  (asksDayAndHour(question) ? withoutHour(cleanText(question)) : cleanText(question))
    .split(
      / e (?=(?:(?:de|em|por|a|at[eé]|pra|para|com) )?(?:quant[oa]s?|qu?n?to?s?|qual|quais|quem|onde|quando|como|que (?:dia|horas?)|o que|oq|[oa] (?:nome|valor|pre[cç]o|idade|prazo|telefone|parcela|entrada|sinal|desconto|data|total|diferen[cç]a|comiss[aã]o|lucro|frete))(?!\p{L}))/iu,
    )
    .slice(0, PARTS_MAX)
    .map((part, at, all) => (at > 0 && NOUN.test(part) ? `${asksIn(all[0] ?? '')} ${part}` : part));

/** The hour of a day is asked for together with it. */
const withoutHour = (question: string): string =>
  question.replace(/ e (?=(?:a |em |[aà]s )?(?:que|qual) (?:e )?(?:a |o )?hor)/giu, ', ');

/** "e a parcela": asked with the question word of the part before. */
const NOUN = /^[oa] \p{L}/u;
const asksIn = (part: string): string =>
  /quanto (?:era|foi|ficou|deu)|qual (?:era|foi|é)|quanto|qual/iu.exec(part)?.[0] ?? 'qual era';

/** Says that something was not stated, which no fact of another part stands beside. */
const LACKS = /não me contou/u;

/** The answers to several questions; a thing is said to be unknown only where nothing is known. */
function together(parts: readonly string[], known: Known, variant: number): Draft {
  const found = parts
    .map((part) => ({ part, reply: factReply(part, known, variant) }))
    .filter(({ part, reply }) => reply.text !== nothing(part, known, variant).text)
    .map(({ reply }) => reply);
  const facts = found.filter(({ text }) => !LACKS.test(text));
  const texts = [...new Set((facts.length > 0 ? facts : found).map(({ text }) => text))];
  return texts.length === 0
    ? nothing(parts.join(' e '), known, variant)
    : { text: texts.join('\n\n'), sources: found.flatMap(({ sources = [] }) => sources) };
}

/** What has a form of its own, and was not said unless a message contains it. */
const DETAILS: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:telefone|celular|numero d[eo])\b/, /\d{4}[- ]?\d{4}/],
  [/\be-?mail\b/, /\S@\S/],
  [/\bendereco\b/, /\b(?:rua|avenida|av\.|travessa|estrada|rodovia)\b/iu],
];

const isUnknownDetail = (question: string, { state }: Known): boolean =>
  DETAILS.some(
    ([asks, form]) =>
      asks.test(fold(question)) && !state.log.some(({ turn }) => form.test(turn.userInput)),
  );

/** Says that it was not stated; of a customer who is meant, what is known instead. */
function nothing(question: string, known: Known, variant: number): Draft {
  const { hasDocuments, icp } = known.context.input;
  const where = [icp ? ', no seu ICP' : '', hasDocuments ? ', nos seus arquivos' : ''].join('');
  const text = line('recallNothing', variant, known, { onde: where });
  const about = knownOf(question, known);
  return { text: about ? `${text} ${about}` : text, chips: [] };
}

function knownOf(question: string, { state }: Known): string | null {
  const reference = referenceIn(question, state.cases);
  const one = reference.kind === 'known' ? state.cases.all[reference.at] : undefined;
  const stands = one && caseInWords(one);
  return stands ? `O que eu tenho até aqui: ${stands}` : null;
}
