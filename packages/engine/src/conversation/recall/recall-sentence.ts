import { capital, cleanText, cut, fold, listOf } from '../../shared/text.ts';
import { currentCase } from '../cases/case.ts';
import { referenceIn } from '../cases/customer.ts';
import { peopleIn } from '../reading/people.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import type { Known } from '../state/known.ts';
import {
  hasStem,
  hitsIn,
  score,
  stemsOf,
  thingIn,
  wantedIn,
  weightIn,
  weightsOf,
} from './recall-match.ts';
import { isOfRole, nameOfRole, roleIn } from './recall-role.ts';
import { partOf, valueIn } from './recall-value.ts';
import { QUOTE_MAX, whenSaid } from './recall-wording.ts';
import { type Said, saidIn } from './said.ts';

export function inConversation(question: string, known: Known): string | null {
  const { state } = known;
  const folded = fold(question);
  const named = personStems(folded, known);
  const stems = stemsOf(question);
  const wanted = wantedIn(question);
  const isEarly =
    /\b(?:era|eram|foi|primeir\w+|comeco|antes)\b/.test(folded) &&
    !/\b(?:ultim\w+|agora)\b/.test(folded);
  const isOwn = OWN.test(folded);
  const said = saidIn(state);
  const weights = weightsOf(
    [...new Set(stems)],
    said.map(({ sentence }) => fold(sentence)),
  );
  const meant = OF_PERSON.test(folded) ? caseMeant(question, known) : null;
  const isNamedThing = said.some(({ sentence }) => weightIn(fold(sentence), weights) > 0);
  const person = isNamedThing ? PERSON_BESIDE : PERSON;
  const scored = said.map((one) => ({
    ...one,
    score:
      score(one.sentence, weights, wanted, folded) +
      BESIDE * weightIn(fold(state.log[one.at]?.turn.userInput ?? ''), weights) +
      person * (hitsIn(fold(one.sentence), named) > 0 || meant?.turns.includes(one.at) ? 1 : 0) -
      (one.isSum && wanted === null ? OF_SUM : 0) -
      (isOwn && OF_OTHERS.test(fold(one.sentence)) ? OF_RIVAL : 0),
  }));
  const best = scored.toSorted(
    (a, b) => b.score - a.score || (isEarly ? a.at - b.at : b.at - a.at),
  )[0];
  const who = /\b(nome|chama|chamava|quem)\b/.test(folded);
  const isOfForm = best !== undefined && FORMED.test(folded) && wanted?.(best.sentence) === true;
  if (!best || best.score < (stems.length > 0 && !isOfForm ? SURE : 0.5)) return null;
  const isAnswer = wanted?.(best.sentence) === true || weightIn(fold(best.sentence), weights) > 0;
  if (stems.length > 0 && !isAnswer && !who) return null;
  const only =
    who && state.people.length === 1 && peopleIn(best.sentence).length === 0 && best.score < 1;
  if (only) return `${state.people[0]}. É a única pessoa de quem você falou nesta conversa.`;
  // A sentence without a day, an age or a number answers no question for one.
  if (wanted !== null && FORMED.test(folded) && !wanted(best.sentence)) return null;
  const isThing = thingIn(folded) !== null;
  if (isThing && wanted?.(best.sentence) !== true) return null;
  const role = who && !isThing ? roleIn(folded) : null;
  const ofRole = role === null ? null : nameOfRole(role, best.sentence);
  const inSentence = who && !isThing ? (ofRole ? [ofRole] : peopleIn(best.sentence)) : [];
  if (role !== null && inSentence.length === 0) return null;
  if (inSentence.length > 0 && ofRole === null && !isOfRole(folded, best.sentence, inSentence))
    return null;
  const names = inSentence.length > 0 || !who || isThing ? inSentence : caseNames(best.at, state);
  const summed = !who && ASKS_RESULT.test(folded) ? sumOf(best, state) : null;
  if (summed) return `${summed} Foi a conta de ${whenSaid(best.at, state.turns)}.`;
  const value = who || isThing || best.isSum ? null : valueNear(question, best, said, weights);
  const [name] = names.length === 1 ? names : [];
  const lead = value ? `**${value.value}**. ` : name ? `**${capital(name)}**. ` : '';
  const more = value || name ? [] : alsoAsked(best, said, weights, folded);
  const whole = cleanText(best.sentence);
  const isBeside = value !== null && !whole.includes(value.clause);
  const quote =
    whole.length <= WHOLE_MAX && !isBeside ? whole : (value?.clause ?? partOf(question, whole));
  return [
    `${lead}Você me disse, ${whenSaid(best.at, state.turns)}: “${quote}”.${changedLater(best, state)}`,
    ...more.map(
      (one) =>
        `E ${whenSaid(one.at, state.turns)}: “${partOf(question, cleanText(one.sentence))}”.`,
    ),
  ].join('\n\n');
}

/** A sentence up to this length is quoted whole: what stands beside a fact is often asked for, too. */
const WHOLE_MAX = 220;

/** The fact in the best sentence, else in another one of the same message that has a word of the question. */
function valueNear(
  question: string,
  best: Said,
  said: readonly Said[],
  weights: ReadonlyMap<string, number>,
): ReturnType<typeof valueIn> {
  const beside = said.filter(
    (one) => one.at === best.at && one !== best && weightIn(fold(one.sentence), weights) > 0,
  );
  for (const { sentence } of [best, ...beside]) {
    const value = valueIn(question, cleanText(sentence));
    if (value) return value;
  }
  return null;
}

/** Asks for what was calculated rather than for what the seller said. */
const ASKS_RESULT =
  /^(?!.*\b(?:falei|disse|contei|passei|falou)\b).*\b(?:ficou|deu|dava|daria|calcul\w+|conta|total|parcelas?|diferenca|comissao|sobr\w+|lucro|margem)\b/;

/** What a sum of the same message found. */
function sumOf({ at }: Said, { log }: ConversationState): string | null {
  const act = log[at]?.act;
  return act?.kind === 'sum' && act.outcome.kind === 'result' ? act.outcome.answer : null;
}

/** Kinds of things that one question may ask for beside each other. */
const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:idade|quantos anos)\b/, /\b\d{1,3} anos?\b/],
  [
    /\b(?:que dia|quando|data)\b/,
    /\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|dia \d)/,
  ],
  [/\b(?:que horas?|horario|hora)\b/, /\b\d{1,2} ?h\b|\b\d{1,2}:\d{2}|\b\d{1,2}h\d{2}/],
  [/\b(?:quanto|valor|preco)\b/, /\d{2,}|\d,\d|\bmil\b/],
];
const MORE_WEIGHT = 0.5;
const MORE_MAX = 1;

/** What else the question asks for, where the best sentence does not have it. */
function alsoAsked(
  best: Said,
  said: readonly Said[],
  weights: ReadonlyMap<string, number>,
  asked: string,
): Said[] {
  const found = said.filter(({ at }) => at === best.at).map(({ sentence }) => fold(sentence));
  const missing = new Map(
    [...weights].filter(([stem]) => !found.some((text) => hasStem(text, stem))),
  );
  const lacking = KINDS.filter(
    ([kind, form]) => kind.test(asked) && !found.some((text) => form.test(text)),
  ).map(([, form]) => form);
  return said
    .filter(({ at }) => at !== best.at)
    .map((one) => {
      const text = fold(one.sentence);
      const form = lacking.some((pattern) => pattern.test(text)) ? MORE_WEIGHT : 0;
      const words = weightIn(text, missing);
      return { one, value: words > 0 || missing.size === 0 ? words + form : 0 };
    })
    .filter(
      ({ one, value }) =>
        value >= MORE_WEIGHT && lacking.some((form) => form.test(fold(one.sentence))),
    )
    .toSorted((a, b) => b.value - a.value || b.one.at - a.one.at)
    .slice(0, MORE_MAX)
    .map(({ one }) => one);
}

const OF_PERSON = /\b(?:del[ae]|el[ae])\b/;

const FORMED = /\b(?:que dia|que horas?|quando|idade|quantos anos|data)\b/;
const CHANGE =
  /\b(?:tro[cq]|mud|substitu|pass|corrig)[a-z]{1,6} (?:de |a |o |pra )?([a-z0-9]{1,20}) (?:por|pra|para) ([a-z0-9]{1,20})/;

/** "troque quinta por terça" after it: what was said no longer holds as it was. */
function changedLater({ sentence, at }: Said, { log }: ConversationState): string {
  for (const { turn } of log.slice(at + 1)) {
    const [, from = '', to = ''] = CHANGE.exec(fold(turn.userInput)) ?? [];
    if (
      from !== '' &&
      fold(sentence)
        .split(/[^a-z0-9]+/)
        .includes(from)
    )
      return ` Depois você pediu: “${cut(cleanText(turn.userInput), QUOTE_MAX)}”${to ? ` (${to} no lugar de ${from})` : ''}.`;
  }
  return '';
}

/** The customer of the turn in which something was said. */
const caseNames = (at: number, { cases }: ConversationState): string[] =>
  cases.all.flatMap(({ name, turns }) => (name && turns.includes(at) ? name : []));

const SURE = 0.9;

/** A word of the question in the same message, beside the sentence. */
const BESIDE = 0.3;

/** "por quanto eu tinha feito o meu?" is not answered by what somebody else asks or offers. */
const OWN =
  /\b(?:[oa] (?:meu|minha)|(?:meu|minha|nosso|nossa) (?:preco|proposta|valor|orcamento)|eu (?:tinha |ja )?(?:fiz|feito|passei|passado|cobrei|cobrado|ofereci|orcei|orcado|pedi|dei|propus))\b/;
const OF_OTHERS =
  /\b(?:concorrent\w+|vizinh[oa]|outr[oa] (?:loja|empresa|agencia|[a-z]+(?:aria|eira|eiro|ista|dor|dora)|vendedor\w*|fornecedor\w*|[a-z]+ (?:faz|cobra|vende|pede))|na internet)\b/;
const OF_RIVAL = 2;

/** What was calculated says little of anything but figures. */
const OF_SUM = 0.8;

/** A sentence about the person who is meant is worth more than one with a word of the question. */
const PERSON = 1.4;
/** The same where the question names a thing that was said. */
const PERSON_BESIDE = 0.5;

/** "dela": the person who was named last. */
const personStems = (folded: string, { state }: Known): string[] =>
  /\b(?:dela|dele|ela|ele)\b/.test(folded)
    ? state.people.slice(-1).flatMap((name) => stemsOf(name.split(' ').at(-1) ?? ''))
    : [];

/** Where no words match: what was stated of the person or at the beginning, which may contain it. */
export function nearest(question: string, known: Known): string | null {
  const { state } = known;
  const folded = fold(question);
  const said = saidIn(state);
  const names = namesIn(state);
  if (/\b(?:nome|chama\w*|quem)\b/.test(folded) && names.length > 0)
    return `Com essa palavra não achei. Nesta conversa você falou de ${listOf(names)}. É um desses?`;
  const one = caseMeant(question, known);
  const stated = one ? said.filter(({ at }) => one.turns.includes(at)).slice(0, STATED_MAX) : [];
  if (stated.length > 0)
    return `Com essa palavra não achei. O que você me contou sobre isso: ${stated.map(({ sentence }) => `“${cut(cleanText(sentence), QUOTE_MAX)}”`).join('; ')}. É isso?`;
  const isFirst = /\b(?:comeco|inicio|primeir\w+)\b/.test(folded);
  const found = isFirst ? said.find(({ sentence }) => sentence.length > SHORT) : undefined;
  return found
    ? `Com essa palavra não achei, mas você me disse, ${whenSaid(found.at, state.turns)}: “${cut(cleanText(found.sentence), QUOTE_MAX)}”. É isso?`
    : null;
}
const STATED_MAX = 2;

/** Everybody who was named, customers or not: "a mãe da Lara" names Lara. */
const namesIn = ({ people, cases, log }: ConversationState): string[] => [
  ...new Map(
    [
      ...people,
      ...cases.all.flatMap(({ name, related }) => [...(name ? [name] : []), ...related]),
      ...log.flatMap(({ turn }) => [
        ...[...turn.userInput.matchAll(OF_NAME)].flatMap(([, one]) => one ?? []),
        ...[...turn.userInput.matchAll(PROPER)].map(([one]) => one),
      ]),
    ].map((name) => [fold(name).split(' ').at(-1), name] as const),
  ).values(),
];
const OF_NAME =
  /(?:m[ãa]e|pai|filh[oa]|marido|esposa|irm[ãa]o?|s[óo]ci[oa]|av[óô]|ti[oa]|don[oa]|amig[oa]) d[aoe] (\p{Lu}\p{Ll}{2,})/gu;

/** "Cantinho da Praia": a name of several words. */
const PROPER = /(?<![.!?:“"]\s?|^)\p{Lu}\p{Ll}{2,}(?: (?:d[aeo]s? )?\p{Lu}\p{Ll}{2,}){1,3}/gu;

/** The customer that "ele", "dela" or a name means. */
function caseMeant(question: string, { state }: Known) {
  const reference = referenceIn(question, state.cases);
  if (reference.kind === 'known') return state.cases.all[reference.at] ?? null;
  return /\b(?:del[ae]|el[ae])\b/.test(fold(question)) ? currentCase(state.cases) : null;
}

const SHORT = 25;
