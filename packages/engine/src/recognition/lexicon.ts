import groups from './lexicon.json' with { type: 'json' };

const words = new Map<string, string[]>();
const beginnings = new Map<string, string[]>();
for (const [group, entries] of Object.entries(groups)) {
  for (const entry of entries.split(/\s+/)) {
    const open = entry.endsWith('*');
    const index = open ? beginnings : words;
    const key = open ? entry.slice(0, -1) : entry;
    index.set(key, [...(index.get(key) ?? []), group]);
  }
}
const SHORTEST = 3;

/** The groups of meaning that a folded word belongs to, such as `kin` for "esposa". */
export function groupsOf(token: string): readonly string[] {
  const found = new Set(words.get(token));
  for (let length = SHORTEST; length <= token.length; length++) {
    for (const group of beginnings.get(token.slice(0, length)) ?? []) found.add(group);
  }
  return [...found];
}
