import type { PracticeAct } from '@salesai/contract/practice';
import { askedIn } from '../asked/form.ts';
import { asksPossession } from '../biography/possessions.ts';
import { asksProblemDetail, isAside, isPlainQuestion } from '../biography/question.ts';
import type { RankedAct } from './act-prior.ts';
import { asQuestion } from './act-rules.ts';
import { asksLack, asksNeed } from './asks-lack.ts';
import { type Clue, isQuestionAct, sumOf } from './clue.ts';
import { namesDate } from './concrete.ts';
import { asksHabit, asksToMeet, namesDayOnly, proposesTime } from './days.ts';
import { isAboutLoss } from './pricing-words.ts';
import { problemQuestion } from './problem-questions.ts';
import { clearlyBeginsQuestion, REMINDS } from './question-words.ts';
import { hasJustRefused } from './refused.ts';
import { isBuying, settled } from './settled.ts';
import { supposesTrouble } from './suppositions.ts';
import { isFelt } from './wording.ts';

/** A question that no act fits asks about the buyer's situation when it is this likely to ask. */
const ASKS_FROM = 0.5;

/** "O que te trava pra começar?" before there is an objection. */
const HOLDS =
  /\bo que (?:e que )?(?:mais )?(?:(?:te|lhe|vos|a|o) )?(?:hoje )?(?:trava|segura|impede|prende|emperra)\b/;
/** "O que você já fechou até agora?" asks for no purchase. */
const ASKS_DONE =
  /\b(?:o que|quais|qual) (?:[a-z]+ ){0,3}ja (?:fech|contrat|compr|escolh|resolv|fez|fiz|tent|reserv|organiz|viu|pesquis)\w*/;

/** "Tem algum dente faltando?" asks for a thing, no doubt or wish. */
const HAS_SOME =
  /^(?:e |mas )?(?:voces? |a senhora |o senhor |ja )*(?:tem|usa|possui) (?:algum|alguma) (?!outr|duvid|receio|medo|objec|preocup|coisa|mais|quest|ressalv|problem|dificuld|prazo|data|valor|ideia|limite|verba|orcam|reserv|motiv|interess|soci|pessoa|pressa|urg)[a-z]+/;

const OF_STEP = /\b(?:decid\w+|fech\w+|marc\w+|avanc\w+)\b/;

/** What the buyer had set aside or could pay, also while an objection is open. */
const OF_BUDGET =
  /\b(?:quanto|(?:qual|que)(?: (?:e|era|seria|foi))?(?: mesmo)?(?: (?:o|a))? (?:valor|orcamento|verba|faixa|investimento|quantia))\b.{0,45}\b(?:(?:voces?|a senhora|o senhor|tu) (?:\w+ ){0,2}(?:separ\w+|reserv\w+|imagin\w+|pens\w+|pretend\w+|planej\w+)|cab(?:e|eria) (?:no|pra)|em mente)\b/;

export const asksBudget = (folded: string): boolean => OF_BUDGET.test(folded);

/** "O que foi que ele estragou?" supposes no better time. */
const TELLS_PAST = /\b(?:foi|fez|deu|teve|aconteceu|[a-z]{3,}ou)\b/;
const SUPPOSES = /\b(?:se|caso|imagin\w+|[a-z]+ria|[a-z]+riam|ajud\w+|resolv\w+)\b/;

const FELT_WORDS = 12;

/** The act of a question. */
export function questionOf(clue: Clue, ranked: readonly RankedAct[]): PracticeAct {
  const { state, isUnsure, folded } = clue;
  if (clue.words <= FELT_WORDS && isFelt(folded)) return 'empathy';
  if (supposesTrouble(folded)) return 'ask_implication';
  if (asksHabit(folded) || HAS_SOME.test(folded)) return 'ask_situation';
  if (state.count > 1 && (proposesTime(folded) || asksToMeet(folded))) {
    return settled(clue, 'next_step');
  }
  if (asksBudget(folded)) return 'ask_budget';
  const isLate =
    state.isOpen || state.price.stated !== null || hasJustRefused(state) || OF_STEP.test(folded);
  if ((isLate || asksNeed(folded)) && asksLack(folded)) return 'isolate_objection';
  if (!state.isOpen && state.price.stated === null && HOLDS.test(folded)) return 'ask_problem';
  if (ASKS_DONE.test(folded)) return 'ask_situation';
  const plainly = state.buyer.particulars ?? [];
  if (isAside(folded) || isPlainQuestion(plainly, folded)) return 'ask_situation';
  if (!state.isOpen && state.price.stated === null && asksPossession(folded)) {
    return 'ask_situation';
  }
  // A question may repeat the buyer's words; it is a reflection only when it asks for agreement.
  const others = ranked.filter(({ label }) => label !== 'reflection' && label !== 'linked_pitch');
  const [first] = others;
  if (!first) return 'other';
  const label = withoutPrice(clue, asQuestion(first.label, others), others);
  if (REMINDS.test(folded)) return 'ask_situation';
  if (label === 'ask_need_payoff' && TELLS_PAST.test(folded) && !SUPPOSES.test(folded)) {
    return 'ask_situation';
  }
  if (asksProblemDetail(folded) && state.known.includes('pain') && label === 'ask_timeline') {
    return 'ask_problem';
  }
  if ((label === 'next_step' || label === 'close') && namesDayOnly(folded)) {
    return isBuying(folded) ? label : 'ask_situation';
  }
  if (label === 'ask_decision_maker' && CHOOSES_WHAT.test(folded)) return 'ask_situation';
  if ((state.isOpen || hasJustRefused(state)) && asksWhatIsBehind(folded)) {
    return 'isolate_objection';
  }
  if (proposesTrial(folded, label) && (state.isOpen || namesDate(folded))) {
    return state.isOpen ? 'answer_objection' : 'next_step';
  }
  const isOpen = isOpenQuestion(folded) || asksPreference(clue);
  if (isOpen && (label === 'close' || label === 'next_step')) {
    return others.find((one) => isQuestionAct(one.label))?.label ?? 'ask_situation';
  }
  if (label === 'ask_timeline' && (OF_THE_PAST.test(folded) || !asksWhen(folded))) {
    return asksProblemDetail(folded) ? 'ask_problem' : 'ask_situation';
  }
  const spin = problemQuestion(clue, label);
  if (spin !== label) return spin;
  if (isUnsure && first.label === label && sumOf(ranked, isQuestionAct) < ASKS_FROM) {
    if (state.isOpen && label === 'isolate_objection') return label;
    return isAboutBuyer(folded) ? 'ask_situation' : 'other';
  }
  const act = settled(clue, label);
  const asks = clearlyBeginsQuestion(folded) || ABOUT_THE_PAST.test(folded);
  return NO_QUESTION.has(act) && asks ? 'ask_situation' : act;
}

/** "Como você decide o que comprar?" asks how, not who. */
const CHOOSES_WHAT =
  /^(?:(?:e|mas|entao) )?(?:como|quando|onde) .{0,25}\b(?:decid\w+|escolh\w+|defin\w+)\b(?!.{0,40}\b(?:alguem|socio|socia|marido|esposa|junto|sozinh\w|quem)\b)/;

/** "Desde quando tem isso?" asks for no deadline. */
const OF_THE_PAST =
  /\b(?:desde quando|ha quanto tempo|faz (?:quanto )?tempo|quando (?:foi|comecou|aconteceu)|(?:a|pela) ultima vez)\b/;

/** "Quando a máquina para, …" may begin a statement; this does not. */
const ABOUT_THE_PAST = /^(?:(?:e|mas|entao|ai) )?quando (?:foi|foram|era|eram)\b/;

/** "Passa de 500?" asks for an amount of the buyer; only the own offer has a price to state. */
function withoutPrice({ folded }: Clue, label: PracticeAct, ranked: readonly RankedAct[]) {
  if (!OF_PRICE.has(label) || (!isAboutLoss(folded) && NAMES_PRICE.test(folded))) return label;
  return ranked.find((one) => isQuestionAct(one.label))?.label ?? 'ask_situation';
}
const OF_PRICE: ReadonlySet<PracticeAct> = new Set(['state_price', 'discount']);
const NAMES_PRICE =
  /\b(?:valor|preco|investimento|plano|pacote|kit|mensalidade|total|desconto|fica|sai|custa|cobro|faco|fazemos|fech\w+|deix\w+|consigo|por (?:r\$ ?)?\d|pix|a vista|%)/;

/** "Qual a meta pra esse ano?" and "quando não serve, o que você faz?" ask for no date. */
const asksWhen = (folded: string): boolean =>
  !/\bquando .{3,50}\b(?:o que|como)\b/.test(folded) &&
  (/\b(?:quando|prazo|data|urg\w+|pressa|tempo|antes|logo|comec\w+|inici\w+|precis\w+|ate)\b/.test(
    folded,
  ) ||
    !['what', 'count', 'who', 'where'].includes(askedIn(folded)));

/** What an open question never is. */
const NO_QUESTION: ReadonlySet<PracticeAct> = new Set([
  ...(['other', 'proof', 'generic_pitch', 'linked_pitch', 'empathy', 'useful_follow_up'] as const),
  // "Quando foi a última vez?" answers no objection, whatever its words are near to.
  'answer_objection',
]);
const DEALS =
  /\b(?:dia|hora|horario|quando|data|semana|pag\w+|pix|cartao|boleto|vezes|parcel\w+|forma|enderec\w+|nome|cpf|cnpj|fech\w+|contrat\w+|prefere|entreg\w+|instal\w+|comec\w+)\b/;
/** "Qual é o seu objetivo?" asks for more than a yes, so that it is no request to buy. */
const isOpenQuestion = (folded: string): boolean =>
  clearlyBeginsQuestion(folded) && !DEALS.test(folded);

const PREFERS = /\bprefer\w+\b(?=.{2,40}\bou\b)/;
/** "Prefere praia ou cidade?" before a price asks for no purchase. */
const asksPreference = ({ state, folded }: Clue): boolean =>
  state.price.stated === null && PREFERS.test(folded) && !DEALS.test(folded.replace(PREFERS, ''));

/** "E se você testar uma de graça?" */
const PROPOSES_TRIAL =
  /\b(?:e se (?:eu|voces?|tu|a gente|a senhora|o senhor) (?:te |lhe |so |primeiro )?(?:test|experiment|prov|mostr|pass|lev|traz|troux|deix)\w*|quer (?:testar|experimentar|provar)|(?:posso|quer que eu|que tal eu) (?:te |lhe )?(?:lev|pass|mand|deix|traz|mostr)\w* .{0,40}(?:test|experiment|prov|conhec)\w*|que tal (?:um teste|testar|experimentar|comecar))\b/;

const proposesTrial = (folded: string, label: PracticeAct): boolean =>
  PROPOSES_TRIAL.test(folded) &&
  (isQuestionAct(label) || label === 'other') &&
  !/\d{2}|por cento|desconto/.test(folded.replace(/\d{1,2} ?(?:h\w*|dias?\b|aulas?\b)/g, ''));

/** "O que achou caro?", "é mais o valor ou a parcela?" */
const asksWhatIsBehind = (folded: string): boolean =>
  (clearlyBeginsQuestion(folded) && ABOUT_OBJECTION.test(folded) && !PAYS.test(folded)) ||
  /\b(?:em relacao a|comparad\w+ (?:com|a)|comparando com) (?:o )?que\b|^(?:(?:ta|esta|achou|e|ficou) )?(?:car[oa]|puxado|salgado)\b|^(?:mas |entao )?(?:e|seria) (?:mais |so |pel[oa] |o |a |por causa d\w )+(?:valor|preco|total|parcela|entrada|prazo|tempo|momento|forma|confianca|medo)\b.{0,40}\bou\b/.test(
    folded,
  );
const PAYS =
  /\b(?:prefere|pode|consegue|quer|pretende) (?:pagar|parcelar|investir|gastar)\b|\bquanto\b/;

const ABOUT_OBJECTION =
  /\b(?:car[oa]|preco|valor|pesa\w*|pesou|segur\w+|trav\w+|falta\w*|preocup\w+|duvid\w+|receio|medo|pensar|assust\w+|pegou|pegando)\b/;

/** Whatever else it is, a question to the buyer is about the buyer's case. */
const isAboutBuyer = (folded: string): boolean =>
  askedIn(folded) !== 'yesNo' ||
  /\b(?:voces?|vcs?|tu|a senhora|o senhor|seu|sua|seus|suas|ai)\b/.test(folded);
