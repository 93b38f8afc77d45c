/** Log weights of what follows what; `[context][before][label]`, where before = labels.length is the start. */
export type Transitions = readonly (readonly (readonly number[])[])[];

/** Scores of a message's tokens: `emissions[token][label]`, and which transitions apply before each. */
export interface Lattice {
  emissions: readonly ArrayLike<number>[];
  contexts: readonly number[];
  transitions: Transitions;
}

/** The likeliest labels of a message (Viterbi), as places. */
export function bestPath({ emissions, contexts, transitions }: Lattice): number[] {
  const width = emissions[0]?.length ?? 0;
  const from: number[][] = [];
  let scores: number[] = [];
  emissions.forEach((emission, at) => {
    const table = transitions[contexts[at] ?? 0] ?? [];
    const back: number[] = [];
    const next: number[] = [];
    for (let label = 0; label < width; label++) {
      let best = at === 0 ? width : 0;
      let highest = at === 0 ? (table[width]?.[label] ?? 0) : Number.NEGATIVE_INFINITY;
      for (let before = 0; at > 0 && before < width; before++) {
        const score = (scores[before] ?? 0) + (table[before]?.[label] ?? 0);
        if (score <= highest) continue;
        highest = score;
        best = before;
      }
      next.push(highest + (emission[label] ?? 0));
      back.push(best);
    }
    from.push(back);
    scores = next;
  });
  let label = scores.indexOf(Math.max(...scores));
  const path: number[] = [];
  for (let at = emissions.length - 1; at >= 0; at--) {
    path.unshift(label);
    label = from[at]?.[label] ?? 0;
  }
  return path;
}
