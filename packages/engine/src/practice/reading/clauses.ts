import { lengthInWords } from '../../shared/text.ts';
import type { ActContext } from '../types.ts';
import { plain } from './plain.ts';
import { beginsQuestion, clearlyBeginsQuestion, isAsking, isTagged } from './question-words.ts';
import { givenBackIn, REFLECTED_STEMS } from './reflection.ts';
import type { Piece } from './sentences.ts';
import { OWN_DEED } from './wording.ts';

const HEAD_WORDS = 4;
const TAIL_WORDS = 3;
/** Words before which a clause is looked for: each costs a reading of everything behind it. */
const PLACES_MAX = 120;
/** What people start the next sentence with when they leave out the full stop. */
const OPENERS =
  /^(?:Quem|Qual|Quais|Quanto|Quantos|Quando|Como|Onde|O que|Por que|Pra quando|Para quando|E|Mas|Me|Se|Você|Vc|Tem|Tens|Já|Isso|Então|Posso|Podemos|Vamos|Bora|A gente|Sai|Custa|Fica|O valor|O preço|O investimento|Além|Há|Existe|Caso|Imagina|Tu|Eu|Pensando|Por isso|É|Tirando|Fora|Só|Sem|Seria|Esse|Essa|Este|Esta|Nosso|Nossa|Aqui|Pode|Dá|Faço|Te|Lembra|Hoje|Não|Sim|Olha|Pensa|Quer|Prefere|Deixa|Qualquer)(?![\p{L}])/u;
const EMOJI = /^\p{Extended_Pictographic}/u;
/** A price after the buyer's words is a sentence of its own. */
const PRICED =
  /^(?:(?:o (?:valor|preco|investimento|total)|sai|custa|fica|deu|da|sao|ta|te faco|vai) .{0,40})?(?:r\$|\d[\d.,]*(?: ?(?:reais|mil|por mes|mensa\w+|a vista|no pix|em \d)|[.!,]?$))/;

/** The sentences in a piece without the full stops that a phone makes people leave out. */
export function clausesOf(state: ActContext, piece: Piece): Piece[] {
  return atOpeners(piece)
    .flatMap(afterPermission)
    .flatMap((one) => atColon(state, one))
    .flatMap((one) => atQuestion(state, one));
}

const PERMISSION =
  /\b(?:posso|podia|poderia) (?:te |lhe )?(?:perguntar|fazer uma pergunta|tirar uma d[uú]vida)(?: uma coisa)?[:,]?(?= (?:como|quem|quant[oa]s?|qual|quais|o que|onde|quando|por que|em que|de que|se voc[eê]s?|se o senhor|se a senhora)(?!\p{L}))/iu;

/** "Posso te perguntar como você marca?" asks for leave, and then asks. */
function afterPermission(piece: Piece): Piece[] {
  const found = PERMISSION.exec(piece.text);
  return found ? cutAt(piece, [found.index + found[0].length]) : [piece];
}

/** Breaks before a capital that starts a sentence, and after an emoji. */
function atOpeners(piece: Piece): Piece[] {
  const words = wordsOf(piece);
  const breaks = words.filter(({ text, at }, index) => {
    const before = words[index - 1];
    if (!before || index < TAIL_WORDS || words.length - index < TAIL_WORDS) return false;
    const isCapital = OPENERS.test(piece.text.slice(at)) && /^\p{Ll}/u.test(before.text);
    return (isCapital && !/[,:;"“]$/.test(before.text)) || (EMOJI.test(before.text) && text !== '');
  });
  return cutAt(
    piece,
    breaks.map(({ at }) => at),
  );
}

/** "Você trabalha o dia todo: eu fico com a lista": the buyer's words, then what the seller does about it. */
function atColon(state: ActContext, piece: Piece): Piece[] {
  const at = piece.text.search(/(?<=[:;–—])\s/u);
  const tail = piece.text.slice(at).trim();
  if (at < 0 || piece.text.endsWith('?') || lengthInWords(tail) < TAIL_WORDS) return [piece];
  const isBoth =
    givenBackIn(state, piece.text.slice(0, at)).length >= REFLECTED_STEMS &&
    OWN_DEED.test(plain(tail));
  return isBoth ? cutAt(piece, [at]) : [piece];
}

/** "Então você perde cliente, quanto isso custa?": the buyer's words, then a question or a price. */
function atQuestion(state: ActContext, piece: Piece): Piece[] {
  const isQuestion = piece.text.endsWith('?') && !isTagged(plain(piece.text));
  const words = wordsOf(piece);
  const possible = words
    .slice(HEAD_WORDS, Math.max(HEAD_WORDS, words.length - TAIL_WORDS + 1))
    .slice(0, PLACES_MAX)
    .map(({ at }) => ({ at, tail: plain(piece.text.slice(at)) }))
    .filter(({ tail }) => (isQuestion ? beginsQuestion(tail) : begins(tail)))
    .filter(({ at }) => {
      const head = piece.text.slice(0, at);
      return !SUPPOSES.test(plain(head)) && givenBackIn(state, head).length >= REFLECTED_STEMS;
    });
  const found = possible.find(({ tail }) => clearlyBeginsQuestion(tail)) ?? possible.at(-1);
  return found ? cutAt(piece, [found.at]) : [piece];
}

/** In a statement "porque" gives a reason. */
const begins = (tail: string): boolean =>
  PRICED.test(tail) || (isAsking(tail) && !/^(?:e )?por ?que\b/.test(tail));

/** A supposition belongs to its question. */
const SUPPOSES = /^(?:e |mas |entao )?(?:se|caso|supondo|imagin\w+|vamos supor)\b(?! eu entendi)/;

const wordsOf = ({ text }: Piece) =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ text: word, at: index }));

function cutAt({ text, start }: Piece, places: readonly number[]): Piece[] {
  const bounds = [0, ...places, text.length];
  return bounds.slice(1).flatMap((to, index) => {
    const from = bounds[index] ?? 0;
    const raw = text.slice(from, to);
    const trimmed = raw.trim();
    if (trimmed === '') return [];
    const begin = start + from + raw.indexOf(trimmed);
    return [{ text: trimmed, start: begin, end: begin + trimmed.length }];
  });
}
