import type { PracticeAct } from '@salesai/contract/practice';
import { sentencesOf } from '../../recognition/index.ts';
import { fold } from '../../shared/text.ts';
import { readMessage } from '../reading/acts.ts';
import { asksPrice } from '../reading/asks-price.ts';
import { plain } from '../reading/plain.ts';
import { PRESENTS } from '../reading/wording.ts';
import { RUNS_DOWN } from '../review/tone.ts';
import { lowerFirst, questionsIn, rewritten } from './line-rewrite.ts';
import {
  DISCOUNT,
  FEELS_WITH,
  HELPS,
  HYPE,
  LOWERS,
  MERITS,
  MONEY,
  OBJECTS,
  OFFERS,
  PLEASANTRY,
  PRESSURE,
  PROMISE,
  PROVES,
  PUSHY,
  RUDE,
  TRADE,
} from './line-signs.ts';
import { COSTS, type CostKey, GOOD, type GoodKey, POINTS } from './line-texts.ts';

export interface LineJudgement {
  act: PracticeAct;
  good: { key: GoodKey; text: string };
  /** Null for a line without a flaw. */
  cost: { key: CostKey; text: string } | null;
  /** The same line in the seller's words, without the flaw. */
  rewrite: string;
  /** 0 to 10. */
  grade: number;
  /** What the grade is made of. */
  reasons: string[];
}

const LONG_WORDS = 45;
/** A row of so many things is read by nobody. */
const LISTED = 6;
const QUESTIONS_MOST = 2;

interface Checks {
  act: PracticeAct;
  /** Of all sentences. */
  acts: readonly PracticeAct[];
  /** What the buyer said before. */
  buyer: string;
  words: number;
  questions: string[];
  isOpen: boolean;
  aboutBuyer: number;
  aboutSelf: number;
  folded: string;
}

/**
 * Judges one line to a buyer.
 * @param buyer what the buyer said before it; empty when unknown.
 * @param offer what is sold, for the question of the rewritten line.
 */
export function judgeLine(line: string, buyer: string, offer: string | null = null): LineJudgement {
  const checks = checksOf(line, buyer);
  const costs = costsOf(checks);
  const [cost] = costs;
  const goods = goodsOf(checks);
  const [good = 'polite'] = goods;
  const lost = costs.slice(0, 3).reduce((sum, key) => sum + POINTS[key], 0);
  const won = Math.min(4, goods.length);
  const grade = Math.max(1, Math.min(10, 6 + won - lost));
  return {
    act: checks.act,
    good: { key: good, text: GOOD[good] },
    cost: cost ? { key: cost, text: COSTS[cost] } : null,
    rewrite: rewritten(line, cost ?? null, questionFor(checks, offer)),
    grade,
    reasons: [
      ...goods.slice(0, 2).map((key) => `a favor: ${GOOD[key]}`),
      ...costs.slice(0, 2).map((key) => `custa: ${COSTS[key]}`),
    ],
  };
}

const OPEN = /\b(como|o que|que|qual|quais|quant[oa]s?|quando|onde|por ?que|pq|quem|me conta)\b/;
const SELF =
  /\b(eu|nos|a gente|meu|minha|nosso|nossa|nossos|nossas|temos|somos|trabalhamos|oferecemos|tenho|ofereco|faco|vendemos|fazemos|empresa|produto)\b/g;
const BUYER = /\b(voce|vc|voces|senhora?|seu|sua|seus|suas|te|ti|contigo|ai|tu|teu|tua)\b/g;

/** Messages of the seller so far, in any moment but the first. */
const IN_THE_MIDDLE = 5;

/** How the buyer of a practice session reads the line: what offends needs a sign in its words. */
function actsIn(line: string, buyer: string): PracticeAct[] {
  const context = {
    count: buyer === '' ? 1 : IN_THE_MIDDLE,
    previous: buyer,
    isOpen: buyer !== '' && !asksPrice(plain(buyer)),
    silentSince: null,
    recent: [buyer],
    revealed: [{ key: 'pain', text: buyer }],
    buyer: { partner: null },
    known: [],
    price: { stated: null },
    mentioned: [],
    givenBack: [],
  };
  return readMessage(context, line, 0).sentences.map(({ act }) => act);
}

/** The act that a line is about, where it has several. */
const TELLING: readonly PracticeAct[] = [
  ...(['rudeness', 'pressure', 'badmouth', 'pushy_follow_up', 'isolate_objection'] as const),
  ...(['trade_concession', 'discount', 'close', 'next_step', 'involve_decision_maker'] as const),
  ...(['state_price', 'reflection', 'empathy', 'linked_pitch', 'proof'] as const),
];

function checksOf(line: string, buyer: string): Checks {
  const folded = fold(line);
  const questions = sentencesOf(line)
    .filter((one) => one.endsWith('?') && !PLEASANTRY.test(fold(one).trim()))
    .flatMap(questionsIn);
  const acts = actsIn(line, buyer);
  return {
    act: TELLING.find((act) => acts.includes(act)) ?? acts.at(-1) ?? 'other',
    acts,
    buyer,
    folded,
    questions,
    words: folded.split(' ').length,
    isOpen: questions.some((one) => OPEN.test(fold(one))),
    aboutBuyer: folded.match(BUYER)?.length ?? 0,
    aboutSelf: folded.match(SELF)?.length ?? 0,
  };
}

function costsOf(checks: Checks): CostKey[] {
  const { act, acts, buyer, folded, words, questions, isOpen, aboutBuyer, aboutSelf } = checks;
  const isAsked = asksPrice(plain(buyer));
  const isLower = acts.includes('discount') && LOWERS.test(folded);
  const isStep = act === 'close' || act === 'next_step';
  const found: [CostKey, boolean][] = [
    ['rude', acts.includes('rudeness') || RUDE.test(folded)],
    ['promise', PROMISE.test(folded)],
    ['pressure', acts.includes('pressure') || PRESSURE.test(folded)],
    ['badmouth', acts.includes('badmouth') || RUNS_DOWN.test(plain(folded))],
    ['discount', (isLower || DISCOUNT.test(folded)) && !TRADE.test(folded)],
    ['hype', HYPE.test(folded)],
    ['offerFirst', buyer === '' && !isOpen && (OFFERS.test(folded) || asksAtOnce(checks))],
    ['argues', isArguing(checks)],
    ['pushy', PUSHY.test(folded)],
    [
      'priceFirst',
      acts.includes('state_price') && MONEY.test(folded) && aboutBuyer < 2 && buyer === '',
    ],
    ['long', words > LONG_WORDS || folded.split(',').length > LISTED],
    ['self', isOfSelf(checks) || (aboutSelf >= 2 && aboutSelf > aboutBuyer && !isKind(checks))],
    ['many', questions.length > QUESTIONS_MOST],
    ['noQuestion', questions.length === 0 && !isStep && (act !== 'empathy' || isAsked)],
    ['closed', questions.length > 0 && !isOpen && !isStep && !HELPS.test(folded)],
  ];
  return found.filter(([, is]) => is).map(([key]) => key);
}

const AT_ONCE_WORDS = 6;
/** "Quer comprar?" before anything else. */
const asksAtOnce = ({ acts, words }: Checks): boolean =>
  acts.includes('close') && words <= AT_ONCE_WORDS;

/** Answers what the buyer objects without a sign of having understood it. */
const isArguing = (checks: Checks): boolean =>
  OBJECTS.test(fold(checks.buyer)) &&
  !asksPrice(plain(checks.buyer)) &&
  checks.questions.length === 0 &&
  checks.acts.some((act) => act === 'answer_objection' || act === 'generic_pitch') &&
  !isKind(checks);

/** Merits in general, and nothing of the person. */
const isOfSelf = ({ folded, buyer, aboutBuyer }: Checks): boolean =>
  buyer === '' && aboutBuyer === 0 && (PRESENTS.test(folded) || MERITS.test(folded));

const isKind = ({ acts, folded }: Checks): boolean =>
  acts.includes('empathy') || acts.includes('reflection') || FEELS_WITH.test(folded);

function goodsOf(checks: Checks): GoodKey[] {
  const { acts, isOpen, aboutBuyer, aboutSelf, words, folded } = checks;
  const found: [GoodKey, boolean][] = [
    ['isolates', acts.includes('isolate_objection') && checks.questions.length > 0],
    ['listens', acts.includes('reflection')],
    ['empathy', isKind(checks)],
    ['trade', isTrade(checks)],
    ['question', isOpen],
    ['nextStep', acts.includes('next_step') || acts.includes('close')],
    ['proof', PROVES.test(folded) && !PROMISE.test(folded)],
    ['buyer', aboutBuyer > 0 && aboutBuyer >= aboutSelf],
    ['short', words <= 25],
    ['polite', !acts.includes('rudeness') && !RUDE.test(folded)],
  ];
  return found.filter(([, is]) => is).map(([key]) => key);
}

/** Something is asked for in exchange, in words that show it. */
const isTrade = ({ acts, folded }: Checks): boolean =>
  (acts.includes('trade_concession') || DISCOUNT.test(folded)) && TRADE.test(folded);

/** A question that fits what the line does, else what the buyer said. */
function questionFor({ acts, buyer, folded }: Checks, offer: string | null): string {
  if (TRADE.test(folded)) return 'Fica bom assim para você?';
  const isPriced = acts.includes('state_price') && buyer !== '';
  if (isPriced || asksPrice(plain(buyer))) return 'Isso cabe no que você tinha pensado?';
  const isArgued = acts.some((act) => ARGUES.test(act)) && SAYS_MUCH.test(folded);
  if (isArgued && buyer !== '') return 'Isso resolve o que te preocupa?';
  return openQuestionFor(buyer, folded, offer);
}
const ARGUES = /^(?:answer_objection|proof|linked_pitch)$/;
/** An argument has a figure, or what the seller does. */
const SAYS_MUCH =
  /\d|\b(?:(?:posso|consigo) \w{3}|faco|entrego|mostro|mando|garantia|contrato|parcel\w+|troco|instalo|tenho|temos)\b/;

function openQuestionFor(buyer: string, line: string, offer: string | null): string {
  const about = `${fold(buyer)} ${line}`;
  if (
    /\b(funciona|presta|garantia|confi\w+|medo|receio|golpe|certeza|segur[oa])\b/.test(fold(buyer))
  )
    return 'O que você precisaria ver para confiar?';
  if (/\b(pensar|depois|mais tarde|semana que vem)\b/.test(about))
    return 'O que ainda falta para você decidir?';
  if (/\b(car[oa]|preco|precinho|valor|desconto|r\$)\b/.test(about))
    return 'Quando você pensa no valor, está comparando com o quê?';
  if (/\b(marido|esposa|socio|socia|diretor\w*|chefe)\b/.test(about))
    return 'O que essa pessoa vai querer saber primeiro?';
  if (/\b(fornecedor|concorrente|outr[oa] \w+|ja tenho)\b/.test(about))
    return 'O que você gostaria que fosse diferente no que tem hoje?';
  if (/\b(marcar|visita|horario|reuniao)\b/.test(about)) return 'Qual dia fica melhor para você?';
  return offer
    ? `O que mais pesa para você na hora de escolher ${lowerFirst(offer)}?`
    : 'Como você resolve isso hoje?';
}
