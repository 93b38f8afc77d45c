import { TRADE_SHEETS } from '../../knowledge/practice/index.ts';
import type { TradeSheet } from '../../knowledge/practice/trade-sheet.ts';
import { tokensOf } from '../../recognition/normalise.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';

const SHORT = 3;
const STEM = 5;
/** A word of the offer says more than one of the customers. */
const OF_OFFER = 3;

const TIES: ReadonlySet<string> = new Set([
  ...['das', 'dos', 'para', 'pra', 'com', 'sem', 'nos', 'nas', 'por', 'que'],
]);
/** How something is sold or delivered, which may stand in front of what is sold. */
const LEADS =
  /^(?:vendas?|instalac\w+|planos?|pacotes?|servicos?|contratos?|kits?|projetos?|empresa|loja|clinica|consultas?|sess\w+|tratamentos?|aulas?|mensalidade|assinatura|fornecimento|fabricac\w+|fabrica|revenda|distribuidora|sistemas?|orcamento|avaliac\w+|atendimento|estudio|studio|escola|professora?|corretora?|terceirizac\w+|uma?|linha|completo|completa|mensal|anual|nov[oa]|meus?|minhas?|noss[oa]s?)$/;

const wordsIn = (text: string): string[] =>
  tokensOf(text).filter((word) => word.length >= SHORT && /^[a-z]/.test(word) && !TIES.has(word));
const stemOf = (word: string): string => word.slice(0, STEM);

/** What is sold, without the customer, the place and the way. */
const headOf = (offer: string): string =>
  plain(offer).split(/ (?:para|pra|com|sem|em|n[oa]s?|por|que) |[,;.:(+]/)[0] ?? '';

interface Named {
  /** Words of what is sold, in order. */
  head: readonly string[];
  sold: ReadonlySet<string>;
  said: ReadonlySet<string>;
}

/**
 * The sheet of the trade that the offer names, for the customers that the ICP names; null where there is
 * none, and where two are named equally.
 */
export function sheetOf({ offer, icp }: PracticeSetup, isCompany: boolean): TradeSheet | null {
  const { mainPain } = icp.profile;
  const saidWords = wordsIn(
    [icp.name, ...icp.answers.map(({ answer }) => answer), mainPain].join('. '),
  );
  const soldWords = wordsIn(offer.name);
  const words = [...soldWords, ...saidWords];
  const named: Named = {
    head: wordsIn(headOf(offer.name)),
    sold: new Set(soldWords.map(stemOf)),
    said: new Set(saidWords.map(stemOf)),
  };
  const scope = isCompany ? 'company' : 'person';
  const others = wordsIn(
    [...icp.answers.map(({ answer }) => plain(answer).replace(FEARED, ' ')), offer.name].join('. '),
  );
  const [best, second] = TRADE_SHEETS.filter(
    (sheet) => sheet.scope === scope && isForCustomers(sheet, words, others),
  )
    .map((sheet) => ({ sheet, score: Math.max(...sheet.of.map((of) => namedBy(of, named))) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  return best && best.score > (second?.score ?? 0) ? best.sheet : null;
}

/** Who disappears or fails in a fear is no customer: "medo de a empresa sumir". */
const FEARED = /\b(?:medo|receio) (?:de|d[oa]|que)\b[^.;]{0,120}/g;

function isForCustomers(
  { customers, except }: TradeSheet,
  words: readonly string[],
  others: readonly string[],
): boolean {
  const names = (beginnings: readonly string[], among: readonly string[]) =>
    among.some((word) => beginnings.some((one) => word.startsWith(one)));
  return (customers === undefined || names(customers, words)) && !names(except ?? [], others);
}

/** "Embalagens" of "embalagem", but not "máquina" of "maquininha". */
const isForm = (word: string, phrase: string): boolean => word.startsWith(phrase.slice(0, -1));

/** How much of a phrase is named; 0 where a word of it is not, or something else is sold. */
function namedBy(phrase: string, { head, sold, said }: Named): number {
  const stems = wordsIn(phrase).map(stemOf);
  const [first = '', ...others] = stems;
  if (others.length === 0 && !head.some((word) => isForm(word, phrase))) return 0;
  if (!sold.has(first) || !stems.every((stem) => sold.has(stem) || said.has(stem))) return 0;
  const begins = head.findIndex((word) => stems.includes(stemOf(word)));
  const isSold = begins >= 0 && head.slice(0, begins).every((word) => LEADS.test(word));
  const isComplete = stems.every((stem) => sold.has(stem));
  // "Máquina de costura" is no "máquina de cartão" because the ICP pays by card.
  if (
    !isSold ||
    !(isComplete || head.every((word) => LEADS.test(word) || stems.includes(stemOf(word))))
  ) {
    return 0;
  }
  return stems.reduce((sum, stem) => sum + (sold.has(stem) ? OF_OFFER : 1), 0);
}
