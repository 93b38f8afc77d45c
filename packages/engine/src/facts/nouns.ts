import { fold } from '../shared/text.ts';
import {
  type Gender,
  numberOf as numberOfWritten,
  genderOf as shownGender,
} from '../shared/writing/pt/nouns.ts';

export { type Gender, isCommonGender } from '../shared/writing/pt/nouns.ts';
export type GrammaticalNumber = 'singular' | 'plural';

/** "dona" is feminine, "mapa" masculine; "dentista" is masculine unless an article says otherwise. */
export function genderOf(noun: string, article = ''): Gender {
  const folded = fold(article);
  if (/^(?:a|as|uma|umas|minhas?|nossas?|essas?|muitas)$/.test(folded)) return 'f';
  if (/^(?:o|os|um|uns|meus?|nossos?|esses?|muitos)$/.test(folded)) return 'm';
  return shownGender(accented(noun)) ?? 'm';
}

export const numberOf = (noun: string): GrammaticalNumber =>
  numberOfWritten(accented(noun)) === 'p' ? 'plural' : 'singular';

/** Sellers type without accents: "saloes", "gas". */
const accented = (noun: string): string =>
  noun
    .replace(/oes$/i, 'ões')
    .replace(
      /^(?:gas|onibus|lapis|tenis|virus|oculos|mes|bonus|atlas)$/i,
      (word) => ACCENTED.get(word.toLowerCase()) ?? word,
    );

const ACCENTED = new Map(
  ['gás', 'ônibus', 'lápis', 'tênis', 'vírus', 'óculos', 'mês', 'bônus', 'atlas'].map(
    (word) => [fold(word), word] as const,
  ),
);
