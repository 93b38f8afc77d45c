import { ABBREVIATIONS } from './abbreviations.ts';

/** Words beyond this are not read: a message's kind shows in its first lines. */
const TOKENS_MAX = 120;
const TEXT_MAX = 1_200;

const ACCENTS = /\p{Mn}/gu;
const CURRENCY = /r\$/g;
const NUMBER = /\d+(?:[.,]\d+)*/g;
const EMOJI = /\p{Extended_Pictographic}/gu;
const SIGN = /[?!%“”"'«»:]/;

/**
 * The words and signs of a colloquial message in one spelling.
 * @param text as typed; only its first 1,200 characters are read.
 * @returns folded words with abbreviations expanded; `#` for a number, `$` for money, `☺` for an
 * emoji; the signs ? ! % " and : as words of their own.
 */
export function tokensOf(text: string): string[] {
  const folded = text
    .slice(0, TEXT_MAX)
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(CURRENCY, ' $ ')
    .replace(NUMBER, ' # ')
    .replace(EMOJI, ' ☺ ');
  return split(folded)
    .map(withoutRepeats)
    .flatMap((word) => ABBREVIATIONS.get(word) ?? [word])
    .slice(0, TOKENS_MAX);
}

function split(folded: string): string[] {
  const tokens: string[] = [];
  let word = '';
  const endWord = () => {
    if (word) tokens.push(word);
    word = '';
  };
  for (const character of folded) {
    if (isWordCharacter(character)) {
      word += character;
    } else {
      endWord();
      if (SIGN.test(character)) tokens.push(signOf(character));
    }
  }
  endWord();
  return tokens;
}

const isWordCharacter = (character: string) =>
  (character >= 'a' && character <= 'z') ||
  character === '#' ||
  character === '$' ||
  character === '☺';

const signOf = (character: string) => ('“”"\'«»'.includes(character) ? '"' : character);

/** "caroooo" is "caro"; "carro" and "assim" keep their pairs. */
function withoutRepeats(word: string): string {
  let result = '';
  let run = 0;
  for (let at = 0; at < word.length; at++) {
    run = word[at] === word[at - 1] ? run + 1 : 1;
    if (run <= 2) result += word[at];
    else if (run === 3) result = result.slice(0, -1);
  }
  return result;
}
