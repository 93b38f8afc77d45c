import { amountsIn } from './amounts.ts';
import { plain } from './plain.ts';

const DATE =
  /\b(?:hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia \d{1,2}|as \d{1,2}|\d{1,2} ?h(?:s|oras?)?\b|\d{1,2}:\d{2}|\d{1,2}\/\d{1,2}|semana que vem|essa semana|esta semana|fim do mes|depois de amanha)\b/;

/** Names a day or an hour. @param folded as {@link plain} writes it. */
export const namesDate = (folded: string): boolean => DATE.test(folded);

/** Names a day, an hour or a form of payment. */
export const isConcrete = (text: string): boolean =>
  namesDate(plain(text)) || amountsIn(text, 0).form !== null;

const DAY =
  /\b(?:hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia \d{1,2}|\d{1,2}\/\d{1,2})\b/;
const HOUR = /\b(?:as \d{1,2}|\d{1,2} ?h(?:s|oras?|\d{2})?|\d{1,2}:\d{2}|meio.dia)\b/;

/** "Quinta, 15h". @param folded as {@link plain} writes it. */
export const namesDayAndHour = (folded: string): boolean => DAY.test(folded) && HOUR.test(folded);
