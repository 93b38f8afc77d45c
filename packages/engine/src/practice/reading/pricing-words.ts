/** What makes a lower price an exchange. */
export const CONDITION =
  /\b(?:se (?:voce|vc|a gente|voces|vcs|tu|o senhor|a senhora|fechar\w*|levar\w*|pagar\w*|for|pegar\w*|der|deixar|me|quiser|decidir|optar|juntar|confirmar|indicar|fizer\w*|comprar\w*|contratar\w*|assinar\w*|trouxer|ficar)|caso (?:voce|feche|pague|leve|o pagamento|a senhora|o senhor)|em troca|levando|fechando|pagando|desde que|a vista|no pix|contanto|com a condicao|em contrapartida|indicando|me indica\w*|mas ai|(?:eu )?preciso que|(?:re)?tirando)\b/;

const LOSS =
  /\b(?:perd\w+|prejuiz\w*|gast\w+|pag(?:a|am|ando) (?:hoje|de|por mes|todo mes|atualmente)|vai embora|vao embora|some\w*|te custa\w*|lhe custa\w*|custando|desperdic\w+|deix\w+ de (?:ganhar|vender|faturar)|econom\w+|fatur\w+|lucr\w+|joga\w* fora|come\w* (?:uns|cerca|quase)|sobra\w*)\b/;
const OWN_PRICE =
  /\b(?:(?:o |meu |nosso )?(?:valor|preco|investimento|total|pacote|plano) (?:e|fica|sai|ta|de)|custa (?!te|lhe)|sai (?:por|a|em)|fica (?:em|por)|faco por|cobr\w+|deixo (?:em|por))\b/;

/** An amount that the buyer loses, spends or saves is no price. @param folded a sentence */
export const isAboutLoss = (folded: string): boolean =>
  LOSS.test(folded) && !OWN_PRICE.test(folded);

/** "Fecho em 850", "faço por 850": the seller sets a price. */
export const SETS_PRICE =
  /\b(?:fech\w+|faco|fazemos|deixo|deixamos|consigo|chego|vendo|arredondo|te faco) (?:\w+ ){0,2}?(?:em|por|a|ate|nos?) (?:r\$ ?)?(\d{1,7}(?:[.,]\d{1,3}){0,2})( mil)?/;

/** "Consigo manter", "não tenho como baixar": the price stays. */
export const HOLDS_PRICE =
  /\b(?:(?:consigo|posso|vou|vamos|prefiro|preciso) (?:te |lhe )?manter|mant(?:enho|emos)\b|nao (?:consigo|posso|tenho como|da pra|tem como|vou) (?:te )?(?:baixar|reduzir|dar (?:mais )?desconto|fazer por menos|mexer n[oa]|descer|chegar n)|(?:esse|este|o valor|o preco) (?:ja )?e (?:o )?(?:meu |nosso )?(?:valor |preco )?(?:final|minimo|fechado|melhor))/;

/** "O plano é 89", "sai 2400". */
export const SAYS_PRICE =
  /\b(?:valor|preco|investimento|plano|pacote|mensalidade|total|custa|sai|fica|cobro) (?:\w+ ){0,3}?(?:(?:e|de|por|em|a) )?(?:r\$ ?)?\d/;
