import { type Part, partsOf } from '../../request-parts/index.ts';
import { lengthInWords } from '../../shared/text.ts';
import { directiveIn } from '../reading/directive.ts';
import { withLedClauses, withOwnDeeds, withPlaces, withWholeVerbs } from './clause-bounds.ts';
import { withClauseLabels } from './clause-labels.ts';
import { withConfidences } from './confided.ts';
import { withoutForbiddenThings } from './forbidden-things.ts';
import { withInstructions } from './instructions.ts';
import { referredStory } from './referred-story.ts';
import { withListedThings, withOrderedThing } from './story-facts.ts';
import { withWholeClauses } from './whole-clauses.ts';
import { withSaidOrders } from './writer-orders.ts';

const isSaid = (part: Part | undefined): part is Part =>
  part?.label === 'tell' || part?.label === 'ask';
const endsSentence = (part: Part) => /[.!?;,]$/.test(part.text);

/** The parts of a request for a text; one in which no order is read is read as what it is short for. */
export function partsOfRequest(given: string): readonly Part[] {
  const referred = referredStory(given);
  if (referred) return [{ label: 'tell', text: referred.story }, ...partsOfRequest(referred.rest)];
  const request = withSaidOrders(withoutDismissed(given));
  const parts = withConfirmed(repaired(partsOf(request, 'text')));
  const hasOrder = parts.some(({ label }) => label === 'order');
  const whole = hasOrder ? null : directiveIn(request);
  const read = withSubjects(
    withConjuncts(withWholeClauses(whole ? repaired(partsOf(whole, 'text')) : parts)).flatMap(
      withRecipient,
    ),
  );
  const own = withoutReported(read, request);
  return withEnds(
    withOrderedThing(withoutForbiddenThings(withContent(withoutForbidden(withoutDeeds(own))))),
  );
}

const DISMISSES =
  /(?:^|[.!?;]\s{1,3})(?:(?:ent[aã]o|t[aá]|ah|n[aã]o),?\s)?(?:esque(?:ce|[cç]a)(?:\s(?:ess[ae]|isso|est[ae]|tudo|a anterior|a outra)){0,2}|desconsider[ae](?:\s(?:ess[ae]|isso))?|deixa(?: isso)? pra l[aá]|deixa quieto|apag(?:a|ue) (?:tudo|iss[oa]|ess[ae])|come[cç](?:a|e) (?:de novo|do zero))\s{0,2}[.!,;:]/iu;
const REST_MIN = 5;

/** "virou outra coisa! Esquece essa. Escreve …": what is dismissed is said to nobody. */
function withoutDismissed(request: string): string {
  const found = DISMISSES.exec(request);
  const rest = found ? request.slice(found.index + found[0].length).trim() : '';
  return lengthInWords(rest) >= REST_MIN ? rest : request;
}

const repaired = (parts: readonly Part[]): readonly Part[] =>
  withPlaces(
    withInstructions(
      withClauseLabels(
        withConfidences(withListedThings(withLedClauses(withWholeVerbs(withOwnDeeds(parts))))),
      ),
    ),
  );

const CONFIRMS =
  /(?<![\p{L}])confirm(?:a|e|ar|ando|ano)?(?:$| e (?:ped|avis|lembr|agradec|diz|cobr)\p{L}*$)/iu;
/** What a customer ordered, after the verb that says so. */
export const ORDERED =
  /(?<![\p{L}])(?:quer|pediu|encomendou|fechou|marcou|escolheu|agendou|reservou)\s(?!que|q|saber|desconto|falar|ver)(.{3,120})$/iu;

/** "a Kátia quer o combo pro dia 14, manda msg confirmando": what they ordered is confirmed. */
function withConfirmed(parts: readonly Part[]): readonly Part[] {
  const order = parts.findIndex(({ label, text }) => label === 'order' && CONFIRMS.test(text));
  const at = parts.findIndex(
    ({ label, text }, place) => place < order && label === 'aside' && ORDERED.test(text),
  );
  const [found, after] = [parts[at], parts[at + 1]];
  const thing = ORDERED.exec(found?.text ?? '')?.[1]?.replace(/(?<![.,;\s])[.,;\s]+$/u, '');
  if (!found || thing === undefined) return parts;
  const goesOn = isSaid(after) && /,\s?$/u.test(found.text);
  const stated: Part = {
    label: 'tell',
    text: `passando para confirmar ${goesOn ? `${thing}, ${after.text}` : thing}`,
  };
  return parts.toSpliced(at, goesOn ? 2 : 1, stated);
}

/** "pra ela" + "e pro seu Osvaldo juntos": who or what is joined to a statement belongs to it. */
const JOINED =
  /^e\s(?:(?:pr[ao]s?|para|com|d[aeo]s?|n[ao]s?|pel[ao]s?)\s)(?!\p{L}+\s(?:é|est[aá]|t[aá]|n[aã]o)(?![\p{L}]))/iu;

/** "no salão" + "do prédio dela" */
const OF_THING = /^d[aeo]s?\s/iu;

function withConjuncts(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    const isConjunct =
      (/^(?:aside|recipient)$/.test(part.label) && JOINED.test(part.text)) ||
      (part.label === 'recipient' && OF_THING.test(part.text));
    if (isSaid(before) && !endsSentence(before) && isConjunct)
      all[all.length - 1] = { ...before, text: `${before.text} ${part.text}` };
    else all.push(part);
  }
  return all;
}

const NAMED = /^(?:(?:[oa]|dona|seu)\s)*\p{Lu}\p{Ll}+(?=\s)/u;
/** "remarca com" + "a Lia pra terça": who stands right after the preposition of an order gets the text. */
function withRecipient(part: Part, at: number, all: readonly Part[]): Part[] {
  const before = all[at - 1];
  const isTo = before?.label === 'order' && /\s(?:com|pr[ao]|para|ao?)$/iu.test(before.text);
  const name = part.label === 'tell' && isTo ? NAMED.exec(part.text)?.[0] : undefined;
  if (name === undefined) return [part];
  return [
    { label: 'recipient', text: name },
    { label: 'tell', text: part.text.slice(name.length).trim() },
  ];
}

const ORDERS =
  /(?<![\p{L}])(?:escr|faz|faiz|fais|fa[cçs]|mand|mont|cri|prepar|redi|bot|p[oõ]e|pon|avi[sz]|fal|di[zg]|respo|perg|preg|ped|peç|agr|cob|lemb|conf|expl|conv|cham|quer|qria|precis|pass|ajud|com[oe]|que|q|e|i|se|com|assim|iss|uma?|agora|pra|pro|a[ií]|mens|msg|text|ofer|prop|apres|divul|anun|vend|desej|parab|remar|reag|marc|reat|retom|volta|conta|inform|garant|ve[rj]|vê|lista|tabela|cita)/iu;

/** "camisa" + "a 38 cada" after a sentence: a thing that is read as an order belongs to what is stated. */
function withSubjects(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  parts.forEach((part, at) => {
    const before = all.at(-1);
    const isThing =
      part.label === 'order' &&
      !ORDERS.test(part.text) &&
      parts[at + 1]?.label === 'tell' &&
      (before === undefined || endsSentence(before));
    const goesOn =
      part.label === 'tell' && before?.label === 'tell' && parts[at - 1]?.label === 'order';
    if (goesOn) all[all.length - 1] = { ...before, text: `${before.text} ${part.text}` };
    else all.push(isThing ? { ...part, label: 'tell' } : part);
  });
  return all;
}

const PAST =
  /^(?:j[aá] |me |n[aã]o |só |so )*(?:\p{L}{2,}(?:ou|eu|iu)|fez|veio|quis|teve|foi)(?![\p{L}])/iu;
const FOR = /^(?:pr[ao]s?|para|ao?s?|à|com)\s(?!\p{L}+\s\p{L}+ou)/iu;

/** "a dona Rute" + "levou 3 peças": what the customer did is no news to them. */
const withoutDeeds = (parts: readonly Part[]): Part[] =>
  parts.map((part, at) => {
    const before = parts[at - 1];
    const isDeed =
      part.label === 'tell' &&
      before?.label === 'recipient' &&
      /^(?:[oa]|dona|seu|dra?)\s/iu.test(before.text) &&
      !endsSentence(before) &&
      !FOR.test(before.text.replace(/^[oa]\s/iu, '')) &&
      parts[at - 2]?.label !== 'order' &&
      PAST.test(part.text);
    return isDeed ? { ...part, label: 'aside' } : part;
  });

const REPORTED =
  /(?:disse|respondeu|falou|perguntou|escreveu|mandou|falando|dizendo)(?: pra mim| assim| que)?:?\s?(["'“‘])([^"'”’]{3,200})["'”’]/giu;
const bareWords = (text: string): string => text.replace(/[^\p{L}\p{N}\s.,]/gu, '').trim();

/** "ela disse 'achei caro'": a customer gets no quotation of their own words. */
function withoutReported(parts: readonly Part[], request: string): Part[] {
  const quoted = [...request.matchAll(REPORTED)]
    .filter(
      ({ index }) =>
        !/(?:pr[ao] (?:el[ae]|\p{Lu}\p{L}+)|escreve|manda)\s.{0,20}$/u.test(
          request.slice(0, index),
        ),
    )
    .map(([, , words = '']) => words);
  return parts.map((part) => {
    if (!isSaid(part)) return part;
    const words = bareWords(part.text);
    const isQuoted = quoted.some((one) => words !== '' && bareWords(one).includes(words));
    const left = quoted.reduce((text, one) => text.replace(one, ''), part.text);
    if (isQuoted) return { ...part, label: 'aside' };
    return left === part.text ? part : { ...part, text: left.replace(/^["'”’.,\s]+/u, '') };
  });
}

/** "sem oferecer", "e nem conta que": what follows is not to be said. */
const FORBIDS =
  /(?<![\p{L}])(?:sem|nem|n[aã]o|n|nunca)\s(?:(?:precisa|precisar|é pra|quero|vai|ficar|ter que|me|lhe|te)\s){0,3}(?:fal|diz|dig|cont|cit|toc|mencion|coment|oferec|ofereç|ped|peç|cobr|explic|mostr|coloc|p[oõ]e|por|bot|entr|promet|repet|lembr|revel|deix|parec)\p{L}{0,12}(?:\s(?:a|pr[ao]|para|com)\s(?:el[ae]s?|ningu[eé]m|client[ea]))?(?:\s(?:que|q|de|d[aeo]s?|em|n[ao]s?|nada|isso|muito)){0,3}$/iu;

const withoutForbidden = (parts: readonly Part[]): Part[] =>
  parts.map((part, at) => {
    const before = parts[at - 1];
    return isSaid(part) &&
      /^(?:order|aside|private)$/.test(before?.label ?? '') &&
      FORBIDS.test(before?.text ?? '')
      ? { ...part, label: 'forbid' }
      : part;
  });

/** An order that ends in "que" leads to what is to be said. */
const isThat = (part: Part | undefined): boolean =>
  part?.label === 'order' && /(?:^|\s)(?:que|q)$/iu.test(part.text);

const PRONOUN = /^(?:(?:pr[ao]|para|p|a|com) )?(?:el[ae]s?|mim|voc[eê]s?)\W*$/iu;

/** A request that says nothing is taken to say what stands right after its order. */
function withContent(parts: readonly Part[]): readonly Part[] {
  if (parts.some(isSaid)) return parts;
  const order = parts.findLastIndex(({ label }) => label === 'order');
  const at = parts.findIndex(
    ({ label, text }, place) =>
      place > order &&
      ((label === 'aside' && !/(?<![\p{L}])me dev(?:e|em)(?![\p{L}])/iu.test(text)) ||
        (label === 'recipient' &&
          !PRONOUN.test(text) &&
          parts.slice(0, place).some((one) => one.label === 'recipient'))),
  );
  const [before, found] = [parts[at - 1], parts[at]];
  const led = parts.findIndex(({ label }, place) => label === 'aside' && isThat(parts[place - 1]));
  const ledPart = parts[led];
  if (ledPart) return parts.with(led, { ...ledPart, label: 'tell' });
  if (order < 0 || !before || !found || endsSentence(before) || before.label === 'forbid')
    return parts;
  return parts.with(at, { ...found, label: 'tell' });
}

const DANGLING = /(?<![\p{L}])(?:[oa]s?|com|d[aeo]s?|n[ao]s?|pr[ao]|para|por|que|q|em|um|uma)$/iu;
const LAST_CLAUSE = /[.,;:!?]\s(?:\S+\s){1,4}\S+$/u;
const LAST_WORDS =
  /(?:(?:^|\s)(?:[oa]s?|e|com|d[aeo]s?|n[ao]s?|pr[ao]|para|por|que|q|em|um|uma)){1,6}$/iu;
/** What is stated without an end that is missing. */
const withoutEnd = (text: string): string =>
  LAST_CLAUSE.test(text) ? text.replace(LAST_CLAUSE, '') : text.replace(LAST_WORDS, '');

/** "5 minutos com o" + "dr. Evandro": what is stated takes in who is named in it; a clause without its end goes. */
function withEnds(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    if (isSaid(before) && DANGLING.test(before.text)) {
      const takesIn = part.label === 'recipient' || part.label === before.label;
      const text = takesIn ? `${before.text} ${part.text}` : withoutEnd(before.text);
      all[all.length - 1] = { ...before, text };
      if (takesIn && part.label === before.label) continue;
    }
    all.push(part);
  }
  return all;
}
