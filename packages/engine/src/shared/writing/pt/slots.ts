import type { NounPhrase, Placed } from '../phrase.ts';
import { a, bare, com, de, em, para, por, pra, sem, the, to } from './articles.ts';
import { midSentence, sentenceStart } from './capitals.ts';
import { tidy } from './sentence.ts';

/** The forms of a noun in a knowledge text: `{de:oferta}` is "da manutenção". */
const FORMS: Readonly<Record<string, (noun: NounPhrase) => Placed>> = {
  o: the,
  um: a,
  de,
  em,
  a: to,
  por,
  para,
  pra,
  com,
  sem,
};

/** What stands in a slot; null when no fact is known. */
export type SlotValue = NounPhrase | string | null;
export type Slots = Readonly<Record<string, SlotValue>>;

const SLOT = /\{(?:([a-z]{1,12}):)?([A-Za-z]{1,40}\d?)\}/g;

/** The slots of a text, each with its form; `null` for the word alone. */
export const slotsIn = (text: string): { form: string | null; name: string }[] =>
  [...text.matchAll(SLOT)].map(([, form = null, name = '']) => ({ form, name }));

export const isForm = (form: string): boolean => form in FORMS;

/** A knowledge text with its slots filled; null when one of them has no value. */
export function fillSlots(text: string, slots: Slots): string | null {
  let isComplete = true;
  const filled = text.replace(SLOT, (_slot, form: string | undefined, name: string) => {
    const value = slots[name];
    if (value === undefined || value === null) isComplete = false;
    return textOfSlot(value ?? null, form ?? null);
  });
  return isComplete ? inLines(filled) : null;
}

function textOfSlot(value: SlotValue, form: string | null): string {
  if (value === null) return '';
  if (typeof value === 'string') return form === 'min' ? midSentence(value) : value;
  const place = form === null ? bare : FORMS[form];
  return (place ?? bare)(value).text;
}

/** Each line begins with a capital, and has no doubled marks. */
const inLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => sentenceStarts(tidy(line)))
    .join('\n');

const sentenceStarts = (line: string): string =>
  sentenceStart(line).replace(
    /(?<=[\p{L})”\]][\p{L})”\]][.!?] )\p{Ll}[\p{L}-]*/gu,
    (word: string) => (word === 'iFood' || word.startsWith('e-') ? word : sentenceStart(word)),
  );
