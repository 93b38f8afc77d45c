import { fold, lengthInWords } from '../../shared/text.ts';

/** A greeting at the start of a message that says something else, too. */
const GREETING =
  /^\s*(?:(?:oi+|ol[áa]|opa|e a[íi]|coach|bom dia|boa tarde|boa noite|tudo bem|td bem)\b[\s,.!?:-]*)+(?=\S)/iu;
const QUOTED =
  /["“«]([^"”»]{4,600})["”»]|(?<![\p{L}\p{N}])['‘]([^'’\n]{8,600})['’](?![\p{L}\p{N}])/u;
/** A text after a colon or on further lines. */
const AFTER_COLON = /(?:^|[^\d]):\s{0,3}([\s\S]{8,600})$/;

export function withoutGreeting(text: string): string {
  const rest = text.replace(GREETING, '');
  return lengthInWords(rest) >= 2 ? rest : text;
}

/** The text that a message contains besides its request: in quotation marks, after a colon, below. */
export function pastedIn(text: string): string | null {
  const quoted = QUOTED.exec(text)?.slice(1).find(Boolean);
  if (quoted) return quoted.trim();
  const [first = '', ...lines] = text.trim().split(/\n+/);
  const below = lines.join('\n').trim();
  if (below.length > 20 && first.length < 90) return below;
  return AFTER_COLON.exec(text)?.[1]?.trim() ?? null;
}

const wordsOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);
export const countWords = (text: string): number => wordsOf(text).length;

const ASKS =
  /\?\s*$|\bou nao\s*$|^(como|qual|quais|quanto|quantos|quantas|quando|onde|quem|por ?que|pq|o que|oque|oq|o q|q q|cade|posso|devo|da pra|tem como|que)\b/;

export const isQuestion = (text: string): boolean => ASKS.test(fold(text));

/** A question about the seller's own next step: "ligo quando?", "falo o quê?", "vale a pena ceder?". */
const OWN_STEP =
  /\b(?:eu (?:\w+ )?(?:faco|falo|digo|peco|cobro|mando|ligo|levo|respondo|baixo|dou)|(?:o que|oq|que|como|quando|quanto|quantos dias|qual|onde) (?:que )?(?:eu |e que eu )?(?:\w+ ){0,2}?(?:faco|falo|digo|peco|cobro|mando|ligo|levo|respondo|abordo|chego|abro|ofereco|pergunto|volto|espero|comeco|conduzo|vendo|exijo|me preparo|me apresento)|(?:faco|falo|digo|ligo|cobro|aceito|volto|cedo|baixo|dou|mando|ofereco|seguro|espero|exijo|comeco|abro|pergunto|levo|respondo) (?:\w+ ){0,4}?(?:o que|oq|como|quando|quanto|ou)|(?:compensa|vale a pena|devo|posso|e melhor|adianta) )/;

/** Words of a buyer within a question about them. */
const QUOTES = /["“:]|\b(?:disse|diz|falou|fala|respondeu|alegou|acha|achou)\b/;

/** "como conduzo a demonstração?", "como eu uso isso?": how to do anything, in the first person. */
const HOW =
  /(?:^|[.,;:!?] ?|\b(?:e|mas|ai|entao|agora|coach) )como (?:e )?(?:que )?(?:eu )?(?!isso\b|aquilo\b|pro\b|todo\b|falo com o coach)(?:me |te |nao )?(?:\p{L}{2,}[^aeiou\W]o|vou|dou|posso|devo|faz pra|fazer)\b/u;

/** Whether a message asks how the seller does something. */
export const asksHow = (text: string): boolean => HOW.test(fold(text));

/** Whether the seller asks what to do, rather than telling what a buyer said. */
export function asksOwnStep(text: string): boolean {
  const folded = fold(text).replace(/\b(?:o|q) q\b/g, 'o que');
  const last = (folded.split(/[.!?]\s+/).at(-1) ?? folded).replace(LEADS, '');
  return (
    OWN_STEP.test(last) &&
    !QUOTES.test(last) &&
    (isQuestion(text) || isQuestion(last) || AT_END.test(last))
  );
}
/** Where the last clause of a text begins; 0 for a single clause. */
export function lastClauseAt(text: string): number {
  const body = text.replace(/(?<![\s.!?])[\s.!?]+$/u, '');
  return Math.max(...['.', '!', '?', ',', ';', '\n'].map((mark) => body.lastIndexOf(mark))) + 1;
}

/** A question for words to say, which an objection answers: "o que eu falo?", "respondo o quê?". */
export const asksWords = (text: string): boolean =>
  /\b(?:fal[oa]|dig[oa]|respond[oa])\b/.test(fold(text.slice(lastClauseAt(text))));

const LEADS = /^(?:(?:e|mas|entao|ta|ok|agora|dai|ai)[, ]+)+/;
const AT_END =
  /\b(?:o que|oq|quando|como|quanto|o que que faco|que faco|faco oq|faco o que|(?:que|q|oq|como) (?:que )?eu (?:faco|falo|digo|respondo|mudo))\W*$/;

/** "minha frase: …": a line that is handed in, whatever it is about. */
export const isOwnLine = (text: string): boolean =>
  /^(?:a )?minha (?:frase|fala|resposta|mensagem|abertura)\s{0,3}[:\-–]\s{0,3}\S.{7}/isu.test(
    text.trim(),
  );

export const isOnlyEmoji = (text: string) =>
  /\p{Extended_Pictographic}/u.test(text) && !/[\p{L}\p{N}]/u.test(text);
