import { type ActLabel, recogniseAct, sentencesOf } from '../../recognition/index.ts';
import { fold } from '../../shared/text.ts';
import { lowerFirst, rewritten } from './line-rewrite.ts';
import {
  DISCOUNT,
  HYPE,
  MONEY,
  OFFERS,
  PLEASANTRY,
  PRESSURE,
  PROMISE,
  PUSHY,
  RUDE,
  TRADE,
} from './line-signs.ts';
import { COSTS, type CostKey, GOOD, type GoodKey, POINTS } from './line-texts.ts';

export interface LineJudgement {
  act: ActLabel;
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

interface Checks {
  act: ActLabel;
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
    rewrite: rewritten(line, cost ?? null, openQuestionFor(buyer, fold(line), offer)),
    grade,
    reasons: [
      ...goods.slice(0, 2).map((key) => `a favor: ${GOOD[key]}`),
      ...costs.slice(0, 2).map((key) => `custa: ${COSTS[key]}`),
    ],
  };
}

const OPEN = /\b(como|o que|que|qual|quais|quanto|quando|onde|por ?que|pq|quem|me conta)\b/;
const SELF =
  /\b(eu|nos|a gente|meu|minha|nosso|nossa|nossos|nossas|temos|somos|trabalhamos|oferecemos|tenho|ofereco|faco|vendemos|fazemos|empresa|produto)\b/g;
const BUYER = /\b(voce|vc|voces|senhora?|seu|sua|seus|suas|te|ti|contigo|ai|tu|teu|tua)\b/g;

function checksOf(line: string, buyer: string): Checks {
  const folded = fold(line);
  const questions = sentencesOf(line).filter(
    (one) => one.endsWith('?') && !PLEASANTRY.test(fold(one).trim()),
  );
  const { label } = recogniseAct(line, { previous: buyer, objectionOpen: buyer !== '' });
  return {
    act: label,
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
  const { act, buyer, folded, words, questions, isOpen, aboutBuyer, aboutSelf } = checks;
  const found: [CostKey, boolean][] = [
    ['rude', act === 'rudeness' || RUDE.test(folded)],
    ['promise', PROMISE.test(folded)],
    ['pressure', act === 'pressure' || PRESSURE.test(folded)],
    ['badmouth', act === 'badmouth'],
    ['discount', (act === 'discount' || DISCOUNT.test(folded)) && !TRADE.test(folded)],
    ['hype', HYPE.test(folded)],
    ['offerFirst', OFFERS.test(folded) && buyer === '' && !isOpen],
    ['pushy', act === 'pushy_follow_up' || PUSHY.test(folded)],
    ['priceFirst', act === 'state_price' && MONEY.test(folded) && aboutBuyer < 2],
    ['long', words > LONG_WORDS],
    ['self', aboutSelf >= 2 && aboutSelf > aboutBuyer],
    ['many', questions.length > 2],
    ['noQuestion', questions.length === 0 && act !== 'next_step' && act !== 'empathy'],
    ['closed', questions.length > 0 && !isOpen && act !== 'close' && act !== 'next_step'],
  ];
  return found.filter(([, is]) => is).map(([key]) => key);
}

function goodsOf({ act, isOpen, aboutBuyer, aboutSelf, words, folded }: Checks): GoodKey[] {
  const found: [GoodKey, boolean][] = [
    ['isolates', act === 'isolate_objection'],
    [
      'empathy',
      act === 'empathy' ||
        act === 'reflection' ||
        /\b(entendo|imagino|sinto muito|faz sentido|te entendo)\b/.test(folded),
    ],
    ['question', isOpen],
    ['nextStep', act === 'next_step' || act === 'close'],
    ['trade', act === 'trade_concession'],
    ['proof', act === 'proof'],
    ['buyer', aboutBuyer > 0 && aboutBuyer >= aboutSelf],
    ['short', words <= 25],
    ['polite', act !== 'rudeness' && !RUDE.test(folded)],
  ];
  return found.filter(([, is]) => is).map(([key]) => key);
}

/** A question that fits what the buyer said. */
function openQuestionFor(buyer: string, line: string, offer: string | null): string {
  const about = `${fold(buyer)} ${line}`;
  if (/\b(car[oa]|preco|valor|desconto|r\$)\b/.test(about))
    return 'Quando você pensa no valor, está comparando com o quê?';
  if (/\b(pensar|depois|mais tarde|semana que vem)\b/.test(about))
    return 'O que falta para você decidir tranquilo?';
  if (/\b(marido|esposa|socio|socia|diretor\w*|chefe)\b/.test(about))
    return 'O que essa pessoa vai querer saber primeiro?';
  if (/\b(fornecedor|concorrente|outra loja|ja tenho)\b/.test(about))
    return 'O que você gostaria que fosse diferente no que tem hoje?';
  if (/\b(marcar|visita|horario|reuniao)\b/.test(about)) return 'Qual dia fica melhor para você?';
  return offer
    ? `O que mais pesa para você na hora de escolher ${lowerFirst(offer)}?`
    : 'Como você resolve isso hoje?';
}
