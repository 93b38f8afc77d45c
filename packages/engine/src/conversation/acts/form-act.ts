import { METHODS } from '../../knowledge/coach/methods/index.ts';
import { questionWords } from '../../shared/question-words.ts';
import { fold } from '../../shared/text.ts';
import { figuresIn, type SumKind } from '../../sums/index.ts';
import type { Act, WrittenKind } from '../act.ts';
import { customersIn } from '../cases/customer.ts';
import { statesDecider } from '../cases/statements.ts';
import { objectionOf } from '../reading/objections.ts';
import { isQuestionLike, namesOffTopic } from '../reading/off-topic.ts';
import type { Reading } from '../reading/priors.ts';
import { asksWhatIf, saidBy } from '../reading/reported.ts';
import { termIn } from '../reading/terms.ts';
import { asksOwnStep, isOwnLine, isQuestion, pastedIn } from '../reading/wording.ts';
import { whoIs } from '../recall/recall-person.ts';
import { asksDayAndHour } from '../recall/value-kinds.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { asksForHelp, asksNoSum } from './asked-help.ts';
import { askedAgain, continuedCase } from './case-request.ts';
import { ifSaidAct } from './insist-act.ts';
import { actFor } from './label-act.ts';
import { laterChange } from './ordered-change.ts';
import { orderedText } from './ordered-text.ts';
import { asksOwnFact } from './own-fact.ts';
import { personAsked, whoAsked } from './person-request.ts';
import { practiceAct } from './practice-act.ts';
import { asksOrOrders, asksRecall, asksStated } from './recall-request.ts';
import { isRepair, repairAct } from './repair-act.ts';
import { reportedAct } from './reported-act.ts';
import { asksForStated } from './stated-question.ts';
import { answersSum, continuedSum, impliedSum, plainSum, statedFigures } from './sum-act.ts';
import { chosenSum } from './sum-choice.ts';
import { joinedSum } from './sum-joined.ts';
import { asksNewText, textNamed, textRequested } from './text-request.ts';
import { asksVerdict } from './verdict.ts';

/** A label of this probability is followed rather than the form of the message. */
const SURE = 0.85;
/** A longer message has no form that a pattern could show. */
const LENGTH_MAX = 500;
/** From this probability a request is a buyer's. */
const BUYER = 0.5;

const RECALLS =
  /\bquanto (?:e que )?(?:(?:tinha|havia) (?:dado|ficado|saido|sobrado)|(?:deu|deram) (?:mesmo|msm|mermo))\b|\bnome d[aeo]s? .{2,30}\b(?:era|foi|e|eh)(?: mesm[oa])?\W*$|\b(?:tu|vc|voce|ce) (?:anotou|guardou|tem anotad[oa])\b|\b(?:nome|sobrenome) d[aeo].{2,40}\b(?:esqueci|me escapou|nao lembro)|\bsobrenome d[aeo]\b.{0,40}\?|\b(?:esqueci|confirma|repete|repita)\b.{0,30}\b(?:sob?re)?nome\b|\bcham(?:a|ava) como\b|\b(?:como|qual) (?:que )?(?:era|e|foi|eh|chama\w{0,12}|se chama\w{0,12})(?: mesm\w{0,12}| msm| mermo)?(?: o)? (?:nome|cham)|\bcomo (?:que )?(?:se )?chama(?:va)?\b|\bquem (?:foi|era|e) (?:mesm|msm|mermo|que eu)|\b(?:qual|quanto|quando|onde|que dia|o que|oq|quantos?|quantas?) .{0,40}(?:eu )?(?:te )?(?:falei|disse|contei|combinei|passei|prometi|citei|mencionei)\b|\b(?:voce |vc |tu |cê |ce )?lembra (?:qual|quem|quanto|quando|o que|d[aeo]|que)|\bqual era (?:o|a|mesm)|\b(?:me escapou|esqueci|nao lembro|nao to lembrando)\b.{0,20}\b(?:o nome|qual|quem|quanto|o valor)|\b(?:informei|te passei)\b.{0,500}\?|\bnome (?:d[aeo]l?[ae]?|daquel[ae]) .{0,40}\b(?:mesm\w{1,12}|msm|mermo)\b/;
const EXPLAINS =
  /^(?:justifi\w+|por ?que|pq)\W*$|^(?:e )?(?:por ?que|pq) (?!el[ae]|[oa]s? client)\w+(?: \w+){0,5}\W*$|\bo que (?:eu )?(?:nao (?:posso|devo) (?:falar|dizer|fazer)|evito)|^(?:(?:essa|esse|isso) (?:eu )?gostei[.!,]* ?|ue |oxe |mas |e |ta |tá |hm )*(?:por ?que|pq|porq)\b.{0,50}(?:funciona|deu|diferente|assim|isso|essa|esse|desse|melhor)|\bnao (?:entendi|saquei|captei)\b(?!.{0,40}\bmais (?:simples|clar\w|facil|curt\w))(?!.{0,60}\b(?:el[ae]|cliente) (?:disse|falou))|\b(?:logica|ideia|razao|sentido|raciocinio) (?:por tras|disso|dessa|desse)|\b(?:em )?que (?:fase|etapa|parte|passo) d[aeo]|\bo que (?:voce|vc|ce|cê|tu) quis dizer|\bcomo (?:que )?(?:voce|vc|ce|tu) (?:chegou|fez|calculou|deu)|^(?:e )?(?:qual (?:e |eh )?)?(?:a )?diferenca entre (?!o (?:meu|preco|valor)|os (?:dois )?(?:precos|valores)|a (?:minha|oferta|proposta))(?!.{0,60}\b(?:quanto|preco|valor|custa)\b)|\bnao (?:e|sao) a mesma coisa|^(?:me )?explica\b(?! pr[ao] (?:el[ae]|o cliente|a cliente))|\bo que (?:e|significa) isso\b/;
/** "de onde saiu esse número?", "qual a ideia por trás disso?": about the last reply, not the talk. */
const ASKS_ORIGIN =
  /\b(?:de|da) onde (?:e (?:que|q) )?(?:(?:vc|voce|tu|ce) )?(?:saiu|veio|tirou|tirast\w|vem) (?:ess[ae]|est[ae]|[oa]) (?:numero|valor|conta|preco|total|resultado|porcentagem)\b|\bqual (?:e |era )?a (?:ideia|logica|razao) (?:por tras|disso|dess[ae])/;
const EXAMPLE = /^(?:me )?(?:da|de|manda|tem|cad[eê]|mostra|quero)(?: ai| um| algum)* exemplo\b/;
const NEXT =
  /^(?:e )?(?:ai|e ai|agora|depois|dai|e agora|e depois|e dai|o que mais|que mais|proximo(?: passo)?|continua|segue|vai|me d[ae] uma (?:saida|luz)|(?:qual|o que|oq|por onde) (?:eu )?(?:respondo|faco|falo|comeco|digo|trato)(?: eu)? primeiro|(?:e )?(?:agora|depois),? (?:o que|oq|que) (?:que )?(?:eu )?faco)\s*[?!.…]*$/;
/** "e depois que eu mandar a amostra, faço o quê?", "qual o passo seguinte?" */
const NEXT_AFTER =
  /^(?:(?:e|ai|agora|entao|ta)[, ]+)*(?:depois (?:que|q|disso|de) .{0,60}?[, ]+)?(?:faco (?:o que|oq|o q)|(?:o que|oq|o q) (?:que )?(?:eu )?faco (?:depois|em seguida))\W{0,20}$|\bqual (?:e |eh |seria )?(?:o |meu )?(?:passo seguinte|proximo passo)\b/;
const ANOTHER =
  /^(?:isso |essa |assim )?n(?:ao)? (?:colou|rolou|funcionou|adiantou|deu certo)\W*$|^(?:n(?:ao)? (?:colou|gostei|rolou|funcionou)\b.{0,12}[,.;]? ?)?(?:e |tem |manda |me d[ae] |me ve |arruma |arranja |da |quero |diz |fala |faz )*(?:mais uma|outr[ao])(?: (?:q|que)\b(?! (?:me |ja |so )?(?:diss|fal|quer|ped|ach|sum|respond|mand|compr|dev|vem|tem|ta\b))|(?: (?:forma|jeito|resposta|opcao|pergunta|ideia|frase|mais \w+|de \w+))?\s?(?:[?!.,]|$))/;
/** "consórcio é loteria": what a buyer thinks of the offer, in a picture. */
const LIKENED =
  /\b(?:e|eh|parece|vira|virou|igual|que nem|tipo) (?:(?:so|tudo|um|uma|igual|que nem|pura|jogo de|a) ){0,3}(?:loteria|novela|piada|mega ?sena|horoscopo|signo)\b/;

/** "resume o que temos até agora": of the conversation, not of the last text. */
const SUMMARY =
  /\bresum\w{0,12}\b.{0,25}\b(?:conversa|papo|semana|dia de hoje|meu dia|ate agora|ate aqui|(?:que|q) (?:a gente |nos |eu )?(?:tem|temos|vimos|viu|falamos|falou|conversamos|conversou|combinamos|combinou|te (?:disse|contei|falei)))\b|^(?:me )?(?:faz|da|quero) (?:um )?resumo (?:d[aeo] )?(?:conversa|caso|tudo|seu |dona |client)|^resum\w* (?:o caso|a situacao|tudo|sobre)\b/;

/** The act that the form of a message shows, whatever it is about; null when it shows none. */
export function formAct(
  text: string,
  readings: readonly Reading[],
  state: ConversationState,
): Act | null {
  if (text.length > LENGTH_MAX) return null;
  const chosen = chosenSum(text, state);
  if (chosen) return chosen;
  const folded = fold(text);
  if (state.open?.kind === 'numbers' && answersSum(text, state) && !isQuestion(text)) return null;
  if (isOwnLine(text)) return actFor('line.judge', text, state);
  const [best] = readings;
  const isSure = (groups: RegExp) =>
    best !== undefined && best.probability >= SURE && groups.test(best.label);
  const isRecall =
    !asksWhatIf(text) &&
    !(asksOwnStep(text) && !OF_BEFORE.test(folded)) &&
    !statesDecider(text) &&
    (RECALLS.test(folded) ||
      (state.turns > 0 && asksDayAndHour(text)) ||
      asksForStated(text, readings, state) ||
      (state.turns > 0 && (asksRecall(folded, saidBefore(state)) || asksOwnFact(text, state))));
  if (
    !(state.turns > 0 && asksStated(questionWords(folded), saidBefore(state))) &&
    namesOffTopic(folded) &&
    isQuestionLike(folded) &&
    pastedIn(text) === null &&
    (saidBy(text) === null || /\b(?:vc|voce|ce|tu) acha\b/.test(folded)) &&
    !LIKENED.test(folded) &&
    textRequested(text) === null &&
    !isSure(/^(?:sum|write|change)\./)
  )
    return { kind: 'off-topic', said: text };
  if (GRADES.test(folded) && pastedIn(text) !== null) return actFor('line.judge', text, state);
  if (state.turns > 0 && ASKS_ORIGIN.test(folded)) return { kind: 'explain' };
  if (asksForPerson(text, state)) return { kind: 'recall', what: 'fact', question: text };
  if (isRecall && (asksOrOrders(folded) || asksForStated(text, readings, state)))
    return { kind: 'recall', what: 'fact', question: text };
  const ordered = orderedText(text, state);
  if (ordered) return ordered;
  const condition = ifSaidAct(text, state);
  if (condition?.kind === 'objection' && objectionOf(condition.keys[0])) return condition;
  const sum = asksNoSum(text)
    ? null
    : (continuedSum(text, state) ??
      plainSum(text, sumIn(readings), state) ??
      joinedSum(text, sumIn(readings), state));
  if (sum) return sum;
  const known = askedAgain(text, folded, state);
  if (known) return known;
  const practice = practiceAct(text, folded, state);
  if (practice) return practice;
  if (isSure(/^(?:practice|line|app|doc\.manage|talk\.(?:greeting|identity))/)) return null;
  if (LATER.test(folded)) return { kind: 'small-talk', topic: 'goodbye' };
  if (TRANSLATES.test(folded.replace(/["“][^"”]{0,500}["”]/g, '')))
    return { kind: 'app-help', question: text };
  const better = betterLine(text, folded, state);
  if (better) return better;
  if (JUDGES.test(folded) && pastedIn(text) !== null) return actFor('line.judge', text, state);
  if (asksVerdict(text)) return actFor('line.judge', text, state);
  if (/^(?:minha frase|minha resposta|avali[ae]|que nota)\b/.test(folded)) return null;
  const continued = continuedCase(text, folded, state);
  if (continued) return continued;
  const hasBefore = state.turns > 0;
  if (hasBefore && isRepair(text, state)) return repairAct(text, state);
  if (SUMMARY.test(folded) || isBareSummary(folded, state))
    return { kind: 'recall', what: 'summary', question: text };
  if (hasBefore && EXPLAINS.test(folded)) return explained(text);
  if (EXAMPLE.test(folded) && state.subject?.kind === 'advice') return { kind: 'explain' };
  const lastPart = fold(text.split(/(?<=[.!?])\s+/u).at(-1) ?? text).trim();
  if (hasBefore && (NEXT.test(folded) || NEXT_AFTER.test(lastPart))) return { kind: 'next' };
  if (ANOTHER.test(folded) && givesAnother(state)) return { kind: 'next', another: true };
  return (
    requested(text, folded, readings, state) ??
    (hasStatedOpen(state) || asksNoSum(text) ? null : statedFigures(text, state)) ??
    reportedAct(text, folded, readings, state)
  );
}

/** "era quanto mesmo no começo?" asks for what was said, whatever its other words are. */
const OF_BEFORE = /\b(?:mesmo|mesma|msm|mermo|disse|falei|era|eram)\b/;

/** "avalia o que eu mandei: …" */
const GRADES =
  /^(?:coach,? |agora |e )*(?:avali[ae]|julga|julgue|me da uma nota|da uma nota|ve se (?:ta|ficou|esta) bo[am])\b/;

/** "quem me deve?", "o que você sabe da Vera?": asks for what was stated of customers. */
const asksForPerson = (text: string, state: ConversationState): boolean =>
  state.turns > 0 &&
  (personAsked(text, state.cases) !== null ||
    (whoAsked(text) !== null && whoIs(text, state) !== null));

/** The kind of sum that a message most probably asks for. */
export const sumIn = (readings: readonly Reading[]): SumKind => {
  const label = readings.find((one) => one.label.startsWith('sum.'))?.label ?? 'sum.other';
  return label.slice('sum.'.length) as SumKind;
};

/** An open question about a customer is answered with figures, too. */
const hasStatedOpen = ({ open }: ConversationState): boolean =>
  open !== null && open.kind !== 'numbers';

/** "resume" right after a text shortens it; elsewhere it is about the conversation. */
const isBareSummary = (folded: string, { last, turns }: ConversationState): boolean =>
  turns > 0 &&
  /^(?:me )?(?:resume|resuma|faz um resumo|resumo)(?: ai| pra mim| por favor)*\W*$/.test(folded) &&
  !/^(?:text|change)$/.test(last?.kind ?? '');

const TRANSLATES = /\btradu(?:z|za|zir|cao)\b|\b(?:em|pro|para o|no) (?:ingles|espanhol)\b/;

/** "essa frase tá boa: …", "o que você acha dessa mensagem: …" */
const JUDGES =
  /\b(?:ess[ae]|est[ae]|minha) (?:frase|mensagem|resposta|abertura) (?:ta|esta|ficou|e|eh|fica) (?:bo[am]|legal|cert[ao]|ok)\b|\b(?:o )?que (?:voce|vc|ce|tu) acha d?(?:ess[ae]|est[ae]|a) (?:frase|mensagem|resposta|abertura)\b/;

/** "beleza, amanhã te conto" */
const LATER =
  /^(?:\w+[,.!]? ){0,3}(?:(?:amanha|depois|mais tarde|ja ja|segunda|terca|quarta|quinta|sexta|sabado|domingo) (?:eu )?te (?:conto|falo|digo)|(?:amanha|depois|mais tarde|segunda|terca|quarta|quinta|sexta|sabado|domingo) (?:eu )?(?:te )?(?:conto|digo)(?: (?:no que|o que|como) (?:deu|foi|rolou|aconteceu)))\W*$/;

/** "como seria melhor?" right after a judged line asks for it rewritten. */
function betterLine(text: string, folded: string, state: ConversationState): Act | null {
  const asks =
    /\b(?:como (?:seria|ficaria|fica|era) melhor|(?:melhora|arruma|reescreve) (?:ela|essa|isso|pra mim|a frase|minha frase)|e como (?:eu )?(?:falo|digo) entao)\b/;
  return state.last?.kind === 'judge' && asks.test(folded)
    ? changeAct('another', text, state)
    : null;
}

/** Whether the last thing given is a line or advice rather than a text that was asked for. */
const givesAnother = ({ origin, subject, last }: ConversationState): boolean =>
  (subject?.kind === 'objection' || subject?.kind === 'advice') &&
  origin?.kind !== 'text' &&
  last?.kind !== 'sum' &&
  last?.kind !== 'practice';

const saidBefore = ({ log }: ConversationState) => log.map(({ turn }) => fold(turn.userInput));

/** "o que é rapport?" asks about the method, other explanations about what was said. */
function explained(text: string): Act {
  const term = /^(?:o que|oq|que) (?:e|eh|significa)\b/.test(fold(text)) ? termIn(text) : null;
  const topic = term?.startsWith('ask.') ? term.slice('ask.'.length) : null;
  return topic && METHODS.some(({ key }) => key === topic)
    ? { kind: 'advice', topic, said: text }
    : { kind: 'explain' };
}

function requested(
  text: string,
  folded: string,
  readings: readonly Reading[],
  state: ConversationState,
): Act | null {
  const own = /^(?:o que|oq|que) (?:e|eh|significa) (?:um |uma |o |a )?\w+\??$/.test(folded)
    ? termIn(text)
    : null;
  if (own) return actFor(own, text, state);
  const [likeliest] = readings;
  // "manda a proposta por escrito" are words of a buyer.
  const wrote = state.last?.kind === 'text' || state.last?.kind === 'change';
  if (!wrote && likeliest?.label === 'obj.send-info' && likeliest.probability >= BUYER) return null;
  const change = laterChange(text, readings, state.artefact?.text ?? pastedIn(text));
  const requestedForm = wrote && change ? textNamed(text) : textRequested(text);
  const form =
    COUNTS.test(folded) || asksForHelp(text) ? null : (requestedForm ?? anotherText(folded, state));
  const isForAnother = anotherText(folded, state) !== null && customersIn(text).length > 0;
  const isChange =
    change !== null && !isForAnother && (form === null || goesOnWithText(folded, state));
  const isOfSum =
    state.artefact?.kind === 'sum' && /^(?:add-part|whatsapp|email)$/.test(change ?? '');
  if (isOfSum && TO_SOMEBODY.test(folded)) return actFor('write.message', text, state);
  if (isChange && change) return changeAct(change, text, state);
  const [best] = readings;
  if (
    form &&
    !/^(?:change\.(?!add|remove|spoken|casual|whatsapp)|practice|doc\.manage|recall)/.test(
      sureLabel(best),
    )
  )
    return actFor(`write.${form}`, text, state);
  const isSum = state.last?.kind === 'sum' || (best?.label.startsWith('sum.') ?? false);
  const hasFigures = figuresIn(text).length > 0;
  const other = hasFigures ? /^(?:recall|practice|result)/ : /^(?:recall|practice|result|ask)/;
  return (hasFigures || isSum) &&
    !asksNoSum(text) &&
    !other.test(sureLabel(best)) &&
    saidBy(text) === null
    ? impliedSum(text, sumIn(readings), state)
    : null;
}

/** "bota essa proposta num recado pro gringo": a text for somebody. */
const TO_SOMEBODY = /\b(?:recado|mensagem|msg|bilhete|zap|e-?mail)\b.{0,20}\b(?:pr[oa]|para)\b/;

/** "quantas mensagens preciso mandar" asks for a number, not for a text. */
const COUNTS =
  /\bq(?:uan)?n?t[oa]s (?:mensage\w+|msgs?|propostas?|emails?|e-mails?|ligac\w+|posts?)\b/;

const sureLabel = (best: Reading | undefined) =>
  best && best.probability >= SURE ? best.label : '';

/** "agora uma bem leve pra Cleide": one more text like the last, for somebody else. */
function anotherText(folded: string, { last, subject }: ConversationState): WrittenKind | null {
  const goesOn = last?.kind === 'text' || last?.kind === 'change';
  return goesOn && subject?.kind === 'text' && FOR_ANOTHER.test(folded) ? subject.form : null;
}
const FOR_ANOTHER =
  /^(?:e |agora )?(?:manda|faz|escreve) (?:(?:uma|a|essa|outra|mesma) ){0,2}(?:pra|pro|para) (?:[oa] )?(?:(?:dona|seu) )?(?!eu\b|mim\b|el[ae]\b)\p{L}{3,} tambem\W*$|^(?:(?:gostei|boa|otimo|perfeito|top|show|massa|isso)[,!. ]+)*(?:e|agora) (?:uma )?(?:pra|pro|para) (?:[oa] )?(?!eu\b|mim\b|el[ae]\b|escolher|falar|email|zap|whats)\p{L}{3,}|^(?:e |agora |faz |manda )*(?:uma?|outr[ao])(?: (?!vers|op[cç])\p{L}+){0,3} (?:pra|pro|para)(?: [oa])? (?!eu\b|mim\b|el[ae]\b|escolher)\p{L}{3,}/u;

/** "escreve isso mais simples" changes a text, and writes one after a sum or advice. */
function goesOnWithText(folded: string, { artefact, last }: ConversationState): boolean {
  const isText = artefact !== null && artefact.kind !== 'sum' && artefact.kind !== 'list';
  const continues = last?.kind === 'text' || last?.kind === 'change';
  return (
    isText &&
    continues &&
    !asksNewText(folded) &&
    !/\b(?:mensagem|msg|texto|email|e-mail|post|proposta|roteiro) (?:pr|para|de|do|da|avis|cobr|ped)/.test(
      folded,
    )
  );
}

export function changeAct(
  change: Extract<Act, { kind: 'change' }>['change'],
  text: string,
  state: ConversationState,
): Act {
  const act = actFor('change.another', text, state);
  return act.kind === 'change' ? { ...act, change } : act;
}
