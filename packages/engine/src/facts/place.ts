import type { Fact } from './fact.ts';
import { isArea, isNameAt, knownPlaceEnd } from './place-names.ts';
import { type Answer, factOf, wordAt } from './tokens.ts';

const IN = /^(?:em|no|na|nos|nas|d[eoa]|aqui|pelo|pela)$/;
const OF = /^d(?:e|[ao]s?)$/;
const DWELLING = /^(?:moram?|ficam?|vivem?|atendo|atendemos|atuo|aqui|trabalho|cidade|regiao)$/;
const PLACES_MAX = 3;

/** Cities, states, districts and areas of an answer, in its words. */
export function readPlaces(answer: Answer): Fact<string>[] {
  const found: Fact<string>[] = [];
  let last = -1;
  for (let at = 0; at < answer.tokens.length && found.length < PLACES_MAX; ) {
    const end = placeEnd(answer, at) ?? listedEnd(answer, at, last);
    if (end !== null) found.push(placeFact(answer, at, end));
    last = end ?? last;
    at = end ?? at + 1;
  }
  return found;
}

/** "Salvador e Feira de Santana". */
const listedEnd = (answer: Answer, at: number, last: number): number | null =>
  at === last + 1 && /^[e,]$/.test(wordAt(answer, last)) ? knownPlaceEnd(answer, at) : null;

function placeFact(answer: Answer, from: number, to: number): Fact<string> {
  const fact = factOf(answer, [from, to], '');
  return { ...fact, value: fact.span.quote };
}

function placeEnd(answer: Answer, at: number): number | null {
  const before = wordAt(answer, at - 1);
  const isAfterPreposition = IN.test(before);
  const isOwnClause = isAlone(answer, at);
  const known = knownPlaceEnd(answer, at);
  if (known !== null && (isAfterPreposition || isOwnClause || DWELLING.test(before))) {
    return isPlaceName(answer, at) ? withMore(answer, known) : null;
  }
  if (isArea(wordAt(answer, at)) && isAfterPreposition) return areaEnd(answer, at);
  const isNamed = isNameAt(answer, at) && /^(?:em|no|na|nos|nas|aqui)$/.test(before);
  if (isNamed || (isNameAt(answer, at) && isAfterPreposition && isAfterPeople(answer, at - 1))) {
    return nameEnd(answer, at);
  }
  return isUnknownHome(answer, at) ? at + 1 : null;
}

/** "no natal" is a feast, "em Natal" the city; other feasts are no names. */
const isPlaceName = (answer: Answer, at: number) =>
  wordAt(answer, at) !== 'natal' ||
  (wordAt(answer, at - 1) === 'em' && /^N/.test(answer.tokens[at]?.text ?? ''));

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

/** "oeste da Bahia", "zona leste de São Paulo", "interior de Minas". */
function areaEnd(answer: Answer, at: number): number | null {
  let end = at + 1;
  if (isArea(wordAt(answer, end))) end++;
  const isOf = OF.test(wordAt(answer, end));
  const name = isOf ? end + 1 : end;
  const known =
    knownPlaceEnd(answer, name) ?? (isNameAt(answer, name) ? nameEnd(answer, name) : null);
  if (known !== null) return known;
  return /^(?:zona|interior|litoral|periferia|capital|baixada)$/.test(wordAt(answer, at))
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
