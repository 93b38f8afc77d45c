import { automatonOf } from './automaton.mjs';

/** Steps after which an expression counts as too large to be judged. */
const STEPS = 3_000_000;
/** Stands for "has not begun to match": a search begins again at every character. */
const BEFORE = -1;

/**
 * How the time of a search grows with the text: null if in proportion, else what makes it grow.
 * It grows faster when one text can be read by a loop both from where it is and from a place
 * before it (Weideman et al., "Analyzing Matching Time Behavior of Backtracking Regular
 * Expression Matchers"). Limits of what it sees err on the side of a finding.
 */
export function growth(source, flags) {
  const automaton = automatonOf(source, flags);
  if (automaton.unboundedLookBehind) return 'a look-behind without a bound';
  const search = new Search(automaton);
  try {
    if (search.loopsTwice()) return 'one text, two ways through a loop';
    if (!automaton.sticky && search.loopsFromAnyStart()) return 'a loop from every start';
    if (search.loopsInLoops()) return 'two loops read the same text';
    return null;
  } catch (error) {
    if (error instanceof RangeError) return 'too large to judge';
    throw error;
  }
}

class Search {
  steps = 0;

  constructor(automaton) {
    this.automaton = automaton;
    this.component = componentsOf(automaton.next.map((next) => [...next.keys()]));
    // A loop that may end in a match at each turn does not run in vain.
    this.idle = loopsOf(automaton, (at) => !automaton.accepts[at]);
    this.loops = loopsOf(automaton, () => true);
  }

  /** Two equal ways from a position of a loop to the next: exponential. */
  loopsTwice() {
    const { next } = this.automaton;
    return this.idle.positions.some((at) =>
      [...next[at]].some(([to, ways]) => ways.length > 1 && this.idle.same(at, to)),
    );
  }

  loopsFromAnyStart() {
    return this.idle.positions.some((loop) =>
      this.reaches([BEFORE, loop], [loop, loop], (step, [from, at], before) => {
        for (const [to, letter] of this.movesWithin(this.idle, at, before)) {
          for (const other of this.movesFrom(from, before, letter)) step([other, to], letter);
        }
      }),
    );
  }

  loopsInLoops() {
    const { loops, idle } = this;
    return loops.positions.some((first) =>
      idle.positions.some((second) => {
        if (first === second) return false;
        return this.reaches([first, first, second], [first, second, second], (step, at, before) => {
          for (const [one, letter] of this.movesWithin(loops, at[0], before)) {
            for (const three of this.onLetter(idle, at[2], before, letter)) {
              for (const two of this.movesFrom(at[1], before, letter))
                step([one, two, three], letter);
            }
          }
        });
      }),
    );
  }

  /** Whether the goal is reached; states hold the last letter where guards may ask for it. */
  reaches(start, goal, expand) {
    const { guarded, reads, letters } = this.automaton;
    const width = reads.length + 1;
    const key = (state, letter) =>
      state.reduce((sum, one) => sum * width + one + 1, 0) * letters + (guarded ? letter : 0);
    const last = start.at(-1);
    const queue = [...reads[last]]
      .filter((letter) => start.every((one) => one === BEFORE || reads[one].has(letter)))
      .map((letter) => ({ state: start, letter }));
    const seen = new Set(queue.map(({ state, letter }) => key(state, letter)));
    let found = false;
    for (let item = queue.pop(); item && !found; item = queue.pop()) {
      expand(
        (state, letter) => {
          if (++this.steps > STEPS) throw new RangeError('too many steps');
          if (state.every((one, at) => one === goal[at])) found = true;
          const id = key(state, letter);
          if (seen.has(id)) return;
          seen.add(id);
          queue.push({ state, letter });
        },
        item.state,
        item.letter,
      );
    }
    return found;
  }

  *movesWithin(loops, at, before) {
    for (const [to, ways] of this.automaton.next[at]) {
      if (!loops.same(at, to)) continue;
      for (const letter of this.automaton.reads[to]) {
        if (isOpen(ways, before, letter)) yield [to, letter];
      }
    }
  }

  *onLetter(loops, at, before, letter) {
    for (const [to, ways] of this.automaton.next[at]) {
      if (
        loops.same(at, to) &&
        this.automaton.reads[to].has(letter) &&
        isOpen(ways, before, letter)
      )
        yield to;
    }
  }

  *movesFrom(at, before, letter) {
    const { start, next, reads } = this.automaton;
    if (at === BEFORE) yield BEFORE;
    for (const [to, ways] of at === BEFORE ? start : next[at]) {
      if (reads[to].has(letter) && isOpen(ways, before, letter)) yield to;
    }
  }
}

const isOpen = (ways, before, letter) =>
  ways.some((guards) => guards.every((guard) => guard(before, letter)));

/** The positions that lie on a loop through admitted positions. */
function loopsOf({ next }, admits) {
  const edges = next.map((to, at) => (admits(at) ? [...to.keys()].filter(admits) : []));
  const component = componentsOf(edges);
  const size = new Map();
  for (const one of component) size.set(one, (size.get(one) ?? 0) + 1);
  const isLoop = (at) =>
    admits(at) && ((size.get(component[at]) ?? 0) > 1 || edges[at].includes(at));
  return {
    positions: next.flatMap((_, at) => (isLoop(at) ? [at] : [])),
    same: (one, other) => component[one] === component[other] && isLoop(one) && isLoop(other),
  };
}

/** Strongly connected components (Tarjan): a number for each node. */
function componentsOf(edges) {
  const order = [];
  const seen = new Set();
  const visit = (at, targets, done) => {
    const stack = [[at, 0]];
    seen.add(at);
    while (stack.length > 0) {
      const top = stack.at(-1);
      const to = targets[top[0]][top[1]++];
      if (to === undefined) done(stack.pop()[0]);
      else if (!seen.has(to)) {
        seen.add(to);
        stack.push([to, 0]);
      }
    }
  };
  edges.forEach((_, at) => {
    if (!seen.has(at)) visit(at, edges, (one) => order.push(one));
  });
  const reversed = edges.map(() => []);
  edges.forEach((targets, at) => {
    for (const to of targets) reversed[to].push(at);
  });
  seen.clear();
  const component = edges.map(() => -1);
  for (const at of order.reverse()) {
    if (!seen.has(at)) visit(at, reversed, (one) => (component[one] = at));
  }
  return component;
}
