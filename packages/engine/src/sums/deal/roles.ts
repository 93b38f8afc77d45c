/** What a number is, by the words of its part of the message. */
type MoneyRole = 'target' | 'deposit' | 'discount' | 'cost' | 'extra' | 'sale' | 'price';

const FREIGHT =
  /\b(?:frete|entrega|taxa de entrega|motoboy|sedex|correios?|carreto|transporte|deslocamento|embalagem|taxa|leva e traz|combustivel|pedagio|instalacao|montagem|arte|gasolina|envio)\b/;
const DEPOSIT =
  /\b(?:entrada|sinal|adiant\w+|de reserva|deixou|ja deu|(?:ela|ele|me|cliente) deu|depositou|deposita|ja pagou)\b/;
const DISCOUNT =
  /\b(?:descont\w*|abat\w+|a menos|abaixo|(?:eu )?tir(?:e|ar|a|o|ando)|baix(?:ar|o|e)|cupom)\b/;
const TARGET =
  /\b(?:meta|objetivo|chegar|bater|quero (?:tirar|ganhar|faturar|lucrar|fazer|sobrar)|queria (?:tirar|ganhar)|preciso (?:tirar|ganhar)|quiser (?:tirar|ganhar|lucrar)|fechar o mes|lucrar|sonhar)\b/;
const COST =
  /\b(?:me (?:custa\w*|custou|sai|saiu|saem|fica|ficam|cobra\w*)|(?:meu|o|de) custos?|custos?|custando|pag(?:o|uei|amos|ava)|gast(?:o|ei|amos|ar|os?|ando)|comp(?:ro|rei|rava|ramos|rando)|fornecedor\w*|fabricante|confeccao|para (?:fazer|produzir|montar)|produtor|(?:pra|para) mim [oa]|custa\w* (?:reais )?(?:pra|para) mim|despesas?|de material)\b/;
const SALE =
  /\b(?:vendi|vendemos|faturei|fechei|fechamos|orcamento|venda|proposta|contrato|servico|projeto|total|o pedido|conta)\b/;

/** The role of an amount by the words of its segment, and by those before the amount alone. */
export function moneyRole(words: string, name: string, isCostBefore: boolean): MoneyRole {
  if (TARGET.test(words)) return 'target';
  if (DEPOSIT.test(words) && !/\btaxa de entrada\b/.test(words)) return 'deposit';
  if (COST.test(words)) return 'cost';
  if (DISCOUNT.test(words)) return 'discount';
  if (FREIGHT.test(words)) return 'extra';
  if (isCostBefore && !/\b(?:re)?(?:vend|cobr|pass|preco)/.test(words)) return 'cost';
  if (SALE.test(name)) return 'sale';
  return 'price';
}
export const isFreight = (words: string) => FREIGHT.test(words);
export const namesTarget = (words: string) => TARGET.test(words);
export const namesDeposit = (words: string) => DEPOSIT.test(words);

type PercentRole =
  | 'discount'
  | 'surcharge'
  | 'deposit'
  | 'commission'
  | 'fee'
  | 'markup'
  | 'margin'
  | 'half';

const PERCENT_ROLES: readonly (readonly [PercentRole, RegExp])[] = [
  ['deposit', /\b(?:entrada|sinal|adiant\w+|reserv\w+|assinatura|caucao|no ato)\b/],
  [
    'commission',
    /\b(?:comiss\w+|minha parte|parte dela|parte dele|indicacao|bonus|premio|fica com|leva|receb\w+|ganho|indicou)\b/,
  ],
  [
    'fee',
    /\b(?:maquin\w+|come|cartao me|imposto|plataforma|aplicativo|ifood|taxa d[aeo] (?:cartao|credito|debito|maquin\w+))\b/,
  ],
  ['surcharge', /\b(?:acrescimo|urgencia|juros|reajust\w+|aument\w+|a mais)\b/],
  ['margin', /\bmargem\b(?!.{0,30}\bcusto\b)/],
  [
    'markup',
    /\b(?:em cima|encima|acima do custo|ao custo|sobre o custo|markup|acrescentando|botar|jogo|boto)\b/,
  ],
  [
    'discount',
    /\b(?:descont\w*|off|menos|tir\w+|abat\w+|vista|pix|dou|der|dar|dei|dando|ofere\w+|conced\w+|pediu|pedindo|pede|quer|cupom|promocao|baix\w+)\b|-/,
  ],
];

/** Interest by the month, and a change of the cost, are no discount or surcharge of a total. */
const COMPOUND =
  /\bjuros?\b(?!.{0,12}\btotal\b)|\bao mes\b|\bcusto\b.{0,12}\b(?:sub\w+|aument\w+|cai\w*|baix\w+)/;

/** The role of a percentage by the words near it, else by those of the message; null for none. */
export function percentRole(near: string, all: string): PercentRole | null {
  if (COMPOUND.test(near)) return null;
  for (const words of [near, all])
    for (const [role, pattern] of PERCENT_ROLES) if (pattern.test(words)) return role;
  return null;
}
