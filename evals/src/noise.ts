const VOWELS = 'aeiou';
/** Characters of a message for each mistake. */
const CHARACTERS_PER_TYPO = 60;

/** The text as many type it on a phone: without accents. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{Mn}/gu, '');

/** One mistake of typing, and one more for every 60 characters; the same text gives the same ones. */
export function withTypos(text: string): string {
  const random = createRandom(text);
  const characters = [...text];
  const typos = 1 + Math.floor(characters.length / CHARACTERS_PER_TYPO);
  for (let typo = 0; typo < typos; typo++) {
    const places = [...characters.keys()].slice(1, -1).filter((at) => isAlphabetic(characters[at]));
    const at = places[Math.floor(random() * places.length)];
    if (at !== undefined) mistype(characters, at, random());
  }
  return characters.join('');
}

const isAlphabetic = (character = '') => /^[a-zà-ú]$/i.test(character);

function mistype(characters: string[], at: number, choice: number): void {
  const character = characters[at] ?? '';
  const next = characters[at + 1] ?? '';
  if (choice < 0.3 && /[a-z]/i.test(next)) {
    characters[at] = next;
    characters[at + 1] = character;
  } else if (choice < 0.55) {
    characters[at] = '';
  } else if (choice < 0.8) {
    characters[at] = character + character;
  } else {
    characters[at] = VOWELS[Math.floor(choice * 100) % VOWELS.length] ?? character;
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
