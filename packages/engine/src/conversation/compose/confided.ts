import type { Part } from '../../request-parts/index.ts';

const OF_IT = '(?:disso|isso|ess[ae] (?:parte|detalhe|hist[oó]ria|coisa))';
const NOT_SAID =
  '(?:fal|cont|cit|di[zg]|us|p[oõ]e|bot|coloc|mencion|com[eé]nt|toc|entr|vai|aparec|precis|é pra|quer|sei)';
/** "ela não pode saber", "não devo tocar nisso" */
const NOT_TO_KNOW =
  '(?:(?:el[ae]s?|[oa] client[ea]|ningu[eé]m) (?:n[aã]o|n|nem) (?:podem?|devem?|precisam?) (?:saber|ver|descobrir|desconfiar|sonhar|imaginar)|(?:naturalmente |claro que |[oó]bvio que )?n[aã]o (?:mencion(?:e|a|ar)|coment(?:e|a|ar)|fal(?:e|a|ar)|cont(?:e|a|ar)|cit(?:e|a|ar)|dig(?:a|o)|diz|toque nisso)(?=\\s{0,3}(?:[.!?,;]|$))|n[aã]o (?:devo|posso|conv[eé]m|quero|vou) (?:tocar|mexer|entrar|falar|contar|dizer|mencionar|citar)(?: nisso| disso| isso)?(?=\\s{0,3}(?:[.!?,;]|$)))';
/** "isso fica entre nós", "essa parte é fofoca", "não vai no cartão", "deixa fora". */
const CONFIDES = new RegExp(
  `^(?:(?:mas|e|por[eé]m|s[oó] que|s[oó]|so que|pelo amor de deus|por favor)[\\s,]{1,2}){0,3}(?:${OF_IT} (?:(?:a[ií]|tudo|eu|tamb[eé]m|tb|mesmo|j[aá]) ){0,2}(?:(?:nem|n|n[aã]o) ${NOT_SAID}|fica (?:entre|comigo|aqui|fora)|é (?:segredo|fofoca|coisa (?:nossa|minha|de casa)|particular))|(?:fica|c[aá]) entre (?:n[oó]s|a gente)|n[aã]o (?:fala|conta|cita|diz|usa|p[oõ]e|bota|coloca|menciona) ${OF_IT}|(?:isso )?deixa (?:isso )?(?:de )?fora(?=\\s{0,3}(?:[.!?,;]|$))|${NOT_TO_KNOW}|n[aã]o (?:vai|entra|aparece|precisa ir) n[oa] \\p{L}+(?=\\s{0,3}(?:[.!?,;]|$)))`,
  'iu',
);
/** Where a clause may begin. */
const CLAUSES =
  /(?<=[,;:.!?])\s+|\s(?=(?:mas|e|por[eé]m)\s)|\s(?=(?:ess[ae] (?:parte|detalhe)|isso)\s)/u;

/** What a customer would read. */
const OPEN = /^(?:tell|ask|new|aside)$/;

/** A stretch of a part: one clause. */
interface Clause extends Part {
  /** Whether it begins a sentence. */
  isFirst: boolean;
}

/** What is said right before words that keep it in confidence is stated to nobody. */
export function withConfidences(parts: readonly Part[]): readonly Part[] {
  const clauses = clausesOf(parts);
  const spans = clauses.flatMap(({ text, label }, at) =>
    label !== 'order' && CONFIDES.test(text) ? [{ from: startOf(clauses, at), at }] : [],
  );
  if (spans.length === 0) return parts;
  return joined(
    clauses.map((clause, place) =>
      OPEN.test(clause.label) && spans.some(({ from, at }) => place >= from && place <= at)
        ? { ...clause, label: 'private' }
        : clause,
    ),
  );
}

/** "dizem q" is no order to the coach. */
const ORDERS =
  /(?<![\p{L}])(?:fala|falando|diz|dizendo|avisa|avisando|escrev\p{L}{1,3}|manda|p[oõ]e|bota|coloca|responde|explica|conta|lembra|pergunta|perguntando|inclui|pede|pedindo|faz|monta|cria)(?![\p{L}])/iu;

/** The first clause that is in confidence: of the sentence, or of the sentence before where none is before it. */
function startOf(clauses: readonly Clause[], at: number): number {
  const own = clauses.slice(0, at + 1).findLastIndex(({ isFirst }) => isFirst);
  const start = own === at ? clauses.slice(0, at).findLastIndex(({ isFirst }) => isFirst) : own;
  const order = clauses
    .slice(0, at)
    .findLastIndex(({ label, text }) => label === 'order' && ORDERS.test(text));
  // "fala que chego às 9 e que o pneu furou, mas isso não conta": only the last clause of what is ordered.
  return order >= start && order < at - 1 ? at - 1 : Math.max(start, order + 1, 0);
}

function clausesOf(parts: readonly Part[]): Clause[] {
  let isFirst = true;
  return parts.flatMap((part) =>
    part.text.split(CLAUSES).map((text) => {
      const clause = { ...part, text, isFirst };
      isFirst = /[.!?]$/u.test(text);
      return clause;
    }),
  );
}

/** Neighbours with one label as one part again. */
function joined(clauses: readonly Clause[]): Part[] {
  const all: Part[] = [];
  for (const { label, text } of clauses) {
    const before = all.at(-1);
    if (before?.label === label)
      all[all.length - 1] = { label, text: `${before.text} ${text}`.trim() };
    else if (text !== '') all.push({ label, text });
  }
  return all;
}
