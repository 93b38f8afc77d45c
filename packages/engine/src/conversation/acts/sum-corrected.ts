import { fold } from '../../shared/text.ts';
import { figuresIn, followSum, type Problem, treeOf } from '../../sums/index.ts';
import type { Act } from '../act.ts';
import { countWords } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { OF_TEXT, QUOTED } from './sum-act.ts';
import { requestWith, written } from './sum-request.ts';

type Tree = NonNullable<ReturnType<typeof treeOf>>;
type Node = Tree['root'];

/** Messages back to which a corrected number may belong. */
const TURNS = 4;
const WORDS_MAX = 14;
/** "não, são 12 peças", "errei, foram 15", "na verdade era 40" */
const CORRECTS =
  /^(?:(?:nao|opa|ops|eita|perai|ah|desculpa|na verdade|errei|me enganei|me confundi|corrig\w+|quer dizer)[,.:! ]+){1,3}(?:(?:eu )?(?:sao|foram|eram|foi|era|e|vendi|fiz|paguei|comprei|cobrei|deu|deram) )?(?:(?:so|a|o|as|os|por) )?(?:r\$ ?)?\d/;

/** A number of the last sum put right: the whole sum again with it. Null for any other message. */
export function correctedSum(
  text: string,
  { log }: ConversationState,
  read: (message: string) => Act,
): Act | null {
  const folded = fold(text);
  if (!CORRECTS.test(folded) || text.includes('?') || QUOTED.test(text)) return null;
  if (OF_TEXT.test(folded) || countWords(text) > WORDS_MAX) return null;
  const near = log.slice(-TURNS).map(({ act }) => act);
  const last = near.findLast((act) => act.kind === 'sum' && act.problem !== null);
  if (last?.kind !== 'sum' || !last.problem) return null;
  // A text written since then is what a correction means.
  const since = near.slice(near.lastIndexOf(last) + 1);
  if (since.some(({ kind }) => /^(?:text|change)$/.test(kind))) return null;
  const exchange = exchangeIn(text, last.problem);
  const solved = exchange ? followSum(exchange, [last.problem]) : null;
  return solved
    ? { kind: 'sum', sum: last.sum, request: text, ...solved, isAgain: true }
    : askedAgain(text, last.request, read);
}

/** The message of the sum again with the number put right; null where it states no one such number. */
function askedAgain(text: string, request: string, read: (message: string) => Act): Act | null {
  const figures = numbersIn(request);
  const fresh = numbersIn(text).filter(
    ({ value }) => !figures.some((known) => known.value === value),
  );
  const [one, ...others] = fresh;
  if (!one || others.length > 0) return null;
  const stem = fold(one.noun).slice(0, STEM);
  const named = figures.filter(
    ({ kind, noun }) =>
      kind === one.kind && stem.length >= STEM_MIN && fold(noun).slice(0, STEM) === stem,
  );
  const meant = named.length > 0 ? named : beside(figures, numbersIn(text));
  const [old] = meant;
  if (!old || meant.length > 1) return null;
  const corrected = requestWith(request, old.value, one.value);
  const act = corrected === null ? null : read(corrected);
  return act?.kind === 'sum' && act.outcome.kind === 'result' ? { ...act, isAgain: true } : null;
}

/** "10 a 25" of a correction is no range, but a number and its price. */
const numbersIn = (text: string): Figures =>
  figuresIn(text).flatMap((one) =>
    one.from === null ? one : [{ ...one, value: one.from, from: null, kind: 'bare' }, one],
  );

type Figures = ReturnType<typeof figuresIn>;

/** "10 a 25": in the sum before, the number that stands as near to the kept one as the new number. */
function beside(figures: Figures, [one, two]: Figures): Figures {
  const step = figures.some(({ value }) => value === two?.value) ? -1 : 1;
  const kept = step < 0 ? two : one;
  if (!kept || !two) return [];
  return figures.flatMap(({ value }, at) =>
    value === kept.value ? (figures[at + step] ?? []) : [],
  );
}

/** "são 12, não 14": which number of the sum the new one replaces; null where that is not plain. */
function exchangeIn(text: string, problem: Problem): string | null {
  const tree = treeOf(problem);
  // A total without its steps has no number to put right.
  if (!tree || tree.root.type === 'number') return null;
  const figures = numbersIn(text);
  const known = figures.filter(({ value }) => tree.parts.some((part) => part.value === value));
  const [fresh, ...others] = figures.filter((one) => !known.includes(one));
  if (!fresh || others.length > 0) return null;
  const kind = fresh.kind === 'percent' ? 'percent' : fresh.kind === 'money' ? 'money' : null;
  const [kept] = known;
  const places = kept ? factorsBeside(tree, kept.value) : placesFor(tree, fresh.noun, kind);
  const [at] = new Set(places);
  const old = at === undefined ? undefined : tree.parts[at];
  const isOne = new Set(places).size === 1 && (kind === null || old?.kind === kind);
  return old && isOne ? `são ${written(fresh.value)}, não ${written(old.value)}` : null;
}

/** The parts that the noun beside the new number names, else the only one of its kind. */
function placesFor({ parts }: Tree, noun: string, kind: 'money' | 'percent' | null): number[] {
  const stem = fold(noun).slice(0, STEM);
  const named = parts.flatMap((part, at) =>
    stem.length >= STEM_MIN && part.nouns.some((one) => fold(one).slice(0, STEM) === stem)
      ? [at]
      : [],
  );
  const fits = named.filter((at) => parts[at]?.kind === (kind ?? 'count'));
  if (fits.length > 0) return fits;
  if (stem.length >= STEM_MIN && kind === null) return [];
  return parts.flatMap((part, at) => (part.kind === (kind ?? 'count') ? [at] : []));
}
const STEM = 5;
const STEM_MIN = 3;

/** The parts that a number is multiplied with. */
function factorsBeside({ parts, root }: Tree, value: number): number[] {
  const walk = (node: Node): number[] => {
    if (node.type === 'number') return [];
    const { left, right, operation } = node;
    const pair =
      operation === 'mul' && left.type === 'number' && right.type === 'number'
        ? [left.index, right.index]
        : [];
    const isBeside = pair.some((at) => parts[at]?.value === value);
    return isBeside
      ? pair.filter((at) => parts[at]?.value !== value)
      : [...walk(left), ...walk(right)];
  };
  return walk(root);
}
