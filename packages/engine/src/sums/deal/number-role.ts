import { unitOf } from '../problem/words.ts';
import type { Figure } from './mention-type.ts';
import { isNoun, isSizeUnit } from './names.ts';
import type { Token } from './tokens.ts';

export interface Open {
  pre: Token[];
  count: number | null;
  name: Token[];
  amount: number | null;
  per: string[];
  holds: number | null;
  isMoney: boolean;
  pack: number;
  isArticle: boolean;
  isForAll: boolean;
  isMore: boolean;
}

/** A part of a sentence of which nothing is read yet. */
export const emptyPart = (): Open => ({
  pre: [],
  count: null,
  name: [],
  amount: null,
  per: [],
  holds: null,
  isMoney: false,
  pack: 1,
  isArticle: false,
  isForAll: false,
  isMore: false,
});

export const SOFT = /^(?:,|e|mais|mas|com|alem|\+|-|porem|ou)$/;

export const PERIODS = /^(?:dias?|diarias?|semanas?|mes|meses|fins?|finais|encontros?|visitas?)$/;

export const TIMES = /^(?:vezes|vez|x|parcelas?|pagamentos?|boletos?|prestac\w+|cheques?)$/;

export const PACK_WORDS =
  /^(?:caixa|cx|caixinha|fardo|pacote|pct|kit|saco|cartela|bandeja|pack|engradado|combo)s?$/;

const PRICE_BEFORE =
  /^(?:a|por|custa\w*|custou|sai|saem|saiu|vale\w*|seria|=|cobr\w+|vend(?:o|e|i|endo|ia)|pag\w+|gast\w+|compr(?:o|ei|a|ava|amos)|baixou|caiu|subiu|ofereceram?|ofereceu|deixou|deu|deram|adiant\w+|custo|preco|valor|custando|cobrando|ganho|tirar|fechar?)$/;

const AFTER_AMOUNT =
  /^(?:cada|o|a|os|as|por|pel[oa]|reais|real|conto|contos|pila|n[oa]s?|d[aeo]s?|e|com|sem|pra|para|quanto|em|que|vezes|se|mais|menos|da|fica|conforme|cheio|limpo|mil|total|tb|tambem)$/;

const YEAR_MIN = 1950;

const YEAR_MAX = 2035;

type Role = 'count' | 'amount' | 'size' | 'holds' | Figure['kind'];

export function roleOf(tokens: readonly Token[], at: number, open: Open): Role {
  const token = tokens[at];
  const value = token?.value ?? 0;
  const isVague = /^(?:uns|umas|quase)$/.test(tokens[at - 1]?.word ?? '');
  const [prev = '', next = '', second = ''] = [at - (isVague ? 2 : 1), at + 1, at + 2].map(
    (one) => {
      const found = tokens[one];
      return found === undefined ? '' : found.value === null ? found.word : '#';
    },
  );
  if (token?.mark === 'percent') return 'percent';
  if (token?.mark === 'times' || TIMES.test(next)) return 'times';
  if (token?.mark === 'money') return 'amount';
  if (isIgnored(value, prev, next, second)) return 'ignored';
  if (isTerm(tokens, at)) return 'ignored';
  if (PERIODS.test(next) && !/^(?:o|a)$/.test(prev)) return 'period';
  const hasName = open.name.some((one) => isNoun(one.word));
  if (isReplaced(tokens, at)) return 'bare';
  const isRate = next === 'por' && /^(?:dia|semana|mes)$/.test(second) && Number.isInteger(value);
  if (isRate && !/^(?:a|por|cobro|ganho|pago|gasto|recebo|custa|sai|meta|e)$/.test(prev))
    return 'bare';
  if (
    prev === 'com' &&
    hasName &&
    open.count === null &&
    open.amount === null &&
    isNoun(next) &&
    !PACK_WORDS.test(lastNoun(open.name.slice(0, -1)))
  )
    return 'size';
  const isModel =
    isNoun(prev) &&
    hasName &&
    (open.count === null || open.isArticle) &&
    ((/^(?:de|com|por|a)$/.test(next) && second === '#') ||
      (value >= YEAR_MIN && value <= YEAR_MAX && Number.isInteger(value)));
  if (isModel) return 'size';
  if (/^(?:sao|serao|eram)$/.test(prev) && !isNoun(next)) return 'bare';
  if (
    /^(?:com|de|c)$/.test(prev) &&
    PACK_WORDS.test(lastNoun(open.name.slice(-4, -1)) || lastNoun(open.name)) &&
    open.amount === null &&
    !isSizeUnit(next) &&
    (isNoun(next) || next === 'un') &&
    value > 1
  )
    return 'holds';
  if (
    prev === 'com' &&
    open.holds === null &&
    PACK_WORDS.test(open.name.find((one) => PACK_WORDS.test(one.word))?.word ?? '') &&
    !isSizeUnit(next) &&
    open.amount === null
  )
    return 'holds';
  if (ALWAYS_SIZE.test(next) && hasName) return 'size';
  if (next === 'm²') return 'count';
  if (isSizeUnit(next)) return isSize(tokens, at, open) ? 'size' : 'count';
  const isNameNumber =
    prev === 'de' &&
    hasName &&
    open.count === null &&
    open.amount === null &&
    !isNoun(next) &&
    tokens
      .slice(at + 1, at + 6)
      .some(
        (one, index, all) =>
          one.value !== null && /^(?:a|por|custa|sai)$/.test(all[index - 1]?.word ?? ''),
      );
  if (isNameNumber && token?.mark === 'none') return 'size';
  if (/^(?:tamanho|aro|numero|n|linha|plano|artigo)$/.test(prev)) return 'size';
  const names =
    isNoun(next) ||
    (/^d[aeo]s?$/.test(next) &&
      (isNoun(second) || /^(?:grande|pequena|pequeno|menor|maior|normal)s?$/.test(second)));
  const isLast = next === '' || SOFT.test(next) || AFTER_AMOUNT.test(next);
  if (
    prev === 'a' &&
    /^pass(?:arem|ar|am|em)$/.test(tokens[at - 2]?.word ?? '') &&
    token?.mark === 'none'
  )
    return 'bare';
  if (/^(?:a|por)$/.test(prev) && !(names && isNoun(next) && prev === 'a')) return 'amount';
  if (names && /^(?:tir\w{0,3}|retir\w+|desist\w+|menos)$/.test(prev) && token?.mark === 'none')
    return 'count';
  if (PRICE_BEFORE.test(prev) && !(isNoun(next) && Number.isInteger(value))) return 'amount';
  if (next === 'cada') return 'amount';
  if (/^(?:por|cada)$/.test(next) && isNoun(second) && !isNoun(prev)) return 'amount';
  if (/^[oa]$/.test(next) && isNoun(second) && /^(?:e|,|cobro|vendo|faco|passo)$/.test(prev))
    return 'amount';
  if (prev === 'de' && open.count !== null && open.amount === null && !isNoun(next))
    return 'amount';
  const isNamedNext =
    isNoun(next) && Number.isInteger(value) && typeof tokens[at + 2]?.value !== 'number';
  if (isNoun(prev) && hasName && open.count === null && !VERBAL.test(prev) && !isNamedNext)
    return 'amount';
  if (isNoun(prev) && open.count !== null && open.amount === null && !isNoun(next)) return 'amount';
  if (names && /^(?:\p{L})/u.test(next)) return 'count';
  if (/^(?:pra|para|p)$/.test(prev) && /(?:arem|erem|irem)$/.test(tokens[at - 2]?.word ?? ''))
    return 'bare';
  if (/^(?:pra|para|p)$/.test(prev) && hasName && isLast) return 'amount';
  if (prev === 'de' && /^(?:precis\w+|gostaria\w*|pedido)$/.test(tokens[at - 2]?.word ?? ''))
    return 'bare';
  if (
    /^(?:,|e|eh|ta|esta|era|de|sao)$/.test(prev) &&
    hasName &&
    open.count === null &&
    open.amount === null &&
    isLast
  )
    return 'amount';
  return 'bare';
}

/** "em vez de 120", "e não 12": the number that another one replaces. */
function isReplaced(tokens: readonly Token[], at: number): boolean {
  const before = tokens
    .slice(Math.max(0, at - 4), at)
    .map(({ word }) => word)
    .join(' ');
  return /\b(?:em vez d[aeo]s?|ao inves d[aeo]s?|no lugar d[aeo]s?|(?:e|,) nao|^nao)$/.test(before);
}

/** "metade em 30 dias", "em duas vezes, com 30 e 60 dias": when something is paid. */
function isTerm(tokens: readonly Token[], at: number): boolean {
  const [next, second, third] = tokens.slice(at + 1, at + 4).map(({ word }) => word);
  const isOfDays = next === 'dias' || (next === 'e' && second === '#' && third === 'dias');
  const before = tokens[at - 1]?.word ?? '';
  const isPaid = tokens.some(
    ({ word, isHalf }) => isHalf || /^(?:pag\w+|boletos?|parcel\w+|vezes|prazo)$/.test(word),
  );
  return isOfDays && isPaid && /^(?:em|com|para|pra|daqui|e|a)$/.test(before);
}

/** Words that look like nouns and tell of ordering. */
const VERBAL = /^(?:quer\w*|pediu|pegou|levou|comprou|precisa|sendo|tipo|umas|uns)$/;

const ALWAYS_SIZE = /^(?:quartos|lugares|bocas|giga|gb|btus?|polegadas|velocidades)$/;

const PEOPLE =
  /^(?:compradores|clientes|freguesas|fregueses|interessados|socios|socias|opcoes|propostas|orcamentos)$/;

const FEW = 3;

function isIgnored(value: number, prev: string, next: string, second: string): boolean {
  if (
    /^(?:anos?|horas?|h|hs|hrs?|min|minutos?|km|andares|andar|quartos|filhos?|filhas?|net[oa]s?|irma[os]s?)$/.test(
      next,
    ) &&
    !/^(?:a|por)$/.test(prev)
  )
    return next !== 'ano' && next !== 'quartos';
  if (/^(?:dia|dias|ha|faz|desde|rua|sala|apto|numero|placa|aos|n)$/.test(prev)) return true;
  if (PEOPLE.test(next) && value <= FEW) return true;
  if (next === '/' || prev === '/') return true;
  if (
    /^(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/.test(
      second,
    )
  )
    return true;
  return (
    Number.isInteger(value) &&
    value >= YEAR_MIN &&
    value <= YEAR_MAX &&
    /^(?:em|desde|ano|de|e|turma)$/.test(prev) &&
    !/^(?:reais|cada|de)$/.test(next)
  );
}

/** "saco de 30 quilos", but "bolo de 5 kg, cobro 85 o quilo" and "3 metros de areia" count. */
function isSize(tokens: readonly Token[], at: number, open: Open): boolean {
  const prev = tokens[at - 1]?.word ?? '';
  const unit = unitOf(tokens[at + 1]?.word ?? '');
  const isNamed = open.count === null && isNoun(prev);
  if (!isNamed && !/^(?:de|com|c|d[ao])$/.test(prev)) return false;
  const words = tokens.map(({ word }) => word);
  const isPriced = words.some(
    (word, index) =>
      index > at + 1 &&
      unitOf(word) === unit &&
      /^(?:o|por|cada|a|do)$/.test(words[index - 1] ?? ''),
  );
  return !isPriced || open.count !== null;
}

export const lastNoun = (tokens: readonly Token[]) =>
  tokens.findLast(({ word }) => /^\p{L}{2}/u.test(word))?.word ?? '';
