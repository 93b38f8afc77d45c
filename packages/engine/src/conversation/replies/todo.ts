import type { LineKey } from '../../knowledge/conversation/knowledge.ts';
import type { Stage } from '../../knowledge/conversation/moves.ts';
import { cut, lower } from '../../shared/text.ts';
import type { Case } from '../cases/case.ts';
import { nameInside, nameOf } from '../cases/in-words.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { line } from '../words/say.ts';

const CUSTOMERS_MAX = 5;
const AGREED_MAX = 80;
/** Open stages, the most urgent first, each with its step. */
const STEPS: readonly (readonly [Stage, LineKey])[] = [
  ['negotiating', 'todoReply'],
  ['silent', 'todoSilent'],
  ['proposal-sent', 'todoProposal'],
  ['price-stated', 'todoProposal'],
  ['talked', 'todoTalked'],
  ['first-contact', 'todoFirst'],
];
const CLOSED: ReadonlySet<Stage | null> = new Set(['closed', 'lost']);

/** One next step for each open customer, in the order of urgency. */
export function todoOf(known: Known): Draft {
  const open = known.state.cases.all
    .filter((one) => !CLOSED.has(one.stage) && nameOf(one) !== null)
    .toSorted((a, b) => urgency(a) - urgency(b) || (b.days ?? 0) - (a.days ?? 0))
    .slice(0, CUSTOMERS_MAX);
  const { turns } = known.state;
  const [first] = open;
  if (!first) return { text: line('todoNone', turns, known) };
  const steps = open.map((one, at) => `${at + 1}. **${nameOf(one)}**: ${stepFor(one, known)}.`);
  const name = nameInside(first) ?? '';
  const para = first.name
    ? `para ${name.replace(/^seu /, 'o seu ')}`
    : `para esse cliente (${name})`;
  return {
    text: `Para fazer, nesta ordem:\n\n${steps.join('\n')}\n\n${line('todoAsks', turns, known, { para })}`,
    chips: [`escreve a mensagem para ${name}`, 'e agora?', 'vamos treinar'],
  };
}

/** What was agreed comes first, then the stage; unknown stages last. */
function urgency({ agreed, stage }: Case): number {
  if (agreed) return -1;
  const at = STEPS.findIndex(([one]) => one === stage);
  return at < 0 ? STEPS.length : at;
}

function stepFor(one: Case, known: Known): string {
  if (one.agreed)
    return line('todoAgreed', 0, known, { combinado: `“${cut(lower(one.agreed), AGREED_MAX)}”` });
  const key = STEPS.find(([stage]) => stage === one.stage)?.[1] ?? 'todoOther';
  return line(key, 0, known);
}
