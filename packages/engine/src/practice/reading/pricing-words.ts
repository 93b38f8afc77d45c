/** What makes a lower price an exchange. */
export const CONDITION =
  /\b(?:se (?:voce|vc|a gente|voces|vcs|tu|o senhor|a senhora|fechar\w*|levar\w*|pagar\w*|for|pegar\w*|der|deixar|me|quiser|decidir|optar|juntar|confirmar|indicar|fizer\w*|comprar\w*|contratar\w*|assinar\w*|trouxer|ficar)|caso (?:voce|feche|pague|leve|o pagamento|a senhora|o senhor)|em troca|levando|fechando|pagando|desde que|a vista|no pix|contanto|com a condicao|em contrapartida|indicando|me indica\w*|mas ai|(?:eu )?preciso que|(?:re)?tirando|(?:fazendo|dando|assinando|contratando|antecipando) (?!desconto)|com (?:uma |a |\d{1,2} ?% de )?entrada)\b/;

const LOSS =
  /\b(?:perd\w+|prejuiz\w*|gast\w+|pag(?:a|am|ando) (?:hoje|de|por mes|todo mes|atualmente)|vai embora|vao embora|some\w*|te custa\w*|lhe custa\w*|custando|desperdic\w+|deix\w+ de (?:ganhar|vender|faturar)|econom\w+|fatur\w+|lucr\w+|joga\w* fora|come\w* (?:uns|cerca|quase)|sobra\w*)\b/;
const OWN_PRICE =
  /\b(?:(?:o |meu |nosso )?(?:valor|preco|investimento|total|pacote|plano) (?:e|fica|sai|ta|de)|custa (?!te|lhe)|sai (?:por|a|em)|fica (?:em|por)|faco por|cobr\w+|deixo (?:em|por))\b/;

/** What the buyer pays, spends or earns today, or what that is in a year. */
const THEIR_MONEY =
  /\b(?:conta (?:de|da) (?:luz|agua|energia|telefone|celular|internet|gas|cartao)|(?:sua|tua|essa|dessa|a) (?:conta|fatura)\b|aluguel|salario|faturamento|ticket medio|renda|multa|(?:voces?|vcs?|tu|a senhora|o senhor) (?:ja |hoje |ainda |me |mesm[oa] ){0,3}(?:pag\w+|gast\w+|ganh\w+|fatur\w+|receb\w+|tir\w+|desembols\w+|deix\w+)|(?:gast|ganh|fatur|receb|desembols)(?:a|am|ando|e|em|endo)\b|hoje (?:voce|vc|tu|a senhora|o senhor)|o outro|(?:o |a |d[oa] )?(?:\w{2,15} )?de hoje|concorren\w+|(?:quase|cerca de|perto de|mais de|uns) (?:r\$ ?)?[\d.,]{1,12}(?: mil)? (?:no|por|ao) ano|\d[\d.,]{0,11}(?: mil)? (?:reais )?(?:no|por|ao) (?:mes|semana|dia) .{0,40}(?:da|dao|sao|vira|viram|soma|somam) (?:quase |uns |mais de |cerca de |perto de ){0,2}(?:r\$ ?)?[\d.,]{1,12}(?: mil)?(?: reais)? (?:no|por|ao|em um) (?:mes|ano)\b)/;
/** "Passa de 500?", "chega em 700?" asks how much something else comes to. */
const COMES_TO =
  /\b(?:pass(?:a|am|ou) d[eo]s?|chega(?:m|va)? (?:em|a|n?os?|perto)|vem (?:em|uns|mais)) /;
/** "500 é a conta de luz, não o preço" says itself what the amount is not. */
const DENIES_PRICE =
  /\bnao (?:e|era|sao|seria|falo d|to falando d|estou falando d)? ?(?:[oe] )?(?:(?:o|do|de|d) )?(?:meu |nosso )?(?:preco|valor)\b(?! (?:que|final|cheio|fechado|promoc))/;

/** "O sistema com 6 placas fica 16.900, e a conta de luz cai": what is sold comes first. */
const OFFER_FIRST =
  /^(?:(?:entao|olha|bom|e|mas),? )*(?:[oa] |meu |minha |nosso |nossa )(?!(?:senhora?|sua|seu|conta|fatura|aluguel|salario|concorren|outr[oa])\b)(?:[\w.]+ ){1,8}?(?:fica|sai|custa|e|ta|esta|ta saindo|tem o valor de)(?: por| em| a| de)? (?:r\$ ?)?\d/;

/** "Uma nova sai uns 2 mil" is the price of another thing. */
const OF_ANOTHER =
  /^(?:(?:e|mas|olha|la|so que),? )*(?:uma? nov[oa]|uma? (?:\w+ )?(?:zero|original)|outr[oa]|uma? outr[oa]) (?:\w+ )?(?:sai|custa|fica|ta|esta)\b/;

/** An amount that the buyer loses, spends, earns or saves is no price. @param folded a sentence */
export const isAboutLoss = (folded: string): boolean =>
  DENIES_PRICE.test(folded) ||
  OF_ANOTHER.test(folded) ||
  COMES_TO.test(folded) ||
  ((LOSS.test(folded) || THEIR_MONEY.test(folded)) &&
    !OWN_PRICE.test(folded) &&
    !OFFER_FIRST.test(folded));

/** "Por 410 consigo o kit": the price comes before what is done for it. */
const PRICE_FIRST =
  /^(?:(?:entao|olha|ta|ta bom|ok|certo|e|mas),? )*por (?:r\$ ?)?(\d{1,7}(?:[.,]\d{1,3}){0,2})( mil)?(?: reais)?,? (?:(?:eu|a gente|nos|te|lhe|ja|so|voce|vc|tu) )*(?:consig\w+|fac\w+|faz\w*|fech\w+|entreg\w+|deix\w+|lev[ao]\w*|sai|mand\w+|instal\w+|vend\w+|mont\w+|prepar\w+|arrum\w+|conserto|cuid\w+|pint\w+|limp\w+|revis\w+|atend\w+|ensin\w+|d[ao]u?)\b/;
/** "500 e não falo mais nisso", "350 com tudo": the amount alone, then what is said of it. */
const AMOUNT_FIRST =
  /^(?:(?:entao|olha|ta|ta bom|ok|certo|e|mas|fica|sai|da|tudo|hoje|sao|fechado|bora|vai|beleza|bom|vamos|faco|deixo|consigo),? ){0,6}(?:r\$ ?)?(\d{1,7}(?:[.,]\d{1,3}){0,2})( mil)?(?: reais| conto| pila)?(?:$|[,.!;] ?| (?:e (?!pouc|tant|mei|a cont|o que|quant)(?!\d)|com |a vista|no |pra |por (?:mes|tudo|pessoa|sessao|aula|unidade|kit)|mensa\w+|o |a (?!mais|menos)|parcel\w+|fechad\w+|redond\w+|cravad\w+|final|ultim\w+|cheio|sem |ja |tudo|em \d))/;

/** "Pra ti sai 80", "fica 80 então", "vamos de 80". */
const BECOMES =
  /^(?:(?:entao|olha|ta bom|ta|ok|certo|e|mas|bom),? )?(?:(?:pra|para) (?:voce|ti|a senhora|o senhor),? )?(?:eu |a gente )?(?:fica|sai|vamos de|vai por|deixo|fecha) (?:so |por |em |a |n?os )?(?:r\$ ?)?(\d{1,7}(?:[.,]\d{1,3}){0,2})( mil)?(?: reais)?(?: (?:entao|a (?:hora|aula|unidade|visita|sessao)|por (?:hora|aula|mes))|[.,!]|$)/;

/** What is taken off the price: "tiro 2 mil", "2 mil de desconto", "1.500 a menos". */
const REDUCTION =
  /\b(?:tir\w+|abat\w+|desconto de|descont(?:o|amos)|dou|menos|reduz\w+) (?:uns |ate |mais )?(?:r\$ ?)?(\d{1,7}(?:[.,]\d{1,3}){0,2})( mil)?(?! ?%|\d)|(?<![\d.,])(?:r\$ ?)?(\d{1,7}(?:[.,]\d{1,3}){0,2})( mil)?(?: reais)? (?:de desconto|a menos)\b/;
/** A larger one is a price, or another thing. */
const REDUCED_MOST = 0.4;

/** How much lower the price becomes, in R$; null where nothing is taken off. @param list the list price */
export function reductionIn(folded: string, list: number): number | null {
  const [, after, afterThousand, before, beforeThousand] = REDUCTION.exec(folded) ?? [];
  const digits = after ?? before;
  if (digits === undefined) return null;
  const amount = brazilianNumber(digits) * ((afterThousand ?? beforeThousand) ? 1_000 : 1);
  return amount > 0 && amount <= list * REDUCED_MOST ? amount : null;
}

/** A price that the sentence itself sets for the own offer; null for none. */
export function ownPriceIn(folded: string): number | null {
  if (isAboutLoss(folded)) return null;
  const [, digits, thousands] =
    SETS_PRICE.exec(folded) ??
    PRICE_FIRST.exec(folded) ??
    AMOUNT_FIRST.exec(folded) ??
    BECOMES.exec(folded) ??
    [];
  return digits ? brazilianNumber(digits) * (thousands ? 1000 : 1) : null;
}

/** "1.900,50", "1900", "89,90". */
export const brazilianNumber = (digits: string): number =>
  Number(
    /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(digits)
      ? digits.replaceAll('.', '').replace(',', '.')
      : digits.replace(',', '.'),
  );

/** "Fecho em 850", "faço por 850": the seller sets a price. */
export const SETS_PRICE =
  /\b(?:fech\w+|faco|fazer|fazemos|deixar|deixo|deixamos|consigo|chego|vendo|arredondo|te faco) (?:\w+ ){0,2}?(?:em|por|a|ate|nos?) (?:r\$ ?)?(\d{1,7}(?:[.,]\d{1,3}){0,2})(?![\d]| ?(?:dias?|horas?|minutos?|semanas?|mes(?:es)?|anos?|vezes|x|%|parcelas?|metros?|unidades?|pessoas?)\b)( mil)?/;

/** "Consigo manter", "não tenho como baixar": the price stays. */
export const HOLDS_PRICE =
  /\b(?:(?:consigo|posso|vou|vamos|prefiro|preciso) (?:te |lhe )?manter|mant(?:enho|emos)\b|nao (?:consigo|posso|tenho como|da pra|tem como|vou) (?:te )?(?:baixar|reduzir|dar (?:mais )?desconto|fazer por menos|mexer n[oa]|descer|chegar n)|(?:esse|este|o valor|o preco) (?:ja )?e (?:o )?(?:meu |nosso )?(?:valor |preco )?(?:final|minimo|fechado|melhor))/;

/** "O plano é 89", "sai 2400". */
export const SAYS_PRICE =
  /\b(?:valor|preco|investimento|plano|pacote|mensalidade|total|custa|sai|fica|cobro) (?:\w+ ){0,3}?(?:(?:e|de|por|em|a) )?(?:r\$ ?)?\d/;
