import { MOVES } from '../../knowledge/conversation/index.ts';
import type {
  CaseFact,
  Move,
  MoveCondition,
  MoveLine,
} from '../../knowledge/conversation/moves.ts';
import { type Case, priceOf } from '../cases/case.ts';
import { artefactIn } from '../reading/artefact.ts';
import type { Known } from '../state/known.ts';
import { filledLine, slotsOf } from './case-slots.ts';

/** The next step of a case, and a line for it that was not given before. */
export interface NextMove {
  move: Move;
  line: string;
  /** Whether it assumes that the line before was sent and had no answer. */
  isLater: boolean;
}

const FACTS: Readonly<Record<CaseFact, (one: Case) => boolean>> = {
  name: ({ name }) => name !== null,
  price: (one) => priceOf(one) !== null,
  said: ({ said }) => said !== null,
  decider: ({ decider }) => decider !== null,
  since: ({ since }) => since !== null,
  agreed: ({ agreed }) => agreed !== null,
  proposal: (one) => one.hasProposal || priceOf(one) !== null,
  bought: ({ bought }) => bought,
  dated: ({ dated }) => dated !== null,
  owed: ({ amounts }) => amounts.some(({ role }) => role === 'owed'),
};

function holds(when: MoveCondition, one: Case): boolean {
  const { stage, returns, knows = [], lacks = [], objection, untried = [] } = when;
  return (
    (!stage || (one.stage !== null && stage.includes(one.stage))) &&
    (!returns || (one.returns >= returns[0] && one.returns <= returns[1])) &&
    knows.every((fact) => FACTS[fact](one)) &&
    lacks.every((fact) => !FACTS[fact](one)) &&
    (!objection || objection.includes(one.objections.at(-1) ?? '')) &&
    untried.every((way) => !one.tried.includes(way))
  );
}

/** Times that a seller may be assumed to come back. */
const LATER_MAX = 5;

/**
 * The next step that fits what is known of the customer and was not given before; null when the
 * knowledge has none.
 * @param topic a method or an objection whose moves come first; null for those of any topic.
 * @param isOwn whether only the moves of the topic count.
 */
export function nextMove(topic: string | null, known: Known, isOwn = false): NextMove | null {
  const { customer } = known;
  if (!customer) return null;
  for (let later = 0; later <= LATER_MAX; later++) {
    if (later > 0 && customer.stage !== 'silent') break;
    const assumed = { ...customer, returns: customer.returns + later };
    for (const move of movesFor(topic, assumed, isOwn)) {
      const line = lineOf(move, known);
      if (line) return { move, line, isLater: later > 0 };
    }
  }
  return null;
}

/** The moves of a topic first, then those that its situation shows. */
function movesFor(topic: string | null, one: Case, isOwn: boolean): Move[] {
  const own = MOVES.filter(({ topics }) => topic !== null && topics.includes(topic));
  const others = isOwn || one.stage === null ? [] : MOVES.filter((group) => !own.includes(group));
  return [...own, ...others.filter(isOfStage)]
    .flatMap(({ moves }) => moves)
    .filter(({ when }) => holds(when, one));
}

/** A group whose every move names the stage it is for. */
const isOfStage = ({ moves }: (typeof MOVES)[number]): boolean =>
  moves.every(({ when }) => when.stage !== undefined);

/** The first line of a move that can be filled and was not given in this conversation. */
function lineOf(move: Move, known: Known): string | null {
  const slots = slotsOf(known);
  const given = new Set(
    known.state.log.map(({ turn }) => artefactIn(turn.assistantResponse)?.text ?? ''),
  );
  const isGiven = ({ text, ...tones }: MoveLine) =>
    [text, ...Object.values(tones)].some((one) => given.has(filledLine(one ?? '', slots) ?? '-'));
  return (
    move.lines
      .filter((line) => !isGiven(line))
      .map(({ text }) => filledLine(text, slots))
      .find((text) => text !== null) ?? null
  );
}

export type Tone = Exclude<keyof MoveLine, 'text'>;

/** Whether a text is a line of a move, in any tone. */
export function isMoveLine(text: string, known: Known): boolean {
  const slots = slotsOf(known);
  return MOVES.some(({ moves }) =>
    moves.some(({ lines }) =>
      lines.some((line) => Object.values(line).some((one) => filledLine(one, slots) === text)),
    ),
  );
}

/** The same line in another tone, where the knowledge has it; null otherwise. */
export function inTone(text: string, tone: Tone, known: Known): string | null {
  const slots = slotsOf(known);
  for (const { moves } of MOVES) {
    for (const line of moves.flatMap(({ lines }) => lines)) {
      const { [tone]: wanted, ...others } = line;
      const isThis = Object.values(others).some((one) => one && filledLine(one, slots) === text);
      const found = isThis && wanted ? filledLine(wanted, slots) : null;
      if (found) return found;
    }
  }
  return null;
}
