import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import type { CustomerKind } from '../../knowledge/channels/situation.ts';
import { CUSTOMERS, SEGMENTS } from '../../knowledge/segments/index.ts';
import type { Segment } from '../../knowledge/segments/segment.ts';
import { cleanText, fold } from '../../shared/text.ts';
import { type ExtractedFacts, extractFacts } from './extraction/extraction.ts';

/** Facts of the ICP questionnaire. */
export interface IcpFacts {
  /** Recognised segments, the leading one first. */
  segments: Segment[];
  /** Segments of the answer about the segment, before the description narrows them. */
  ticked: Segment[];
  /** Whether the description names a narrower trade than the boxes that were ticked. */
  isNarrowed: boolean;
  /** The text after "Outro". */
  otherSegment: string | null;
  /** The answer about the segment; empty when there is none. */
  segmentWords: string;
  customers: [CustomerKind, ...CustomerKind[]];
  extracted: ExtractedFacts;
}

const QUESTIONS = {
  customers:
    /tipos? de client|customer type|kinds? of customer|tipos? de cliente|para quem voce vende|quem compra|atender/,
  segment: /segment|setor|mercado|ramo|nicho|industry|sector/,
  description: /descrev|describe|suas palavras|own words|tus palabras|cliente ideal|perfil/,
} as const;
const OTHER = /outr[oa]s?\s*:\s*([^,;\n]{2,120})/i;
const TYPES: CustomerKind[] = ['individuals', 'small', 'medium', 'enterprise'];
/** Broad options of the questionnaire, narrower than any named trade. */
const BROAD = new Set(['retail', 'services', 'technology']);
/** Segments of products that companies buy rather than sell. */
const BOUGHT = new Set(['energy', 'finance']);
const PEOPLE =
  /famili|mulher|homen|casa(l|is)\b|\bmaes\b|\bpais\b|jovens|aposentad|morador|noiv|estudant|pessoas que|gente que|idos[oa]s|pacientes|alunos/;
const COMPANIES =
  /empresa|don[ao]s? de|lojist|gerente|gestor|diretor|compras\b|socio|industria|clinica|escritorio|restaurante|rede de|sindico/;

/** Reads the short questionnaire, whatever the wording or order of its questions. */
export function readAnswers(pairs: readonly QuestionAnswer[]): IcpFacts {
  const answerTo = (wanted: RegExp) => pairs.find(({ question }) => wanted.test(fold(question)));
  const customers = answerTo(QUESTIONS.customers);
  const segment = pairs.find(
    (pair) => pair !== customers && QUESTIONS.segment.test(fold(pair.question)),
  );
  const others = pairs.filter((pair) => pair !== customers && pair !== segment);
  const description =
    others.find(({ question }) => QUESTIONS.description.test(fold(question))) ??
    others.toSorted((a, b) => b.answer.length - a.answer.length)[0];
  const extracted = extractFacts(description?.answer ?? '');
  const everything = pairs.map(({ answer }) => answer).join(' \n ');
  return {
    ...segmentsOf(segment?.answer ?? '', extracted, everything),
    otherSegment: otherIn(segment?.answer ?? ''),
    segmentWords: cleanText(segment?.answer ?? ''),
    customers: customersIn(customers?.answer ?? '', everything),
    extracted,
  };
}

/** The trade of the description leads when only broad or unknown options were selected. */
function segmentsOf(
  answer: string,
  extracted: ExtractedFacts,
  everything: string,
): Pick<IcpFacts, 'segments' | 'ticked' | 'isNarrowed'> {
  const ticked = segmentsIn(answer);
  if (ticked.length === 0) {
    // An unknown trade is not guessed from the kind of people who buy from it.
    const who = fold(extracted.who ?? '');
    const isCompany = COMPANIES.test(who) && !PEOPLE.test(who);
    const text = OTHER.test(answer) ? (isCompany && extracted.who) || '' : everything;
    return { segments: segmentsIn(text).slice(0, 1), ticked, isNarrowed: false };
  }
  const isBroad = ticked.every(({ key }) => BROAD.has(key));
  const trade = isBroad ? tradeOf(extracted) : undefined;
  const isNarrowed = trade !== undefined && !ticked.includes(trade);
  return { segments: isNarrowed ? [trade] : ticked, ticked, isNarrowed };
}

/** A company's trade is part of its name; a person's wish may be anywhere in the description. */
function tradeOf({ who, text }: ExtractedFacts): Segment | undefined {
  const byName = segmentsIn(who ?? '').find(({ key }) => !BOUGHT.has(key));
  if (byName || COMPANIES.test(fold(who ?? text))) return byName;
  return segmentsIn(text).find(({ key }) => !BROAD.has(key));
}

function otherIn(answer: string): string | null {
  const words = OTHER.exec(answer)?.[1];
  return words ? cleanText(words).slice(0, 60).trim() || null : null;
}

/** A trade after "Outro" is narrower than the other selected options. */
function segmentsIn(answer: string): Segment[] {
  const folded = fold(answer);
  const matching = SEGMENTS.filter((segment) => segment.pattern.test(folded));
  const other = OTHER.exec(answer)?.[1];
  const first = other && SEGMENTS.find((segment) => segment.pattern.test(fold(other)));
  const ordered = first ? [first, ...matching.filter((segment) => segment !== first)] : matching;
  return ordered.slice(0, 3);
}

/** When people and companies are both selected, those of the description lead. */
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
