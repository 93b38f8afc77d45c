import type { Passage } from '../port.ts';
import { fold } from './text.ts';

/** A sentence of a seller's document. */
export interface Sentence {
  text: string;
  passage: Passage;
  /** Index in its passage. */
  at: number;
  /** Relevance; 0 when neither it nor the previous sentence contains a word of the question. */
  score: number;
}

/** Minimum characters of a sentence; shorter fragments are appended to the previous one. */
const SHORTEST = 25;
/** Weight of the previous sentence's score: an answer often follows a matching sentence. */
const BEFORE = 0.25;
/** Factor for sentences of the passage with the lowest coverage. */
const TRUST_MIN = 0.6;
/** Factor for sentences with the expected kind of answer, such as a number after "quanto". */
const HINTED = 1.25;
const STOP = new Set(
  'a o as os um uma uns umas de da do das dos em na no nas nos por para pelo pela pelos pelas com sem sob sobre entre e ou mas que se como quando onde qual quais quem quanto quantos quantas ao aos esse essa isso este esta isto aquele aquela seu sua seus suas meu minha nosso nossa ele ela eles elas voce voces eu nos me te lhe ja nao sim mais menos muito ser sao era foram foi sido ter tem tinha ha haver esta estao pode podem fazer faz feito qual cada tambem so ate desde depois antes diz fala sabe'.split(
    ' ',
  ),
);
const ABBREVIATION =
  /(?:\b(?:sr|sra|dr|dra|prof|profa|art|arts|inc|pag|p|n|no|nº|vol|ed|ex|etc|av|tel|cia|ltda|s\.a|jr|st|vs|aprox|fig|cap|min|max|[a-z]))\.$/i;

/** Longer than any abbreviation with its context. */
const END_MAX = 16;
const LIST_ITEM = /(?:[-•*–]|\d+[.)])\s/y;
const CLOSED = /[.!?…]["”»)]?$/;
const OPENING = /["“«(]?[\p{Lu}\d•-]/uy;

/** The sentences of passages, the most relevant to the question first. */
export function rankSentences(question: string, passages: readonly Passage[]): Sentence[] {
  const sentences = passages.flatMap((passage) =>
    splitSentences(passage.text).map((text, at) => ({ text, passage, at })),
  );
  const stemsOf = sentences.map(({ text }) => new Set(stems(text)));
  const asked = [...new Set(stems(question))];
  const rarity = new Map(
    asked.map((stem) => {
      const count = stemsOf.filter((set) => set.has(stem)).length;
      return [stem, Math.log(1 + (sentences.length - count + 0.5) / (count + 0.5))];
    }),
  );
  const overlap = stemsOf.map((set) =>
    asked.reduce((sum, stem) => sum + (set.has(stem) ? (rarity.get(stem) ?? 0) : 0), 0),
  );
  const hint = hintOf(question);
  const best = Math.max(...passages.map(({ coverage }) => coverage), 0.01);
  return sentences
    .map((sentence, index) => {
      const before = sentence.at > 0 ? (overlap[index - 1] ?? 0) : 0;
      const base = (overlap[index] ?? 0) + BEFORE * before;
      const trust = TRUST_MIN + (1 - TRUST_MIN) * (sentence.passage.coverage / best);
      return { ...sentence, score: base * trust * (hint.test(sentence.text) ? HINTED : 1) };
    })
    .sort((a, b) => b.score - a.score);
}

/** Splits a text into sentences and list items; fragments join the previous sentence. */
function splitSentences(text: string): string[] {
  const whole: string[][] = [];
  let end = '';
  for (const piece of piecesOf(text.replace(/\r/g, ''))) {
    const last = whole.at(-1);
    if (last !== undefined && (ABBREVIATION.test(end) || piece.length < SHORTEST)) {
      last.push(piece);
      end = `${end} ${piece}`.slice(-END_MAX);
    } else {
      whole.push([piece]);
      end = piece.slice(-END_MAX);
    }
  }
  return whole.map((pieces) => pieces.join(' '));
}

/** Splits at paragraph breaks, before list items and between sentences. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: space } of text.matchAll(/\s+/g)) {
    if (!isBreak(text, index, space)) continue;
    pieces.push(text.slice(from, index));
    from = index + space.length;
  }
  return [...pieces, text.slice(from)]
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

function isBreak(text: string, at: number, space: string): boolean {
  const after = at + space.length;
  if (space.includes('\n\n')) return true;
  if (space.includes('\n') && isAt(LIST_ITEM, text, after)) return true;
  return CLOSED.test(text.slice(Math.max(0, at - 2), at)) && isAt(OPENING, text, after);
}

function isAt(sticky: RegExp, text: string, at: number): boolean {
  sticky.lastIndex = at;
  return sticky.test(text);
}

/** Stems of the content words: prefixes without plural and gender endings. */
function stems(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !STOP.has(word))
    .map((word) => (/\d/.test(word) ? word : word.replace(/(oes|aes|ais|eis|s)$/, '').slice(0, 6)));
}

/** A pattern for the expected kind of answer. */
function hintOf(question: string): RegExp {
  const folded = fold(question);
  if (/\b(quando|que ano|que dia|que data|que horas|em que mes)\b/.test(folded)) return /\d/;
  if (/\bquant[oa]s?\b|\bprazo|\bvalor|\bpreco|\bpercentual|\bporcentagem/.test(folded))
    return /\d|\b(um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|cem|mil)\b/i;
  if (/\b(quem|qual (e )?o nome)\b/.test(folded)) return /\s\p{Lu}\p{L}+/u;
  if (/\b(por ?que|porque|motivo|razao)\b/.test(folded))
    return /\b(porque|pois|devido|para que|a fim|visto que|já que|por causa|motivo|justamente)\b/i;
  if (/\bo que (e|sao|significa)\b|\bdefini/.test(folded))
    return /\b(é|são|consiste|significa|refere-se|trata-se|define|denomina)\b/i;
  if (/\bonde\b/.test(folded)) return /\b(em|na|no|nas|nos)\s+\p{Lu}/u;
  return /(?!)/;
}
