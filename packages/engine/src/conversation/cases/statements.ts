import type { Stage, Tried } from '../../knowledge/conversation/moves.ts';
import { fold } from '../../shared/text.ts';
import { buyerReportIn } from '../reading/buyer-report.ts';
import { saidBy } from '../reading/reported.ts';
import { TO_COACH } from '../reading/to-coach.ts';
import { isQuestion } from '../reading/wording.ts';
import type { Case, CaseAmount, CaseChannel } from './case.ts';
import { amountsOf, tellsProposal } from './case-amounts.ts';

/** What one message states about a case; missing fields are not mentioned. */
export type Statement = Partial<
  Omit<Case, 'name' | 'amounts' | 'turns' | 'returns' | 'tried' | 'hasProposal'>
> & {
  amounts: readonly CaseAmount[];
  tried: readonly Tried[];
  /** Times that the seller came back, as far as the message says. */
  returns: number;
  hasProposal: boolean;
};

const STAGE: readonly (readonly [Stage, RegExp])[] = [
  [
    'lost',
    /\b(?:nao quer mais|desistiu|recusou|(?:fechou|comprou|contratou|pegou) (?:com|de|em|n[oa]) (?:um |uma |o |a )?(?:outr[oa]s?|concorrente)|ja comprou de outr[oa])\b/,
  ],
  [
    'closed',
    /(?<!\b(?:nao|n|num|nem) )\b(?:fechou (?:comigo|cmg|\d+|o pedido|a compra|o pacote|negocio|a encomenda)|fechei com)\b/,
  ],
  [
    'silent',
    /\b(?:sumi(?:u|ram)|desapareceu|(?:nao|n|num|nunca) (?:mais )?(?:me )?(?:respond\w+|retorn\w+|deu (?:mais |nenhum )?(?:retorno|resposta|sinal)|atend\w+)|visualiz\w+|vacuo|parou de responder|(?:nao|n|num|nunca) (?:veio|vem|apareceu|aparece|passou|voltou|comprou|pediu) mais|(?:esse|este|essa|esta) (?:mes|semana|ano|vez) (?:nao|n|num) (?:\w+ )?(?:veio|apareceu|comprou|pediu|levou|passou)|parou de (?:vir|comprar|pedir|passar|aparecer)|sem resposta|(?:ta|esta|tava) me cozinhando|nada de resposta|(?:e|desde entao|desde la|ate agora|depois disso),? nada\b|some\b|silencio|ja (?:faz(?:em)?|tem|sao) (?:uns |mais de )?(?:\d{1,3}|uma|duas|dois|tres|quatro|cinco) (?:dias|semanas?)(?=[.,;!?]|$)|(?:respond\w{2,6}|mandou) (?:so )?(?:com )?(?:um |uma )?(?:(?:ok|oi|sim) (?:com |e )?(?:um |uma )?)?(?:joinha|emoji|figurinha|carinha|legalzinho)\b|(?:respondeu|mandou) so (?:com )?(?:um|uma) (?:coracao|beijo|sorriso|risada|palma|ponto)\b)/,
  ],
  [
    'proposal-sent',
    /\b(?:mand\w+|envi\w+|pass\w+|fiz|entreg\w+|apresent\w+|lev\w+|deixei)\b.{0,40}\b(?:orcamento|proposta|cotacao)\b|\b(?:depois d[aoe]|desde [oa]) (?:orcamento|proposta)\b/,
  ],
  [
    'negotiating',
    /\b(?:pediu|quer|querendo|pedindo)\b.{0,20}\b(?:desconto|abatimento|prazo|parcel\w+)\b|\bcontraproposta\b|\bnegociando\b/,
  ],
  [
    'price-stated',
    /\b(?:pass\w+|falei|disse|mostrei|mandei|dei)\b.{0,15}\b(?:preco|valor)\b|\bno total\b|\bsai por\b|\bcobr(?:ei|o)\b/,
  ],
  [
    'talked',
    /\b(?:conversei|falei com|fui (?:na|no|la|ate)|visitei|liguei|estive|passei (?:na|no|la)|me (?:recebeu|atendeu|chamou)|encontrei|atendi)\b/,
  ],
  [
    'first-contact',
    /\b(?:(?:nunca|ainda nao|nao) (?:falei|conversei|tive contato)|comec\w+ (?:uma |a )?conversa|primeir[oa] (?:contato|mensagem|vez)|aborda\w*|cheg(?:o|ar) n[oae]l?[ea]?|quero (?:vender|oferecer) p|prospect\w*)\b/,
  ],
];

/** Whether a message states that a customer does not answer or come back. */
export const reportsSilence = (text: string): boolean => SILENT?.test(fold(text)) === true;
const SILENT = STAGE.find(([stage]) => stage === 'silent')?.[1];

const CHANNEL: readonly (readonly [CaseChannel, RegExp])[] = [
  ['whatsapp', /\b(?:zap\w*|whats\w*|wpp)\b/],
  ['email', /\be-?mail\b/],
  ['phone', /\b(?:telefone|ligu?ei|ligacao|atendeu o telefone)\b/],
  ['instagram', /\b(?:instagram|insta|direct)\b/],
  ['visit', /\b(?:pessoalmente|visit(?:a|ei)|fui (?:la|na|no)|passei la|estive)\b/],
];

const TRIED: readonly (readonly [Tried, RegExp])[] = [
  ['reminder', /\bcobrei\b/],
  ['discount', /\b(?:dei|ofereci|fiz|propus)\b.{0,15}\bdesconto\b/],
  ['call', /\bliguei\b/],
  ['visit', /\b(?:passei la|fui la|visitei|fui (?:na|no))\b/],
  ['message', /\b(?:mandei|enviei|chamei|escrevi)\b/],
];
const RETURNED =
  /\b(?:mandei|enviei|chamei|escrevi|liguei|cobrei|tentei)\b.{0,25}\b(?:de novo|outra|mais uma|outra vez|retorno|mensagens?|msgs?|audio)\b|\b(?:ja )?(?:chamei|cobrei|tentei|liguei)\b/;
const TIMES =
  /\b(\d{1,2}|uma|duas|tres|quatro|cinco)\s(?:vezes|mensage\w+|msgs?|retornos?|ligacoes)\b/;
const COUNTS: Readonly<Record<string, number>> = { uma: 1, duas: 2, tres: 3, quatro: 4, cinco: 5 };

const DECIDER =
  /\b(?:aprovacao d[aeo]|falar com|ver com|conversar com|perguntar (?:pra|pro|para)|consultar|quem (?:decide|manda|tranca|paga) e|depende d[oae]|decide com|decidir com|passa pel[oa]|com)\s+(?:[oa]s? )?((?:marido|esposa|mulher|soci[oa]|filh[oa]s?|mae|pai|chefe|diretor\w*|diretoria|sogr[oa]|contador|irma|irmao|patrao|gerente)\b)/;
const DECIDES =
  /\b((?:marido|esposa|mulher|soci[oa]|filh[oa]|mae|pai|chefe|diretor\w*|sogr[oa]|contador|irma|irmao|patrao) d(?:ela|ele))\b,? (?:[oa] \w+,? )?(?:e|eh) (?:que|q|quem) (?:decide|manda|paga)\b|\b((?:marido|esposa|mulher|soci[oa]|filh[oa]s?|mae|pai|chefe|diretor\w*|sogr[oa]|contador|irma|irmao|patrao) d(?:ela|ele))\b.{0,30}\b(?:decide|manda|tranca|paga|quer|nao deixa|precisa|acha)\b|\bquem (?:decide|tranca|manda|assina|paga|aprova) (?:e|eh) [oa] (\w+(?: d(?:ela|ele))?)/;
const AGREED =
  /\b(?:combin(?:ei|amos|ou|ado)|ficou (?:combinado|marcado|de|pra|para)|ficamos de|(?:marquei|marcamos|marcou)|agend(?:ei|amos|ou)|acert(?:ei|amos|ou)|topou|aceitou|(?:reuniao|visita) (?:dia|na|no|as|amanha|hoje|segunda|terca|quarta|quinta|sexta|sabado)|vai me (?:ligar|responder|dar|mandar)|vou (?:la|passar|voltar|ligar) (?:na|no|amanha|segunda|terca|quarta|quinta|sexta|sabado))\b/;
const NEEDS =
  /(?:^|[,.;] ?|\bel[ae] |\bque |\b(?:seu|dona) \w+ )(?:quer|queria|precisa de|procura|pediu) (?!que\b|desconto|pensar|falar|ver\b|esperar)\w+/;
const WANTS =
  /\b(?:quero|queria|preciso|meu objetivo e|tento) (?:que (?:el[ae]|isso)|marcar|fechar|vender|retomar|recuperar|cobrar|conseguir)\b/;

const DATE =
  '(?:hoje|amanha|depois de amanha|segunda(?! (?:opcao|parcela|vez|via|mao|chance|loja|unidade))|terca|quarta|quinta|sexta|sabado|domingo|dia \\d{1,2}|(?:semana|mes) que vem|fim de semana|daqui a? \\w+ (?:dias|semanas)|em \\w+ (?:dias|semanas)|(?:em|so em|de|comeco de|fim de|final de) (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|natal|carnaval)';
const HAPPENS =
  '(?:festa|casamento|aniversario|evento|formatura|batizado|inaugur\\w+|viaj\\w+|viagem|ferias|volt\\w+|retorn\\w+|chega|mudanca|muda|venc\\w+|obra|parto|cirurgia|receb\\w+|salario|entrega|comec\\w+|precisa|quer|vem|vai|busca|buscar|provar|sai|libera\\w{0,3}|abre)';
const DATED = new RegExp(
  `\\b${HAPPENS}\\b.{0,40}\\b${DATE}\\b|\\b${DATE}\\b.{0,15}\\b(?:e|eh|vai ser|tem) (?:a |o )?${HAPPENS}\\b`,
);
/** Between sentences, and before a question that follows what is stated. */
export const CLAUSE =
  /(?<=[.!?;])\s+|\n|,\s+(?=(?:o que|oq|o q|q q|como|quando|qual|posso|devo|que dia|e agora|faço|faco|mando|cobro|ligo|espero|chamo|volto|respondo|falo|digo)(?![\p{L}]))/iu;

/** What a message says of a date that bounds the next steps, in the seller's words; null for none. */
export function datedIn(text: string): string | null {
  const found = text
    .split(CLAUSE)
    .filter((clause) => DATED.test(fold(clause)) && !isQuestion(clause));
  return (
    found
      .at(-1)
      ?.replace(/(?<![\s,.;!])[\s,.;!]+$/, '')
      .trim() ?? null
  );
}

const BOUGHT =
  /\bja (?:comprou|comprava|compra|e (?:minha |meu )?client\w+|fechou|encomendou)\b(?!.{0,20}\b(?:de outr|no concorrente|em outr|com outr))|\bcompr(?:ou|ava|a) (?:comigo|cmg|de mim|aqui|na loja)\b|\bcompr(?:ou|ava|a) (?:\d+|uma|duas|tres|varias|algumas|muitas|sempre|tod[oa])\b|\b(?:client\w|fregues\w?) (?:antig\w|fiel|de anos|velh\w|minha|meu|ha anos)\b|\btod[oa] (?:santo )?(?:dia|semana|mes|sabado|sexta|domingo|ano|natal|quinzena) (?:\w+ )?(?:leva|levava|compra|pede|pedia|pega|vem|vinha)\b|\b(?:leva|levava|compra|pede|pega) \w+ (?:\w+ )?tod[oa] (?:dia|semana|mes|sabado)\b|\bsempre (?:compr\w+|ped\w+|lev\w+|encomend\w+)\b/;

const AGO =
  /\b(?:faz|fazem|ha|tem|a)\s+(\d{1,3}|uma?|dois|duas|tres|quatro|cinco|seis)\s+(dias?|semanas?|mes(?:es)?)\b/;
const DAY =
  /(?<![\p{L}])(ontem|anteontem|hoje|(?:segunda|ter[cç]a|quarta|quinta|sexta)(?! (?:vez|via|op[cç][aã]o|parcela|pessoa|chance|tentativa|mensagem|liga[cç][aã]o|compra|loja|unidade|m[aã]o))|s[áa]bado|domingo|semana passada|m[êe]s passado)(?![\p{L}])/iu;
const NUMBERS: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
};
const QUOTED = /["“«']([^"”»']{3,400})["”»']/;

/** Whether a message states who decides, besides the customer. */
export const statesDecider = (text: string): boolean =>
  DECIDES.test(fold(text)) &&
  (!isQuestion(text) || (NAMES_DECIDER.test(fold(text)) && !text.includes('?')));
/** "quem decide é o filho" begins like a question and is none. */
const NAMES_DECIDER = /^quem (?:decide|manda|paga|assina|resolve|aprova) (?:e|eh|sao) /;

/** What a message states about the customer it is about. @param turn its place. */
export function statementIn(text: string, turn: number): Statement {
  const stage = STAGE.find(([, pattern]) => pattern.test(fold(text)))?.[0];
  const reported = statedIn(text);
  const folded = fold(reported);
  const tells = reported !== '';
  const time = timeIn(reported, folded);
  const said = tells ? wordsOf(reported) : null;
  return {
    ...(stage && (tells || stage === 'silent' || stage === 'first-contact') ? { stage } : {}),
    ...(tells ? stated(reported, folded) : {}),
    ...(time ? time : {}),
    ...(said ? { said } : {}),
    ...dateOf(text),
    ...(BOUGHT.test(fold(text)) ? { bought: true } : {}),
    amounts: amountsOf(text, turn),
    tried: tells ? TRIED.filter(([, pattern]) => pattern.test(folded)).map(([one]) => one) : [],
    returns: tells ? returnsIn(folded) : 0,
    hasProposal: tells && tellsProposal(reported),
  };
}

/** A message without the questions to the coach in it; empty where it only asks. */
const statedIn = (text: string): string =>
  QUOTED.test(text) && !isQuestion(text)
    ? text
    : text
        .split(CLAUSE)
        .filter((clause) => !isQuestion(clause))
        .join(' ')
        .trim();

const dateOf = (text: string): Pick<Case, 'dated'> | null => {
  const dated = datedIn(text);
  return dated ? { dated } : null;
};

/** Facts that only a statement gives. */
function stated(text: string, folded: string): Partial<Case> {
  const channel = CHANNEL.find(([, pattern]) => pattern.test(folded))?.[0];
  const decider = DECIDER.exec(folded)?.[1] ?? DECIDES.exec(folded)?.slice(1).find(Boolean);
  return {
    ...(channel ? { channel } : {}),
    ...(decider ? { decider: decider.replace(/ d(?:ela|ele)$/, '') } : {}),
    ...(AGREED.test(folded) ? { agreed: sentenceWith(text, AGREED) } : {}),
    ...(NEEDS.test(folded) ? { needs: sentenceWith(text, NEEDS) } : {}),
    ...(WANTS.test(folded) ? { wants: sentenceWith(text, WANTS) } : {}),
  };
}

const sentenceWith = (text: string, pattern: RegExp): string =>
  text
    .split(/(?<=[.!?;])\s+|\n/)
    .find((one) => pattern.test(fold(one)))
    ?.trim() ?? text.trim();

/** The buyer's words in a message, as the seller wrote them; null for none. */
function wordsOf(message: string): string | null {
  // "ele falo que…" is how many write "falou".
  const text = message.replace(/(?<=\bel[ae] )falo(?= (?:que|q)\b)/giu, 'falou');
  const said = saidBy(text);
  const quoted = QUOTED.exec(text)?.[1];
  if (quoted && (said !== null || /\b(?:respond\w+|disse|falou|mandou|diz)\b/.test(fold(text))))
    return quoted.trim();
  const [reported] = buyerReportIn(text)?.said ?? [];
  if (reported) return reported;
  if (!said) return null;
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain
    .slice(-said.length)
    .replace(/^[\s:,"“]+/, '')
    .replace(TO_COACH, '')
    .trim();
}

function returnsIn(folded: string): number {
  const times = TIMES.exec(folded)?.[1];
  if (times && RETURNED.test(folded)) return COUNTS[times] ?? Number(times);
  return RETURNED.test(folded) ? 1 : 0;
}

function timeIn(text: string, folded: string): Pick<Case, 'since' | 'days'> | null {
  const [, count = '', unit = ''] = AGO.exec(folded) ?? [];
  if (unit) {
    const number = NUMBERS[count] ?? Number(count);
    const days = number * (unit.startsWith('d') ? 1 : unit.startsWith('s') ? 7 : 30);
    const inWords = unitOf(unit, number);
    return { since: `há ${count === 'tres' ? 'três' : count} ${inWords}`, days };
  }
  const day = DAY.exec(text)?.[1]?.toLowerCase();
  if (!day) return null;
  const days = DAYS[fold(day)] ?? null;
  return { since: day === 'terca' ? 'terça' : day, days };
}
const unitOf = (unit: string, count: number): string => {
  if (unit.startsWith('mes')) return count > 1 ? 'meses' : 'mês';
  const one = unit.replace(/s$/, '');
  return count > 1 ? `${one}s` : one;
};

const DAYS: Readonly<Record<string, number>> = {
  hoje: 0,
  ontem: 1,
  anteontem: 2,
  'semana passada': 7,
  'mes passado': 30,
};
