import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { peopleIn } from '../reading/people.ts';
import { saidBy } from '../reading/reported.ts';
import { asksOwnStep, isQuestion, pastedIn } from '../reading/wording.ts';
import { hitsIn, stemsOf } from '../recall/recall-match.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { asksForOffer, ownClauses } from './asked-offer.ts';
import { textRequested } from './text-request.ts';

const OWN =
  /\b(?:a gente|nos|noss[oa]s?|meus?|minhas?|aqui (?:na|no|em)|aqui,|eu (?:entrego|atendo|trabalho|aceito|parcelo|dou|faco|cobro|abro|troco|instalo))\b|^(?:entrego|atendo|parcelo|aceito|dou|cobro|abro)\b/;
const MATTER =
  /\b(?:entreg\w*|garanti\w*|prazo\w*|frete\w*|taxa\w*|parcel\w*|atend\w*|funcion\w*|abr(?:e|o|imos|em)|aceit\w*|troc\w*|minim[oa]|estoque|horario|instal\w*|no mercado|anos de|fabric\w*|produz\w*|capacidade|pronta entrega|validade|boleto|cartao|suporte|assistencia|certificad\w*|contrato|fidelidade|multa|devol\w*|reembols\w*|desconto)\b/;
const STATED =
  /\d|\b(?:sem|gratis|tod[oa]s?|sempre|nao|so|ate|um|uma|dois|duas|tres|quatro|cinco|seis|dez|quinze|vinte|trinta)\b/;
const OF_CUSTOMER =
  /\b(?:client\w*|el[ae]s?|del[ae]s?|nel[ae]s?|dona|seu (?:\p{Lu}|[a-z]+ (?:disse|falou)))\b/u;
const ORDERS =
  /^(?:\w+ )?(?:escrev\w+|manda|mande|faz|faca|poe|bota|coloca|tira|troca|muda|fala|diz|avisa|responde|lembra|resume)\b/;
const REPLACED = /^(?:objection|document|advice|answer|case|question|off-topic)$/;

/** Whether the seller states something of their own company: "a gente entrega em 48 horas". */
export function statesOwnFact(text: string): boolean {
  const folded = fold(text);
  return (
    OWN.test(folded) &&
    MATTER.test(folded) &&
    STATED.test(folded) &&
    !ORDERS.test(folded) &&
    !OF_CUSTOMER.test(folded) &&
    !isQuestion(text) &&
    !asksOwnStep(text) &&
    saidBy(text) === null &&
    textRequested(text) === null &&
    peopleIn(text).length === 0 &&
    pastedIn(text) === null
  );
}

/** What the seller states of their company is kept, not answered as if a buyer had said it. */
export function ownFactAct(act: Act, text: string, state: ConversationState): Act | null {
  const { open, lastReply } = state;
  if (open?.kind === 'case' && asksForOffer(lastReply) && REPLACED.test(act.kind) && isOffer(text))
    return { kind: 'case', topic: open.topic, said: text };
  if (open !== null && open.kind !== 'case' && open.kind !== 'choice') return null;
  const isUnclear = act.kind === 'small-talk' && act.topic === 'unclear';
  if ((!REPLACED.test(act.kind) && !isUnclear) || !statesOwnFact(text)) return null;
  return {
    kind: 'case',
    topic: open?.kind === 'case' && open.topic === 'obj.unknown' ? open.topic : null,
    said: text,
  };
}

/** An answer to what the seller gives that others do not; it may compare: "ele não garante nada". */
const isOffer = (text: string): boolean =>
  FIRST_PERSON.test(fold(ownClauses(text))) &&
  !ORDERS.test(fold(text)) &&
  !isQuestion(text) &&
  !asksOwnStep(text) &&
  saidBy(text) === null &&
  textRequested(text) === null &&
  pastedIn(text) === null;
const FIRST_PERSON =
  /^(?:(?:olha|entao|bom|ah|que|e|la|aqui|ja|tambem)[, ]+)*(?:eu|nos|a gente|meus?|minhas?|noss[oa]s?|dou|entrego|faco|levo|busco|uso|tenho|trabalho|atendo|garanto|troco|ofereco|parcelo|aceito|instalo|incluo|monto)\b/;

const ASKS_OWN =
  /\b(?:qual|quais|quant[oa]s?|quando|que (?:dia|hora|horas)|onde)\b.{0,40}\b(?:noss[oa]s?|a gente|meu|minha|eu (?:entrego|atendo|cobro|dou))\b/;

/** Whether a question is answered by what the seller stated of their company before. */
export function asksOwnFact(text: string, { log }: ConversationState): boolean {
  if (
    !ASKS_OWN.test(fold(text)) ||
    /\b(?:devo|deveria|posso|melhor|ideal|vou|se)\b/.test(fold(text))
  )
    return false;
  const stems = stemsOf(text);
  return log.some(
    ({ turn }) => statesOwnFact(turn.userInput) && hitsIn(fold(turn.userInput), stems) > 0,
  );
}
