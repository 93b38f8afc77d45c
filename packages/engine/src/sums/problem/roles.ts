import type { Given, Role } from './quantity.ts';
import { MONEY_ROLES, PERCENT_ROLES } from './words.ts';

/** The folded words around a number, up to the numbers beside it and within its sentence. */
export interface Words {
  left: readonly string[];
  right: readonly string[];
  /** The word after the next number, when only words are between. */
  next: string;
  /** Whether no end of a sentence is between this number and the one before. */
  joins: boolean;
  sentence: string;
  /** All words of the sentence before the number. */
  start: string;
}

const near = (roles: readonly (readonly [string, RegExp])[], word: string): Role | null =>
  (roles.find(([, pattern]) => pattern.test(word))?.[0] as Role | undefined) ?? null;

/** Words after a number that still belong to it: "10% de desconto no pix". */
const RIGHT_WORDS = 4;

/** The words of a number's own part of a list: those after the last comma or "e". */
export function ownLeft(left: readonly string[]): readonly string[] {
  const at = left.findLastIndex((word) => /^(?:,|e|mais|\+|com)$/.test(word));
  return left.slice(at + 1);
}

/** The role of a percentage. */
export function percentRole({ left, right }: Words): Role {
  const after = right.slice(0, RIGHT_WORDS).join(' ');
  const before = left.slice(-5).join(' ');
  if (
    /^(?:ao|por|no) mes\b|^(?:a ?\.? ?m)\b/.test(after) &&
    !/\b(?:cresc|aument|desconto|econom)/.test(before)
  )
    return 'interest';
  if (
    /\bjuros?\b/.test(`${before} ${after}`) &&
    /\b(?:no|sobre o|em cima do|do) (?:total|valor)\b/.test(after)
  )
    return 'increase';
  if (/\bcom (?:mais )?$|\bmais$/.test(before) && /^(?:em cima|de lucro)/.test(after))
    return 'markup';
  if (
    /^(?:em|por) cima|^sobre o custo|^de (?:lucro )?(?:em|sobre o) (?:cima|custo)|^de lucro em cima/.test(
      after,
    )
  ) {
    if (/\bcomiss|\bganho\b|\bimposto|\btaxa|\brecebo\b/.test(before))
      return roleIn(left, PERCENT_ROLES) ?? 'commission';
    return 'markup';
  }
  if (
    /^(?:das? vendas?|do (?:que vend\w+|faturamento|valor da venda)|sobre (?:as |a )?vendas?|por (?:venda|indicacao)|pr[ao] quem)/.test(
      right.slice(0, 5).join(' '),
    ) &&
    !/\b(?:desconto|taxa|imposto|maquin)/.test(before)
  )
    return 'commission';
  if (
    /\b(?:fica|ficam|leva|retem|pega) com$|\b(?:estudio|salao|loja|app|plataforma|casa|clinica) (?:leva|pega|cobra)$/.test(
      before,
    )
  )
    return 'fee';
  const [one = '', two = ''] = right;
  const direct = /^(?:d[aeo]s?|em|no|na)$/.test(one)
    ? near(PERCENT_ROLES, two)
    : near(PERCENT_ROLES, one);
  if (direct && /^de$|^$/.test(one === two ? '' : /^d/.test(one) ? 'de' : '')) return direct;
  const named = roleIn(left, PERCENT_ROLES);
  if (named === 'fee' && /\b(?:no total|ao todo)\b/.test(after) && !/\bmaquin/.test(before))
    return 'increase';
  if (named === 'decrease' && /\bmenos\b/.test(before) && !/\b(?:cai|econom|reduz)/.test(before))
    return 'discount';
  if (named) return named;
  if (direct) return direct;
  const later = right
    .slice(0, RIGHT_WORDS + 2)
    .map((word) => near(PERCENT_ROLES, word))
    .find((role) => role !== null);
  return later ?? 'share';
}

/** The role whose word is nearest before a number. */
function roleIn(
  left: readonly string[],
  roles: readonly (readonly [string, RegExp])[],
): Role | null {
  for (let at = left.length - 1; at >= 0; at--) {
    const role = near(roles, left[at] ?? '');
    if (role) return role;
  }
  return null;
}

const AIM =
  /\b(?:quero|preciso|queria|pretendo|pra|para|quiser|gostaria de)(?: eu)? (?:me )?(?:ganhar|tirar|lucrar|faturar|vender|fazer|sobrar|chegar|bater|receber|ter|render|entrar)(?: (?:em|a|eh|na|uns|pelo menos|limpos?|no mes|por mes|de lucro))*$/;
const RECEIVED =
  /\b(?:receber|recebo|cair|caia|sobrar|ficar com|entrar)(?: os| as| uns| exatos?)*$/;
const DONE =
  /\b(?:ja (?:tenho|fiz|vendi|fechei|faturei|bati|consegui|entrou|foi|foram|deu|fizemos|vendemos)|fiz|vendi|faturei|realizei|ate agora)(?: (?:uns|so|ate))*$/;
const REMAINS = /\bfalta(?:m|ndo)?(?: ainda)?$/;
/** "tirando 300 de produto" */
const TAKES_OFF =
  /\b(?:tirando|descontando|abatendo|fora|tira|menos)(?: (?:os|as|uns|umas|mais))?$/;
const CUSTOMER_PAYS = /^(?:paga|pagam|pagando|pagar|pagou|pagaria|pagava)$/;
const OWN_COST =
  /\b(?:me|minha|meu|nos) (?:custo|custa|custou|sai|saiu)\b|\bsai(?:u)? pra mim\b|\bpra (?:fazer|produzir|mim)\b/;

/** "10% de desconto no pix dos 140": the words of the percentage are not those of the amount. */
function afterRate(left: readonly string[]): readonly string[] {
  const at = left.findLastIndex((word) => /^(?:em|sobre|num|numa|n[oa]s?|d[eoa]s?)$/.test(word));
  return left.slice(at + 1);
}

/** The role of an amount of money. */
export function moneyRole(given: Words, before: Given | undefined): Role {
  const { right, joins, sentence } = given;
  const isOfBase =
    before?.unit === '%' ||
    (before?.role === 'discount' && /\b(?:n?um|n?uma|[en]m|sobre)\b/.test(given.left.join(' ')));
  const left = isOfBase && joins ? afterRate(given.left) : given.left;
  const words = left.join(' ');
  const own = ownLeft(left);
  const after = right.slice(0, RIGHT_WORDS).join(' ');
  if (
    /\bconta(?: mensal)?(?: de (?:luz|energia|agua|internet|telefone))?(?: \S+){0,2}$/.test(
      words,
    ) ||
    /^(?:\S+ ){0,2}(?:de|da|na) conta\b/.test(after)
  )
    return 'bill';
  if (REMAINS.test(words)) return 'remaining';
  if (/^(?:reais |conto )?(?:a menos|de diferenca|mais barat)/.test(after)) return 'discount';
  if (before?.role === 'done' && joins && words === 'de') return 'goal';
  if (before?.unit === 'x' && joins && /^(?:(?:vezes|parcelas?|prestacoes) )?de$/.test(words))
    return 'instalment';
  if (
    /\b(?:parcela|prestacao)(?: mensal)?(?: (?:de|e|eh|seria|fica|ficou|em|a))*$/.test(words) &&
    (right[0] !== 'em' || /\b(?:total|ao todo|no fim|por tudo)\b/.test(sentence))
  )
    return 'instalment';
  if (/\bmeta\b/.test(own.join(' '))) return 'goal';
  if (DONE.test(words) && /\bmeta\b|\bfalta|\bpreciso\b|\bobjetivo\b|\bainda\b/.test(sentence))
    return 'done';
  if (/^(?:limp|liquid|livre)/.test(after) && RECEIVED.test(words)) return 'net';
  if (/\b(?:el[ae]s?|client\w+|loja|lojista|concorrente)(?: re)? ?vende(?: a| por)?$/.test(words))
    return 'resale';
  if (/\btir(?:ar|o|ando) (?:o|a|os|as) \S+ (?:\S+ )?de$/.test(words)) return 'discount';
  if (/\bsalario(?: fixo)?(?: (?:e|eh|de))*$/.test(words) && !/\bpag\w+\b/.test(words))
    return 'earning';
  if (before?.role === 'earning' && joins && words === 'mais' && isRate(after)) return 'earning';
  if (/\bque eu (?:pago|banco)\b|\bpor minha conta\b/.test(after)) return 'cost';
  if (/\b(?:quero|preciso)(?: uns)?$/.test(words) && /^(?:a|por) (?:hora|dia|diaria)\b/.test(after))
    return 'earning';
  if (/^fixos?\b/.test(after) && /\b(?:recebo|ganho|salario|tiro)\b/.test(words)) return 'earning';
  if (AIM.test(words)) return isRate(after) ? 'earning' : 'goal';
  const component = right[0] === 'de' ? (right[1] ?? '') : (right[0] ?? '');
  const named = component === 'de' ? null : near(MONEY_ROLES, component);
  if (named && (right[0] === 'de' || /^(?:fixo|fixa|fixos|livre|limp)/.test(component)))
    return named === 'extra' && isPaid(given, before) ? 'cost' : named;
  if (TAKES_OFF.test(words) && /^d[eao]s? (?!desconto|entrada|sinal)\p{L}/u.test(after))
    return 'cost';
  if (/^pra (?:fazer|produzir|mim)\b|^de custo/.test(after) || OWN_COST.test(own.join(' ')))
    return 'cost';
  const isPriced =
    joins &&
    before?.role === 'count' &&
    before.unit !== 'R$' &&
    /^(?:\S+ ){0,3}(?:a|de|por)$/.test(words);
  if (
    isPriced &&
    !own.slice(own.length === left.length ? 1 : 0).some((word) => near(MONEY_ROLES, word))
  )
    return /\b(?:comprei|compro|comprou|gastei|gasto|paguei|pago)\b/.test(given.start)
      ? 'cost'
      : 'amount';
  const isListed =
    joins &&
    before?.unit === 'R$' &&
    own.length <= 3 &&
    own.length < left.length + 1 &&
    left.length - own.length <= 5;
  const ownRole = roleIn(own, MONEY_ROLES);
  if (ownRole !== null && own.some((word) => /^(?:cada|unidade|unitari[oa])$/.test(word)))
    return ownRole;
  if (
    isListed &&
    /^(?:cost|fixed|extra)$/.test(before.role) &&
    (ownRole === null || ownRole === 'cost' || ownRole === 'fixed')
  )
    return before.role;
  if (
    isListed &&
    ownRole === null &&
    /^(?:price|amount)$/.test(before.role) &&
    !/\bmais\b|\+/.test(words)
  )
    return before.mayBeCost || own.length === 0 ? before.role : 'amount';
  if (
    left.findLast((word) => word === 'mais' || word === '+') &&
    joins &&
    own.length <= 3 &&
    (ownRole === null || ownRole === 'extra')
  )
    return 'extra';
  const last = left.findLast(
    (word) => near(MONEY_ROLES, word) !== null || CUSTOMER_PAYS.test(word),
  );
  if (last === undefined) return 'amount';
  return CUSTOMER_PAYS.test(last) ? 'price' : (near(MONEY_ROLES, last) ?? 'amount');
}

/** "pago 3.100 ao desenhista e 740 de deslocamento": one more of what is paid. */
const isPaid = ({ left, joins }: Words, before: Given | undefined): boolean =>
  joins && before?.role === 'cost' && left.at(-1) === 'e';

const isRate = (after: string) =>
  /^por (?:hora|\p{L}+)\b/u.test(after) && !/^por (?:mes|dia|semana|ano)/.test(after);
