import { fold } from '../../shared/text.ts';
import { isSendable, isUnfinished } from '../compose/sendable.ts';
import { withoutMeasure } from './measures.ts';
import type { Operation } from './operations.ts';
import { withoutThing } from './order/things.ts';
import { isGreeting, wordCount } from './sentences.ts';
import { wordLimit } from './shorter.ts';
import { clausesOf, flat, sentencesIn, stemsOf } from './text-search.ts';
import { lostValues, type Value } from './values.ts';

/** From so many words on a shorter text may lose figures. */
const LONG = 60;
/** A change may leave out so many sentences that it does not name. */
const LOST_MAX = 1;

/** What begins and ends a text need be no sentence; a tone adds none. */
const FRAMES = /^(?:style|begin|end|back|values|keep)$/;
/** Signs that a cut left behind: "pensando;, agora". */
const TORN = /[,;:]\s?[,;:]/;

/** Whether a text may still be sent after an operation, and lost nothing but what was to go. */
export function isAccepted(before: string, after: string, operation: Operation): boolean {
  if (TORN.test(after) && !TORN.test(before)) return false;
  if (!FRAMES.test(operation.kind) && addsUnsendable(before, after)) return false;
  switch (operation.kind) {
    case 'move':
    case 'add':
    case 'name':
      if (isProposal(before) && !isProposal(after)) return false;
      return lostIn(before, after).length <= LOST_MAX && lostValues(before, after).length <= 2;
    case 'once':
      return lostValues(before, after).length === 0;
    case 'remove':
      return (
        lostValues(before, after).every((value) => isNamed(value, before, operation.what)) ||
        withoutThing(before, operation.what) === after
      );
    case 'replace':
      return lostIn(before, after).length <= LOST_MAX && losesOnlyReplaced(before, after);
    case 'values':
    case 'swap':
    case 'begin':
    case 'end':
    case 'figure':
    case 'untitled':
      return lostIn(before, after).length <= LOST_MAX;
    case 'back':
    case 'keep':
      return true;
    case 'style':
      if (wordLimit(operation.what) !== null) return true;
      if (isProposal(before) && !isListed(before, after)) return false;
      return wordCount(before) >= LONG || lostValues(before, after).length === 0;
  }
}

const FORM = /^(?:“|- |proposta:)/iu;

/** Whether a new sentence is one that no customer could be sent; a line of a list is none. */
function addsUnsendable(before: string, after: string): boolean {
  const old = flat(before);
  const added = sentencesIn(after).filter(
    ({ text }) => !isGreeting(text) && !old.includes(flat(text)),
  );
  if (FORM.test(after)) return added.some(({ text }) => isUnfinished(text));
  return added.some(({ text }) => /[.!?…]$/u.test(text) && !isSendable(text));
}

const isProposal = (text: string): boolean => /^proposta:/iu.test(text);
/** Whether the lines of a proposal are still lines. */
const isListed = (before: string, after: string): boolean =>
  after.split('\n').length >= before.split('\n').length / 2;

const KEPT = 0.5;

/** The sentences of a text of which less than half of the words are left. */
function lostIn(before: string, after: string): string[] {
  const kept = new Set(stemsOf(after));
  return sentencesIn(before)
    .map(({ text }) => text)
    .filter((one) => {
      const stems = stemsOf(one);
      return (
        stems.length > 2 && stems.filter((stem) => kept.has(stem)).length / stems.length < KEPT
      );
    });
}

/** A value that is replaced goes for another of its kind. */
function losesOnlyReplaced(before: string, after: string): boolean {
  const lost = lostValues(before, after);
  const put = lostValues(after, before).map(({ type }) => type);
  return lost.length <= 1 || lost.every(({ type }) => put.includes(type));
}

/** What is named by its place or kind rather than by its words. */
const PLACE =
  /\b(?:preco|valor|dinheiro|grana|numeros?|final|fim|comeco|inicio|primeir|ultim|pergunta|saudacao|despedida|data|dia|horario|hora|desconto|porcentagem|percentual|tudo|resto|metade)/;

/** "Rato: R$ 220" */
const LINE = /^(?:- )?[^.!?:]{2,60}: \S/u;

/** Whether a value goes with the clause that is to go. */
function isNamed(value: Value, text: string, what: string): boolean {
  if (PLACE.test(fold(what)) || withoutMeasure(text, what) !== null) return true;
  const about = stemsOf(what);
  const holder = sentencesIn(text)
    .flatMap((one) => (LINE.test(one.text) ? one : clausesOf(one)))
    .find(({ start, end }) => start <= value.start && value.end <= end + 1);
  const own = stemsOf(holder?.text ?? '');
  return about.some((stem) => own.includes(stem));
}
