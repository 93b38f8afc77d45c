const VOWELS = 'aeiou';
/** One letter in so many is mistyped. */
const LETTERS_PER_TYPO = 14;

/** The text as many type it on a phone: without accents. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{Mn}/gu, '');

/** The text with about one mistyped letter in fourteen; the same text gives the same mistakes. */
export function withTypos(text: string): string {
  const random = createRandom(text);
  const letters = [...text];
  for (let at = 1; at < letters.length - 1; at++) {
    const letter = letters[at] ?? '';
    if (!/[a-zà-ú]/i.test(letter) || random() > 1 / LETTERS_PER_TYPO) continue;
    mistype(letters, at, random());
  }
  return letters.join('');
}

function mistype(letters: string[], at: number, choice: number): void {
  const letter = letters[at] ?? '';
  const next = letters[at + 1] ?? '';
  if (choice < 0.3 && /[a-z]/i.test(next)) {
    letters[at] = next;
    letters[at + 1] = letter;
  } else if (choice < 0.55) {
    letters[at] = '';
  } else if (choice < 0.8) {
    letters[at] = letter + letter;
  } else {
    letters[at] = VOWELS[Math.floor(choice * 100) % VOWELS.length] ?? letter;
  }
}

/** Linear congruential generator, seeded by the text. */
function createRandom(text: string): () => number {
  let state = 2_166_136_261;
  for (const character of text)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
