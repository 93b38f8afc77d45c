import { plain } from '../reading/plain.ts';

/** Who or what is preferred to the seller: the supplier of today, another offer, or the own hands. */
type Rival = 'supplier' | 'offer' | 'self';

const RIVALS: Readonly<Record<string, Rival>> = {
  ...{ 'has-supplier': 'supplier', 'knows-someone': 'supplier' },
  ...{ comparing: 'offer', cheaper: 'offer', diy: 'self' },
};
/** What only a buyer with that rival says. */
const WORDS: Readonly<Record<Rival, RegExp>> = {
  supplier:
    /\b(?:o que eu (?:ja )?tenho|meu atual|troc\w+|e costume|acostumei|me deixaram na mao)\b/,
  offer: /\b(?:o outro|entre os dois|compar\w+|mais dois precos|orcamento)\b/,
  self: /\b(?:eu mesm[oa]|por conta|do meu jeito)\b/,
};

/** Without the lines of a rival that this objection is not about: who compares has no supplier to change. */
export function ofRival(lines: readonly string[], key: string): readonly string[] {
  const rival = RIVALS[key];
  if (rival === undefined) return lines;
  const kept = lines.filter((line) =>
    Object.entries(WORDS).every(([one, words]) => one === rival || !words.test(plain(line))),
  );
  return kept.length > 0 ? kept : lines;
}
