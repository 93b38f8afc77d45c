import type { Part } from '../../request-parts/index.ts';
import { withConfidences } from '../compose/confided.ts';
import { hasVerb } from '../compose/sendable.ts';

const isKept = (part: Part | undefined): boolean =>
  part?.label === 'private' || part?.label === 'aside';
const JOINS = /^(?:,\s?)?(?:e|i|mas|q|que|,)$/iu;
const SAYS_THAT =
  /(?<![\p{L}])(?:contando|conta|dizendo|diz|fala|falando|avisa|avisando|explica|explicando|lembrando|p[oõ]e|bota|coloca)\s(?:tamb[eé]m\s|tb\s)?(?:que|q)$/iu;
const NEGATED = /(?<![\p{L}])(?:n[aã]o|n|nem|sem|nunca)\s/iu;
/** "menor que ele tá no rio": a wish with its reason. */
const WISHES =
  /^((?:bem |um pouco |um pouquinho )?(?:menor|mais (?:curt[oa]|longa|formal|informal|firme|solt[oa]|leve|simples|direta?o?|carinhos[oa]|amig[aá]vel)))\s(?=(?:que|q|pq|porque|pois)\s)/iu;
const LEAD = /^(?:um pouco |mais |melhor )*(?:o que|oq) [^,.;:]{2,40}[,:]\s(?=\S)/iu;

/** The parts of a change with the labels that their clauses show. */
export const withChangeLabels = (given: readonly Part[]): Part[] => {
  const parts = withRemovals(withConfidences(given));
  return parts.flatMap((part, at): Part[] => {
    const [before, after, last] = [parts[at - 1], parts[at + 1], parts[at + 2]];
    const wish = isKept(part) ? WISHES.exec(part.text)?.[1] : undefined;
    if (wish !== undefined)
      return [
        { label: 'style', text: wish },
        { ...part, text: part.text.slice(wish.length).trim() },
      ];
    if (
      /^(?:tell|new|ask)$/.test(part.label) &&
      before?.label === 'order' &&
      REPORTS.test(before.text) &&
      isKept(parts[at - 2]) &&
      !CLOSED.test(parts[at - 2]?.text ?? '')
    )
      return [{ ...part, label: 'private' }];
    const isReason =
      part.label === 'tell' &&
      before?.label === 'order' &&
      /^(?:q|que|pq|porque|pois)$/iu.test(before.text) &&
      /^(?:el[ae]s?|eu)\s/iu.test(part.text) &&
      /^(?:new|remove|style|old)$/.test(parts[at - 2]?.label ?? '');
    if (isReason) return [{ ...part, label: 'private' }];
    if (isKept(part) && before?.label === 'order' && SAYS_THAT.test(before.text))
      return NEGATED.test(before.text) ? [part] : [{ ...part, label: 'tell' }];
    if (isList(part) && after?.label === 'order' && JOINS.test(after.text) && isStated(last))
      return [{ label: 'tell', text: `${part.text} ${after.text} ${last?.text ?? ''}` }];
    if (isStated(part) && before?.label === 'order' && JOINS.test(before.text)) {
      if (isList(parts[at - 2])) return [];
      if (isKept(parts[at - 2])) return [{ ...part, label: 'private' }];
    }
    if (isStated(part) && isKept(before) && !CLOSED.test(before?.text ?? ''))
      return [{ ...part, text: withoutFirstClause(part.text) }];
    return [part.label === 'tell' ? { ...part, text: part.text.replace(LEAD, '') } : part];
  });
};

const REMOVES =
  /(?<![\p{L}])(?:retir\p{L}{1,4}|remov\p{L}{1,3}|tir[aeo]r?|elimin\p{L}{1,3}|exclu\p{L}{1,3}|suprim\p{L}{1,3}|apag\p{L}{1,4}|omit\p{L}{1,3}|sem(?:\s(?:citar|mencionar|dizer|informar|falar))?|dispens\p{L}{1,3})$/iu;
const RELATIVE = /^(?:que|q|em que|onde)$/iu;
const REASON = /(?:,\s?)?(?:pois|porque|pq|j[aá] que)$/iu;

/** "retire" + "o valor": what stands after a verb of removal is to go; "a frase" + "que" + "fala do frete" is one part. */
function withRemovals(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  parts.forEach((part, at) => {
    const [before, earlier] = [parts[at - 1], parts[at - 2]];
    const last = all.at(-1);
    const isRelative =
      before?.label === 'order' && RELATIVE.test(before.text) && earlier?.label === 'remove';
    if (isStated(part) && isRelative && all.length > 1) {
      all.pop();
      const removed = all.at(-1);
      all[all.length - 1] = { label: 'remove', text: `${removed?.text} que ${part.text}` };
    } else if (isKept(part) && last?.label === 'remove' && /^(?:que|q)\s/iu.test(part.text))
      all[all.length - 1] = { ...last, text: `${last.text} ${part.text}` };
    else if (isStated(part) && last?.label === 'order' && REMOVES.test(last.text))
      all.push({ label: 'remove', text: part.text.replace(REASON, '') });
    else all.push(part);
  });
  return all;
}

/** "minha prima" + "diz q é pra": what somebody else says orders nothing. */
const REPORTS =
  /^(?:diz|disse|fala|falou|acha|achou|contou|cochichou|soltou|quer|queria)(?![\p{L}])/iu;
const CLOSED = /[.,;:!?]\s{0,3}$/u;
/** "minha tia vai usar" + "a casa. agora é dia 25": without the end of a clause that is for the coach. */
function withoutFirstClause(text: string): string {
  const end = text.search(/[.;!?]\s/u);
  const isShort = end >= 0 && text.slice(0, end).split(' ').length <= CLAUSE_WORDS;
  return isShort ? text.slice(end + 1).trim() : text;
}
const CLAUSE_WORDS = 3;

const isStated = (part: Part | undefined): boolean => part?.label === 'tell';
/** "caixa de gordura, lixeira": things without a verb are no story. */
const isList = (part: Part | undefined): boolean =>
  part !== undefined && isKept(part) && /\p{L}, \p{L}/u.test(part.text) && !hasVerb(part.text);
