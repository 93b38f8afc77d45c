import { capital, listOf } from '../../shared/text.ts';
import { genderOf, numberOf } from '../../shared/writing/pt/nouns.ts';
import { valuesIn } from '../changes/values.ts';
import { hasVerb } from './sendable.ts';

/** Words that a bare thing with its facts does not begin with. */
const NO_THING =
  /^(?:obrigad|parab|feliz|desculp|b[oe][ma]s?\s|até|ate\s|qualquer|sem\s|com\s|par?a\s|pr[ao]s?\s|por\s|pel[oa]|d[eoa]s?\s|em\s|n[oa]s?\s|se\s|quando|que\s|como\s|mais\s|menos\s|s[oó]\s|apenas|também|já\s|não|hoje|amanh|ontem|depois|antes|agora|segunda|ter[cç]a|quarta|quinta|sexta|sábado|domingo|dia\s|às\s|a partir|meu nome|aqui|saudad|abra[cç]|combinad|fechad|cert[oa]|pront[oa]|ótim|lembr|iss[oa]|ess[ae]|est[ae]\s|eu\s|você|voc|el[ae]s?\s|nós\s|a gente|tudo|todo|cada|quem|onde|r\$|\d{1,2}h|\p{L}+[aei]r\s|\p{L}+[aei]ndo\s)/iu;
/** Nouns that end like a verb in the plural. */
const NOUNS =
  /(?<![\p{L}])(?:\p{L}+agem|\p{L}*ordem|homem|ontem|também|jovem|item|entrega|troca|volta|visita|limpeza|compra|venda|vistoria|di[aá]ria|bateria|padaria|portaria|parceria|assessoria|consultoria|pizzaria|galeria|melhoria|se(?=\s(?:vocês?|[oa]|el[ae]s?)\s))(?![\p{L}])/giu;
const isVerbal = (clause: string): boolean => hasVerb(clause.replace(NOUNS, ' '));

const PRICE = /^(.{3,70}?)\s(?:(?:por|a|de|sai|é)\s)?(R\$\s\d[\d.,]*.{0,60})$/u;
const PRICE_ALONE = /^(?:(?:por|a|de)\s)?(R\$\s\d.*)$/u;
const EACH =
  /\s(?:cada|a unidade|por (?:pessoa|hora|aula|m[eê]s|dia)|[oa] (?:quilo|metro|d[uú]zia|cento|caixa|par|hora))(?![\p{L}])/iu;
const COUNT =
  /^(?:\d{1,4}|dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte)\s(\p{Ll}{3,})/u;
/** What an amount is rather than what it is paid for. */
const ROLE =
  /^(?:[oa]\s)?(?:total|valor|pre[cç]o|sinal|entrada|frete|taxa|parcela|mensalidade|di[aá]ria|saldo|restante|investimento|desconto)(?![\p{L}])/iu;
/** What takes place at its hour. */
const EVENT =
  /^(?:[oa]s?\s)?(?:aula|reuni[aã]o|consulta|festa|formatura|evento|inaugura|palestra|feira|turma|degusta|curso|live|bazar|ensaio|avalia|sess[aã]o|treino|prova|casamento|anivers[aá]rio|batizado|almo[cç]o|caf[eé]|jantar|workshop)/iu;
/** First words that surely are nouns, also without an article. */
const HEAD =
  /^(?:\p{L}{2,}(?:ção|ções|são|mento|mentos|agem|agens|dade|ência|ança|ário|inho|inha|zinho|zinha|logia)|retirada|coleta|entrega|visita|vistoria|consulta|aula|reuni[aã]o|prova|festa|formatura|campeonato|aul[aã]o|evento|palestra|feira|turma|curso|treino|ensaio|sess[aã]o|almo[cç]o|jantar|caf[eé]|bazar|pacote|plano|kit|combo|conserto|servi[cç]o|corte|barba|frete|pintura|lavagem|faxina|diária|mensalidade|matr[ií]cula|bolo|torta|cesta|marmita|camisa|camiseta|vestido|bolsa|caixa|quadro|mesa|cadeira|sof[aá]|port[aã]o|motor|bomba|pe[cç]a|m[aã]o de obra|projeto|or[cç]amento|contrato|total|valor|pre[cç]o|sinal|entrada|taxa|parcela|saldo|restante)s?(?![\p{L}])/iu;
const ARTICLE = /^(?:[oa]s?|uma?s?|meus?|minhas?|noss[oa]s?|seus?|suas?)\s/iu;
/** What is on a day or at an hour. */
const DATED =
  /^(?:(?:[oa]s?|seus?|suas?|noss[oa]s?|minhas?|meus?)\s)?(?:\p{L}{2,}(?:ção|ções|são|mento|mentos|agem)|retirada|coleta|entrega|visita|vistoria|consulta|aula|reuni[aã]o|prova|festa|formatura|campeonato|aul[aã]o|evento|palestra|feira|turma|curso|treino|ensaio|almo[cç]o|jantar|bazar|limpeza|faxina|lavagem)s?(?![\p{L}])/iu;
const isNoun = (thing: string): boolean => ARTICLE.test(thing) || HEAD.test(thing);
/** "o horário das": what follows belongs to it. */
const OPEN =
  /\s(?:de|d[aeo]s?|até|para|pra|pro|com|em|n[oa]s?|e|ou|[oa]s?|por|pelo|pela|entre|s[oó]|mais|vence|vale|valor)$/iu;
const WORDS_MAX = 9;
const wordCount = (text: string): number => (text.match(/[\p{L}\d]+/gu) ?? []).length;

/** "vistoria" as "a vistoria" where its gender shows. */
function withArticle(thing: string): string {
  if (/^(?:[oa]s?|uma?s?|meus?|minhas?|seus?|suas?|noss[oa]s?|\d+)\s/iu.test(thing)) return thing;
  if (/^\p{Lu}\p{L}*\s?\p{Lu}/u.test(thing)) return thing;
  const gender = genderOf(thing);
  if (gender === null) return thing;
  const article = `${gender === 'f' ? 'a' : 'o'}${numberOf(thing) === 'p' ? 's' : ''}`;
  return `${article} ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`;
}

const isMany = (thing: string): boolean =>
  /^(?:[2-9]|\d{2,})\s/u.test(thing) ||
  numberOf(thing.replace(/^(?:\d+|[oa]s?)\s/u, '')) === 'p' ||
  /\se\s|\s\+\s/u.test(thing);

/** A thing with its price as a clause; null for anything else. */
function priced(clause: string, isFirst: boolean): string | null {
  const [, thing = '', price = ''] = PRICE.exec(clause) ?? [];
  const isTimed = valuesIn(thing).some(({ type }) => type === 'day' || type === 'hour');
  if (
    !/\p{L}{3}/u.test(thing) ||
    /^\d+x/iu.test(thing) ||
    wordCount(thing) > WORDS_MAX ||
    isVerbal(thing)
  )
    return null;
  if (isTimed || OPEN.test(thing) || /\se\s.{0,40}\d/u.test(price)) return null;
  if (!isNoun(thing) && !/^\d/u.test(thing)) return `${thing} por ${price}`;
  const named = withArticle(thing);
  if (ROLE.test(thing)) return `${named} ${isFirst ? 'é' : 'de'} ${price}`;
  return `${named} ${isFirst ? (isMany(thing) ? 'saem por ' : 'sai por ') : 'por '}${price}`;
}

/** A thing with its day or hour as a clause; null for anything else. */
function dated(clause: string): string | null {
  const [time] = valuesIn(clause).filter(({ type }) => type === 'day' || type === 'hour');
  if (!time) return null;
  const before = clause.slice(0, time.start);
  const thing = before
    .replace(/\s(?:(?:é|para|pr[ao]|n[ao]|em|[àa]s|neste|nesta|dia|próxim[ao])\s){0,3}$/iu, '')
    .trim();
  const isThing = thing !== '' && wordCount(thing) <= WORDS_MAX && !/[,:]$/.test(thing);
  if (!isThing || isVerbal(thing) || NO_THING.test(`${thing} `)) return null;
  if (!/\s$/u.test(before) || !DATED.test(thing) || OPEN.test(thing)) return null;
  const when = clause.slice(thing.length).trim();
  const verb =
    EVENT.test(thing) || /^às/iu.test(when)
      ? isMany(thing)
        ? 'são'
        : 'é'
      : isMany(thing)
        ? 'ficam para'
        : 'fica para';
  return `${withArticle(thing)} ${verb} ${verb.endsWith('para') ? when.replace(/^(?:n[ao]|para|pr[ao])\s/iu, '') : when}`;
}

/** "6 assentos", "R$ 95 cada" as "são 6 assentos, a R$ 95 cada"; null where the first is no number of things. */
function counted(clauses: readonly string[]): string | null {
  const [first = '', ...others] = clauses;
  const noun = COUNT.exec(first)?.[1];
  if (noun === undefined || numberOf(noun) !== 'p' || wordCount(first) > WORDS_MAX) return null;
  const rest = others.map((one) => {
    const price = PRICE_ALONE.exec(one)?.[1];
    return price ? `${EACH.test(price) ? 'a' : 'por'} ${price}` : one;
  });
  return [`são ${first}`, ...rest].join(', ');
}

/** The clauses before the first verb as one clause with a verb; null where they are no plain facts. */
function worded(clauses: readonly string[]): string | null {
  const [first = '', second = '', ...others] = clauses;
  if (first === '' || NO_THING.test(first)) return null;
  const many = counted(clauses);
  if (many) return many;
  const prices = clauses.map((one, at) => priced(one, at === 0));
  const end = prices.indexOf(null);
  const listed = prices.slice(0, end < 0 ? prices.length : end).flatMap((one) => one ?? []);
  if (listed.length > 0) return [listOf(listed), ...clauses.slice(listed.length)].join(', ');
  const time = dated(first);
  if (time) return [time, ...clauses.slice(1)].join(', ');
  const price = PRICE_ALONE.exec(second)?.[1];
  if (price && wordCount(first) <= WORDS_MAX) {
    const joined = priced(`${first} ${price}`, true);
    return joined ? [joined, ...others].join(', ') : null;
  }
  return null;
}

const OWN_CLAUSE =
  /^(?:e\s)?(?:eu\s|posso|vou|entrego|levo|mando|fa[cç]o|instalo|passo|consigo|tenho|parcelo|divido|dou|seguro|reservo|aceito|pode\s|podemos|você|se você|o valor|o prazo|a entrega|o frete|a garantia)/iu;

/**
 * A statement whose things and figures stand beside each other without a verb, as a sentence: "6
 * assentos, R$ 95 cada, posso ir na quinta" is "São 6 assentos, a R$ 95 cada. Posso ir na quinta".
 */
export const withVerbs = (statement: string): string =>
  statement
    .split(/(?<=[.!?…])\s+/u)
    .map(withVerb)
    .join(' ');

function withVerb(statement: string): string {
  const end = /[.!…]{1,3}$/u.exec(statement)?.[0] ?? '';
  if (end === '' || /:\s/u.test(statement)) return statement;
  const clauses = statement.slice(0, -end.length).split(/[,;]\s+/u);
  const at = clauses.findIndex(isVerbal);
  const said = worded(at < 0 ? clauses : clauses.slice(0, at));
  const rest = at < 0 ? [] : clauses.slice(at).map(asPrice);
  if (said === null || (rest.length > 0 && !OWN_CLAUSE.test(rest[0] ?? '')))
    return `${withLastVerb(clauses).join(', ')}${end}`;
  const further = rest.join(', ').replace(/^e\s/iu, '');
  return [said, further]
    .filter((one) => one !== '')
    .map((one) => `${capital(one)}${end}`)
    .join(' ');
}

/** "R$ 280 que abatem do contrato": the price as a clause of its own. */
const asPrice = (clause: string, at: number): string =>
  at === 0 ? clause.replace(/^(R\$ \d[\d.,]{0,12}) que\s/u, 'o valor é $1, que ') : clause;

/** "a festa é dia 12, retirada amanhã às 17h": the clause at the end with its verb. */
function withLastVerb(clauses: readonly string[]): readonly string[] {
  const last = clauses.at(-1) ?? '';
  if (clauses.length < 2 || isVerbal(last) || NO_THING.test(last)) return clauses;
  const said = dated(last) ?? (HEAD.test(last) ? priced(last, true) : null);
  return said === null ? clauses : [...clauses.slice(0, -1), `e ${said}`];
}
