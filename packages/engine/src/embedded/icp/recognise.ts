import { parseCompiledAnswers } from '@salesai/contract/questionnaire';
import type { CustomerKind } from '../../knowledge/channels/situation.ts';
import { CUSTOMERS, SEGMENTS } from '../../knowledge/segments/index.ts';
import type { Segment } from '../../knowledge/segments/segment.ts';
import { cleanText, fold } from '../language/text.ts';
import { readDescription, type Told } from './told/told.ts';

/** What the answers say: who, of what kind, in whose words. */
export interface IcpFacts {
  /** Heard, the leading one first. */
  segments: Segment[];
  /** Those of the answer about the segment, before the description narrows them. */
  ticked: Segment[];
  /** Whether the description names a narrower trade than the boxes that were ticked. */
  isNarrowed: boolean;
  /** What was written after "Outro", as it was written. */
  otherSegment: string | null;
  /** The answer about the segment as it was written; empty when there is none. */
  segmentWords: string;
  customers: [CustomerKind, ...CustomerKind[]];
  told: Told;
}

const QUESTIONS = {
  customers:
    /tipos? de client|customer type|kinds? of customer|tipos? de cliente|para quem voce vende|quem compra|atender/,
  segment: /segment|setor|mercado|ramo|nicho|industry|sector/,
  description: /descrev|describe|suas palavras|own words|tus palabras|cliente ideal|perfil/,
} as const;
const OTHER = /outr[oa]s?\s*:\s*([^,;\n]{2,120})/i;
const TYPES: CustomerKind[] = ['individuals', 'small', 'medium', 'enterprise'];
/** The boxes of the questionnaire that a named trade is narrower than. */
const BROAD = new Set(['retail', 'services', 'technology']);
/** What companies buy, not what they live from. */
const BOUGHT = new Set(['energy', 'finance']);
const PEOPLE =
  /famili|mulher|homen|casa(l|is)\b|\bmaes\b|\bpais\b|jovens|aposentad|morador|noiv|estudant|pessoas que|gente que|idos[oa]s|pacientes|alunos/;
const COMPANIES =
  /empresa|don[ao]s? de|lojist|gerente|gestor|diretor|compras\b|socio|industria|clinica|escritorio|restaurante|rede de|sindico/;

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
  return {
    ...segmentsOf(segment?.answer ?? '', told, everything),
    otherSegment: otherIn(segment?.answer ?? ''),
    segmentWords: cleanText(segment?.answer ?? ''),
    customers: customersIn(customers?.answer ?? '', everything),
    told,
  };
}

/** The trade of the description leads where only broad boxes, or none that we know, were ticked. */
function segmentsOf(
  answer: string,
  told: Told,
  everything: string,
): Pick<IcpFacts, 'segments' | 'ticked' | 'isNarrowed'> {
  const ticked = segmentsIn(answer);
  if (ticked.length === 0) {
    // A trade that we do not know is not guessed from the kind of people who buy it.
    const who = fold(told.who ?? '');
    const isCompany = COMPANIES.test(who) && !PEOPLE.test(who);
    const heard = OTHER.test(answer) ? (isCompany && told.who) || '' : everything;
    return { segments: segmentsIn(heard).slice(0, 1), ticked, isNarrowed: false };
  }
  const isBroad = ticked.every(({ key }) => BROAD.has(key));
  const trade = isBroad ? tradeOf(told) : undefined;
  const isNarrowed = trade !== undefined && !ticked.includes(trade);
  return { segments: isNarrowed ? [trade] : ticked, ticked, isNarrowed };
}

/** Companies are told by their name alone; what people want stands anywhere in the description. */
function tradeOf({ who, text }: Told): Segment | undefined {
  const byName = segmentsIn(who ?? '').find(({ key }) => !BOUGHT.has(key));
  if (byName || COMPANIES.test(fold(who ?? text))) return byName;
  return segmentsIn(text).find(({ key }) => !BROAD.has(key));
}

function otherIn(answer: string): string | null {
  const words = OTHER.exec(answer)?.[1];
  return words ? cleanText(words).slice(0, 60).trim() || null : null;
}

/** A trade written after "Outro" is narrower than a box that was ticked beside it. */
function segmentsIn(answer: string): Segment[] {
  const folded = fold(answer);
  const heard = SEGMENTS.filter((segment) => segment.pattern.test(folded));
  const other = OTHER.exec(answer)?.[1];
  const first = other && SEGMENTS.find((segment) => segment.pattern.test(fold(other)));
  const ordered = first ? [first, ...heard.filter((segment) => segment !== first)] : heard;
  return ordered.slice(0, 3);
}

/** Where people and companies are both named, whoever the description speaks of leads. */
function customersIn(answer: string, everything: string): IcpFacts['customers'] {
  const folded = fold(everything);
  const [first = PEOPLE.test(folded) ? 'individuals' : 'small', ...rest] =
    namedIn(answer).length > 0 ? namedIn(answer) : namedIn(everything);
  const isOfCompanies = COMPANIES.test(folded) && !PEOPLE.test(folded);
  const [second, ...others] = rest;
  return first === 'individuals' && second && isOfCompanies
    ? [second, ...others, first]
    : [first, ...rest];
}

const namedIn = (answer: string) =>
  TYPES.filter((type) => CUSTOMERS[type].pattern.test(fold(answer)));
