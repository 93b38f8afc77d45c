import { KIN } from '../../knowledge/conversation/feeling-patterns.ts';
import { fold } from '../../shared/text.ts';

/** Somebody who is close to the seller, with the contracted article: "da" Lourdes. */
export interface PersonLost {
  name: string;
  of: 'da' | 'do';
}

const NAME = /(?<!\p{L})\p{Lu}\p{Ll}{2,20}(?!\p{L})/gu;
/** "minha esposa, a Lourdes", "meu irmão Tadeu". */
const NAMED_AFTER = new RegExp(`\\b(?:meu|nosso|(minha|nossa)) ${KIN},?(?: [ao])?$`);
/** "a Dalva, minha mãe". */
const NAMED_BEFORE = new RegExp(`^, (?:meu|nosso|(minha|nossa)) ${KIN}\\b`);
const ARTICLE = /(?:^|[^a-z])[ao]$/;
const BEFORE_MAX = 60;

/** The name that the seller gives somebody close in a message; null where there is none. */
export function personLostIn(text: string): PersonLost | null {
  for (const { 0: name, index } of text.matchAll(NAME)) {
    const before = fold(text.slice(Math.max(0, index - BEFORE_MAX), index));
    const after = fold(text.slice(index + name.length));
    const found =
      NAMED_AFTER.exec(before) ?? (ARTICLE.test(before) ? NAMED_BEFORE.exec(after) : null);
    if (found) return { name, of: found[1] ? 'da' : 'do' };
  }
  return null;
}
