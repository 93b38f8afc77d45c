import {
  type MoveLines,
  PRACTICE_LINES,
  PRACTICE_OBJECTIONS,
} from '../../knowledge/practice/index.ts';
import { problemThemeOf } from '../biography/kinds.ts';
import { partnerValues } from '../buyer/buyer-facts.ts';
import type { Move } from '../moves/moves.ts';
import type { Saying } from '../moves/turn.ts';
import { chance } from '../seeded.ts';
import type { SessionState } from '../types.ts';
import { fillLine } from './fill.ts';
import { fitting, noteClaims, noteSaid } from './fitting.ts';
import { styled } from './manner.ts';
import { reais } from './money.ts';
import { ofRival } from './of-rival.ts';
import { voiced } from './voice.ts';

/** Where nothing names what the buyer suffers from. */
const NO_THEME = 'esse problema';
const BUBBLES_MAX = 3;
export const BUBBLE_MAX = 220;
/** Nobody smiles at these, and nobody polishes their spelling. */
const ANNOYED: ReadonlySet<Move> = new Set([
  'insulted',
  'pressed',
  'badmouth',
  'leave',
  'repeated',
  'role',
]);
/** Said in front of a line when all lines of a move are used up. */
const FILLERS = [
  'bom',
  'então',
  'olha',
  'ah',
  'hum',
  'pois é',
  'sei lá',
  'é',
  'tá',
  'veja',
  'ó',
  'enfim',
];

/** The bubbles of what the buyer says; marks the lines in the state as used. */
export function bubblesOf(state: SessionState, sayings: readonly Saying[], seed: number): string[] {
  const spoken = sayings.length > BUBBLES_MAX ? shortened(sayings) : sayings;
  // What is said in any case comes before the lines that are chosen beside it.
  for (const { text, fact } of spoken) noteClaims(state, fact?.text ?? text ?? '');
  return spoken
    .map((saying, at) => {
      const text = cutToBubble(textOf(state, saying, seed, at));
      noteSaid(state, text);
      return text;
    })
    .filter((text) => text !== '');
}

/** Answers matter more than remarks, and what was decided last most. */
function shortened(sayings: readonly Saying[]): readonly Saying[] {
  const answers = sayings.filter(({ move }) => !REMARKS.has(move));
  return (answers.length >= BUBBLES_MAX ? answers : sayings).slice(-BUBBLES_MAX);
}
const REMARKS: ReadonlySet<Move> = new Set(['interrogated', 'dump', 'flat', 'thank'] as const);

function textOf(state: SessionState, saying: Saying, seed: number, at: number): string {
  const { buyer } = state;
  const manner = ANNOYED.has(saying.move) ? 'distrustful' : buyer.manner;
  const keys = [state.count, at, saying.move] as const;
  if (saying.fact) return saying.fact.text;
  if (saying.text !== undefined) {
    const own = fillLine(voiced(saying.text, saying.move, seed), buyer.gender);
    return styled(unusedText(state, own), manner, seed, ...keys);
  }
  const pool = poolOf(state, saying);
  const lines = withoutReminders(state, fitting(pool.lines, state, saying.isKnown));
  const line = chosenLine(state, { ...pool, lines }, seed, keys);
  const filled = fillLine(voiced(line, saying.move, seed), buyer.gender, {
    preco: saying.price === undefined ? '' : reais(saying.price),
    ...partnerValues(buyer.partner),
    vendedor: saying.name ?? '',
    tema: problemThemeOf(buyer.biography) ?? NO_THEME,
  });
  return styled(filled, manner, seed, ...keys);
}

/** "E o que eu falei?" */
const REMINDS = /\b(?:o que eu (?:te )?(?:falei|disse|contei)|(?:te|já) (?:falei|disse|contei))\b/u;

/** Who has said nothing yet reminds nobody of it. */
function withoutReminders(
  { revealed, mentioned }: SessionState,
  lines: readonly string[],
): readonly string[] {
  if (revealed.length + mentioned.length > 0) return lines;
  const fresh = lines.filter((line) => !REMINDS.test(line));
  return fresh.length > 0 ? fresh : lines;
}

interface Pool {
  id: string;
  lines: readonly string[];
}

function poolOf({ buyer }: SessionState, { move, objection }: Saying): Pool {
  const { raise, insist, explain, resolved } = PRACTICE_OBJECTIONS;
  const { key = '', family = 'need' } = objection ?? {};
  switch (objection ? move : '') {
    case 'object': {
      const said = objection?.said ?? null;
      return said === null
        ? { id: `raise ${key}`, lines: raise[key] ?? [said ?? 'hum'] }
        : { id: `said ${key}`, lines: [said.replace(/(?<=eu )mesmo(?!\p{L})/iu, 'mesm{o|a}')] };
    }
    case 'insist':
      return { id: `insist ${family}`, lines: ofRival(insist[family], key) };
    case 'explain':
      return { id: `explain ${family}`, lines: ofRival(explain[family], key) };
    case 'resolved':
      return { id: `resolved ${family}`, lines: ofRival(resolved[family], key) };
    default:
      return { id: move, lines: linesOf(PRACTICE_LINES[move], buyer.manner) };
  }
}

const linesOf = (
  lines: MoveLines | undefined,
  manner: Exclude<keyof MoveLines, 'any'>,
): readonly string[] => (lines ? [...(lines[manner] ?? []), ...lines.any] : ['hum']);

/** A line that this session has not had yet. */
function chosenLine(
  state: SessionState,
  { id, lines }: Pool,
  seed: number,
  keys: readonly (string | number)[],
): string {
  const fresh = lines
    .map((line, at) => ({ line, id: `${id}#${at}` }))
    .filter((one) => !state.used.includes(one.id));
  const found = fresh[Math.floor(chance(seed, 'line', ...keys) * fresh.length)];
  if (found) {
    state.used.push(found.id);
    return found.line;
  }
  const [first = 'hum'] = lines;
  return unusedText(
    state,
    lines[Math.floor(chance(seed, 'line', ...keys) * lines.length)] ?? first,
  );
}

/** The text, or the text after a filler, whichever was not said yet. */
function unusedText(state: SessionState, text: string): string {
  const variants = [text, ...FILLERS.map((filler) => `${filler}, ${text}`)];
  const found =
    variants.find((variant) => !state.used.includes(`=${variant}`)) ??
    `${text}${'.'.repeat(2 + (state.count % 20))}`;
  state.used.push(`=${found}`);
  return found;
}

function cutToBubble(text: string): string {
  if (text.length <= BUBBLE_MAX) return text;
  const end = text.lastIndexOf(' ', BUBBLE_MAX - 1);
  return `${text.slice(0, end > 0 ? end : BUBBLE_MAX - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
