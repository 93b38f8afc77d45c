import { sentenceAround } from '../reading/excerpt.ts';
import { plain } from '../reading/plain.ts';
import type { ReadSentence } from '../types.ts';
import type { LoggedTurn } from './replay.ts';

/** "Caro por quê, …", "e o que te segura, …": asks from its first words on. */
const BEGINS_ASKING =
  /^(?:(?:e|mas|ue|entao|ta|certo),? )?(?:[a-z]{2,10} ){0,2}(?:por que|o que|qual|quais|quanto|como|quem|quando|onde)\b/;

/** A piece of a question as the whole question: "caro por quê, é pelos 1.500 que | tu tinha separado?" */
export function asQuestion({ text }: LoggedTurn, piece: ReadSentence): ReadSentence {
  if (piece.text.includes('?')) return piece;
  const { start, end } = sentenceAround(text, piece);
  const whole = text.slice(start, end);
  const isQuestion = whole.trim().endsWith('?') && BEGINS_ASKING.test(plain(whole));
  return isQuestion ? { ...piece, text: whole } : piece;
}
