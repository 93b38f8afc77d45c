import { parseCompiledAnswers } from '@salesai/contract/questionnaire';
import { CUSTOMERS } from '../../knowledge/segments/customers.ts';
import { SEGMENTS } from '../../knowledge/segments/index.ts';
import type { CustomerType, Segment } from '../../knowledge/segments/segment.ts';
import { cleanText, fold } from '../language/text.ts';
import { readDescription, type Told } from './told.ts';

/** What the answers say: who, of what kind, in whose words. */
export interface IcpFacts {
  segments: Segment[];
  /** What was written after "Outro", as it was written. */
  otherSegment: string | null;
  customers: CustomerType[];
  told: Told;
}

const QUESTIONS = {
  customers:
    /tipos? de client|customer type|kinds? of customer|tipos? de cliente|para quem voce vende|quem compra|atender/,
  segment: /segment|setor|mercado|ramo|nicho|industry|sector/,
  description: /descrev|describe|suas palavras|own words|tus palabras|cliente ideal|perfil/,
} as const;
const OTHER = /outr[oa]s?\s*:\s*([^,;\n]{2,120})/i;
const TYPES: CustomerType[] = ['individuals', 'small', 'medium', 'enterprise'];

/** Reads the compiled short questionnaire, whatever the wording or order of its questions. */
export function readAnswers(compiled: string): IcpFacts {
  const pairs = parseCompiledAnswers(compiled);
  const asked = (wanted: RegExp) => pairs.find(({ question }) => wanted.test(fold(question)));
  const customers = asked(QUESTIONS.customers);
  const segment = pairs.find(
    (pair) => pair !== customers && QUESTIONS.segment.test(fold(pair.question)),
  );
  const others = pairs.filter((pair) => pair !== customers && pair !== segment);
  const description =
    others.find(({ question }) => QUESTIONS.description.test(fold(question))) ??
    others.toSorted((a, b) => b.answer.length - a.answer.length)[0];
  const told = readDescription(description?.answer ?? '');
  const everything = pairs.map(({ answer }) => answer).join(' \n ');
  const named = segmentsIn(segment?.answer ?? '');
  return {
    segments: named.length > 0 ? named : segmentsIn(everything).slice(0, 1),
    otherSegment: otherIn(segment?.answer ?? ''),
    customers: customersIn(customers?.answer ?? everything),
    told,
  };
}

function otherIn(answer: string): string | null {
  const words = OTHER.exec(answer)?.[1];
  return words ? cleanText(words).slice(0, 60) : null;
}

/** A trade written after "Outro" is narrower than a box that was ticked beside it. */
function segmentsIn(answer: string): Segment[] {
  const folded = fold(answer);
  const heard = SEGMENTS.filter((segment) => segment.hears.test(folded));
  const other = OTHER.exec(answer)?.[1];
  const first = other && SEGMENTS.find((segment) => segment.hears.test(fold(other)));
  const ordered = first ? [first, ...heard.filter((segment) => segment !== first)] : heard;
  return ordered.slice(0, 3);
}

function customersIn(answer: string): CustomerType[] {
  const folded = fold(answer);
  const found = TYPES.filter((type) => CUSTOMERS[type].hears.test(folded));
  return found.length > 0 ? found : ['small'];
}
