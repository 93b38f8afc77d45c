/** A function of one word that computes each word once; forgets all words when there are too many. */
export function memoised<T>(compute: (word: string) => T, max = 5_000): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    if (known.size >= max) known.clear();
    const value = compute(word);
    known.set(word, value);
    return value;
  };
}
