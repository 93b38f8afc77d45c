import { fold } from '../../shared/text.ts';
import { figuresIn, money, readAsked, spelledCounts, type TalkReading } from '../../sums/index.ts';
import type { Act } from '../act.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { memoryOf } from '../state/sum-memory.ts';

type Candidate = TalkReading['candidate'];
type Node = Candidate['expression'];

/** Words that take up what was reckoned before. */
const POINTS_BACK =
  /^(?:(?:ah|entao|agora|ok|certo|beleza|nao|sim|isso)[ ,]+)*(?:e|mas|se|com|em|por|pra|para|mais|menos|sem|tirando|vezes|dividid\w+|bota|poe|coloca|soma|junta|tira|desconta|inclui|acrescenta|adiciona|fora)\b|\b(?:iss[oa]|ist[oa]|ess[ea]s?|dess[ea]s?|ness[ea]s?|disso|nisso|del[ea]s?|nel[ea]s?|tambem|junt[oa]s?|somad[oa]s?|acima|anterior|de antes|mesm[oa]s?|del|resultado|inclui\w*|acrescent\w+|adicion\w+|tudo|restante|resto|sobra|em vez)\b/;
const PERIOD =
  /^(?:vezes|vez|x|parcelas?|mes|meses|dias?|semanas?|anos?|horas?|h|minutos?|pessoas?|cada|convidad\w+|alun\w+|client\w+)$/;
const MONEY = 'R$';

/**
 * Whether a result fits what the message asks for: no count where an amount is asked for, and no
 * earlier result in a message that states an order of its own and does not point back.
 */
export function isGrounded({ candidate }: TalkReading, text: string): boolean {
  const { expression, parts, edit } = candidate;
  if (!edit && expression.kind === 'count' && readAsked(text).unit === MONEY) return false;
  if (expression.kind === 'money' && Math.abs(expression.value) < LEAST) return false;
  if (edit || POINTS_BACK.test(fold(text))) return true;
  const own = parts.filter(({ source }) => source === 'own');
  const isOwnOrder =
    own.some(({ kinds }) => kinds[0]?.kind === 'money') &&
    own.filter(({ kinds }) => kinds[0]?.kind === 'count').length > 0;
  const used = parts.filter((_, at) => (expression.used >> at) & 1);
  const takesResult = used.some(({ source }) => source === 'result' || source === 'term');
  return (
    !takesResult || !((isOwnOrder && own.length >= ORDER) || multiplies(expression, candidate))
  );
}

/** The same for what the rules find in a message and the sums before it. */
export function isFounded(act: Act & { kind: 'sum' }, text: string, state: ConversationState) {
  const { outcome, problem } = act;
  if (outcome.kind !== 'result' || !problem) return true;
  if (problem.result.value === 0 && !LEFT.test(fold(text))) return false;
  const isCount = !/^(?:R\$|%)$/.test(problem.result.unit);
  if (isCount && readAsked(text).unit === MONEY) return false;
  if (spelledCounts(text).some((value) => asMoney(value).test(outcome.steps))) return false;
  const last = memoryOf(state).problems.at(-1);
  if (!last || POINTS_BACK.test(fold(text))) return true;
  const written = money(last.result.value);
  const isFactor = outcome.steps.includes(`× ${written}`) || outcome.steps.includes(`${written} ×`);
  const about = fold(last.text);
  const countsOthers = figuresIn(text).some(
    ({ kind, noun }) =>
      kind === 'count' && !PERIOD.test(fold(noun)) && !about.includes(fold(noun).slice(0, STEM)),
  );
  return !isFactor || !countsOthers;
}
/** A count of goods as an amount: "R$ 2" of "dois de 300". */
const asMoney = (value: number) => new RegExp(`R\\$ ${value}(?![\\d]|[.,]\\d)`);
/** What may be nothing. */
const LEFT = /\b(?:sobra\w*|falt\w+|lucr\w+|rest\w+|deve\w*|diferenca|zero|zera\w*)\b/;
const STEM = 5;

const LEAST = 0.005;
const ORDER = 4;

/** Whether an earlier result is taken so many times as the message counts other goods. */
function multiplies(node: Node, candidate: Candidate): boolean {
  if (node.type === 'number') return false;
  const { operation, left, right } = node;
  if (operation === 'mul') {
    const sides = [left, right];
    const result = sides.map((one) => resultIn(one, candidate)).find((one) => one !== null);
    const count = sides.flatMap((one) => countIn(one, candidate))[0];
    if (result && count && !count.nouns.some((noun) => result.about.includes(noun))) return true;
  }
  return multiplies(left, candidate) || multiplies(right, candidate);
}

const resultIn = (node: Node, { parts }: Candidate) => {
  const part = node.type === 'number' ? parts[node.index] : undefined;
  return part?.source === 'result' ? part : null;
};

/** Own counts of goods within a side of a product. */
function countIn(node: Node, candidate: Candidate): Candidate['parts'][number][] {
  if (node.type === 'pair')
    return [...countIn(node.left, candidate), ...countIn(node.right, candidate)];
  const part = candidate.parts[node.index];
  const [next = ''] = part?.after ?? [];
  const isGoods = /^\p{L}{3,}/u.test(next) && !PERIOD.test(next);
  return part?.source === 'own' && node.kind === 'count' && isGoods ? [part] : [];
}
