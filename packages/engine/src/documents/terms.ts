import { fold } from '../shared/text.ts';

/** Words without a subject of their own, among them those that only show what is asked. */
const STOP = new Set(
  `a o as os um uma uns umas de da do das dos em na no nas nos por para pra pro pras pros pelo pela pelos pelas com c sem
  sob sobre entre e ou mas que q se como quando onde qual quais quem quanto quantos quanta quantas ao aos esse essa isso
  este esta isto aquele aquela seu sua seus suas meu minha nosso nossa ele ela eles elas voce voces vc vcs eu nos me te lhe
  ja nao sim mais menos muito ser sao era foram foi sido ter tem temos tinha ha haver pode podem posso podemos poderia
  fazer faz fazem fica ficam sai saem custa custam custar custo custaria cobra cobram cobrar cobramos vale valem valor
  valores preco precos dar da dou quero queria gostaria saber preciso precisa diz dizer fala falar me meu cada tambem so
  depois antes entao ai oi ola bom boa dia tarde noite gente hoje agora aqui la favor pf pfv obrigado obrigada cliente
  clientes pessoa comprar compra levar leva pedir pedido pede se eh ta tá esta estao vai vou vao ir pagar paga pago total
  tudo junto juntos custando saindo seria sera mesmo mesma tipo opa coach arquivo documento documentos tabela lista
  pergunta perguntou dela dele deles delas quer querem empresa loja voce gostou num numa uns ok nao sei se e o the of
  d n t x fosse ficaria sairia faria mim ate apenas consigo conseguimos tal quiser existe cobrado cobrada atual informar informa diga mostra pegar pegando pego levando ficaria fechar fechando somando quantidade comprando querendo alguma algum coisa algo paciente veio vem vier pode passa passar passe pronto prontos`.split(
    /\s+/,
  ),
);
/** Words of one meaning; the first one stands for all. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['desconto', 'abatimento', 'abater', 'descontinho', 'descontar'],
  ['maximo', 'maxima', 'limite', 'max', 'teto'],
  ['minimo', 'minima'],
  ['troca', 'trocar', 'trocas', 'trocado', 'trocam'],
  ['devolucao', 'devolver', 'devolve', 'devolvem', 'devolvido', 'devolucoes'],
  ['reembolso', 'estorno', 'reembolsar', 'reembolsam', 'ressarcimento'],
  ['cancelamento', 'cancelar', 'cancela', 'cancelado', 'desmarcar', 'desistir', 'desistencia'],
  [
    'parcela',
    'parcelas',
    'parcelar',
    'parcelamento',
    'parcelamos',
    'parcelado',
    'dividir',
    'divide',
    'vezes',
    'prestacao',
    'prestacoes',
  ],
  ['entrada', 'sinal'],
  [
    'entrega',
    'frete',
    'fretes',
    'envio',
    'enviar',
    'mandar',
    'entregar',
    'entregam',
    'entregamos',
    'entregue',
    'entregas',
    'chega',
    'chegar',
  ],
  ['telefone', 'fone', 'tel', 'celular', 'ligar', 'ligacao', 'telefones'],
  ['whatsapp', 'zap', 'whats', 'wpp', 'zapzap'],
  ['email', 'mail', 'emails'],
  ['endereco', 'localizacao', 'localizada', 'localizado', 'rua', 'avenida'],
  [
    'horario',
    'horarios',
    'expediente',
    'funcionamento',
    'funciona',
    'funcionam',
    'abre',
    'abrem',
    'fecha',
    'fecham',
    'aberto',
    'aberta',
    'atende',
    'atendem',
    'atendimento',
    'atendemos',
  ],
  ['instalacao', 'instalar', 'instalam', 'instala', 'instalado'],
  ['gratis', 'gratuito', 'gratuita', 'gratuitos', 'cortesia'],
  ['garantia', 'garantias', 'garante'],
  ['prazo', 'prazos', 'demora', 'demoram', 'tempo'],
  ['cartao', 'credito'],
  ['comissao', 'comissoes'],
  ['aluguel', 'alugar', 'aluga', 'locacao', 'locar'],
  ['mensalidade', 'mensal', 'mes', 'mensais', 'meses'],
  ['site', 'pagina'],
  ['pet', 'pets', 'cachorro', 'cachorros', 'gato', 'animal', 'animais'],
  ['aceita', 'aceitam', 'aceitamos', 'aceito'],
  ['multa', 'multas', 'penalidade'],
  ['apartamento', 'apartamentos', 'apto', 'aptos', 'ape', 'apes'],
  ['gravida', 'gravidas', 'gestante', 'gestantes', 'gravidez'],
  ['celiaco', 'celiaca', 'celiacos', 'celiacas'],
  ['vento', 'ventar', 'ventando', 'ventania'],
  ['entupimento', 'entupir', 'entupiu', 'entope', 'intupir'],
  ['hectare', 'hectares', 'ha'],
  [
    'inclui',
    'incluso',
    'inclusa',
    'inclusos',
    'inclusas',
    'incluido',
    'incluidos',
    'incluida',
    'incluidas',
    'incluir',
    'inclusao',
    'incluem',
  ],
  ['publicacao', 'post', 'posts', 'postagem', 'postagens', 'publicacoes', 'publicar'],
  ['repor', 'repoe', 'repoem', 'reposicao', 'reposicoes', 'reponho'],
  ['tonelada', 'toneladas', 'ton', 't'],
  ['m2', 'm²', 'metragem'],
  ['kg', 'quilo', 'quilos', 'kilo', 'kilos', 'kgs'],
  ['caixa', 'caixas', 'cx', 'cxs'],
  ['pacote', 'pacotes', 'pct', 'pcts'],
];
const STEM_MAX = 6;
const PREFIX_MIN = 4;
const CANONICAL = new Map(
  SYNONYMS.flatMap(([first = '', ...others]) =>
    [first, ...others].map((word) => [word, cutStem(first)] as const),
  ),
);

/** The stem of a folded word: without plural, as a prefix; words of one meaning have one stem. */
export function stemOf(word: string): string {
  return CANONICAL.get(word) ?? cutStem(word);
}

function cutStem(word: string): string {
  if (/\d/.test(word)) return word;
  const singular = word
    .replace(/(?:oes|aes)$/, 'ao')
    .replace(/(?<=[aeiou])ns$/, 'm')
    .replace(/(?<=.{2})s$/, '');
  return singular.slice(0, STEM_MAX);
}

/** The stems of the content words of a text, without numbers. */
export function stemsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !STOP.has(word) && !/^\d/.test(word) && isWord(word))
    .map(stemOf);
}

/** The folded words and numbers of a text. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .replaceAll('²', '2')
    .replace(/e-mail/g, 'email')
    .replace(/\bd['’`](?=[a-z])/g, 'd')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Single characters name sizes and plans: "G", "plano B". */
const isWord = (word: string) => word.length > 1 || /[b-df-hj-np-z]/.test(word);

/** Whether two stems are of one word: "instal" and "instala". */
export function sameStem(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= PREFIX_MIN && long.startsWith(short);
}
