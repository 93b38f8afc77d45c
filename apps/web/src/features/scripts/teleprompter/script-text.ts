import { partsOf } from '@salesai/contract/scripts';

/** A script whose notes, also those of earlier versions, are directions: shown but not read aloud. */
export const withDirections = (content: string): string =>
  partsOf(content)
    .map(({ note, text }) => (note === null ? text : `(${note})\n${text}`))
    .join('\n\n');

/** A part of a line as it is rendered; the ID links spoken words to their position. */
export interface Token {
  id: number;
  text: string;
  /** `[nome]` is a blank that the reader fills in, so it is not compared with speech. */
  kind: 'spoken' | 'blank' | 'space';
}

export interface Line {
  id: number;
  /** A whole line in parentheses is a stage direction, which is not spoken. */
  isDirection: boolean;
  tokens: Token[];
}

/** A word to be spoken, normalized for comparison with speech. */
export interface ScriptWord {
  plain: string;
  token: number;
  sentence: number;
}

export interface ScriptText {
  lines: Line[];
  words: ScriptWord[];
}

const DIRECTION = /^\s*\(.*\)\s*$/;
const TOKENS = /(\[[^\]\n]{0,300}\]|\s+)/;
const SENTENCE_END = /[.!?…:]["”»’)]*$/;

/** Parses a script into lines to render and words to compare with speech. */
export function parseScript(content: string): ScriptText {
  const words: ScriptWord[] = [];
  let token = 0;
  let sentence = 0;
  const lines = content.split(/\r?\n/).map((text, id): Line => {
    const isDirection = DIRECTION.test(text);
    const tokens = text
      .split(TOKENS)
      .filter(Boolean)
      .map((part): Token => {
        const kind = kindOf(part);
        const parsed: Token = { id: token++, text: part, kind };
        if (kind === 'spoken' && !isDirection) {
          words.push(...plainWords(part).map((plain) => ({ plain, token: parsed.id, sentence })));
          if (SENTENCE_END.test(part)) sentence++;
        }
        return parsed;
      });
    if (words.at(-1)?.sentence === sentence) sentence++;
    return { id, isDirection, tokens };
  });
  return { lines, words };
}

/** The words of a text without case, accents and punctuation. */
export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function kindOf(part: string): Token['kind'] {
  if (part.startsWith('[')) return 'blank';
  return part.trim() ? 'spoken' : 'space';
}
