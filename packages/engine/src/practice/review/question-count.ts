import { plain } from '../reading/plain.ts';
import { piecesOf } from '../reading/sentences.ts';

const ASKS = '(?:qual|quais|quem|onde|quando|como|quanto|quanta|quantos|quantas|por que|o que)';
/** Where another question begins inside a sentence: "… tua sanfona, quantos anos ela tem e quem …". */
const NEXT = new RegExp(
  `(?:, (?:e )?| e )(?:(?:com|de|pra|para|em) )?(?=${ASKS}\\b)|, e (?=(?:ela|ele|você|voce|tu|já|ja|tem) )`,
  'iu',
);
const BEGINS = new RegExp(
  `^(?:(?:e|mas),? )?(?:(?:com|de|pra|para|em) )?(?:que|${ASKS})\\b|[:.,] (?:e )?(?:que|${ASKS})\\b|\\b(?:com|de|pra|para|em) ${ASKS}\\b`,
);

/** "Tudo bom?", "boa tarde, como vai?" */
const GREETS =
  /^(?:\w{1,12}[,!. ]{1,3}){0,4}(?:tudo (?:bem|bom|certo|joia|tranquilo)|td bem|beleza|blz|como (?:vai|voce esta|tu ta|ce ta))\b.{0,15}\?$/;

const isGreeting = (sentence: string): boolean => GREETS.test(plain(sentence));

/** The pieces of a sentence that ask, the first with what introduces it: "me conta, o que …". */
function askingParts(sentence: string): string[] {
  const [first = '', second, ...others] = sentence.split(NEXT);
  if (second === undefined) return [first];
  if (BEGINS.test(plain(first))) return [first, second, ...others];
  return [sentence.slice(0, sentence.indexOf(second) + second.length), ...others];
}

/** The questions of a sentence; a greeting is none. */
export const questionsOf = (sentence: string): number =>
  !sentence.includes('?') || isGreeting(sentence) ? 0 : askingParts(sentence).length;

/** The questions of a message, those within one sentence counted as well. */
export const questionsIn = (text: string): number =>
  piecesOf(text).reduce((sum, piece) => sum + questionsOf(piece.text), 0);

/** The first question of a sentence that has several: "Que marca é, e quem mexeu?" is "Que marca é?". */
export function firstQuestion(sentence: string): string {
  if (questionsOf(sentence) < 2) return sentence;
  const [first = sentence] = askingParts(sentence);
  return `${first.replace(/[?,\s]{1,4}$/, '')}?`;
}

/** A text with its first question only, and with what is stated beside it: one thing to answer. */
export function withOneQuestion(text: string): string {
  if (questionsIn(text) < 2) return text;
  const pieces = piecesOf(text).map((piece) => piece.text);
  const first = pieces.findIndex((piece) => questionsOf(piece) > 0);
  return pieces
    .filter((piece, at) => at === first || questionsOf(piece) === 0)
    .map(firstQuestion)
    .join(' ');
}
