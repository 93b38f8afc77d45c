import { fold } from '@salesai/engine/text';
import { sentencesIn } from '../words.ts';
import { SPOKEN } from './answers.ts';
import type { Check, Finding } from './check.ts';

const PROMISE =
  /\b(?:garanto|garantimos|garantia de|garantia escrita|garantid[oa]|devolvo|devolvemos|dinheiro de volta|reembols\w+|(?<!convite )com nota(?: fiscal)?|emito nota|sem multa|sem fidelidade|frete gratis|frete incluso|sem custo|gratis|gratuit[oa]s?|em (?:ate )?\d+ ?h(?:oras)?|no mesmo dia|voces? nao (?:paga|segue)m?|se nao (?:entregar|gostar|resolver)|troco na hora|refaco|assumo o)\b/;
/** A buyer's words, what the seller is asked to confirm, and what the law gives by itself. */
const NOT_PROMISED = /“[^“”]{0,300}”|\[confirme:[^[\]]{0,200}\]|7 dias para desistir[^.]{0,200}/gi;
const SENTENCE_SHOWN = 140;

/** What a buyer could hold the seller to, and the seller never said. */
export const promises: Check = ({ job, field, text, facts }) => {
  if (job === 'profile' || !SPOKEN.test(field)) return [];
  return sentencesIn(text.replace(NOT_PROMISED, ' ')).flatMap((sentence): Finding[] => {
    const match = PROMISE.exec(fold(sentence))?.[0];
    const isHeading = !/[.!?…:;,]/.test(sentence);
    if (match === undefined || isHeading || facts.answers.includes(match)) return [];
    return [{ check: 'promise', excerpt: `${match} · ${sentence.slice(0, SENTENCE_SHOWN)}` }];
  });
};
