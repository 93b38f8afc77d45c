import { fold } from '../shared/text.ts';
import { type FreightRule, freightIn } from './list-freight.ts';
import { amountOf } from './list-prices.ts';
import type { ListLine } from './price-list.ts';
import type { Product } from './product.ts';
import { isSameToken, isTelling, type Token, tokensOf } from './tokens.ts';

type Topic = 'cash' | 'card' | 'volume' | 'deposit' | 'commission' | 'extra' | 'other';

/** A percentage that a line of a document states, with what it is of and when it holds. */
export interface PercentRule {
  topic: Topic;
  rate: number;
  /** Of the goods only, or also of freight. */
  isOfAll: boolean;
  /** Words of goods that are left out. */
  except: readonly Token[];
  /** Words of the only goods that it is for; none for all. */
  on: readonly Token[];
  /** From how many, or from which amount; null for always. */
  least: {
    value: number;
    isAmount: boolean;
    of: readonly Token[];
    /** What is counted, as it is written. */
    noun: string;
    isOfEach: boolean;
  } | null;
  /** Who it is for: "lojista". */
  role: string;
  /** What an addition is for: "urgente", "sábado", "após 20 h". */
  names: readonly Token[];
  afterHour: number | null;
  /** For so many parts: "de 4x a 6x". */
  parts: { from: number; to: number } | null;
  line: string;
  file: string;
}

interface PartsRule {
  /** Without interest up to so many. */
  upTo: number;
  least: number | null;
  line: string;
  file: string;
}

export interface ListRules {
  percents: readonly PercentRule[];
  freights: readonly FreightRule[];
  parts: PartsRule | null;
  /** What a boleto costs. */
  boleto: { amount: number; line: string; file: string } | null;
  /** Lines that may change a price and were not understood. */
  unread: readonly string[];
}

/** What the lines of documents state of payment and delivery. */
export function rulesOf(lines: readonly ListLine[], products: readonly Product[]): ListRules {
  const percents: PercentRule[] = [];
  const freights: FreightRule[] = [];
  let parts: PartsRule | null = null;
  let boleto: ListRules['boleto'] = null;
  for (const { line, file } of lines) {
    const folded = fold(line);
    for (const clause of clausesOf(line)) {
      const rule = percentIn(clause, folded, line, file);
      if (rule)
        percents.push({
          ...rule,
          on: products.some(({ words }) => isNamedIn(words, rule.on)) ? rule.on : [],
        });
    }
    const delivery = folded
      .split(/, |; (?=pix|sinal|entrada|cart)/)
      .every((part) => !/\d ?%/.test(part))
      ? folded
      : folded
          .split(', ')
          .filter((part) => !/\d ?%/.test(part))
          .join(', ');
    if (/\b(?:frete|entrega|envio|zona|km|motoboy)\b/.test(delivery)) {
      const freight = freightIn(delivery, line, file);
      if (freight) freights.push(freight);
    }
    const [, fee = ''] =
      /\bboleto\b.{0,60}\btaxa de (?:r\$ ?)?([\d.,]{1,9})(?! ?%)|\btaxa (?:do|de|por) boleto:? (?:r\$ ?)?([\d.,]{1,9})/.exec(
        folded,
      ) ?? [];
    const feeAmount = amountOf(fee);
    if (feeAmount !== null) boleto = { amount: feeAmount, line, file };
    const [, upTo = ''] =
      /(?:\b(?:ate|em|cartao:?|\+) (?:ate )?)(\d{1,2}) ?(?:x|vezes|parcelas)[^;.%]{0,20}(?:sem juros|sem acrescimo|iguais|no cartao|no preco)/.exec(
        folded,
      ) ?? [];
    if (upTo !== '') {
      const [, least = ''] =
        /(?:minim\w{1,2}|parcela de no minimo)(?: de)? (?:r\$ ?)?([\d.,]{1,9})/.exec(folded) ?? [];
      parts = { upTo: Number(upTo), least: amountOf(least), line, file };
    }
  }
  const read = { percents, freights, parts, boleto };
  return { ...read, unread: unreadIn(lines, products, read) };
}

const isNamedIn = (words: readonly Token[], named: readonly Token[]): boolean =>
  named.some((one) => words.some((word) => word.value === null && isSameToken(word, one)));

const clausesOf = (line: string): string[] => {
  const found = line.split(/;\s|\.\s(?=\p{Lu})|\s[/|·]\s/u);
  return found.filter((one) => /\d ?%|metade/.test(one));
};

const ROLE =
  /\b(lojista|empresa|revend\w+|atacad\w+|cnpj|profissional|alun\w+|idos\w+|estudante|salao|professor\w*|pj)\b/;

function percentIn(clause: string, whole: string, line: string, file: string): PercentRule | null {
  const folded = fold(clause);
  const rates = [...folded.matchAll(/(\d{1,2}(?:,\d{1,2})?) ?%/g)];
  const rate = rates[0]
    ? Number((rates[0][1] ?? '').replace(',', '.'))
    : /\bmetade\b/.test(folded)
      ? 50
      : null;
  if (rate === null || rates.length > 1) return null;
  const stated = folded.replace(/\([^()]{1,120}\)/g, ' ').replace(/sem juros/g, ' ');
  const topic = topicOf(stated, whole, rates.length === 0);
  const [, onto = ''] =
    /\b(?:desconto|off|menos)(?: so)? (?:n[oa]s?|nesse|nessa|sobre [oa]s?|del[ae]s?) (\p{L}{3,20})/u.exec(
      stated,
    ) ?? [];
  const outside = /\(([^()]{1,80})\)/.exec(folded)?.[1] ?? '';
  const [, excluded = ''] =
    /([^.;()]{2,60}) (?:sem|nao tem|nao entram?|fora|nao contam?)(?: desconto)?/.exec(outside) ??
    [];
  const parts = /(?:de )?(\d{1,2}) ?x? ?(?:a|ate) ?(\d{1,2}) ?(?:x|vezes|parcelas)\b/.exec(folded);
  const except = (tokensOf(excluded) ?? []).filter(isTelling);
  return {
    topic,
    rate,
    isOfAll:
      /\b(?:no|do|sobre o) (?:valor )?total\b|\btotal da\b|\bvalor total\b/.test(folded) &&
      !except.some(({ word }) => /^(?:frete|entrega|envio)$/.test(word)),
    except,
    on: (tokensOf(onto) ?? []).filter(isTelling),
    least: leastIn(folded),
    role: ROLE.exec(folded)?.[1] ?? roleIn(folded),
    names: topic === 'extra' ? namesIn(folded) : [],
    afterHour: Number(/\b(?:apos|depois d)\D{0,5}(\d{1,2}) ?h/.exec(folded)?.[1] ?? 0) || null,
    parts: parts ? { from: Number(parts[1]), to: Number(parts[2]) } : null,
    line,
    file,
  };
}

/** "Hotéis e pousadas: a partir de 10 colchões": who a rule is for. */
function roleIn(folded: string): string {
  const [, lead = ''] = /^([a-z ]{4,40}):/.exec(folded) ?? [];
  return /\b(?:desconto\w*|pedidos?|compras?|quantidade\w*|atacado|promoc\w+|condic\w+|acima|pagamento|pacotes?|aluguel|malha|obs\w*)\b/.test(
    lead,
  )
    ? ''
    : lead;
}

function topicOf(folded: string, whole: string, isHalf: boolean): Topic {
  if (/\b(?:comiss\w+|vendedor\w*|representante)\b/.test(isHalf ? folded : `${whole}`))
    return 'commission';
  if (
    /\b(?:sinal|entrada|adiantad\w*|reserva|caucao|encomenda|ato|confirm\w+)\b/.test(folded) &&
    !/\bdesconto\b(?!,)/.test(folded.replace(/ja com desconto/, ''))
  )
    return 'deposit';
  if (isHalf || /\b(?:multa|juros|cancel\w+|devol\w+|segund[oa]|atras\w+)\b/.test(folded))
    return 'other';
  if (/\b(?:acrescimo|acresce|a mais|taxa|adicional)\b|\+ ?\d/.test(folded))
    return /\b(?:cartao|credito|debito|maquin\w+|x|vezes)\b|\dx/.test(folded) ? 'card' : 'extra';
  if (leastIn(folded)) return 'volume';
  return /\b(?:pix|vista|dinheiro|especie)\b/.test(folded) ? 'cash' : 'other';
}

function leastIn(folded: string): PercentRule['least'] {
  const found =
    /(?:acima de|a partir de|mais de|passou de) (?:r\$ ?)?([\d.,]{1,10})(?: (\p{L}{2,14}))?|(?:r\$ ?)?(\d[\d.,]{0,9})(?: (\p{L}{2,14}))? ou mais(?: em (\p{L}{2,14}))?/u.exec(
      folded,
    );
  const value = found ? amountOf(found[1] ?? found[3] ?? '') : null;
  if (!found || value === null) return null;
  const noun = found[2] ?? found[4] ?? '';
  const isAmount =
    /,\d\d|r\$/.test(found[0]) ||
    noun === 'reais' ||
    (value >= 100 && !/^(?:pecas?|unidades?|itens)$/.test(noun));
  const isMore = /acima|mais de|passou/.test(found[0]);
  return {
    value: isMore && !isAmount ? value + 1 : value,
    isAmount,
    of: (tokensOf(noun) ?? []).filter(isTelling),
    noun,
    isOfEach: /\bmesm[oa]\b|\bpor (?:produto|item|modelo)\b/.test(folded),
  };
}

/** The words before a percentage that is added. */
const namesIn = (folded: string): Token[] =>
  (
    tokensOf(folded.replace(/\([^()]{0,80}\)/g, ' ').split(/\+ ?\d|\d{1,2}(?:,\d)? ?%/)[0] ?? '') ??
    []
  ).filter(
    (one) =>
      isTelling(one) &&
      one.value === null &&
      one.word.length > 3 &&
      !/^(?:acresc|adicion|taxa|hora|apos|depois|servic|entreg)/.test(one.word),
  );

/** What a line says that changes the price of goods by quantity, day or kit. */
const MODIFIES =
  /\b(?:acima de|a partir de|mais de|levando|leve|ou mais|minim\w+|acresc\w+|a menos|a mais|desconto|off|kits?|combos?|promoc\w*|sabados?|domingos?|feriados?|noturn\w+|urgen\w+|taxa)\b/;
/** Rules of other matters than the price of an order. */
const OF_OTHERS =
  /\b(?:garantia|prazo|troca|devol\w+|quebra|caucao|pedido minimo|multa|cancel\w+|atras\w+|uteis|horario)\b/;

/** The lines that may change the price of an order, and of which neither goods nor rules were read. */
function unreadIn(
  lines: readonly ListLine[],
  products: readonly Product[],
  { percents, freights, parts, boleto }: Omit<ListRules, 'unread'>,
): string[] {
  const sold = products.flatMap(({ source }) => source?.line ?? []);
  const read = new Set(
    [...percents, ...freights, ...[parts ?? [], boleto ?? []].flat()].map(({ line }) => line),
  );
  const whole = lines.filter(({ item }) => item === '').map(({ line }) => line);
  return [...new Set(whole)].filter((line) => {
    const folded = fold(line);
    return (
      /\d/.test(line) &&
      MODIFIES.test(folded) &&
      !OF_OTHERS.test(folded) &&
      !read.has(line) &&
      !sold.some((one) => one.includes(line))
    );
  });
}
