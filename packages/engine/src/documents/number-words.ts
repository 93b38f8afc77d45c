import { fold } from '../shared/text.ts';

const NUMBERS = new Map(
  'dois 2|duas 2|tres 3|quatro 4|cinco 5|seis 6|sete 7|oito 8|nove 9|dez 10|onze 11|doze 12|quinze 15|vinte 20|trinta 30|quarenta 40|cinquenta 50|cem 100|duzentos 200|mil 1000'
    .split('|')
    .map((entry) => [entry.split(' ')[0] ?? '', entry.split(' ')[1] ?? ''] as const),
);
const WORD =
  /(?<![\p{L}\d] ?)(?:dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|cem|duzentos|mil)(?!\p{L}| e )/giu;
const AFTER =
  /(?<=(?<!\p{L})(?:de|com|em|por|d[ao]s|as|os|mais|e|pra|para|pros|pras|umas|uns|sao|são|o|a) )(?:dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|cem|duzentos|mil)(?!\p{L}| e )/giu;

/** A text with its plain number words as digits: "duas hastes", "com doze quilos". */
export const inDigits = (text: string): string =>
  text
    .replace(/(?<=(?<!\p{L})(?:de|com) )uma?(?= \p{L})/giu, '1')
    .replace(WORD, digits)
    .replace(AFTER, digits);

const digits = (word: string) => NUMBERS.get(fold(word)) ?? word;
