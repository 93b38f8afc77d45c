import { questionWords } from '../../shared/question-words.ts';
import { fold } from '../../shared/text.ts';
import { type Asked, ITEM, MONEY, PERCENT, PERIODS, type Role } from './quantity.ts';
import { namedUnit } from './units.ts';
import { isUnitWord, isVerb, NO_NOUN, periodOf, unitOf } from './words.ts';

/** Any unit of time, for "quanto tempo". */
export const TIME = 'time';

/** What is asked for in money, the most specific first. */
const MONEY_ASKED: readonly (readonly [RegExp, readonly Role[]])[] = [
  [/\bdiferenca\b|\bquanto (?:a mais|a menos|mais caro|mais barato)\b/, ['difference']],
  [
    /\beconomi[zs]\w*|\bpoup\w*|\bguard(?:a|am|aria|ar)\b|\bdeix\w+ de (?:pagar|gastar)|\bgast\w+ a menos/,
    ['saving'],
  ],
  [
    /\b(?:perco|perder?|perde|deixo de ganhar|prejuizo|deixando na mesa)\b/,
    ['loss', 'difference', 'discount'],
  ],
  [
    /\b(?:resto|restante|saldo|pra financiar|falta(?:m|ndo)?(?! por)|a financiar)\b/,
    ['rest', 'remaining'],
  ],
  [/\brest(?:a|am|aria|ou)\b/, ['rest', 'remaining', 'profit', 'net']],
  [
    /\b(?:por quanto|q(?:uan)?n?to (?:eu )?(?:tenho q\w*|devo|preciso|precisaria|teria q\w*|posso) (?:cobr\w+|passar|pedir)|q(?:uan)?n?to (?:eu )?cobr\w+|vend[oe]r? (?:a|por) q\w+|qual (?:e |seria )?(?:o )?(?:meu )?(?:preco|valor) (?:de venda|final|minimo|que)|preco de venda|cobr\w+ q(?:uan)?n?to)\b/,
    ['price', 'revenue'],
  ],
  [
    /\b(?:vend\w+|fatur\w+) q(?:uan)?n?to\b|\bq(?:uan)?n?to (?:eu )?(?:tenho q\w*|devo|preciso|precisaria|teria q\w*|vou ter q\w*) (?:de )?(?:vend\w+|fatur\w+)\b/,
    ['sales', 'revenue', 'price', 'remaining', 'goal'],
  ],
  [
    /\b(?:pra mim|levo|me (?:fica|sobra|resta)|fica comigo)\b|\be meu\W*$/,
    ['net', 'profit', 'earning', 'commission'],
  ],
  [
    /\b(?:parcelas?|prestac\w+|(?:em|de) \d+ ?(?:x|vezes)|cada vez)\b/,
    ['instalment', 'rest', 'price'],
  ],
  [/\bcomiss\w+/, ['commission', 'earning']],
  [/\b(?:entrada|sinal)\b/, ['deposit', 'rest']],
  [
    /\b(?:cai na conta|cair na conta|receb\w+|liquido|entra n[ao]|sobra limpo|vem pra mim)\b/,
    ['net', 'profit', 'rest', 'debt', 'revenue', 'earning', 'commission', 'price'],
  ],
  [/\b(?:cai|baixa|desce|vai) (?:pra|para) quanto\b/, ['price', 'rest', 'net', 'revenue']],
  [/\b(?:sobra\w{0,2}|sobrou|lucr\w*|livre|limpo|no bolso|resta\w*)\b/, ['profit', 'net', 'rest']],
  [
    /\b(?:ganh\w*|tir(?:o|ar|a)|fico com|fica (?:pra|comigo)|me rende|fatur\w*)\b/,
    ['profit', 'earning', 'commission', 'net', 'rest', 'revenue', 'difference'],
  ],
  [
    /\b(?:(?:^|qual |de )o desconto|quanto (?:e |da |foi )?(?:de |o )desconto|a taxa leva|quanto (?:a )?(?:taxa|maquininha) (?:leva|come|tira|cobra|desconta)|quanto (?:vai|pago|e|da) de (?:taxa|imposto))\b/,
    ['discount', 'fee'],
  ],
  [/\b(?:custo|gasto|gasta|gastando|despesas?)\b.{0,30}$/, ['cost', 'fixed', 'revenue', 'price']],
];

/** What a message asks for. @param text as written */
export function readAsked(text: string): Asked {
  const folded = questionWords(fold(text).replace(/\s+/g, ' '));
  const compares =
    /\b(?:compensa|vale (?:mais )?a pena|qual (?:dos dois |das duas )?(?:e |sai |fica |deles |delas )?(?:melhor|pior|mais barat\w|mais em conta|da mais|rende mais|ganha)|sai mais (?:barato|em conta)|o que (?:compensa|da mais))\b/.test(
      folded,
    );
  const per = perAsked(folded);
  const adds = /\b(?:total|ao todo|tudo|soma\w*|junto|no fim|por tudo|de cada(?! \d))\b/.test(
    questionIn(folded),
  );
  const isReverse =
    /\b(?:valor|preco) (?:cheio|original|de tabela|antes)\b|\bantes d[oe] desconto\b|\bqual (?:era|foi) (?:a venda|o valor da venda|o preco)\b|\bquanto (?:eu )?(?:foi a venda|vendi)\b/.test(
      folded,
    );
  const base = { per, compares, adds, isReverse };
  const rate = percentAsked(folded);
  if (rate) return { ...base, per: [], unit: PERCENT, roles: rate, isStated: true };
  const counted = countAsked(folded);
  if (counted)
    return {
      ...base,
      unit: counted,
      roles: null,
      isStated: true,
      per: per.filter((one) => one !== counted),
    };
  if (
    /\bponto de equilibrio\b|\ba partir de quanto\b|\bnao ter prejuizo\b|\bbreak ?even\b|\bempat(?:ar|o|e|a|amos)\b|\bpagar as contas\b/.test(
      folded,
    ) &&
    !/\bquanto (?:dinheiro|faturar)/.test(folded)
  )
    return { ...base, unit: null, roles: ['count', 'sales'], isStated: true, per: [] };
  const isQuestion = ASKS.test(folded);
  const clause = questionIn(folded);
  const roles =
    MONEY_ASKED.find(([pattern]) => pattern.test(clause))?.[1] ??
    (isQuestion
      ? MONEY_ASKED.find(([pattern]) => pattern.test(folded) && !isQuestion)?.[1]
      : undefined);
  if (isQuestion || compares)
    return { ...base, unit: isQuestion ? MONEY : null, roles: roles ?? null, isStated: true };
  return { ...base, unit: null, roles: roles ?? null, isStated: false };
}

const ASKS =
  /\b(?:q(?:u?a?n?)?n?tos?|quanto|qnto|qto|qnt|qt|qual|quais|total)\b|\b(?:lucro|sobra|parcela|comissao|total|valor d[oe] \w+)\W*$|\b(?:cada|[oa]|uma?) \w+ (?:sai|custa|fica)(?: a| por)?\W*$|\b(?:cada \w+|da|(?:valor|preco|custo|lucro|media|sobra|total) (?:por|d[aeo]|de cada) [^?]{1,30}) ?\?$/;

/** The sentence or clause with the question word, else all. */
function questionIn(folded: string): string {
  const parts = folded.split(/[.;!:\n](?=\s|$)|, /);
  const last = parts.findLast((part) =>
    /\b(?:quanto|qto|qnto|qnt|qt|quantos?|quantas?|qual|quais|total)\b/.test(part),
  );
  const ends = /\b(?:sai|custa|fica|da|total|lucro|margem|sobra)(?: a| por)?\W*$/;
  return (
    last ??
    parts.findLast((part) => part.includes('?')) ??
    parts.findLast((part) => ends.test(part)) ??
    folded
  );
}

const COUNTED =
  /\b(?:q(?:ua)?n?t[oa]s|qnts|qtas|qtos|em quant[oa]s|(?:qnt|qto|qnta|quanta)(?= (?:venda|cliente|porta|visita|ligacao|pec|festa|dia|mes)))(?: (?:mais|novos|novas|d[eoa]s?))? ?(\p{L}+)?/u;

function countAsked(folded: string): string | null {
  if (/\bquanto tempo\b|\bdepois de quanto\b|\bpayback\b/.test(folded)) return TIME;
  const match = COUNTED.exec(folded);
  if (!match) return null;
  const noun = match[1] ?? '';
  if (/^(?:reais|real|mil|conto|contos|porcento|dinheiro|pila|%)$/.test(noun)) return null;
  if (noun === 'por' && /^por ?cento/.test(folded.slice(match.index).replace(/^\S+ ?/, '')))
    return null;
  if (/^vezes$/.test(noun)) return TIME;
  if (isVerb(noun)) return ITEM;
  if (isUnitWord(noun)) return namedUnit(noun);
  return noun.length < 3 ||
    NO_NOUN.has(noun) ||
    /(?:^eu|^preciso|^tenho|^faltam?|[aeiou]r|ria)$/.test(noun)
    ? ITEM
    : unitOf(noun);
}

const PERCENT_ASKED: readonly (readonly [RegExp, readonly Role[]])[] = [
  [/\bmark ?-?up\b/, ['markup']],
  [
    /\b(?:em cima|sobre) d?o? ?(?:que (?:eu )?(?:gastei|paguei|invest\w+)|custo)\b/,
    ['markup', 'change'],
  ],
  [/\b(?:margem|lucrativ\w+)\b/, ['margin']],
  [/\bmais barat\w+|\ba menos\b|\bmais em conta\b|\bmenor\b/, ['discount', 'change']],
  [/\ba mais\b/, ['change', 'discount']],
  [/\bdesconto|\btou? dando\b|\bto dando\b|\bdei\b/, ['discount', 'change']],
  [/\b(?:lucro|ganhando|ganho|sobra)\b/, ['margin', 'markup', 'share']],
  [
    /\b(?:subi\w*|aument\w+|cresc\w+|mais caro|reajust\w+|cai\w*|baix\w+|mais barato|diferenca)\b/,
    ['change', 'discount'],
  ],
  [/\b(?:conver\w+|fech\w+|taxa)\b/, ['conversion', 'share']],
];

function percentAsked(folded: string): readonly Role[] | null {
  const isRate =
    /\bq(?:ua)?n?t[oa]?s? ?(?:por cento|porcento|%)|\bq(?:ua)?n?t[oa]?s? (?:de |em )?(?:%|porcent\w+)|\b(?:qual|que|em|de|a) ?(?:a |e a |foi a |foi o |o )?(?:porcentagem|percentual|porcento)|\bquanto (?:e |da |foi )?(?:isso )?em %|\bem (?:%|porcent\w+|por cento)|\bquanto (?:por cento|porcento)/.test(
      folded,
    );
  const isMargin =
    /\b(?:qual (?:e |seria |foi |fica )?(?:a |o )?(?:minha |meu )?(?:nova |novo )?|quanto (?:e |de )?(?:a |o )?(?:minha |meu )?|minha )(?:margem|mark ?-?up|lucratividade|taxa(?: de (?:conversao|fechamento|resposta))?(?!\w| d))\b|^(?:calcula )?(?:a |minha )?margem (?:de|d[oa]|em|num|numa)\b(?! ?\d)|(?:^|, |\. )(?:e )?(?:a |o )?(?:minha |meu )?(?:margem|mark ?-?up)(?: entao)?\s?\??$/.test(
      folded,
    ) && !/\bmanter a (?:mesma )?margem|margem (?:de|com) \d/.test(folded);
  if (
    !isRate &&
    !isMargin &&
    (!/\b(?:percentual|porcentagem|margem)\W*$/.test(folded) ||
      /\d (?:% )?(?:de )?margem\W*$/.test(folded))
  )
    return null;
  return (
    PERCENT_ASKED.find(([pattern]) => pattern.test(folded))?.[1] ?? ['share', 'margin', 'change']
  );
}

/** "por dia", "por hora", "cada", "o quilo", "no mês" of the question. */
function perAsked(folded: string): string[] {
  const clause = questionIn(folded).replace(/[^\p{L}\d%]+/gu, ' ');
  const words = clause.split(' ').filter(Boolean);
  const found = new Set<string>();
  const isQuestion = words.some((word) => /^q(?:ua)?n?t/.test(word));
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? '';
    const then = words[at + 2] ?? '';
    if (
      /^(?:pra|para|se|trabalhando|com|vendendo|pagando|de)$/.test(word) &&
      at > 0 &&
      words.slice(0, at).some((one) => /^q(?:ua)?n?t/.test(one))
    )
      break;
    if (
      (/\d/.test(words[at - 1] ?? '') && /^(?:por|cada|o|a)$/.test(word)) ||
      (word === 'cada' && /^\d/.test(next)) ||
      (!isQuestion && isAfterNumber(words, at))
    )
      continue;
    if (
      /^(?:por|no|na|ao|a|cada|num|pro)$/.test(word) &&
      periodOf(next) &&
      (next !== 'dia' || word !== 'no') &&
      !/^\d/.test(next)
    )
      found.add(periodOf(next) ?? '');
    else if (word === 'cada' && words[at - 1] === 'de') continue;
    else if (word === 'cada')
      found.add(
        next && !NO_NOUN.has(next) && !/^(?:um|uma)$/.test(next) && !/^\d/.test(next)
          ? unitOf(next)
          : ITEM,
      );
    else if (
      word === 'por' &&
      /^\p{L}{3}/u.test(next) &&
      !NO_NOUN.has(next) &&
      !/^(?:cento|vend\w+|causa|favor|isso|quanto|mim|pacote)$/.test(next)
    )
      found.add(/^(?:cada|uma?)$/.test(next) ? (then ? unitOf(then) : ITEM) : unitOf(next));
    else if (
      (isQuestion || !words.some((one) => /\d/.test(one))) &&
      /^[oa]$/.test(word) &&
      /^(?:quilo|kg|litro|metro|m2|unidade|cento|duzia|hora)$/.test(next) &&
      !/^(?:valor|preco)$/.test(words[at - 1] ?? '')
    )
      found.add(unitOf(next));
    else if (/^(?:mensal|mensalmente|semanal|diario|anual)$/.test(word))
      found.add(periodOf(word) ?? '');
  }
  const each =
    /(?<!\p{L})(\p{L}{3,20}) (?:me )?(?:sai|custa|fica) (?:a |por )?q(?:ua)?n?to\b/u.exec(
      clause,
    )?.[1];
  if (found.size === 0 && each && !NO_NOUN.has(each) && !WHOLE.test(each)) found.add(unitOf(each));
  if (
    found.size === 0 &&
    /\bticket medio\b|\b(?:preco|valor|gasto) medio\b|\bmedia por\b/.test(folded)
  )
    found.add(ITEM);
  if (found.size === 0 && /\b(?:o|no|um|no primeiro) ano\b(?! (?:passado|que vem))/.test(folded))
    found.add('year');
  return [...found].filter(Boolean);
}

const WHOLE =
  /^(?:parcela|prestacao|pacote|kit|soma|conta|cliente|pedido|festa|plano|servico|produto|tudo|mesmo|disso)s?$/;

/** "e se forem 3 vezes na semana?" says how often. */
const isAfterNumber = (words: readonly string[], at: number) =>
  words.slice(Math.max(0, at - 2), at).some((word) => /^\d/.test(word));

export const isTime = (unit: string) =>
  unit === TIME || (PERIODS as readonly string[]).includes(unit);
