import { lower } from '../../../shared/text.ts';
import { toCustomer } from '../../compose/content.ts';
import { hasVerb } from '../../compose/sendable.ts';
import type { Operation } from '../operations.ts';
import { findWords, flat, stemsOf, wordsIn } from '../text-search.ts';
import { valuesIn } from '../values.ts';
import { withoutBecause } from './clauses.ts';
import { asAdd, type Reader, type Texts } from './reading.ts';
import { attributeSwap, classSwap, swapIn } from './swap.ts';
import { isGeneral } from './value-lead.ts';
import { withValuesOf } from './values.ts';

/** "troca segunda por sábado" of what the text does not have: asked for by name. */
const ABSENT = /^(?:troc|substitu|mud)\p{L}{1,4}\s(\S{3,20})\s(?:por|pra|para)\s(\S{3,20})$/iu;

/** "o plano é o Ouro, de R$ 489": another thing and its value. */
function withValueOf(bare: string, texts: Texts): Operation[] | null {
  const at = bare.search(/,? (?:de|por|a|que custa|que sai por) R?\$? ?\d/iu);
  const swap = at > 0 ? attributeSwap(bare.slice(0, at), texts.text) : null;
  const rest = swap ? bare.slice(at).replace(/^, /u, '').trim() : '';
  const values = rest === '' ? null : readValues(rest, flat(rest), texts);
  return swap && Array.isArray(values) ? [{ kind: 'swap', ...swap }, ...values] : null;
}

const CORRECTED =
  /^(\p{L}{3,20}),?\s(?:não|nao|n),?\s(?:é\s|eh\s)?(\p{L}{3,20})(?:\s(?:k{2,9}|rs|errei|desculp|foi mal|na verdade).{0,40})?$/iu;

/** "Ivone n, Ivonete kk errei" */
function corrected(bare: string, text: string): Operation[] | null {
  const [, old = '', by = ''] = CORRECTED.exec(bare) ?? [];
  return old !== '' && valuesIn(`${old} ${by}`).length === 0 && findWords(text, old)
    ? [{ kind: 'swap', old, by }]
    : null;
}

export const readSwap: Reader = (bare, _folded, texts) => {
  const { text } = texts;
  const other = corrected(bare, text);
  if (other) return other;
  const named = withValueOf(bare, texts);
  if (named) return named;
  const swap = swapIn(bare, text) ?? attributeSwap(withoutBecause(bare), text);
  const absent = swap ? null : ABSENT.exec(bare);
  if (absent?.[1] && absent[2] && valuesIn(absent[1]).length > 0)
    return [{ kind: 'replace', old: absent[1], by: absent[2], order: 'troca' }];
  if (!swap) return statedInstead(bare) ?? readExtended(bare, text);
  const values = valuesIn(swap.by);
  return values.length !== valuesIn(swap.old).length ? null : [{ kind: 'swap', ...swap }];
};

/** "o bordado é rosa, não azul" of what the text does not say: it is said now. */
const INSTEAD =
  /^((?:o|a|os|as) [a-z ]{2,30} (?:e|eh|sao|sera) [^,;.!?]{2,40}?),? (?:e )?(?:nao|n) (?!e |eh )[^,;.!?]{2,40}$/;

function statedInstead(bare: string): Operation[] | null {
  const said = INSTEAD.exec(flat(bare))?.[1];
  return said ? asAdd(bare.slice(0, said.length), '') : null;
}

const VERBS = /(?<![\p{L}])(?:é|eh|são|tem|vai|fica|vou|está|tá|ta)(?![\p{L}])/iu;

/** "áreas comuns e garagem" where a text has "áreas comuns". */
function readExtended(bare: string, text: string): Operation[] | null {
  const [, known = '', more] = /^(.{3,40}?),? (?:e|mais|com) ([^,;.!?]{3,40})$/u.exec(bare) ?? [];
  const span =
    more === undefined || VERBS.test(bare) || hasVerb(bare) || valuesIn(bare).length > 0
      ? null
      : findWords(text, known);
  if (!span || findWords(text, bare)) return null;
  const old = text.slice(span.start, span.end);
  return stemsOf(known).length > 0
    ? [{ kind: 'swap', old, by: `${old}${bare.slice(known.length)}` }]
    : null;
}

const HEAD_WORDS = 5;

/** "cordas de nylon" where a text has "cordas novas". */
export const readHead: Reader = (bare, _folded, { text }) => {
  const words = wordsIn(bare);
  const [head, next] = words;
  const isBare = head !== undefined && next !== undefined && words.length <= HEAD_WORDS;
  if (!isBare || /^(?:sem|com|para|pra|por)$/.test(flat(bare.slice(0, head.end)))) return null;
  if (VERBS.test(bare) || hasVerb(bare) || valuesIn(bare).length > 0) return null;
  const own = wordsIn(text).find(({ stem }) => stem === head.stem && !/^\d/.test(stem));
  const rest = own
    ? /^ [^,.;!?\n]{2,30}?(?=[,.;!?\n]|$| e )/u.exec(text.slice(own.end))?.[0]
    : undefined;
  if (!own || rest === undefined || valuesIn(rest).length > 0 || stemsOf(rest).includes(next.stem))
    return null;
  const before = bare.slice(0, head.start);
  const old = text.slice(own.start, own.end) + rest;
  const by = bare.slice(before.length);
  return [{ kind: 'swap', old, by: /^\p{Ll}/u.test(old) ? lower(by) : by }];
};

const FEW = 4;

const PREDICATE = /^(?:(?:agora )?(?:sera|vai ser|e|eh|fica) )(?:agora )?/;

const ADDRESS =
  /(?<![\p{L}])(?:rua|r\.|av\.?|avenida|travessa|pra[cç]a|alameda|rodovia|estrada|largo)\s[^,.;!?\n]{2,40}(?:,? ?(?:n[º°o.]{0,2} ?)?\d{1,5})?/iu;

/** "o endereço certo é rua B, 9" */
export const readAddress: Reader = (bare, _folded, { text }) => {
  const [by, old] = [ADDRESS.exec(bare)?.[0], ADDRESS.exec(text)?.[0]];
  return by && old && flat(by) !== flat(old) ? [{ kind: 'swap', old, by }] : null;
};

/** "7x3": how large something is. */
const SIZE = /(?<![\p{L}\d.,])\d{1,4}(?:,\d{1,2})?\s?x\s?\d{1,4}(?:,\d{1,2})?(?![\p{L}\d])/iu;

export const readClass: Reader = (bare, folded, { text }) => {
  const [size, old] = [SIZE.exec(bare)?.[0], SIZE.exec(text)?.[0]];
  if (size && old && size !== old && stemsOf(bare).length <= FEW)
    return [{ kind: 'swap', old, by: size }];
  const swap = classSwap(bare, text);
  if (!swap) return null;
  if (stemsOf(bare).length <= FEW) return [{ kind: 'swap', ...swap }];
  const lead = PREDICATE.exec(folded)?.[0];
  return lead ? [{ kind: 'swap', old: swap.old, by: toCustomer(bare.slice(lead.length)) }] : null;
};

const REPORTED =
  /^(?:el[ae]s?|[oa] client[ea]|[oa] (?:dona|seu) \w+) (?:me )?(?:disse|falou|respond|pergunt|quer|pediu|acha|achou|reclam|mandou|escreveu|vem|vai|ta|esta)/;

/** A telephone number, a key or an address on the net states no value of the text. */
const CONTACT = /\d{4,5}-\d{4}|\d{8,}|@|www\./;

const ASKS = /^se |\bquant[oa]s?\b/;

/** A clause that changes a value has one of these, or little else than the value. */
const CHANGES =
  /(?<![\p{L}])(?:mud\p{L}+|pass\p{L}+|agora|na verdade|troc\p{L}+|corri\p{L}+|remarc\p{L}+|adi\p{L}+|antecip\p{L}+|ser[aá]o?|foi|prorrog\p{L}+|estend\p{L}+|fic\p{L}+|é|eh|são|sao|sob\p{L}+|subiu|baix\p{L}+|diminu\p{L}+|aument\p{L}+|cust\p{L}+|sai|venc\p{L}+|vale|come[cç]\p{L}+|vai|vou|p|pra|para)(?![\p{L}])/iu;

const OTHERS_MAX = 1;

const OTHERS_STATED_MAX = 4;

function saysOther(clause: string, text: string): boolean {
  const bare = valuesIn(clause).reduceRight(
    (left, { start, end }) => `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`,
    clause,
  );
  const own = new Set([...stemsOf(text), ...valuesIn(clause).flatMap(({ unit }) => unit ?? [])]);
  const others = stemsOf(bare).filter((stem) => !own.has(stem) && !isGeneral(stem));
  return others.length > (CHANGES.test(bare) ? OTHERS_STATED_MAX : OTHERS_MAX);
}

export const readValues: Reader = (bare, folded, { text, earlier }) => {
  const clause = withoutBecause(bare);
  if (valuesIn(clause).length === 0 || REPORTED.test(folded) || ASKS.test(folded)) return null;
  if (saysOther(clause, text) || CONTACT.test(clause)) return null;
  const put = withValuesOf(clause, text, earlier);
  if (put.isChanged || put.unsure) return [{ kind: 'values', clause }];
  if (
    /^(?:horario|dia|data|prazo|preco|valor|endereco|local)(?: [a-z ]{2,20})?: /.test(folded) &&
    put.unplaced.length > 0
  )
    return [{ kind: 'values', clause }];
  const before = earlier.find((one) => withValuesOf(clause, one).isChanged);
  return before ? [{ kind: 'values', clause }] : null;
};
