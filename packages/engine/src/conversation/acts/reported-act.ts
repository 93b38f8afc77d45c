import { sentencesOf } from '../../recognition/index.ts';
import type { Act } from '../act.ts';
import { reportsSilence } from '../cases/statements.ts';
import type { Reading } from '../reading/priors.ts';
import {
  asksAbout,
  demandsPrice,
  objectionSaid,
  persists,
  saidBy,
  saidIf,
} from '../reading/reported.ts';
import { asksHow, asksOwnStep, countWords } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { reportsObjection } from './asked-reply.ts';
import { ifSaidAct, insistAct } from './insist-act.ts';

/** From this probability a label is followed rather than the form of the message. */
const LIKELY = 0.36;

const SALE =
  /^(?:(?:oi|opa|coach|gente|mano|amg|aee*|uhul+|kk+|finalmente|boa)[,! ]+)*(?:\w+ ){0,3}?(?:fechei|fechou|fechamos|vendi\w*|vendeu|vendemos|bati a meta|comprou|compraram|assinou|assinaram|pagou tudo)\b/;
const LOSS =
  /^(?:\w+ )?(?:perdi|perdemos|nao fechou|desistiu|desistiram|foi pro concorrente|fechou com (?:o|outr\w+|a) )/;
/** What a buyer got from somebody else: the verbs of a sale, and who made it instead. */
const LOST_TO =
  /\b(?:compr(?:ou|aram)|fech(?:ou|aram)|assin(?:ou|aram)|peg(?:ou|aram)|lev(?:ou|aram)|renov(?:ou|aram)|fic(?:ou|aram)|contrat(?:ou|aram)|escolh(?:eu|eram)|preferi(?:u|ram)|troc(?:ou|aram)|foi|foram)\b.{0,30}\b(?:outr[ao]s?|concorr\w+|rival|(?:d[ao]|n[ao]|com [ao]|pr[ao]) (?:vizinh[ao]|prim[ao]|cunhad[ao]|amig[ao]|banco|internet|loja d\w+|mais barat[ao]|antig[ao])|mais barat[ao]|fornecedor antigo|embora)\b/;
/** A deal that ended. */
const ENDED =
  /\b(?:perdi|perdemos|(?:nao|n|num) (?:rolou|fechou|fechei|renovou|vingou|foi dessa vez|deu certo|teve jeito)|desisti(?:u|ram)|cancel(?:ou|aram)|deu pra tras|voltou atras|melou|miou|micou|furou|desandou|ja era|foi por agua)\b/;
const PROGRESS =
  /\b(?:pagou (?:a |o )?(?:primeira|entrada|parcela|sinal|metade)|consegui falar com|me chamou n[oa]|marcaram|agendaram|topou|aceitou (?:a )?(?:reuniao|visita|conversar|receber)|marquei|marcou|agendei|agendou|mandou (?:\d+|dois|duas|tres) nomes?|me indicou|indicou|pediu (?:a )?(?:proposta|orcamento)|vai receber|passou o contato|abriu a (?:porta|agenda))\b/;
const DAYS = 'hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia \\d';
/** A customer who lets the seller come, or who comes. */
const INVITED = new RegExp(
  String.raw`\b(?:pediu (?:pra|para) (?:eu )?(?:levar|ir|passar|voltar)|(?:disse|falou|diz) (?:que |q )?(?:eu )?(?:posso|podia|era pra eu) (?:passar|ir|levar|voltar|visitar)|(?:vem|vao vir|vai vir) (?:\p{L}+ ){0,2}?(?:${DAYS}))\b`,
  'u',
);
const INVITED_WORDS = 24;
/** What the seller did is no question about how to do it. */
const OWN_PROGRESS =
  /^(?:(?:oi|opa|coach|aee*|uhul+|olha|ja)[,! ]+)*(?:eu )?(?:re)?(?:(?:marquei|agendei|marcamos|agendamos)\b|(?:combinei|combinamos|acertei|acertamos)\b.{0,60}\b(?:hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia \d|\d{1,2} ?h))/;
/** "ela topou pagar metade": the customer agreed to something. */
const AGREES =
  /^(?:(?:oi|opa|coach|gente|aee*|uhul+|olha)[,! ]+)*(?:\w+ ){1,2}(?:topou|aceitou|confirmou)\b/;
const NOT_REPORTED = /\b(?:se|quando|como|nao|nunca|quase|ainda|sera|caso)\b|\?/;

/** What happened, and what a buyer said. */
export function reportedAct(
  text: string,
  folded: string,
  readings: readonly Reading[],
  state: ConversationState,
): Act | null {
  const [best] = readings;
  const label = best?.label ?? 'none';
  const result = resultReported(text, folded.replace(/([a-z])\1{2,}/g, '$1'), label);
  if (result) return result;
  if (asksOwnStep(text)) return null;
  if (persists(text) && !asksHow(text) && (state.subject !== null || saidIf(text) === null))
    return insistAct(text, state);
  const conditional = ifSaidAct(text, state);
  if (conditional) return conditional;
  if (demandsPrice(text)) return { kind: 'objection', keys: ['discount'], said: text };
  const said = saidBy(text);
  if (
    said === null ||
    state.open?.kind === 'result' ||
    /\b(?:reclam\w+|pergunt\w+|pediu)\b/.test(folded)
  )
    return null;
  if (isPraise(said))
    return {
      kind: 'case',
      topic: state.open?.kind === 'case' ? state.open.topic : null,
      said: text,
    };
  const isOther =
    best !== undefined &&
    best.probability >= LIKELY &&
    !(label === 'result.progress' && reportsObjection(text)) &&
    /^(?:result|ask|doc|sum|practice|line|recall|app)\./.test(label);
  if (isOther || (asksAbout(text) && !label.startsWith('obj.'))) return null;
  if (INSULTS.test(said)) return { kind: 'advice', topic: 'rude-customer', said: text };
  if (THREATENS.test(said)) return { kind: 'advice', topic: 'complaint', said: text };
  const act = objectionSaid(said, text);
  return label === 'situation' && isStory(text) && isUnread(act) ? null : act;
}

/** Insults and threats of a customer are no objections. */
const INSULTS =
  /\b(?:te expor|expor voce|(?:sua?|seu) (?:ladra|ladrao)|sem.vergonha|vagabund[oa]|palhac[oa]|incompetente)\b/;
const THREATENS = /\b(?:te process\w{1,3}|processar|procon|reclame aqui|meu advogado)\b/;

const isStory = (text: string) => sentencesOf(text).length > 1;

/** A story that is recognised as one stays a case where its quoted words are no known objection. */
const isUnread = (act: Act) =>
  act.kind === 'objection' && (act.isGuess === true || act.keys[0] === 'unknown');

const PRAISES =
  /\b(?:am(?:ou|aram|ei)|ador(?:ou|aram|ei)|gost(?:ou|aram|ei)|curti(?:u|ram)|satisfeit\w{1,3}|perfeito|ficou (?:lind|otim)\w)\b/;
const DOUBTS = /\b(?:mas|so que|porem|nao|n|ainda|pena|caro|outr[oa])\b/;

/** "que amou": what a buyer praises is no objection. */
const isPraise = (said: string) => PRAISES.test(said) && !DOUBTS.test(said);

/** Money that came, or a buyer who came, before the sale is complete. */
const FIRST_PAYMENT =
  /\b(?:pagou (?:a |o |os |as )?(?:primeir[oa]s?|entrada|parcelas?|sinal|metade)|me chamou n[oa])\b/;

/** "comprou da vizinha", "não rolou": the deal is over, unless somebody is only quoted. */
const isLost = (folded: string, label: string): boolean =>
  (LOST_TO.test(folded) || ENDED.test(folded)) &&
  !/^(?:obj|ask|doc|sum|recall|flow\.repair)\./.test(label) &&
  !/\b(?:se|quando|caso|sera|quase|disse|falou|diz|acha|quer|medo)\b/.test(folded);

function resultReported(text: string, folded: string, label: string): Act | null {
  if (INVITED.test(folded) && !NOT_REPORTED.test(folded) && countWords(text) <= INVITED_WORDS)
    return { kind: 'result-progress', said: text };
  if (countWords(text) > 16 || reportsSilence(text)) return null;
  if (!text.includes('?') && isLost(folded, label)) return { kind: 'result-loss', said: text };
  if (NOT_REPORTED.test(folded)) return null;
  if (FIRST_PAYMENT.test(folded)) return { kind: 'result-progress', said: text };
  if (LOSS.test(folded)) return { kind: 'result-loss', said: text };
  if (reportsObjection(text)) return null;
  if (AGREES.test(folded) && !SALE.test(folded)) return { kind: 'result-progress', said: text };
  if (/^(?:obj|doc)\./.test(label) && !SALE.test(folded)) return null;
  if (SALE.test(folded)) return { kind: 'result-sale', said: text };
  return OWN_PROGRESS.test(folded) || (PROGRESS.test(folded) && !/^(?:ask|obj)\./.test(label))
    ? { kind: 'result-progress', said: text }
    : null;
}
