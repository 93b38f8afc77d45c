/** A stretch of a line as it is shown: words are numbered by token so that a voice can be followed. */
export interface Token {
  id: number;
  text: string;
  /** `[nome]` is filled in on the spot; a voice cannot be held to it. */
  kind: 'spoken' | 'blank' | 'space';
}

export interface Line {
  id: number;
  /** A whole line in brackets is for the reader, not for the listener. */
  isDirection: boolean;
  tokens: Token[];
}

/** A word to be said, in the plain form in which it is compared. */
export interface ScriptWord {
  plain: string;
  token: number;
  sentence: number;
}

export interface ScriptText {
  lines: Line[];
  words: ScriptWord[];
}

const DIRECTION = /^\s*\([^)]*\)\s*$/;
const TOKENS = /(\[[^\]\n]{0,300}\]|\s+)/;
const SENTENCE_END = /[.!?…:]["”»’)]*$/;

/** Reads a script once for the eye and for the ear. */
export function readScript(content: string): ScriptText {
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
        const one: Token = { id: token++, text: part, kind };
        if (kind === 'spoken' && !isDirection) {
          words.push(...plainWords(part).map((plain) => ({ plain, token: one.id, sentence })));
          if (SENTENCE_END.test(part)) sentence++;
        }
        return one;
      });
    if (words.at(-1)?.sentence === sentence) sentence++;
    return { id, isDirection, tokens };
  });
  return { lines, words };
}

/** Words without case, accents and punctuation: as alike as two tellings of one text can be. */
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
