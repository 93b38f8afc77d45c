import { readQuantities } from './amounts.ts';
import { before } from './clause.ts';
import type { Fact } from './fact.ts';
import type { Gender } from './nouns.ts';
import { readNumber } from './numbers.ts';
import { type Answer, clauseEnd, clauseStart, factOf, wordAt } from './tokens.ts';

const BEING = /^(?:sou|estou|to|tou|tô|fico|fiquei|ando|vivo|trabalho|vendo|sinto|ser|era|fui)$/;
const DEGREE =
  /^(?:muito|bem|meio|tao|super|uma?|bastante|a|o|so|sempre|nova?|mais|me|ainda|tudo|vendedora?\s)$/;
const FEMALE =
  /(?:ad|id|inh|eir|or|mesm|sincer|autonom|solteir|nov|timid|organizad|viuv)as?$|^(?:mae|mulher|dona|empresaria|otima|boa|avo|menina)$/;
const MALE =
  /(?:ad|id|inh|eir|mesm|sincer|autonom|solteir|nov|timid|organizad|viuv)o$|(?:[dt]or)$|^(?:pai|homem|dono|empresario|otimo|bom|menino)$/;

/** The seller's gender, where a form shows it: "sou vendedora", "estou cansada", "obrigada". */
export function readGender(answer: Answer): Fact<Gender> | null {
  for (let at = 0; at < answer.tokens.length; at++) {
    const word = wordAt(answer, at);
    if (/^(?:obrigad[oa]|brigad[oa])$/.test(word) && !isVerb(answer, at)) {
      return factOf(answer, [at, at + 1], word.endsWith('a') ? 'f' : 'm');
    }
    const gender = BEING.test(word) && isOwn(answer, at) ? genderAfter(answer, at + 1) : null;
    if (gender) return gender;
  }
  return null;
}

/** "sou obrigado a dar desconto" thanks nobody, but shows the gender too. */
const isVerb = (answer: Answer, at: number) =>
  /^(?:e|foi|sao|cliente|ele|ela)$/.test(wordAt(answer, at - 1));

/** Not "ele era cansado", "quem sou", "quando o cliente fica". */
const isOwn = (answer: Answer, at: number) =>
  !/^(?:ele|ela|que|cliente|quem|voce|nao)$/.test(wordAt(answer, at - 1)) &&
  !(/^(?:era|ser)$/.test(wordAt(answer, at)) && !/^(?:eu|vou)$/.test(wordAt(answer, at - 1)));

/** Ends like a participle, and says nothing of a person: "vendo fiado". */
const NO_PERSON =
  /^(?:fiad[oa]|merca[dt]o|atacado|roupas?|salgad[oa]s?|gelad[oa]s?|congelad[oa]s?|usad[oa]s?|planejad[oa]s?)$/;

function genderAfter(answer: Answer, at: number): Fact<Gender> | null {
  let next = at;
  while (next < at + 3 && DEGREE.test(wordAt(answer, next))) next++;
  const word = wordAt(answer, next);
  if (NO_PERSON.test(word)) return null;
  if (FEMALE.test(word)) return factOf(answer, [at - 1, next + 1], 'f');
  return MALE.test(word) ? factOf(answer, [at - 1, next + 1], 'm') : null;
}

/** "das 8 às 18h", "24h", "horário comercial", "de segunda a sexta". */
export function readHours(answer: Answer): Fact<string> | null {
  for (let at = 0; at < answer.tokens.length; at++) {
    const end = hoursEnd(answer, at);
    if (end === null) continue;
    const fact = factOf(answer, [at, end], '');
    return { ...fact, value: fact.span.quote };
  }
  return null;
}

const DAY = /^(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)$/;

function hoursEnd(answer: Answer, at: number): number | null {
  const word = wordAt(answer, at);
  if (word === 'horario' && /^(?:comercial|nobre|livre)$/.test(wordAt(answer, at + 1)))
    return at + 2;
  if (word === '24' && /^(?:h|hs|horas)$/.test(wordAt(answer, at + 1))) return at + 2;
  if (
    /^(?:de|da)$/.test(word) &&
    DAY.test(wordAt(answer, at + 1)) &&
    /^(?:a|ate)$/.test(wordAt(answer, at + 2))
  ) {
    return DAY.test(wordAt(answer, at + 3)) ? at + 4 : null;
  }
  if (!/^(?:das|de)$/.test(word)) return null;
  const from = clockEnd(answer, at + 1);
  if (from === null || !/^(?:as|ate)$/.test(wordAt(answer, from))) return null;
  return clockEnd(answer, wordAt(answer, from + 1) === 'as' ? from + 2 : from + 1);
}

function clockEnd(answer: Answer, at: number): number | null {
  const number = readNumber(answer, at);
  if (!number || number.value > 24 || number.scale > 1) return null;
  const isMarked = /^(?:h|hs|hr|hrs|horas?)$/.test(wordAt(answer, number.end));
  return isMarked ? number.end + 1 : number.end;
}

/** "trabalho sozinha", "equipe de 5", "somos 3". */
export function readTeam(answer: Answer): Fact<number> | null {
  for (let at = 0; at < answer.tokens.length; at++) {
    if (/^sozinh[oa]$/.test(wordAt(answer, at)) && isOwnClause(answer, at))
      return factOf(answer, [at, at + 1], 1);
  }
  for (const { first, end, low, high, kind } of readQuantities(answer)) {
    const isTeam =
      /(?:^| )(?:(?:minha |nossa )?equipe (?:de|tem|com)|(?:meu |nosso )?time (?:de|tem|com)|somos|somo|eu e mais)(?: uns| em)?$/.test(
        before(answer, first),
      );
    if (!isTeam || high !== null || !/^(?:count|bare)$/.test(kind)) continue;
    const isBesides = /mais$/.test(before(answer, first));
    return factOf(answer, [first, end], isBesides ? low + 1 : low);
  }
  return null;
}

const isOwnClause = (answer: Answer, at: number) =>
  answer.tokens
    .slice(clauseStart(answer, at), clauseEnd(answer, at))
    .some(({ folded }) => /^(?:eu|trabalho|vendo|faco|atendo|estou|sou|to|fico)$/.test(folded));
