import { readFileSync } from 'node:fs';
import { ICP_QUESTIONS } from '@salesai/contract/icp-questions';
import type { Question, QuestionAnswer } from '@salesai/contract/questionnaire';
import { OTHER_PREFIX } from '@salesai/contract/questionnaire';
import { SELLER_QUESTIONS } from '@salesai/contract/seller-questions';
import icpTexts from '@salesai/i18n/pt-BR/icpQuestions';
import sellerTexts from '@salesai/i18n/pt-BR/sellerQuestions';

/** One answer: an option's id, several of them or `other:` and a text, or a free text. */
type Answer = string | readonly string[];

interface CustomerRow {
  segment: readonly string[];
  customers: readonly string[];
  description: string;
  /** Curated segments that this customer belongs to. */
  segments: readonly string[];
}

interface SellerRow {
  name: string;
  gender: 'm' | 'f';
  manner: string;
  /** Curated segments that the offer belongs to. */
  segments: readonly string[];
  /** Curated trades of what is sold. */
  trades: readonly string[];
  answers: Readonly<Record<string, Answer>>;
  customers: readonly CustomerRow[];
}

/** A seller with one customer, as the engine receives them. */
export interface Case {
  seller: SellerRow;
  customer: CustomerRow;
  sellerAnswers: QuestionAnswer[];
  icpAnswers: QuestionAnswer[];
}

const SELLERS = new URL('../../data/sellers.jsonl', import.meta.url);

/** Every seller of the data with each of its customers. */
export function readCases(lines = readFileSync(SELLERS, 'utf8')): Case[] {
  return lines
    .trim()
    .split('\n')
    .map((line): SellerRow => JSON.parse(line))
    .flatMap((seller) => seller.customers.map((customer) => caseOf(seller, customer)));
}

function caseOf(seller: SellerRow, customer: CustomerRow): Case {
  const { segment, customers, description } = customer;
  return {
    seller,
    customer,
    sellerAnswers: pairsOf(SELLER_QUESTIONS, sellerTexts, seller.answers),
    icpAnswers: pairsOf(ICP_QUESTIONS, icpTexts, { segment, customers, description }),
  };
}

type Texts = Readonly<Record<string, { text: string; options?: Readonly<Record<string, string>> }>>;

function pairsOf(
  questions: readonly Question[],
  texts: Texts,
  answers: Readonly<Record<string, Answer>>,
): QuestionAnswer[] {
  return questions.flatMap((question) => {
    const answer = answers[question.key];
    const text = texts[question.key];
    if (answer === undefined || text === undefined) return [];
    const chosen = typeof answer === 'string' ? [answer] : answer;
    return [
      { question: text.text, answer: chosen.map((id) => wording(question, text, id)).join(', ') },
    ];
  });
}

function wording(question: Question, { options }: Texts[string], id: string): string {
  if (question.options === undefined) return id;
  if (id.startsWith('other:')) return `${OTHER_PREFIX}${id.slice('other:'.length)}`;
  const emoji = question.options.find((option) => option.id === id)?.emoji;
  const text = options?.[id];
  if (emoji === undefined || text === undefined)
    throw new Error(`${question.key}: no option "${id}"`);
  return question.type === 'multiSelect' ? text : `${emoji} ${text}`;
}
