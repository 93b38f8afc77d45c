import { isPeriod } from './quantity.ts';

const UNIT_WORDS: Readonly<Record<string, string>> = {
  h: 'hour',
  hr: 'hour',
  hrs: 'hour',
  hora: 'hour',
  horinha: 'hour',
  dia: 'day',
  diaria: 'day',
  diario: 'day',
  diariamente: 'day',
  noite: 'day',
  semana: 'week',
  semanal: 'week',
  semanalmente: 'week',
  sem: 'week',
  mes: 'month',
  mensal: 'month',
  mensalidade: 'month',
  mensalmente: 'month',
  mese: 'month',
  ano: 'year',
  anual: 'year',
  anualmente: 'year',
  anuidade: 'year',
  min: 'minute',
  minuto: 'minute',
  kg: 'kg',
  quilo: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  k: 'kg',
  g: 'g',
  grama: 'g',
  gr: 'g',
  l: 'l',
  lt: 'l',
  litro: 'l',
  ml: 'ml',
  km: 'km',
  quilometro: 'km',
  m: 'm',
  metro: 'm',
  m2: 'm2',
  'm²': 'm2',
  cento: 'cento',
  cem: 'cento',
  duzia: 'duzia',
  milheiro: 'milheiro',
  cada: 'item',
  unidade: 'item',
  un: 'item',
  und: 'item',
  peca: 'item',
  item: 'item',
  cabeca: 'pessoa',
  convidado: 'pessoa',
  gente: 'pessoa',
  galera: 'pessoa',
  dose: 'dose',
  fechado: 'venda',
  fechamento: 'venda',
};

/** The singular of a folded noun. */
function singular(word: string): string {
  if (word.length <= 3) return word;
  if (/[^aeiou][aeiou]re$/.test(word)) return word.slice(0, -1);
  if (/(?:oes|aes)$/.test(word)) return `${word.slice(0, -3)}ao`;
  if (/[ae]is$/.test(word)) return `${word.slice(0, -2)}l`;
  if (/ns$/.test(word)) return `${word.slice(0, -2)}m`;
  if (/(?:[rz]|[^aeiou]s)es$/.test(word) && !/(?:tres|horas|pres)$/.test(word))
    return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The unit that a noun names. */
export function unitOf(word: string): string {
  const one = singular(word);
  return UNIT_WORDS[word] ?? UNIT_WORDS[one] ?? one;
}

export const isUnitWord = (word: string) =>
  UNIT_WORDS[word] !== undefined || UNIT_WORDS[singular(word)] !== undefined;

/** "dia" and "mês", from "por dia" and "mensal". */
export const periodOf = (word: string): string | null => {
  const unit = unitOf(word);
  return isPeriod(unit) ? unit : null;
};

/** "sair", "pagando", "compraram", "ficou": a verb after a number is no counted thing. */
export const isVerb = (word: string) =>
  /(?:[aei]ndo|[aei]ram|[^aeiou]ou|\w{2}[^aeiou]u?ei)$/.test(word) ||
  (/[aei]r$/.test(word) &&
    !/^(?:celular|colar|mulher|talher|bar|par|lugar|altar|pilar|radar|exemplar|auxiliar|hambur\w*|militar|escolar)$/.test(
      word,
    ));

/** Words after a number that name no counted thing. */
export const NO_NOUN = new Set(
  `a o as os ao aos de do da dos das em no na nos nas num numa por pelo pela pra pro pras pros para p com sem e ou que q se
  quando mas porque pq mais menos ate entre cada todo toda tudo um uma eu ele ela eles elas voce vc meu minha isso esse essa
  quanto quantos quantas qto qnt qual cai fica ficou sai saiu da dar sobra ganho vendo vender vende lucro custa custo pago paga
  recebo tiro quero preciso cobro limpo limpos livre livres liquido bruto total desconto entrada margem comissao debito credito
  pagando vendendo dando dividido parcelado juros juro sinal fixo hoje agora ja so e eh foi ta esta reais real conto contos pila
  pau x vez vezes cheio vista avista imposto taxa frete entrega certo confere ne tambem tbm dele dela reajuste tou to estou vou
  deve devem devendo fico pagar paga pagarem indicar faltar for fosse sao tem tenho eh uteis util cabe compra compram rende rendem entra sobram avulso individual fechando comprando levando entao ai dai depois antes nao n sim compensa vale sendo trabalhando nele nela hoje ontem amanha sempre aqui ali la cedo tarde junto juntos juntas inteiro inteira seguido seguidos cheios redondo certinho mano cara ne fia ai oh oxe pro dai msm ta tao tem tava sera seria fosse vou vai vamos faz faco fez fiz deu dei der dou vem veio fechei fechou fecho comprei comprou levei levou pegar pegou tirei tirou deixa deixo manda mandei acho quer queria pode posso daria dariam custando valendo ainda levo partindo sobre desde durante apos contra conforme conta dentro fora acima abaixo ne`.split(
    /\s+/,
  ),
);

/** Words that say how a message means a number, by role; the order decides between equal distances. */
export const PERCENT_ROLES: readonly (readonly [role: string, pattern: RegExp])[] = [
  ['interest', /^(?:juros?|a\.?m\.?|rotativo|mora)$/],
  [
    'fee',
    /^(?:taxas?|maquin\w*|cartao|credito|debito|marketplace|plataforma|aplicativo|app|ifood|shopee|tarifa|impostos?|simples|nota|iss|icms|das|tribut\w+|gateway|royalt\w+|inss|retem|retencao|desconta|descontam|gast\w+|custos?)$/,
  ],
  [
    'discount',
    /^(?:descont\w*|off|abat\w*|promo\w*|vista|pix|abaix\w+|dou|der|dei|dar|dando|desse|tirar|tiro|tira|tirando|bolsa|cashback|pede|pediu|pedindo|pedem|pediram)$/,
  ],
  ['deposit', /^(?:entrada|sinal|adianta\w+|reserva|ato)$/],
  [
    'commission',
    /^(?:comiss\w+|parte|levo|participacao|ganho|ganha|recebo|recebe|comissionad\w+|repasse|repasso|bonific\w+|bonus|premio|indic\w+|parceir\w+|fatia)$/,
  ],
  ['markup', /^(?:cima|mark\w*|acrescim\w*|acrescent\w*|acima|lucrar|ganhar|botar|colocar)$/],
  ['margin', /^(?:margem|lucro|lucrativ\w+|rentabilidade)$/],
  [
    'conversion',
    /^(?:convert\w*|conversao|fecha\w*|fecho|fechamento|compram?|responde\w*|aceita\w*|vira\w*|atende\w*|aproveitamento|aprov\w+|win|aprov\w+|win|agenda\w*|comparece\w*|aparece\w*)$/,
  ],
  [
    'decrease',
    /^(?:cair|cai|caiu|caindo|queda|reduz\w*|reducao|econom\w+|baix\w+|diminu\w+|perd\w+|quebra|perda|desperdic\w+|falt\w+|cancel\w+|desist\w+|inadimpl\w+|calote|menos|churn)$/,
  ],
  ['increase', /^(?:aument\w+|reajust\w+|sub\w{1,4}|cresc\w+|mais|alta|inflacao|encarec\w+)$/],
];

export const MONEY_ROLES: readonly (readonly [role: string, pattern: RegExp])[] = [
  ['goal', /^(?:meta|objetivo|alvo)$/],
  ['deposit', /^(?:entrada|sinal|adiantad\w+|adiantamento|reserva)$/],
  ['discount', /^(?:desconto|abat\w+|cupom|menos)$/],
  [
    'fixed',
    /^(?:aluguel|alugue|luz|agua|internet|salario|salarios|funcionari\w+|fix[oa]s?|contador|contas|condominio|ajudante|secretaria|despesas?)$/,
  ],
  ['bill', /^(?:conta|fatura)$/],
  [
    'extra',
    /^(?:frete|entrega|deslocamento|instalacao|adesao|matricula|setup|implantacao|montagem|garcom|garcons|extra|adicional|taxa|embalagem|taxinha)$/,
  ],
  ['debt', /^(?:dev\w{1,4}|divida|atrasad\w+|vencid\w+)$/],
  [
    'cost',
    /^(?:saiu|saidas|custos?|custando|gast\w*|compro|comprei|comprando|comprou|pago|paguei|pagava|despes\w*|insumos?|material|materiais|ingredient\w*|pecas?|fornecedor|atacado|gasolina|combustivel|uber|motoboy|comida|mercadoria|produzir|fabric\w+)$/,
  ],
  [
    'earning',
    /^(?:sobra\w{0,2}|sobrou|lucr\w*|ganh\w*|tir\w{1,3}|deixam?|livres?|limp\w+|liquid\w+|bolso|comissao|comissoes|premio|bonus|resta)$/,
  ],
  [
    'price',
    /^(?:receita|vend\w*|cobr\w*|preco|precos|valor|tabela|sai|saem|mensalidade|mensal|plano|planos|diaria|ticket|pacote|orcamento|contrato|passo|faco|fazer|fiz|fatur\w+|receb\w*|anuncio|proposta|entra|entrou|entram|custa|custam|custou|fica|cobrando)$/,
  ],
  ['invested', /^(?:invest\w*|sistema|equipamento|maquina|anuncios?|trafego|campanha)$/],
];
