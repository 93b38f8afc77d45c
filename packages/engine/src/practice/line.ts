import { type ActLabel, recogniseAct, sentencesOf } from '../recognition/index.ts';
import { capital, fold } from '../shared/text.ts';
import { COSTS, type CostKey, GOOD, type GoodKey, POINTS } from './line-texts.ts';

export interface LineJudgement {
  act: ActLabel;
  good: { key: GoodKey; text: string };
  /** Null for a line without a flaw. */
  cost: { key: CostKey; text: string } | null;
  /** The same line in the seller's words, without the flaw. */
  rewrite: string;
  /** 0 to 10. */
  grade: number;
  /** What the grade is made of. */
  reasons: string[];
}

const LONG_WORDS = 45;

interface Checks {
  act: ActLabel;
  /** What the buyer said before. */
  buyer: string;
  words: number;
  questions: string[];
  isOpen: boolean;
  aboutBuyer: number;
  aboutSelf: number;
  folded: string;
}

/**
 * Judges one line to a buyer.
 * @param buyer what the buyer said before it; empty when unknown.
 * @param offer what is sold, for the question of the rewritten line.
 */
export function judgeLine(line: string, buyer: string, offer: string | null = null): LineJudgement {
  const checks = checksOf(line, buyer);
  const costs = costsOf(checks);
  const [cost] = costs;
  const goods = goodsOf(checks);
  const [good = 'polite'] = goods;
  const lost = costs.slice(0, 3).reduce((sum, key) => sum + POINTS[key], 0);
  const won = Math.min(4, goods.length);
  const grade = Math.max(1, Math.min(10, 6 + won - lost));
  return {
    act: checks.act,
    good: { key: good, text: GOOD[good] },
    cost: cost ? { key: cost, text: COSTS[cost] } : null,
    rewrite: rewritten(line, cost ?? null, openQuestionFor(buyer, fold(line), offer)),
    grade,
    reasons: [
      ...goods.slice(0, 2).map((key) => `a favor: ${GOOD[key]}`),
      ...costs.slice(0, 2).map((key) => `custa: ${COSTS[key]}`),
    ],
  };
}

const OPEN = /\b(como|o que|que|qual|quais|quanto|quando|onde|por ?que|pq|quem|me conta)\b/;
const SELF =
  /\b(eu|nos|a gente|meu|minha|nosso|nossa|nossos|nossas|temos|somos|trabalhamos|oferecemos|tenho|ofereco|faco|vendemos|fazemos|empresa|produto)\b/g;
const BUYER = /\b(voce|vc|voces|senhora?|seu|sua|seus|suas|te|ti|contigo|ai|tu|teu|tua)\b/g;

function checksOf(line: string, buyer: string): Checks {
  const folded = fold(line);
  const questions = sentencesOf(line).filter(
    (one) => one.endsWith('?') && !PLEASANTRY.test(fold(one).trim()),
  );
  const { label } = recogniseAct(line, { previous: buyer, objectionOpen: buyer !== '' });
  return {
    act: label,
    buyer,
    folded,
    questions,
    words: folded.split(' ').length,
    isOpen: questions.some((one) => OPEN.test(fold(one))),
    aboutBuyer: folded.match(BUYER)?.length ?? 0,
    aboutSelf: folded.match(SELF)?.length ?? 0,
  };
}

const PROMISE =
  /\b(garanto|garantid[oa]s?|sem juros|dinheiro de volta|lucro certo|aprovacao (?:na hora|imediata)|prometo|com certeza (vai|voce)|pode confiar que|100 ?%|sem risco|nunca falha|vai funcionar|voce vai (amar|ter|ganhar|vender|emagrecer|passar))\b/;
const PRESSURE =
  /\b(so hoje|ultima chance|ultimas (vagas|pecas|unidades)|corre|aproveita (agora|logo)|vai perder|se nao (fechar|comprar)|agora ou nunca|nao deixe? passar|(?:leva|fecha|decide|compra) logo|amanha (?:ja )?(?:sobe|aumenta|acaba)|antes que (?:acabe|suba|aumente)|e acabou|merece o melhor|nao economiz\w+|so (?:se )?(?:casa|vive|morre|faz) .{0,25}uma vez|quem ama)\b/;
const HYPE =
  /\b(imperdive\w+|unica chance|oportunidade unica|(?:melhor|mais barat[oa]) (?:d[oae] (?:mercado|cidade|regiao|brasil|mundo)|que existe)|incrive(?:l|is)|revolucionari[oa]|sensacional|fantastic[oa]|espetacular|maravilhos[oa]|fora de serie|nunca visto)\b/;
const OFFERS =
  /\b(?:vim|venho|queria|quero|gostaria de|estou|to) (?:aqui )?(?:(?:pra|para) )?(?:te |lhe )?(?:oferec\w+|apresentar|vender)\b|\btenho (?:um|uma) (?:oferta|proposta|promocao|oportunidade|produto|plano) (?:pra|para)\b/;
const PLEASANTRY =
  /^(?:(?:oi+|ola|opa|bom dia|boa tarde|boa noite)\b[^?]{0,30}?[,! ]+)?(?:tudo (?:bem|bom|certo|joia)|td (?:bem|bom)|como (?:vai|voce (?:esta|ta)|vc ta))(?: (?:com )?(?:voce|vc|ai|contigo))?\W*$/;
const PUSHY =
  /\b(e ai,? (pensou|viu|decidiu)|ja (viu|pensou|decidiu|conseguiu ver)|viu minha mensagem|alguma (posicao|novidade)|so passando|conseguiu ver)\b/;
const RUDE =
  /\b(burr[oa]|idiota|problema (e )?seu|pobre|nao tem condic\w+|vai se|cala|ridicul\w+|frouxo|otari[oa]|mao de vaca|pao dur\w)\b/;
const DISCOUNT = /\b(desconto|faco por|deixo por|baixo para|tiro \d|abato)\b/;
const TRADE = /\b(se voce|se levar|se fechar|em troca|a vista|no pix|pagando|levando)\b/;
const MONEY = /(r\$|\breais\b|\bconto\b|\bpila\b|\d{2,600}(?:[.,]\d{2})?\b)/;

function costsOf(checks: Checks): CostKey[] {
  const { act, buyer, folded, words, questions, isOpen, aboutBuyer, aboutSelf } = checks;
  const found: [CostKey, boolean][] = [
    ['rude', act === 'rudeness' || RUDE.test(folded)],
    ['promise', PROMISE.test(folded)],
    ['pressure', act === 'pressure' || PRESSURE.test(folded)],
    ['badmouth', act === 'badmouth'],
    ['discount', (act === 'discount' || DISCOUNT.test(folded)) && !TRADE.test(folded)],
    ['hype', HYPE.test(folded)],
    ['offerFirst', OFFERS.test(folded) && buyer === '' && !isOpen],
    ['pushy', act === 'pushy_follow_up' || PUSHY.test(folded)],
    ['priceFirst', act === 'state_price' && MONEY.test(folded) && aboutBuyer < 2],
    ['long', words > LONG_WORDS],
    ['self', aboutSelf >= 2 && aboutSelf > aboutBuyer],
    ['many', questions.length > 2],
    ['noQuestion', questions.length === 0 && act !== 'next_step' && act !== 'empathy'],
    ['closed', questions.length > 0 && !isOpen && act !== 'close' && act !== 'next_step'],
  ];
  return found.filter(([, is]) => is).map(([key]) => key);
}

function goodsOf({ act, isOpen, aboutBuyer, aboutSelf, words, folded }: Checks): GoodKey[] {
  const found: [GoodKey, boolean][] = [
    ['isolates', act === 'isolate_objection'],
    [
      'empathy',
      act === 'empathy' ||
        act === 'reflection' ||
        /\b(entendo|imagino|sinto muito|faz sentido|te entendo)\b/.test(folded),
    ],
    ['question', isOpen],
    ['nextStep', act === 'next_step' || act === 'close'],
    ['trade', act === 'trade_concession'],
    ['proof', act === 'proof'],
    ['buyer', aboutBuyer > 0 && aboutBuyer >= aboutSelf],
    ['short', words <= 25],
    ['polite', act !== 'rudeness' && !RUDE.test(folded)],
  ];
  return found.filter(([, is]) => is).map(([key]) => key);
}

const PROMISE_WORDS =
  /(?<![\p{L}])(?:eu )?(?:te )?(?:garanto|prometo)(?: (?:pra|para|a) (?:voc[eê]|vc|senhora?))?(?: que)?\s{0,3}|(?<![\p{L}])com certeza,?\s{0,3}|,?\s{0,3}100 ?% garantido|(?<![\p{L}])sem risco(?: nenhum)?,?\s{0,3}/giu;

/** The seller's line with its main flaw corrected; the other words stay. */
function rewritten(line: string, cost: CostKey | null, question: string): string {
  const sentences = sentencesOf(line);
  const statements = sentences.filter((one) => !one.endsWith('?'));
  switch (cost) {
    case null:
      return line.trim();
    case 'rude':
      return `Entendo. Quero te ajudar no que der. ${question}`;
    case 'promise':
      return OFFERS.test(fold(line))
        ? asked(line, question)
        : withQuestion(withoutClauses(line.replace(PROMISE_WORDS, ' ')), question);
    case 'pressure':
      return withQuestion(withoutClauses(line, 'Quero que você decida com calma'), question);
    case 'hype':
    case 'offerFirst':
      return asked(line, question);
    case 'badmouth':
      return `É bom comparar. O que muda comigo é [confirme: diferença que dá para conferir]. ${question}`;
    case 'discount':
      return `${line.trim().replace(/[.!?]{1,12}$/, '')}, se a gente fechar [confirme: hoje, no Pix ou com mais itens]. Serve assim?`;
    case 'pushy':
      return `${greetingOf(line)}Voltei por um motivo: [confirme: novidade útil para a pessoa]. O que ficou faltando para você decidir?`;
    case 'priceFirst':
      return `Antes do valor, me ajuda a entender: para que você vai usar? ${line.trim()}`;
    case 'self':
      return `${greetingOf(line)}${question} Pergunto porque ${lowerFirst(withoutGreeting(statements.join(' ')))}`;
    case 'long':
      return withQuestion(
        firstWords(withoutGreeting(statements.join(' ')), 25),
        sentences.findLast((one) => one.endsWith('?')) ?? question,
      );
    case 'many':
      return [...statements, sentences.findLast((one) => one.endsWith('?')) ?? question].join(' ');
    case 'closed':
      return `${statements.join(' ')} ${question}`.trim();
    case 'noQuestion':
      return withQuestion(line.trim(), question);
  }
}

const BOAST =
  /(?<![\p{L}])(?:,?\s?(?:sem juros|garantid[oa]s?)|imperd[ií]ve(?:l|is)|incr[ií]ve(?:l|is)|revolucion[aá]ri[oa]|sensacional|fant[aá]stic[oa]|espetacular|maravilhos[oa]|(?:que é )?o melhor d[oae] (?:mercado|cidade|região|regiao|brasil))(?![\p{L}])/giu;
const OFFER_WORDS = /^.*?(?:oferecer|apresentar|vender)\s+|^.*?tenho\s+(?=uma?\s)/iu;

/** A reason, a permission and a question instead of the offer; what is offered stays. */
function asked(line: string, question: string): string {
  const [first = ''] = sentencesOf(withoutGreeting(line.replace(BOAST, ''))).filter(
    (one) => !PLEASANTRY.test(fold(one).trim()),
  );
  const plain = first
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.!?,])/g, '')
    .trim();
  if (!OFFERS.test(fold(plain)))
    return `${greetingOf(line)}${withQuestion(capital(plain), question)}`;
  const offered = plain
    .replace(OFFER_WORDS, '')
    .replace(/[.!?]{1,12}$/, '')
    .trim();
  return `${greetingOf(line)}Trabalho com ${offered.replace(/^uma?\s+/iu, '')} e queria entender o seu caso antes de falar qualquer coisa. Posso te fazer uma pergunta? ${question}`;
}

/** Without the clauses that promise or press. */
function withoutClauses(
  line: string,
  instead = 'O combinado é [confirme: o que você entrega]',
): string {
  const kept = line
    .split(/(?<=[.!?;,])\s+/)
    .filter((one) => !PRESSURE.test(fold(one)) && !PROMISE.test(fold(one)));
  const text = kept.join(' ').trim();
  return capital(/\p{L}{3}/u.test(text) && text.split(' ').length > 2 ? text : instead);
}

const withQuestion = (text: string, question: string) =>
  text.endsWith('?')
    ? text
    : `${text.replace(/[,;:\s]{1,12}$/, '').replace(/([^.!?…])$/, '$1.')} ${question}`;

const GREETING = /^(?:(?:oi+|ol[áa]|opa|bom dia|boa tarde|boa noite)[^!.?,]{0,30}[!.?,]\s*)+/iu;
const greetingOf = (line: string) => {
  const found = GREETING.exec(line)?.[0]
    ?.trim()
    .replace(/[,.?]$/, '!');
  return found ? `${capital(found)} ` : '';
};
const withoutGreeting = (line: string) => line.replace(GREETING, '') || line;
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const firstWords = (text: string, count: number) => {
  const words = text.split(' ');
  if (words.length <= count) return text;
  const cut = words.slice(0, count).join(' ');
  const at = Math.max(cut.lastIndexOf('.'), cut.lastIndexOf(','));
  return (at > 20 ? cut.slice(0, at) : cut).replace(/[,;]$/, '');
};

/** A question that fits what the buyer said. */
function openQuestionFor(buyer: string, line: string, offer: string | null): string {
  const about = `${fold(buyer)} ${line}`;
  if (/\b(car[oa]|preco|valor|desconto|r\$)\b/.test(about))
    return 'Quando você pensa no valor, está comparando com o quê?';
  if (/\b(pensar|depois|mais tarde|semana que vem)\b/.test(about))
    return 'O que falta para você decidir tranquilo?';
  if (/\b(marido|esposa|socio|socia|diretor\w*|chefe)\b/.test(about))
    return 'O que essa pessoa vai querer saber primeiro?';
  if (/\b(fornecedor|concorrente|outra loja|ja tenho)\b/.test(about))
    return 'O que você gostaria que fosse diferente no que tem hoje?';
  if (/\b(marcar|visita|horario|reuniao)\b/.test(about)) return 'Qual dia fica melhor para você?';
  return offer
    ? `O que mais pesa para você na hora de escolher ${lowerFirst(offer)}?`
    : 'Como você resolve isso hoje?';
}
