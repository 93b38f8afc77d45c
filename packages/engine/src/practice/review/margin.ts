import { amountsIn } from '../reading/amounts.ts';
import { plain } from '../reading/plain.ts';
import { brazilianNumber, CONDITION } from '../reading/pricing-words.ts';
import type { ReadSentence } from '../types.ts';
import { reais } from '../words/money.ts';
import { type Criterion, FULL, firstLack, judged, NOT_APPLICABLE } from './judged.ts';
import { quotesOfActs } from './quotes.ts';
import type { LoggedTurn, SessionLog } from './replay.ts';
import { asksAtOnce } from './tone.ts';

const CONCEDED_STEP = 5;
/** Below the list price, in percent, up to which an exchange is a good one, and what each mark less allows. */
const TRADED_STEPS = [7, 12, 20, 30] as const;
const SAME = 0.01;

const AMOUNT =
  /(?<![\d.,])(?:(\d{1,2}) ?(?:x|vezes|parcelas)(?: (?:sem juros|iguais|mensais))? de )?(?:r\$ ?)?(\d{1,3}(?:\.\d{3}){1,3}(?:,\d{1,2})?|\d{1,7}(?:,\d{1,2})?)( mil\b)?(?! ?(?:x|vezes|parcelas|%|h\b|anos?|meses|dias|por cento))/g;

/** The amounts of a text, instalments as their sum: "2.600 de entrada e 3x de 200". */
const amountsOf = (folded: string): number[] =>
  [...folded.matchAll(AMOUNT)].map(
    ([, times = '1', digits = '0', thousand]) =>
      Number(times) * brazilianNumber(digits) * (thousand === undefined ? 1 : 1_000),
  );

/** Two or three amounts that together are the price: it is split, and no lower. */
export function splitsPrice(folded: string, price: number): boolean {
  const isPrice = (sum: number) => Math.abs(sum - price) <= price * SAME;
  const amounts = amountsOf(folded).filter((one) => one > 0 && one < price);
  return amounts.some((one, at) =>
    amounts
      .slice(at + 1)
      .some(
        (two, next) =>
          isPrice(one + two) ||
          amounts.slice(at + next + 2).some((three) => isPrice(one + two + three)),
      ),
  );
}

/** An amount is that of a part or of an instalment: "2.600 de entrada", "12x de 75", "parcela de 75". */
const OF_PART =
  /\b(?:\d{1,2} ?(?:x|vezes)\b|parcelas?\b.{0,20}\d|(?:entrada|sinal) (?:de|e) (?:r\$ ?)?\d(?!\d? ?%)|\d (?:reais )?(?:de |n[ao] )(?:entrada|sinal|ato)\b|mil menos\b)/;
/** Less for less: a smaller start, or a smaller part of what is sold, is no lower price. */
const SMALLER =
  /\b(?:comec\w+ (?:com|por|so com)|(?:primeir[oa]|so (?:n|d)[oa]) (?:mes|semana|aula|sessao|etapa)|(?:plano|pacote|versao|opcao) (?:menor|basic[oa]|mais (?:simples|enxut[oa]|em conta))|menos (?:vezes|visitas|aulas|horas|sessoes|itens|pecas|placas)|(?:uma|duas|\d{1,2}) (?:vezes|visitas|aulas|sessoes) (?:em vez|no lugar|ao inves) d\w)\b/;
/** "Só uma semana e meia", "apenas duas salas", "a parte menor". */
const ONLY_PART =
  /\b(?:so|apenas|somente) (?:com )?(?:uma?|duas|dois|tres|meia|\d{1,2}) (?:semanas?|mes(?:es)?|aulas?|sess(?:ao|oes)|visitas?|horas?|etapas?|comodos?|salas?|pecas?|maquinas?|parte|metade)\b|\b(?:so|apenas|somente) (?:a (?:metade|primeira)|o (?:primeiro|basico|essencial))\b|\b(?:parte|metade|escopo|periodo|tamanho) (?:menor|mais curt[oa])\b/;
/** "Faço só o fole", "tira os baixos", "sem a pintura": less of the job for less. */
const LESS_WORK =
  /\b(?:fa(?:zer|co|zemos|ria|z)|arrum\w+|entreg\w+|lev\w+|deix\w+|troc\w+|pint\w+|fica|fique|fico) (?:so|apenas|somente) (?:com )?(?:o|a|os|as|um|uma|dois|duas) (?!preco|valor|pix|desconto)[a-z]{3,}|\b(?:tir(?:a|o|ando|amos|ar|e)|cort(?:a|o|ando|amos|ar)) (?:o|a|os|as) (?!custo|taxa|desconto|imposto|duvida|frete|juros|entrada|lucro|diferenca)[a-z]{3,}|\bsem (?:o|a|os|as) (?!pressa|compromisso|taxa|entrada|juros|frete|desconto|menor|custo)[a-z]{4,}/;
const isSmaller = (folded: string): boolean =>
  SMALLER.test(folded) || ONLY_PART.test(folded) || LESS_WORK.test(folded);

/** Below this share of the list price an amount may be that of a part or of an instalment. */
const DOUBTFUL_BELOW = 0.55;
const DISCOUNTS = /^(?:discount|trade_concession)$/;
const isOfPrice = (act: string) => /^(?:state_price|discount|trade_concession)$/.test(act);
const LOWER = /\d|descont|abat|menos|metade/;

const OFFERS_LESS = /descont|abat|baix|menos|melhor(?:ar|o|amos)? (?:o |no )?(?:preco|valor)/;

/** The price after a message is below that before it, at first below the list price, or less was offered vaguely. */
function lowers({ text, before, after }: LoggedTurn, list: number): boolean {
  const price = before.price.offered ?? list;
  if ((after.price.offered ?? price) < price * (1 - SAME)) return true;
  return after.price.conceded > before.price.conceded && OFFERS_LESS.test(plain(text));
}

/** What a message does to the price, as far as the review can be certain. */
function isLowering({ setup }: SessionLog, turn: LoggedTurn): 'yes' | 'no' | 'perhaps' {
  if (!lowers(turn, setup.offer.price)) return 'no';
  const folded = plain(turn.text);
  const { offered, stated } = turn.before.price;
  const prices = [setup.offer.price, offered ?? stated ?? setup.offer.price];
  if (prices.some((price) => splitsPrice(folded, price)) || isSmaller(folded)) return 'no';
  if (turn.isContested) return 'yes';
  const isSaid = turn.sentences.some(({ act }) => DISCOUNTS.test(act));
  const isFar = (turn.after.price.offered ?? 0) < setup.offer.price * DOUBTFUL_BELOW;
  const isDoubtful = OF_PART.test(folded) || (isFar && !isSaid) || !LOWER.test(folded);
  return isDoubtful ? 'perhaps' : 'yes';
}

/** The price at the end without what was only split, with what was given away for nothing. */
export interface FinalPrice {
  offered: number | null;
  conceded: number;
  lowering: LoggedTurn[];
  isDoubtful: boolean;
  /** Something was asked for in return, whatever act the message was read as. */
  isTraded: boolean;
  /** A smaller part is offered for less, so that the price is not that of the whole. */
  isPart: boolean;
}

/** "Faço por 1.290 se fechar agora": a lower price for haste, which is no exchange. */
const isOfHaste = ({ text, isContested }: LoggedTurn): boolean =>
  !isContested && asksAtOnce(plain(text));

const tradesIn = (turn: LoggedTurn): boolean =>
  !turn.before.price.hasTraded && turn.after.price.hasTraded && !isOfHaste(turn);

/** By how much of the list price a message lowers it, in percent. */
const droppedBy = ({ before, after }: LoggedTurn, list: number): number => {
  const price = before.price.offered ?? list;
  return Math.max(0, (100 * (price - (after.price.offered ?? price))) / list);
};

export function finalPrice(log: SessionLog): FinalPrice {
  const final: FinalPrice = {
    offered: log.first.price.offered,
    conceded: log.first.price.conceded,
    lowering: [],
    isDoubtful: false,
    isTraded: log.first.price.hasTraded,
    isPart: false,
  };
  for (const turn of log.turns) {
    const { before, after } = turn;
    const kind = isLowering(log, turn);
    if (kind === 'no') {
      final.isTraded ||= tradesIn(turn);
      const folded = plain(turn.text);
      final.isPart ||= lowers(turn, log.setup.offer.price) && isSmaller(folded);
      const isWhole = splitsPrice(folded, log.setup.offer.price) || final.isPart;
      if (before.price.offered === null && after.price.offered !== null) {
        final.offered = isWhole ? log.setup.offer.price : after.price.offered;
      }
      continue;
    }
    final.offered = after.price.offered;
    // "Se você pagar no Pix, faço por 3.300": a lower price for something.
    const isHaste = isOfHaste(turn);
    const isExchange = !turn.isContested && !isHaste && CONDITION.test(plain(turn.text));
    final.isTraded ||= isExchange || tradesIn(turn);
    if (isHaste) final.conceded += droppedBy(turn, log.setup.offer.price);
    else if (!isExchange) final.conceded += after.price.conceded - before.price.conceded;
    final.lowering.push(turn);
    final.isDoubtful ||= kind === 'perhaps';
  }
  return final;
}

/** A sentence with a price of the whole, not of an instalment or of another thing. */
function namesWhole({ setup }: SessionLog, { act, text }: ReadSentence): boolean {
  const { price, percent } = amountsIn(text, setup.offer.price, true);
  if (!isOfPrice(act)) return false;
  const isWhole = price !== null && price >= setup.offer.price * DOUBTFUL_BELOW;
  return isWhole || percent !== null || splitsPrice(plain(text), setup.offer.price);
}

/** A lower price on a condition that the message names. */
const isTrade = (log: SessionLog, turn: LoggedTurn, one: ReadSentence): boolean =>
  one.act === 'trade_concession' && namesWhole(log, one) && CONDITION.test(plain(turn.text));

/** Offered one before the buyer wanted to speak of it. */
const proposesTrade = (log: SessionLog): boolean =>
  log.turns.some((turn) => turn.sentences.some((one) => isTrade(log, turn, one)));

/** Something was sold, or the price moved: else there is no margin to judge. */
function isAtStake(log: SessionLog, status: string, final: FinalPrice): boolean {
  const { lowering, isTraded, isPart } = final;
  return status === 'won' || lowering.length > 0 || isTraded || isPart || proposesTrade(log);
}

/** The sentence of a message that lowers the price, by its act or else by its amount. */
export function loweringQuotes(turn: LoggedTurn, list: number) {
  const byAct = quotesOfActs([turn], (act) => DISCOUNTS.test(act));
  if (byAct.length > 0) return byAct;
  return quotesOfActs(
    [turn],
    (_act, _turn, { text }) => amountsIn(text, list, true).price !== null,
  );
}

/** So many lower prices in a row are a manner. */
const REPEATED_FROM = 2;

export const margin: Criterion = (log, status) => {
  const { stated } = log.last.price;
  const final = finalPrice(log);
  if (stated === null || final.isDoubtful) return NOT_APPLICABLE;
  if (!isAtStake(log, status, final)) return { ...NOT_APPLICABLE, lack: 'untouched' };
  const { offered, conceded, lowering, isTraded } = final;
  const given = Math.max(0, 100 * (1 - (offered ?? stated) / log.setup.offer.price));
  const traded = FULL - TRADED_STEPS.filter((most) => given > most).length;
  const free = conceded <= 0 ? FULL : Math.min(2, FULL - 2 * Math.ceil(conceded / CONCEDED_STEP));
  const mark = isTraded ? Math.min(traded, free) : free;
  const evidence = quotesOfActs(log.turns, (act, turn, one) => {
    if (turn.isContested) return isOfPrice(act);
    if (act === 'state_price' || mark < FULL) return act !== 'discount' && namesWhole(log, one);
    return isTrade(log, turn, one) || splitsPrice(plain(one.text), log.setup.offer.price);
  });
  const steps = isTraded ? [] : lowering;
  const lack = firstLack(
    ['repeated', steps.length >= REPEATED_FROM],
    ['haste', lowering.some(isOfHaste)],
    ['much', isTraded && conceded <= 0],
  );
  const fault = lowering.flatMap((turn) => loweringQuotes(turn, log.setup.offer.price))[0] ?? null;
  const missed = fault ? { messageId: fault.messageId, text: fault.quote } : null;
  const of = judged(log, mark, evidence, missed ?? lowering[0] ?? null, lack, fault);
  if (lack !== 'repeated') return of;
  const prices = [log.setup.offer.price, ...steps.map(({ after }) => after.price.offered ?? 0)];
  return {
    ...of,
    phrase: prices
      .filter((one) => one > 0)
      .map(reais)
      .join(', '),
  };
};
