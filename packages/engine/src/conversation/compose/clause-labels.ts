import type { Part } from '../../request-parts/index.ts';
import { hasVerb } from './sendable.ts';

/**
 * The model labels words, but a clause is stated or kept as a whole: what it labels differently in the
 * middle of a clause, and an order at the start of what it takes for an aside, are put right here.
 */
export const withClauseLabels = (parts: readonly Part[]): Part[] =>
  withQuestionWords(withOrders(withClauseStarts(withClauseEnds(parts).map(withoutOwner))));

const isSaid = (part: Part | undefined): part is Part =>
  part?.label === 'tell' || part?.label === 'ask';
const isKept = ({ label }: Part): boolean => label === 'private' || label === 'aside';
const CLOSED = /[.,;:!?]\s{0,3}$/u;
/** Words that may begin what is only for the coach, right after what is said. */
const BEGINS =
  /^(?:[^\p{L}\d]|(?:e|i|mas|s[oó]|que|q|porque|pq|pois|por|depois|antes|enquanto|quando|se|sem|nem|n|para|pra|pro|com|como|de|d[aeo]s?|n[aeo]s?|em|ela|ele|eu|me|meu|minha|at[eé]|embora|apesar|afinal|kk\p{L}*|rs\p{L}*|haha\p{L}*|hein|viu|n[eé])(?![\p{L}]))/iu;
const CLAUSE_END = /[.,;:!?](?=\s|$)|\s(?=(?:mas|porque|pq|pois)\s)/u;

/** "quem desmarca com menos de 3 dias" + "não recebe de volta. a Priscila …": the clause ends what is said. */
function withClauseEnds(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    if (!isKept(part) || !isSaid(before) || CLOSED.test(before.text) || BEGINS.test(part.text)) {
      all.push(part);
      continue;
    }
    const end = CLAUSE_END.exec(part.text);
    const at = end ? end.index + end[0].length : part.text.length;
    all[all.length - 1] = { ...before, text: `${before.text} ${part.text.slice(0, at).trim()}` };
    const rest = part.text.slice(at).trim();
    if (/[\p{L}\d]/u.test(rest)) all.push({ ...part, text: rest });
  }
  return all;
}

const RESTRICTS = /^s[oó] \p{L}{3,}(?: \p{L}+){0,3}[.!]?$/iu;

/** "a minha é 3cm e" + "a outra é 2cm", "banho por 45," + "só cachorro pequeno": joined to what is said. */
function withClauseStarts(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  parts.forEach((part, at) => {
    const before = all.at(-1);
    const isJoined =
      part.label === 'aside' && /\p{L}{2} e$/iu.test(part.text) && isSaid(parts[at + 1]);
    const isRestriction =
      isKept(part) && isSaid(before) && RESTRICTS.test(part.text) && !hasVerb(part.text);
    if (isRestriction) all[all.length - 1] = { ...before, text: `${before.text} ${part.text}` };
    else all.push(isJoined ? { ...part, label: 'tell' } : part);
  });
  return all;
}

const OWNER = /^d[aeo]s? (?:\p{L}+ ){1,3}?com (?=[oa]s? |\d|R\$)/iu;
/** "pro Wesley" + "da distribuidora com os 291,87": where somebody belongs is not stated to them. */
const withoutOwner = (part: Part, at: number, all: readonly Part[]): Part =>
  part.label === 'tell' && all[at - 1]?.label === 'recipient'
    ? { ...part, text: part.text.replace(OWNER, '') }
    : part;

const ORDER =
  /^((?:(?:e|mas|a[ií]|tamb[eé]m|tb)\s)*(?:fala|diz|avisa|lembra|explica|pergunta|pede|convida|cita|menciona|inclui)\s(?:tamb[eé]m\s|s[oó]\s)?(?:que|q|d[aeo]s?|se|pr[ao]|[oa]s?|sobre)\s)(?=\S)/iu;

/** "fala de economia" that is taken for an aside: an order with what is to be said. */
const withOrders = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part, at): Part[] => {
    const order = isKept(part) ? ORDER.exec(part.text)?.[1] : undefined;
    const before = parts[at - 1];
    if (order === undefined || before?.label === 'forbid' || !parts.slice(0, at).some(isOrder))
      return [part];
    const about = /\s(d[aeo]s?|[oa]s?|sobre)\s$/iu.exec(order)?.[1];
    const lead = about ? order.slice(0, -about.length - 1) : order;
    const rest = `${about ? `${about} ` : ''}${part.text.slice(order.length)}`;
    const end = /[.;!?](?=\s|$)/u.exec(rest);
    const said = end ? rest.slice(0, end.index + 1) : rest;
    const left = rest.slice(said.length).trim();
    return [
      { label: 'order', text: lead.trim() },
      { label: 'tell', text: said },
      ...(left === '' ? [] : [{ ...part, text: left }]),
    ];
  });

const isOrder = ({ label }: Part): boolean => label === 'order';

const QUESTION =
  '(?:como|quando|onde|quanto|quantos|quantas|quais|qual|quem|por que|o que|oq|que horas)';
const ASKS = new RegExp(
  `^(.*?pergunt\\p{L}{0,5}(?: (?:pr[ao] )?el[ae])?) (${QUESTION}(?: [^,.;:]{1,40})?)$`,
  'isu',
);
const WORD = new RegExp(`^${QUESTION}$`, 'iu');
const ASKING = /(?<![\p{L}])pergunt\p{L}{0,8}$/iu;

/** An order cut before the question that it asks: "perguntando" and "como faz". */
function withoutQuestion(part: Part, at: number, all: readonly Part[]): Part[] {
  if (!isOrder(part)) return [part];
  const before = all.slice(0, at).findLast(isOrder);
  if (WORD.test(part.text) && before && ASKING.test(before.text))
    return [{ label: 'ask', text: part.text }];
  const [, order, words] = ASKS.exec(part.text) ?? [];
  return order === undefined || words === undefined
    ? [part]
    : [
        { label: 'order', text: order },
        { label: 'ask', text: words },
      ];
}

const THING =
  /^[oa]s? (?!client|pacient|alun|noiv|sindic|síndic|pessoal|dona|seu|moç|moc|mulher|homem|cara)\p{Ll}{3,}/u;
/** "e pergunta" + "o horário da cerimônia": a thing is asked for and gets no text. */
const asAsked = (part: Part, at: number, all: readonly Part[]): Part =>
  part.label === 'recipient' &&
  ASKING.test(all[at - 1]?.text ?? '') &&
  isOrder(all[at - 1] ?? part) &&
  all[at + 1]?.label !== 'ask' &&
  THING.test(part.text)
    ? { ...part, label: 'ask' }
    : part;

/** "perguntando como faz" + "o cadastro": the words of a question belong to it. */
function withQuestionWords(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts.map(asAsked).flatMap(withoutQuestion)) {
    const before = all.at(-1);
    const goesOn =
      before?.label === 'ask' &&
      STARTS.test(before.text) &&
      !CLOSED.test(before.text) &&
      /^(?:tell|ask|recipient|aside)$/.test(part.label);
    if (goesOn) all[all.length - 1] = { ...before, text: `${before.text} ${part.text}` };
    else all.push(part);
  }
  return all;
}
const STARTS = new RegExp(`^${QUESTION}(?: \\S+){0,3}$`, 'iu');
