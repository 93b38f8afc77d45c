import { METHODS } from '../knowledge/coach/methods/index.ts';
import { fold } from '../shared/text.ts';
import { figuresIn } from '../sums/index.ts';
import type { Act } from './act.ts';
import { changeRequested } from './change-request.ts';
import type { ConversationState } from './conversation-state.ts';
import { actFor } from './label-act.ts';
import type { Reading } from './priors.ts';
import { asksRecall } from './recall-request.ts';
import { asksAbout, objectionSaid, persists, saidBy, saidIf } from './reported.ts';
import { impliedSum } from './sum-act.ts';
import { termIn } from './terms.ts';
import { textRequested } from './text-request.ts';
import { countWords, isQuestion, pastedIn } from './wording.ts';

/** A label of this probability is followed rather than the form of the message. */
const SURE = 0.85;
const LIKELY = 0.36;
/** A longer message has no form that a pattern could show. */
const LENGTH_MAX = 500;
/** From this probability a request is a buyer's. */
const BUYER = 0.5;

const RECALLS =
  /\b(?:como|qual) (?:que )?(?:era|e|foi|eh|chama\w{0,12}|se chama\w{0,12})(?: mesm\w{0,12}| msm| mermo)?(?: o)? (?:nome|cham)|\bcomo (?:que )?(?:se )?chama(?:va)?\b|\bquem (?:foi|era|e) (?:mesm|msm|mermo|que eu)|\b(?:qual|quanto|quando|onde|que dia|o que|oq|quantos?|quantas?) .{0,40}(?:eu )?(?:te )?(?:falei|disse|contei|combinei|passei|prometi|citei|mencionei)\b|\b(?:voce |vc |tu |cê |ce )?lembra (?:qual|quem|quanto|quando|o que|d[aeo]|que)|\bqual era (?:o|a|mesm)|\b(?:me escapou|esqueci|nao lembro|nao to lembrando)\b.{0,20}\b(?:o nome|qual|quem|quanto|o valor)|\b(?:informei|te passei)\b.{0,500}\?|\bnome (?:d[aeo]l?[ae]?|daquel[ae]) .{0,40}\b(?:mesm\w{1,12}|msm|mermo)\b/;
const EXPLAINS =
  /^(?:(?:essa|esse|isso) (?:eu )?gostei[.!,]* ?|ue |oxe |mas |e |ta |tá |hm )*(?:por ?que|pq|porq)\b.{0,50}(?:funciona|deu|diferente|assim|isso|essa|esse|desse|melhor)|\bnao (?:entendi|saquei|captei)\b(?!.{0,60}\b(?:el[ae]|cliente) (?:disse|falou))|\b(?:logica|ideia|razao|sentido|raciocinio) (?:por tras|disso|dessa|desse)|\b(?:em )?que (?:fase|etapa|parte|passo) d[aeo]|\bo que (?:voce|vc|ce|cê|tu) quis dizer|\bcomo (?:que )?(?:voce|vc|ce|tu) (?:chegou|fez|calculou|deu)|\bdiferenca entre\b|\bnao (?:e|sao) a mesma coisa|^(?:me )?explica\b(?! pr[ao] (?:el[ae]|o cliente|a cliente))|\bo que (?:e|significa) isso\b/;
const EXAMPLE = /^(?:me )?(?:da|de|manda|tem|cad[eê]|mostra|quero)(?: ai| um| algum)* exemplo\b/;
const NEXT =
  /^(?:e )?(?:ai|e ai|agora|depois|dai|e agora|e depois|e dai|o que mais|que mais|proximo(?: passo)?|continua|segue|vai)\s*[?!.…]*$/;
const ANOTHER =
  /^(?:n(?:ao)? (?:colou|gostei|rolou|funcionou)\b.{0,12}[,.;]? ?)?(?:e |tem |manda |me d[ae] |da |quero |diz |fala |faz )*(?:mais uma|outr[ao])(?: (?:q|que)\b|(?: (?:forma|jeito|resposta|opcao|pergunta|ideia|frase|mais \w+|de \w+))?\s?(?:[?!.,]|$))/;
const REPAIRS =
  /\bnao (?:e|era|foi) (?:isso|bem isso|assim)\b|\b(?:vc|voce|tu|ce) nao (?:entend\w+|prest\w+|sabe)|\b(?:vc|voce|tu) n (?:entend\w+|presta)|\bnao foi (?:isso|o) que (?:eu )?(?:pedi|perguntei|falei|disse)|\bnao perguntei isso|\b(?:burr[oa]|idiota)\b.{0,12}(?:,|\?|!)|\bessa resposta (?:ofende|nao|ta|e)|\bta(?:va)? errado|\bentendeu errado|\bnao quero (?:uma |um )?\w+ .{0,30}(?:,| e sim| mas)? ?quero\b|\bnada a ver\b|\binventad[ao] nao (?:presta|serve|vale)|\bnao (?:serve|presta|adianta) (?:isso|essa|pra mim)|\bvc n presta\b/;
const SALE =
  /^(?:(?:oi|opa|coach|gente|mano|amg|aee*|uhul+|kk+|finalmente|boa)[,! ]+)*(?:\w+ ){0,3}?(?:fechei|fechou|fechamos|vendi\w*|vendeu|vendemos|bati a meta|comprou|compraram|assinou|assinaram|pagou tudo)\b/;
const LOSS =
  /^(?:\w+ )?(?:perdi|perdemos|nao fechou|desistiu|desistiram|foi pro concorrente|fechou com (?:o|outr\w+|a) )/;
const PROGRESS =
  /\b(?:topou|aceitou (?:a )?(?:reuniao|visita|conversar|receber)|marquei|marcou|agendei|agendou|mandou (?:\d+|dois|duas|tres) nomes?|me indicou|indicou|pediu (?:a )?(?:proposta|orcamento)|vai receber|passou o contato|abriu a (?:porta|agenda))\b/;
const NOT_REPORTED = /\b(?:se|quando|como|nao|nunca|quase|ainda|sera|caso)\b|\?/;
const OFF_TOPIC =
  /\b(?:eleic\w+|votari\w+|vota\w* em|lula|bolsonaro|presidente|prefeit\w+|governador|torce\w*|time de|flamengo|corinthians|palmeiras|gremio|inter|brasileirao|novela|bbb|horoscopo|signo|receita de|previsao do tempo|vai chover|capital d[aeo]|piada|loteria|mega ?sena)\b/;

/** The act that the form of a message shows, whatever it is about; null when it shows none. */
export function formAct(
  text: string,
  readings: readonly Reading[],
  state: ConversationState,
): Act | null {
  if (text.length > LENGTH_MAX) return null;
  const folded = fold(text);
  const [best] = readings;
  const isSure = (groups: RegExp) =>
    best !== undefined && best.probability >= SURE && groups.test(best.label);
  if (OFF_TOPIC.test(folded) && isQuestionLike(folded) && !isSure(/^(?:sum|write|change)\./))
    return { kind: 'off-topic', said: text };
  const isRecall =
    RECALLS.test(folded) || (state.turns > 0 && asksRecall(folded, saidBefore(state)));
  if (isRecall && isQuestionLike(folded)) return { kind: 'recall', what: 'fact', question: text };
  if (isSure(/^(?:practice|line|app|doc\.manage|talk\.(?:greeting|identity))/)) return null;
  if (/^(?:minha frase|minha resposta|avali[ae]|que nota)\b/.test(folded)) return null;
  const hasBefore = state.turns > 0;
  if (hasBefore && REPAIRS.test(folded)) return { kind: 'repair', said: text };
  if (hasBefore && EXPLAINS.test(folded)) return explained(text);
  if (EXAMPLE.test(folded) && state.subject?.kind === 'advice') return { kind: 'explain' };
  if (hasBefore && NEXT.test(folded)) return { kind: 'next' };
  if (ANOTHER.test(folded) && givesAnother(state)) return { kind: 'next', another: true };
  return requested(text, folded, readings, state) ?? reportedAct(text, folded, readings, state);
}

/** Whether the last thing given is a line or advice rather than a text that was asked for. */
const givesAnother = ({ origin, subject, last }: ConversationState): boolean =>
  (subject?.kind === 'objection' || subject?.kind === 'advice') &&
  origin?.kind !== 'text' &&
  last?.kind !== 'sum' &&
  last?.kind !== 'practice';

const saidBefore = ({ log }: ConversationState) => log.map(({ turn }) => fold(turn.userInput));

const isQuestionLike = (folded: string) =>
  folded.includes('?') ||
  isQuestion(folded) ||
  asksRecall(folded) ||
  /^(?:tu|vc|voce|em quem|quem|qual|como|lula|ganha|sabe)\b/.test(folded) ||
  RECALLS.test(folded);

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
  if (likeliest?.label === 'obj.send-info' && likeliest.probability >= BUYER) return null;
  const form = textRequested(text);
  const change = state.artefact || pastedIn(text) ? changeRequested(text, readings) : null;
  const isChange = change !== null && (form === null || goesOnWithText(folded, state));
  if (isChange && change) return changeAct(change, text, state);
  const [best] = readings;
  if (
    form &&
    !/^(?:change\.(?!add|remove|spoken|casual|whatsapp)|practice|doc\.manage|recall)/.test(
      sureLabel(best),
    )
  )
    return actFor(`write.${form}`, text, state);
  const label = readings.find((one) => one.label.startsWith('sum.'))?.label ?? 'sum.other';
  const isSum = state.last?.kind === 'sum' || (best?.label.startsWith('sum.') ?? false);
  const asksSum = figuresIn(text).length > 0 || isSum;
  return asksSum && !/^(?:recall|practice|result)/.test(sureLabel(best))
    ? impliedSum(text, label.slice('sum.'.length) as Parameters<typeof impliedSum>[1], state)
    : null;
}

const sureLabel = (best: Reading | undefined) =>
  best && best.probability >= SURE ? best.label : '';

/** "escreve isso mais simples" changes a text, and writes one after a sum or advice. */
function goesOnWithText(folded: string, { artefact, last }: ConversationState): boolean {
  const isText = artefact !== null && artefact.kind !== 'sum' && artefact.kind !== 'list';
  const continues = last?.kind === 'text' || last?.kind === 'change';
  return (
    isText &&
    continues &&
    !/\b(?:mensagem|msg|texto|email|e-mail|post|proposta|roteiro) (?:pr|para|de|do|da|avis|cobr|ped)/.test(
      folded,
    )
  );
}

function changeAct(
  change: Extract<Act, { kind: 'change' }>['change'],
  text: string,
  state: ConversationState,
): Act {
  const act = actFor('change.another', text, state);
  return act.kind === 'change' ? { ...act, change } : act;
}

/** What happened, and what a buyer said. */
function reportedAct(
  text: string,
  folded: string,
  readings: readonly Reading[],
  state: ConversationState,
): Act | null {
  const [best] = readings;
  const label = best?.label ?? 'none';
  const result = resultReported(text, folded, label);
  if (result) return result;
  const condition = saidIf(text);
  if (persists(text) && (state.subject !== null || condition === null))
    return { kind: 'insist', topic: null, said: text };
  if (condition !== null) return objectionSaid(condition, text);
  const said = saidBy(text);
  if (said === null || /\b(?:reclam\w+|pergunt\w+|pediu)\b/.test(folded)) return null;
  const isOther =
    best !== undefined &&
    best.probability >= LIKELY &&
    /^(?:result|ask|doc|sum|practice|line|recall|app)\./.test(label);
  if (isOther || (asksAbout(text) && !label.startsWith('obj.'))) return null;
  return objectionSaid(said, text);
}

function resultReported(text: string, folded: string, label: string): Act | null {
  if (countWords(text) > 16 || NOT_REPORTED.test(folded)) {
    return null;
  }
  if (LOSS.test(folded)) return { kind: 'result-loss', said: text };
  if (/^(?:obj|doc)\./.test(label) && !SALE.test(folded)) return null;
  if (SALE.test(folded)) return { kind: 'result-sale', said: text };
  return PROGRESS.test(folded) && !/^(?:ask|obj)\./.test(label)
    ? { kind: 'result-progress', said: text }
    : null;
}
