import { groupsOf } from '../recognition/lexicon.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { cueOf } from './cues.ts';
import { earlierWords } from './earlier.ts';
import type { RequestKind } from './labels.ts';
import { personsIn } from './persons.ts';
import { isLink, shapeOf } from './shapes.ts';
import type { Token } from './tokens.ts';

const STEM = 5;
const NEAR = 3;
const stem = (word: string) => word.slice(0, STEM);

const WIDE = 6;
/**
 * The names of what tells for a label, one list for each token.
 * @param before the text that a change is about: what is to go stands in it, what is new does not.
 */
export function partFeatures(
  tokens: readonly Token[],
  kind: RequestKind,
  before: string | null,
): string[][] {
  const earlier = before === null ? null : earlierWords(tokens, before);
  const shapes = tokens.map(shapeOf);
  const cues = tokens.map(({ word }) => cueOf(word));
  const clauses = clausesOf(tokens);
  const word = (at: number) => tokens[at]?.word ?? (at < 0 ? '^' : '$$');
  const shape = (at: number) => shapes[at] ?? (at < 0 ? '^' : '$$');
  const shown = (at: number) => (shape(at).startsWith('#') ? shape(at) : word(at));
  const firstWrite = cues.indexOf('write');
  const features: string[][] = [];
  clauses.forEach((clause, place) => {
    const common = ofClause(clause, place);
    for (let at = clause.from; at < clause.to; at++)
      features.push([...common, ...ofToken(at, clause), ...ofEarlier(at, clause)]);
  });
  return features;

  /** What the earlier text says about a token and its clause. */
  function ofEarlier(at: number, { from, to }: Clause): string[] {
    if (!earlier) return [];
    const [here, left, right] = [earlier[at], earlier[at - 1], earlier[at + 1]];
    const inside = earlier.slice(from, to);
    const content = inside.filter((one) => one !== 'small');
    const share =
      content.length === 0
        ? 'none'
        : Math.round((3 * content.filter((one) => one === 'in').length) / content.length);
    const since = sinceCue(at, { from, to })[0] ?? '';
    return [
      `e:${here}`,
      `e:${here} ${shape(at)}`,
      `e:${left} ${here} ${right}`,
      `e:${here} ${word(at - 1)}`,
      `e:${here} ${since}`,
      `ew:${here} ${stem(word(at))}`,
      `es:${share}`,
      `es:${share} ${word(from)}`,
      `es:${share} ${since}`,
      `er:${earlier.slice(at, at + NEAR).filter((one) => one === 'in').length}`,
      `el:${earlier.slice(Math.max(0, at - NEAR), at).filter((one) => one === 'in').length}`,
      ...patterns(at),
    ];
  }

  /** "in por other": the words around a token, with what the text has instead of the words themselves. */
  function patterns(at: number): string[] {
    const [l3, l2, l1, here, r1, r2, r3] = [-3, -2, -1, 0, 1, 2, 3].map((far) => sign(at + far));
    return [
      `m:${l1} ${here}`,
      `m1:${here} ${r1}`,
      `m2:${l2} ${l1} ${here}`,
      `m3:${l1} ${here} ${r1}`,
      `m4:${here} ${r1} ${r2}`,
      `m5:${l3} ${l2} ${l1}`,
      `m6:${r1} ${r2} ${r3}`,
      `m7:${l2} ${l1} ${here} ${r1} ${r2}`,
    ];
  }

  function sign(at: number): string {
    const one = earlier?.[at];
    if (one === undefined) return at < 0 ? '^' : '$$';
    if (cues[at]) return `${cues[at]}`;
    const isValue = /^(?:#|day)/.test(shape(at));
    return one === 'small' && !isValue ? word(at) : `${one}${isValue ? shape(at) : ''}`;
  }

  function ofClause({ from, to }: Clause, place: number): string[] {
    const names: string[] = [];
    const inside = tokens.slice(from, to);
    const cueHere = new Set(cues.slice(from, to).filter((cue) => cue !== null));
    const bag = new Set(inside.map((one) => stem(one.word)));
    for (const one of bag) names.push(`c:${one}`);
    for (const group of new Set(inside.flatMap((one) => groupsOf(one.word))))
      names.push(`cg:${group}`);
    for (const one of inside)
      if (one.word.length > 3) names.push(`c3:${one.word.slice(-3)}`, `c2:${one.word.slice(-2)}`);
    names.push(
      ...personsIn(inside).map((one) => `person ${one}`),
      `person ${personsIn(inside).join()} ${firstWrite < 0 ? 'none' : firstWrite >= to ? 'after' : 'before'}`,
    );
    inside.forEach((one, at) => {
      const next = inside[at + 1];
      if (next) names.push(`cb2:${one.word} ${next.word}`);
    });
    for (const cue of cueHere) names.push(`cc:${cue}`, `cc:${kind} ${cue}`);
    names.push(
      `cf:${shown(from)}`,
      `cf:${shown(from)} ${shown(from + 1)}`,
      `cfk:${kind} ${shown(from)}`,
      `cl:${Math.min(to - from, 8)}`,
      `cp:${kind} ${Math.min(place, 3)} of ${Math.min(clauses.length, 4)}`,
      `ce:${clauses.length - place > 3 ? 'far' : clauses.length - place}`,
      `write ${kind} ${firstWrite < 0 ? 'none' : firstWrite >= to ? 'after' : firstWrite < from ? 'before' : 'here'}`,
      `day ${inside.some((_, at) => shapes[from + at] === 'day')} number ${inside.some((_, at) => shape(from + at).startsWith('#'))}`,
    );
    const before = clauses[place - 1];
    if (before) {
      names.push(`cb:${shown(before.from)}`, `cb:${shown(before.from)} ${shown(from)}`);
      const [cue] = cues.slice(before.from, before.to).filter((one) => one !== null);
      names.push(`cbc:${cue ?? 'none'} ${shown(from)}`, `cbc:${cue ?? 'none'}`);
    }
    const after = clauses[place + 1];
    if (after) {
      const [cue] = cues.slice(after.from, after.to).filter((one) => one !== null);
      names.push(`cac:${cue ?? 'none'}`, `ca:${shown(after.from)}`);
    }
    return names;
  }

  function ofToken(at: number, clause: Clause): string[] {
    const names: string[] = [`w:${word(at)}`, `wk:${kind} ${word(at)}`, `sh:${shape(at)}`];
    for (let far = 1; far <= NEAR; far++) {
      names.push(`l${far}:${shown(at - far)}`, `r${far}:${shown(at + far)}`);
      names.push(`ls${far}:${shape(at - far)}`, `rs${far}:${shape(at + far)}`);
    }
    const here = word(at);
    names.push(
      `s:${stem(here)}`,
      `e3:${here.slice(-3)}`,
      `e2:${here.slice(-2)}`,
      `b:${shown(at - 1)} ${shown(at)}`,
      `b1:${shown(at)} ${shown(at + 1)}`,
      `bb:${shown(at - 2)} ${shown(at - 1)}`,
      `b2:${shown(at + 1)} ${shown(at + 2)}`,
      `t:${shown(at - 2)} ${shown(at - 1)} ${shown(at)}`,
      `t1:${shown(at - 1)} ${shown(at)} ${shown(at + 1)}`,
      `t2:${shown(at)} ${shown(at + 1)} ${shown(at + 2)}`,
      `p:${Math.min(at - clause.from, 4)}`,
      `p:${Math.min(at - clause.from, 4)} ${shown(clause.from)}`,
      `le:${word(at - 1).slice(-3)}`,
      `re:${word(at + 1).slice(-3)}`,
    );
    for (const group of groupsOf(here)) names.push(`g:${group}`);
    for (const group of groupsOf(word(at - 1))) names.push(`lg:${group}`);
    for (const group of groupsOf(word(at + 1))) names.push(`rg:${group}`);
    for (let far = 1; far <= WIDE; far++) {
      names.push(`L:${stem(word(at - far))}`, `R:${stem(word(at + far))}`);
      if (far <= NEAR + 1) {
        for (const group of groupsOf(word(at - far))) names.push(`Lg:${group}`);
        for (const group of groupsOf(word(at + far))) names.push(`Rg:${group}`);
      }
      const [left, right] = [cues[at - far], cues[at + far]];
      if (left) names.push(`Lc:${left}`);
      if (right) names.push(`Rc:${right}`);
    }
    names.push(...sinceCue(at, clause));
    return names;
  }

  /** The last cue before a token within its clause, or in the clauses before it. */
  function sinceCue(at: number, clause: Clause): string[] {
    for (let place = at - 1; place >= 0; place--) {
      const cue = cues[place];
      if (!cue) continue;
      const inClause = place >= clause.from ? 'in' : 'out';
      const distance = Math.min(at - place, 4);
      const linked = tokens
        .slice(place + 1, at + 1)
        .some((one) => isLink(one.word.split(' ')[0] ?? ''));
      return [
        `since:${cue} ${inClause}`,
        `since:${cue} ${inClause} ${distance} ${linked}`,
        `since:${stem(word(place))} ${inClause} ${linked}`,
        `since:${kind} ${stem(word(place))} ${inClause}`,
        `since:${stem(word(place))} ${word(place + 1)} ${inClause}`,
      ];
    }
    return [`since:none ${kind}`];
  }
}
