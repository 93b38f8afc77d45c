import type { Part } from '../../request-parts/index.ts';

/** Verbs in a person and what stands before them: the start of a clause whose infinitive follows. */
const STARTS =
  /(?<=^|[.,;:!?]\s{1,3}|\s)((?:(?:e|mas|enfim|ent[aã]o|a[ií]|eu|n[oó]s|a gente|el[ae]|s[oó]|j[aá]|n[aã]o|n)\s){0,4}(?:vou|vamos|vai|posso|podemos|consigo|conseguimos|quero|queria|preciso|pretendo|tenho que|tenho de|to indo|estou indo))$/iu;
const INFINITIVE = /^(?:te |lhe |me |se )?\p{L}{1,20}(?:ar|er|ir|[oô]r)(?![\p{L}])/iu;
const LEAD = /^(?:(?:e|mas|enfim|ent[aã]o|a[ií])\s)+/iu;

/** "achou pequena. Tenho": a sentence that is cut after its verb. */
const FIRST_VERB =
  /(?<=[.!?;]\s{1,3})((?:(?:eu|j[aá]|s[oó])\s)?(?:tenho|temos|consegui|consigo|separei|guardei|reservei|fa[cç]o|posso|preciso|mando|levo|entrego|chegou|chegaram|apareceu))$/iu;

/** The verb at the end of one part whose clause the next part goes on with. */
const verbBefore = (before: string, rest: string): string | undefined =>
  INFINITIVE.test(rest)
    ? STARTS.exec(before)?.[1]
    : (OWN_PLAN.exec(before)?.[1] ?? FIRST_VERB.exec(before)?.[1]);

/** "enfim vou mandar" before "outra sem custo" */
const OWN_PLAN =
  /(?<=^|[.!?;]\s{1,3}(?:(?:mas|enfim|ent[aã]o|e|a[ií])\s){0,3})((?:eu\s)?(?:vou|vamos)\s\p{L}{2,15}(?:ar|er|ir))$/iu;

const isStated = (part: Part | undefined): part is Part => part?.label === 'tell';

/** "kkk. mas enfim vou" + "trocar sem custo": the verb of a clause is stated with its infinitive. */
export function withWholeVerbs(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    const isRest = isStated(part) && /^(?:private|aside|order)$/.test(before?.label ?? '');
    const verb = isRest && before ? verbBefore(before.text, part.text) : undefined;
    if (verb === undefined || !before) {
      all.push(part);
      continue;
    }
    const rest = before.text.slice(0, -verb.length).trim();
    if (rest === '') all.pop();
    else all[all.length - 1] = { ...before, text: rest };
    all.push({ ...part, text: `${verb.replace(LEAD, '')} ${part.text}` });
  }
  return all;
}

const PLACE =
  /^,?\s?(?:n[ao]s?|em)\s(?!(?:verdade|d[uú]vida|pior|segredo|m[aã]o|conversa))[^,.;!?]{3,40}[.!]?$/iu;
/** ", para quatro pessoas" */
const MEASURE =
  /^,?\s?(?:para|pra|com|de|por|at[eé])\s(?:\d{1,4}|duas|dois|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez|vinte|trinta)\s[^,.;!?]{3,30}[.!]?$/iu;
const VERB = /(?<![\p{L}])(?:é|est[aá]|t[aá]|foi|que|q|porque|pq)(?![\p{L}])/iu;

const OPEN_LINK = /(?<![\p{L}])(?:mas|por[eé]m|e)$/iu;

/** "não tem volta, mas" + "que eu refaço": a clause that is led to is said like the one before it. */
export function withLedClauses(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    const isLed =
      isStated(before) &&
      OPEN_LINK.test(before.text) &&
      /^(?:private|aside)$/.test(part.label) &&
      /^que\s/iu.test(part.text);
    if (isLed && before) all[all.length - 1] = { ...before, text: `${before.text} ${part.text}` };
    else all.push(part);
  }
  return all;
}

/** "a vistoria é na quarta" + ", na oficina do Jair.": where something happens belongs to it. */
export function withPlaces(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    const isPlace =
      isStated(before) &&
      /^(?:private|aside)$/.test(part.label) &&
      !/[.!?;]$/u.test(before.text) &&
      (PLACE.test(part.text) || MEASURE.test(part.text)) &&
      !VERB.test(part.text);
    const gap = part.text.startsWith(',') ? '' : ' ';
    if (isPlace && before)
      all[all.length - 1] = { ...before, text: `${before.text}${gap}${part.text}` };
    else all.push(part);
  }
  return all;
}

const OWN_DEED =
  /^(?:(?:ontem|hoje|hj|j[aá]|eu)\s)*(?:\p{L}{2,14}(?:ei|i)|fiz|vi|pus|trouxe|estive)(?:\s(?:ontem|hoje|hj|j[aá]|aqui|pra|para|com))*\s?,?$/iu;

/** "Apresentei ontem", "visitei": what the seller did is no order to the coach. */
export const withOwnDeeds = (parts: readonly Part[]): Part[] =>
  parts.map((part) =>
    part.label === 'order' && OWN_DEED.test(part.text) ? { ...part, label: 'aside' } : part,
  );
