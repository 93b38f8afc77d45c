import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import type { PracticeSetup } from '../port.ts';
import { contentStems } from '../reading/stems.ts';
import { between, ownSeed, pickBy } from '../seeded.ts';
import type { Buyer } from '../types.ts';
import { fillLine } from '../words/fill.ts';
import { countedNoun } from './count-fits.ts';
import { rounded } from './detail.ts';

type Roughly = keyof typeof PRACTICE_FACTS.roughly;

/** What is measured rather than counted: any number of it may be nonsense. */
const MEASURED =
  /^(?:litro|quilo|kg|grama|metro|mega|km|quilometro|kwh|tonelada|saca|hectare|alqueire|mil|real|reais|por|m2|mb|gb|watt|btu|ponto|porcent)/;
/** What a business has many of. */
const OF_VOLUME =
  /^(?:client|pedido|paciente|alun|venda|peca|caixa|prato|refeic|produt|nota|boleto|entrega|encomenda|item|itens|mensage|ligac|morador|apartament|hospede|membro|socio)/;
/** People of a household, rooms and times are few. */
const FEW =
  /^(?:vez|vezes|dia|dias|hora|horas|filho|filha|pessoa|irma|quarto|banheiro|carro|moto|cozinha|loja|unidade|filia|sala|portao|entrada|turno|garage|orcament|propost|fornecedor|reuni|assembl|culto|degrau)/;

const rangeOf = (noun: string, isCompany: boolean): readonly [number, number] => {
  if (FEW.test(noun)) return [2, 4];
  if (OF_VOLUME.test(noun)) return isCompany ? [20, 80] : [2, 6];
  return isCompany ? [3, 9] : [2, 5];
};

/** "Quantos saem por dia?": how much a business makes is nobody's guess. */
const PER_PERIOD = /\b(?:por|ao|no|na) (?:dia|semana|mes|ano|fornada|noite)\b|\bsaem\b/;

/** A number of the right kind for a question that nothing else answers; null where any could be nonsense. */
export function roughly(
  setup: PracticeSetup,
  { isCompany, gender }: Buyer,
  form: string,
  folded: string,
): string | null {
  const kind = KINDS[form];
  const noun = countedNoun(folded);
  const isGuess = noun === null || MEASURED.test(noun) || PER_PERIOD.test(folded);
  if (kind === undefined || (kind === 'count' && isGuess)) return null;
  const seed = ownSeed(setup);
  const named = noun ?? contentStems(folded).toSorted().join(' ');
  const [low, high] = kind === 'count' ? rangeOf(noun ?? '', isCompany) : RANGES[kind];
  const drawn = rounded(low, high, between(low, high, seed, 'roughly', kind, named));
  const line = pickBy(PRACTICE_FACTS.roughly[kind], seed, 'roughly said', kind, named);
  return fillLine(line, gender, { numero: String(drawn) });
}
const KINDS: Readonly<Record<string, Roughly>> = {
  ...{ count: 'count', age: 'age', duration: 'duration', time: 'time' },
};
const RANGES = { age: [3, 9], duration: [2, 4], time: [20, 60] } as const;
