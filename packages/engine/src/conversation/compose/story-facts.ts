import type { Part } from '../../request-parts/index.ts';
import { genderOf } from '../../shared/writing/pt/nouns.ts';
import { stemsOf } from '../changes/text-search.ts';
import { hasVerb } from './sendable.ts';

const NO_THING =
  '(?!(?:[\\p{L}]+\\s){0,2}?(?:desconto|prazo|tempo|ajuda|resposta|desculpa|or[cç]amento|parcel|proposta|informa|explica|opini|reembolso|devolu|dinheiro|pre[cç]o|valor|fotos?|cat[aá]logo|retorno|visita|favor|mensagem))';
/** "a Ilse encomendou um enxoval": what a customer ordered or looks for. */
const ORDERED = new RegExp(
  `(?<![\\p{L}])(?:encomendou|pediu|comprou|fechou|reservou|escolheu|alugou|contratou|procura|procurava|estava procurando)\\s(?:há \\p{L}{2,6}\\s)?${NO_THING}((?:uma?|uns|umas|[oa]s?|\\d{1,4}|dois|duas|tr[eê]s)\\s[^.,;:!?]{3,80})`,
  'iu',
);
/** Where the name of a thing ends. */
const THING_END =
  /\s(?:comigo|com a gente|aqui|l[aá]|mas|que|q|porque|pq|h[aá]|ontem|hoje|semana|m[eê]s|no valor|n[ao] (?:m[eê]s|semana|loja|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo)|por|pr[ao]|para|e (?:[oa]s?|el[ae]|eu|pagou|ficou|disse|quer|n[aã]o|j[aá])|de (?:R\$|\d))(?:\s.{0,80})?$/iu;
const DEFINITE: Readonly<Record<string, string>> = { um: 'o', uma: 'a', uns: 'os', umas: 'as' };
const WORDS_MAX = 9;

/** "um enxoval" as "o enxoval", "300 doces" as "os 300 doces". */
function definite(thing: string): string | null {
  const [first = '', ...rest] = thing.split(' ');
  const article = DEFINITE[first.toLowerCase()];
  if (article) return [article, ...rest].join(' ');
  if (/^[oa]s?$/iu.test(first)) return `${first.toLowerCase()} ${rest.join(' ')}`;
  const gender = genderOf(rest.join(' '));
  return gender === null ? null : `${gender === 'f' ? 'as' : 'os'} ${thing}`;
}

/** What the story of a request says that the customer ordered; null where it does not. */
function orderedIn(parts: readonly Part[]): string | null {
  const asides = parts.filter(({ label }) => label === 'aside').map(({ text }) => text);
  const found = asides.map((text) => ORDERED.exec(text)?.[1]).find((one) => one !== undefined);
  const [whole = '', ...more] = (found ?? '').split(/\se\s/iu);
  const bare = more.some((one) => hasVerb(one)) ? whole : (found ?? '');
  const thing = bare.replace(THING_END, '').trim();
  const isThing = thing.split(' ').length <= WORDS_MAX && !hasVerb(thing);
  return thing === '' || !isThing ? null : definite(thing);
}

const KNOWN = 0.5;

/** What a customer ordered is named in what is stated to them, which else says of nothing what it is about. */
export function withOrderedThing(parts: readonly Part[]): Part[] {
  const thing = orderedIn(parts);
  const at = parts.findIndex(({ label }) => label === 'tell');
  const first = parts[at];
  if (thing === null || !first) return [...parts];
  const said = new Set(
    stemsOf(
      parts
        .filter(({ label }) => label === 'tell' || label === 'ask' || label === 'order')
        .map(({ text }) => text)
        .join(' '),
    ),
  );
  const wanted = stemsOf(thing);
  const isSaid = wanted.filter((stem) => said.has(stem)).length > wanted.length * KNOWN;
  if (isSaid || wanted.length === 0) return [...parts];
  return parts.toSpliced(at, 0, { label: 'tell', text: `é sobre ${thing}.` });
}

const WHO =
  /^(?:(?:[oa]|minha|meu)\s)?(?:client[ea]|alun[oa]|pacient[ea]|noiv[oa]|lojista|s[ií]ndic[oa]|dona|seu)?\s?(?:\p{Lu}\p{L}{1,20}(?:\s\p{Lu}\p{L}{1,20})?)?[,.:]\s{0,3}/u;

/** "Cliente Marluce, 200 salgados," + "160 reais": things beside each other are stated together. */
export function withListedThings(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    const isOpen = before?.label === 'aside' && part.label === 'tell' && /,\s?$/u.test(before.text);
    const start = isOpen
      ? Math.max(
          0,
          ...[...before.text.matchAll(/[.!?:;]\s+/gu)].map((one) => one.index + one[0].length),
        )
      : 0;
    const last = isOpen ? before.text.slice(start).replace(WHO, '') : '';
    if (!isOpen || !/[\p{L}\d]{2}/u.test(last) || hasVerb(last) || !/\d/u.test(last)) {
      all.push(part);
      continue;
    }
    const rest = before.text.slice(0, before.text.length - last.length).trim();
    if (rest === '') all.pop();
    else all[all.length - 1] = { ...before, text: rest };
    all.push({ ...part, text: `${last.trim()} ${part.text}` });
  }
  return all;
}
