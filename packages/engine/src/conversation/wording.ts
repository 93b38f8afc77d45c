import { fold } from '../shared/text.ts';

/** A greeting at the start of a message that says something else, too. */
const GREETING =
  /^\s*(?:(?:oi+|ol[áa]|opa|e a[íi]|coach|bom dia|boa tarde|boa noite|tudo bem|td bem)\b[\s,.!?:-]*)+(?=\S)/iu;
const QUOTED = /["“«]([^"”»]{4,600})["”»]/;
/** A text after a colon or on further lines. */
const AFTER_COLON = /(?:^|[^\d]):\s{0,3}([\s\S]{8,600})$/;

export function withoutGreeting(text: string): string {
  const rest = text.replace(GREETING, '');
  return rest.trim().split(/\s+/).length >= 2 ? rest : text;
}

/** The text that a message contains besides its request: in quotation marks, after a colon, below. */
export function pastedIn(text: string): string | null {
  const quoted = QUOTED.exec(text)?.[1];
  if (quoted) return quoted.trim();
  const [first = '', ...lines] = text.trim().split(/\n+/);
  const below = lines.join('\n').trim();
  if (below.length > 20 && first.length < 90) return below;
  return AFTER_COLON.exec(text)?.[1]?.trim() ?? null;
}

const wordsOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);
export const countWords = (text: string): number => wordsOf(text).length;

const ASKS =
  /\?\s*$|^(como|qual|quais|quanto|quantos|quantas|quando|onde|quem|por ?que|pq|o que|oque|oq|cade|posso|devo|da pra|tem como|que)\b/;

export const isQuestion = (text: string): boolean => ASKS.test(fold(text));
