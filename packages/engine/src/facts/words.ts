import { AMOUNT_WORDS } from '../knowledge/facts/amounts.gen.ts';

const set = (words: readonly string[]): ReadonlySet<string> => new Set(words);

/** Lists of the vocabulary as sets of folded words. */
export const CURRENCY = set(AMOUNT_WORDS.currency);
export const MONEY = set(AMOUNT_WORDS.money);
export const ADJECTIVES = set(AMOUNT_WORDS.adjectives);
export const SUBSCRIPTION = set(AMOUNT_WORDS.subscription);
export const EARNING = set(AMOUNT_WORDS.earning);
export const INCOME = set(AMOUNT_WORDS.income);
export const EARNED = set(AMOUNT_WORDS.earned);
export const SPENDING = set(AMOUNT_WORDS.spending);
export const CURRENT = set(AMOUNT_WORDS.current);
export const DEBTS = set(AMOUNT_WORDS.debts);
export const LOSSES = set(AMOUNT_WORDS.losses);
export const PURCHASES = set(AMOUNT_WORDS.purchases);
export const AIMS = set(AMOUNT_WORDS.aims);
export const GROWTH = set(AMOUNT_WORDS.growth);
export const CORRECTIONS = set(AMOUNT_WORDS.corrections);
export const SELLING = set(AMOUNT_WORDS.selling);
export const STOPPING = set(AMOUNT_WORDS.stopping);
export const PERIODS = byWord(AMOUNT_WORDS.periods);
export const UNITS = byWord(AMOUNT_WORDS.units);
export const TARGETS = byWord(AMOUNT_WORDS.targets);
export const FACTORS: ReadonlyMap<string, number> = new Map(Object.entries(AMOUNT_WORDS.factors));
export const DURATIONS: ReadonlyMap<string, number> = new Map(
  Object.entries(AMOUNT_WORDS.durations),
);

function byWord<K extends string>(
  groups: Readonly<Record<K, readonly string[]>>,
): ReadonlyMap<string, K> {
  const map = new Map<string, K>();
  for (const key in groups) for (const word of groups[key]) map.set(word, key);
  return map;
}

/** Words that are no noun after a number. */
export const FUNCTION_WORDS = set(
  `a o as os ao aos de do da dos das em no na nos nas num numa por pelo pela pra pro pras pros para p com sem e ou que
  q se quando mas porque pq pois ja so mais menos ate entre cada todo toda todos todas tudo um uma uns umas eu ele ela eles elas
  voce vc nos me minha meu minhas meus isso esse essa este esta aqui la ali hoje agora depois antes acho seria era eh é sao
  foi nao n sim tambem tbm muito bem ta tá esta estou ser ter tem pode fica livre sobre como onde onte ontem qualquer tipo
  reais dependendo depende conforme apenas sozinho sozinha talvez mesmo ainda sempre nunca quero queria preciso`.split(
    /\s+/,
  ),
);
