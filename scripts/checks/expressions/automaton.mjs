import { RegExpParser } from '@eslint-community/regexpp';
import { CharBase } from 'refa';
import { toUnicodeSet } from 'regexp-ast-analysis';

/** How often a repeated element is copied: more copies add no new way to match. */
const COPIES = 12;
/** A longer bounded repetition is treated as unbounded. */
const LONG = 1_000;

/**
 * The automaton of an expression without empty moves: its positions are the characters it names,
 * its letters are the classes of characters that it distinguishes.
 * @returns {{letters: number, sticky: boolean, guarded: boolean, reads: Set<number>[],
 *   next: Map<number, Guard[][]>[], start: Map<number, Guard[][]>, accepts: boolean[],
 *   unboundedLookBehind: boolean}}
 */
export function automatonOf(source, flags) {
  const sets = flags.includes('v');
  const unicode = flags.includes('u') || sets;
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: unicode && !sets,
    unicodeSets: sets,
  });
  const graph = new Graph(new JsFlags(flags));
  const first = graph.state();
  graph.finish = graph.state();
  graph.build(pattern, first, graph.finish);
  return graph.withoutEmptyMoves(first);
}

class JsFlags {
  constructor(flags) {
    this.ignoreCase = flags.includes('i');
    this.multiline = flags.includes('m');
    this.dotAll = flags.includes('s');
    this.sticky = flags.includes('y');
    this.unicodeSets = flags.includes('v');
    this.unicode = flags.includes('u');
    this.global = flags.includes('g');
    this.hasIndices = false;
  }
}

/** A Thompson automaton: states with empty moves (guarded or not) and moves that read. */
class Graph {
  empty = [];
  reading = [];
  unboundedLookBehind = false;

  constructor(flags) {
    this.flags = flags;
    const word = toSet(wordClass(), { ...flags });
    const line = toSet(wordClass('[\\n\\r\\u2028\\u2029]'), { ...flags });
    this.word = word;
    this.line = line;
    this.charSets = [word, line];
  }

  state() {
    this.empty.push([]);
    this.reading.push(null);
    return this.empty.length - 1;
  }

  move(from, to, guard = null) {
    this.empty[from].push({ to, guard });
  }

  read(from, to, chars) {
    const at = this.state();
    this.charSets.push(chars);
    this.reading[at] = { chars, to };
    this.move(from, at);
  }

  build(node, from, to) {
    switch (node.type) {
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup':
        for (const one of node.alternatives) this.build(one, from, to);
        return;
      case 'Alternative':
        this.sequence(node.elements, from, to);
        return;
      case 'Quantifier':
        this.quantifier(node, from, to);
        return;
      case 'Assertion':
        this.assertion(node, from, to);
        return;
      case 'Backreference':
        // It may match nothing, and it may fail.
        this.move(from, to, () => true);
        return;
      default:
        this.read(from, to, toSet(node, this.flags));
    }
  }

  sequence(elements, from, to) {
    let at = from;
    for (const element of elements) {
      const after = this.state();
      this.build(element, at, after);
      at = after;
    }
    this.move(at, to);
  }

  quantifier({ element, min, max }, from, to) {
    const needed = Math.min(min, COPIES);
    let at = from;
    for (let copy = 0; copy < needed; copy++) at = this.copy(element, at);
    if (max > LONG) {
      const again = this.state();
      this.move(at, again);
      this.build(element, again, again);
      this.move(again, to);
      return;
    }
    const optional = Math.min(max - min, COPIES);
    for (let copy = 0; copy < optional; copy++) {
      this.move(at, to);
      at = this.copy(element, at);
    }
    this.move(at, to);
  }

  copy(element, from) {
    const after = this.state();
    this.build(element, from, after);
    return after;
  }

  assertion(node, from, to) {
    const { multiline } = this.flags;
    const isLine = { chars: this.line };
    if (node.kind === 'start') {
      this.move(from, to, multiline ? { before: isLine.chars } : { never: true });
    } else if (node.kind === 'end') {
      this.move(from, to, multiline ? { after: isLine.chars } : { never: true });
    } else if (node.kind === 'word') {
      this.move(from, to, { word: this.word, boundary: !node.negate });
    } else if (node.kind === 'lookahead') {
      this.lookAhead(node, from, to);
    } else {
      this.lookBehind(node, from, to);
    }
  }

  lookAhead(node, from, to) {
    for (const one of node.alternatives) this.build(one, from, this.state());
    const chars = this.single(node.alternatives, node.negate);
    if (!chars) this.move(from, to, {});
    else this.move(from, to, node.negate ? { notAfter: chars } : { after: chars });
  }

  lookBehind(node, from, to) {
    if (isUnbounded(node)) this.unboundedLookBehind = true;
    const chars = this.single(node.alternatives, node.negate, -1);
    if (!chars) this.move(from, to, {});
    else this.move(from, to, node.negate ? { notBefore: chars } : { before: chars });
  }

  /**
   * The characters that a look-around of one character accepts; null when it accepts others, too.
   * A negative one with longer alternatives is reduced to its one-character alternatives.
   */
  single(alternatives, negate, at = 0) {
    const found = [];
    for (const { elements } of alternatives) {
      const plain = elements.filter(({ type }) => type !== 'Assertion');
      const element = plain.at(at);
      const isChar = element && isCharacter(element);
      if (plain.length === 0 && elements.length > 0) {
        if (elements.some(({ kind }) => kind !== 'start' && kind !== 'end')) return null;
      } else if (isChar && (!negate || elements.length === 1)) {
        found.push(toSet(element, this.flags));
      } else if (!negate) {
        return null;
      }
    }
    if (found.length === 0) return null;
    const chars = found.reduce((all, one) => all.union(one));
    this.charSets.push(chars);
    return chars;
  }

  withoutEmptyMoves(first) {
    const base = new CharBase(this.charSets);
    const covered = base.sets.reduce((all, one) => all.union(one));
    const letters = base.sets.length + (covered.isAll ? 0 : 1);
    const split = (chars) => new Set(base.split(chars));
    const states = this.reading.flatMap((read, at) => (read ? [at] : []));
    const positionOf = new Map(states.map((state, position) => [state, position]));
    const guards = new Map();
    const compiled = (guard) => {
      if (!guards.has(guard)) guards.set(guard, compileGuard(guard, split));
      return guards.get(guard);
    };
    const follow = (state) => this.follow(state, positionOf, compiled);
    const after = states.map((state) => follow(this.reading[state].to));
    return {
      letters,
      sticky: this.flags.sticky,
      guarded: guards.size > 0,
      unboundedLookBehind: this.unboundedLookBehind,
      reads: states.map((state) => split(this.reading[state].chars)),
      next: after.map(({ next }) => next),
      accepts: after.map(({ accepts }) => accepts),
      start: follow(first).next,
    };
  }

  /** The positions that follow a state, each with the guards of every way there. */
  follow(state, positionOf, compiled) {
    const next = new Map();
    let accepts = false;
    const visit = (at, passed, guards) => {
      if (at === this.finish && guards.length === 0) accepts = true;
      const position = positionOf.get(at);
      if (position !== undefined) {
        const ways = next.get(position) ?? [];
        if (ways.length < 4) ways.push(guards);
        next.set(position, ways);
        return;
      }
      for (const { to, guard } of this.empty[at]) {
        if (passed.has(to)) continue;
        const more = guard ? [...guards, compiled(guard)] : guards;
        visit(to, new Set(passed).add(to), more);
      }
    };
    visit(state, new Set([state]), []);
    return { next, accepts };
  }
}

const isCharacter = ({ type }) =>
  ['Character', 'CharacterSet', 'CharacterClass', 'ExpressionCharacterClass'].includes(type);

const toSet = (node, flags) => toUnicodeSet(node, flags).chars;

function wordClass(source = '[\\w]') {
  const pattern = new RegExpParser().parsePattern(source);
  return pattern.alternatives[0].elements[0];
}

function isUnbounded(node) {
  if (node.type === 'Quantifier' && node.max > LONG) return true;
  const inside = node.alternatives ?? node.elements ?? (node.element ? [node.element] : []);
  return inside.some((one) => typeof one === 'object' && isUnbounded(one));
}

/** Whether a move between two letters is possible; a guard without conditions may always fail. */
function compileGuard(guard, split) {
  if (guard.never) return () => false;
  if (guard.before)
    return (
      (set) => (before) =>
        set.has(before)
    )(split(guard.before));
  if (guard.notBefore)
    return (
      (set) => (before) =>
        !set.has(before)
    )(split(guard.notBefore));
  if (guard.after)
    return (
      (set) => (_, after) =>
        set.has(after)
    )(split(guard.after));
  if (guard.notAfter)
    return (
      (set) => (_, after) =>
        !set.has(after)
    )(split(guard.notAfter));
  if (guard.word) {
    const word = split(guard.word);
    return (before, after) => (word.has(before) !== word.has(after)) === guard.boundary;
  }
  return () => true;
}
