import { ABBREVIATIONS } from '../recognition/abbreviations.ts';
import { fold } from '../shared/text.ts';

/** A question with the abbreviations of chats written out: "qnt eh o frete" is "quanto e o frete". */
export const spelledOut = (text: string): string =>
  // Single characters may be sizes: "camiseta P".
  text.replace(/\p{L}{2,}/gu, (word) => ABBREVIATIONS.get(fold(word))?.join(' ') ?? word);
