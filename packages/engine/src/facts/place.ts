import type { Fact } from './fact.ts';
import { isArea, isNameAt, knownPlaceEnd } from './place-names.ts';
import { isUnknownName } from './place-unknown.ts';
import { type Answer, factOf, wordAt } from './tokens.ts';

const IN = /^(?:em|no|na|nos|nas|d[eoa]|aqui|pelo|pela|entre)$/;
const OF = /^d(?:e|[ao]s?)$/;
const DWELLING = /^(?:moram?|ficam?|vivem?|atendo|atendemos|atuo|aqui|trabalho|cidade|regiao)$/;
const LINK = /^(?:,|\/|e|ou)$/;
const PREPOSITION = /^(?:em|n[oa]s?|d[eoa]s?)$/;
const PLACES_MAX = 3;

/** Cities, states, districts and areas of an answer, in its words; an enumeration is one place. */
export function readPlaces(answer: Answer): Fact<string>[] {
  const found: Fact<string>[] = [];
  for (let at = 0; at < answer.tokens.length && found.length < PLACES_MAX; ) {
    const end = placeEnd(answer, at);
    if (end === null) {
      at++;
      continue;
    }
    const names = enumerationFrom(answer, at, end);
    found.push(placeFact(answer, names));
    at = names.at(-1)?.[1] ?? end;
  }
  return found;
}

/** The first and the last token, excluded, of a name. */
type Name = readonly [from: number, to: number];

/** "Salvador e Feira de Santana", "Londrina, Cambé e Ibiporã", "do Recife e de Olinda". */
function enumerationFrom(answer: Answer, from: number, to: number): Name[] {
  const names: Name[] = [[from, to]];
  for (let last = to; ; ) {
    const next = afterLink(answer, last);
    const end = next === null ? null : listedEnd(answer, next);
    if (next === null || end === null) return names;
    names.push([next, end]);
    last = end;
  }
}

/** The token after ", ", "e " or ", e no "; null where no enumeration goes on. */
function afterLink(answer: Answer, at: number): number | null {
  if (!LINK.test(wordAt(answer, at))) return null;
  const next = /^(?:e|ou)$/.test(wordAt(answer, at + 1)) ? at + 2 : at + 1;
  return PREPOSITION.test(wordAt(answer, next)) ? next + 1 : next;
}

function listedEnd(answer: Answer, at: number): number | null {
  const known = knownEnd(answer, at);
  if (known !== null) return isPlaceName(answer, at) ? withMore(answer, known) : null;
  const area = isAreaAt(answer, at) ? areaEnd(answer, at) : null;
  if (area !== null) return area;
  const isAfterComma = answer.tokens[at - 1]?.kind === 'break';
  return isUnknownName(answer, at, isAfterComma) ? withMore(answer, nameEnd(answer, at)) : null;
}

/** The quote, or the names alone where each has its own preposition: "Recife e Olinda". */
function placeFact(answer: Answer, names: readonly Name[]): Fact<string> {
  const fact = factOf(answer, [names[0]?.[0] ?? 0, names.at(-1)?.[1] ?? 0], '');
  const value = fact.span.quote.replace(/(,| e| ou) (?:em|n[oa]s?|d[eoa]s?) (?=\p{L})/giu, '$1 ');
  return { ...fact, value };
}

function placeEnd(answer: Answer, at: number): number | null {
  if (isFeast(answer, at)) return null;
  const before = wordAt(answer, at - 1);
  const isAfterPreposition = IN.test(before);
  const isOwnClause = isAlone(answer, at);
  const known = knownEnd(answer, at);
  if (known !== null && (isAfterPreposition || isOwnClause || DWELLING.test(before))) {
    return isPlaceName(answer, at) ? withMore(answer, known) : null;
  }
  const isInArea = isAreaAt(answer, at) && (isAfterPreposition || isOfKnown(answer, at));
  if (isInArea) return areaEnd(answer, at);
  const isNamed = isNameAt(answer, at) && /^(?:em|no|na|nos|nas|aqui)$/.test(before);
  if (isNamed || (isNameAt(answer, at) && isAfterPreposition && isAfterPeople(answer, at - 1))) {
    return nameEnd(answer, at);
  }
  return isUnknownHome(answer, at) ? at + 1 : null;
}

/** "Rio Grande" begins like a known name. */
function knownEnd(answer: Answer, at: number): number | null {
  const end = knownPlaceEnd(answer, at);
  return end === at + 1 && isNameAt(answer, at) ? nameEnd(answer, at) : end;
}

/** "no natal" is a feast, "em Natal" the city; a small "rio" is a river. */
const isPlaceName = (answer: Answer, at: number) =>
  (wordAt(answer, at) !== 'rio' || knownPlaceEnd(answer, at) !== at + 1 || isNameAt(answer, at)) &&
  isNoFeast(answer, at);

const isNoFeast = (answer: Answer, at: number) =>
  wordAt(answer, at) !== 'natal' ||
  (/^(?:em|e)$/.test(wordAt(answer, at - 1)) && /^N/.test(answer.tokens[at]?.text ?? ''));

/** "no São João" is a feast. */
const isFeast = (answer: Answer, at: number) =>
  wordAt(answer, at) === 'sao' &&
  /^(?:joao|pedro)$/.test(wordAt(answer, at + 1)) &&
  wordAt(answer, at - 1) === 'no';

/** "…, Blumenau": a known name that is a clause of its own. */
function isAlone(answer: Answer, at: number): boolean {
  const end = knownPlaceEnd(answer, at);
  if (end === null) return false;
  const isFirst =
    at === 0 || answer.tokens[at - 1]?.kind === 'break' || wordAt(answer, at - 1) === ':';
  const isLast =
    end >= answer.tokens.length ||
    answer.tokens[end]?.kind === 'break' ||
    /^(?:e|zona)$/.test(wordAt(answer, end));
  return isFirst && isLast;
}

const isAreaAt = (answer: Answer, at: number) => isArea(wordAt(answer, at));

/** "…, sul de Minas". */
const isOfKnown = (answer: Answer, at: number) =>
  OF.test(wordAt(answer, at + 1)) && knownPlaceEnd(answer, at + 2) !== null;

const OF_STATE =
  /^(?:paulista|mineir[oa]|gauch[oa]|baian[oa]|paranaense|catarinense|cearense|pernambucan[oa]|goian[oa]|fluminense|capixaba|maranhense|paraiban[oa]|paraense)$/;

/** "oeste da Bahia", "zona leste de São Paulo", "interior de Minas". */
function areaEnd(answer: Answer, at: number): number | null {
  let end = at + 1;
  if (isArea(wordAt(answer, end)) || OF_STATE.test(wordAt(answer, end))) end++;
  const isOf = OF.test(wordAt(answer, end));
  const name = isOf ? end + 1 : end;
  const known =
    knownPlaceEnd(answer, name) ?? (isNameAt(answer, name) ? nameEnd(answer, name) : null);
  if (known !== null) return known;
  return /^(?:zona|interior|litoral|periferia|capital|baixada|agreste|sertao)$/.test(
    wordAt(answer, at),
  )
    ? end
    : null;
}

function nameEnd(answer: Answer, at: number): number {
  let end = at + 1;
  while (end < at + 5) {
    const next = OF.test(wordAt(answer, end)) ? end + 1 : end;
    if (!isNameAt(answer, next)) break;
    end = next + 1;
  }
  return end;
}

/** "Campinas e região". */
const withMore = (answer: Answer, end: number) =>
  wordAt(answer, end) === 'e' && wordAt(answer, end + 1) === 'regiao' ? end + 2 : end;

/** "donas de casa do Jardim Ângela": a name after people is where they are. */
const isAfterPeople = (answer: Answer, preposition: number) => {
  const token = answer.tokens[preposition - 1];
  return (
    (OF.test(wordAt(answer, preposition)) &&
      token?.kind === 'word' &&
      !/^\p{Lu}/u.test(token.text)) ||
    preposition === 1
  );
};

/** "moram em xique-xique": an unknown name without capital, after a verb of dwelling. */
function isUnknownHome(answer: Answer, at: number): boolean {
  const isIn = /^(?:em|no|na)$/.test(wordAt(answer, at - 1));
  const token = answer.tokens[at];
  const isVerb = /^(?:moram?|aqui|cidade)$/.test(wordAt(answer, at - 2));
  return (
    isIn &&
    isVerb &&
    token?.kind === 'word' &&
    token.folded.length > 3 &&
    !/^(?:casa|apartamento|cidade|todo|toda|meio|volta|predio|condominio|sitio|roca|fazenda|bairro|interior|mesmo|aluguel)s?$/.test(
      token.folded,
    )
  );
}
