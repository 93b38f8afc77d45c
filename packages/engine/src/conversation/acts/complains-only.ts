import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { saidBy } from '../reading/reported.ts';

/** What makes words of a customer an insult, or what the seller calls one. */
const INSULT =
  /\b(?:gross(?:o|a|os|as|eir\w+|eria)|rude|mal.?educad\w+|malcriad\w+|ofend\w+|ofens\w+|xing\w+|insult\w+|humilh\w+|palavr(?:ao|oes)|desrespeit\w+|falt\w+ (?:com o |de )respeito|destrat\w+|maltrat\w+|grit\w+|berr\w+|agressiv\w+|agred\w+|ameac\w+|deboch\w+|arrogan\w+|ignorant\w+|ironic\w+|estupid\w+|burr[oa]s?|idiota\w*|imbecil|otari\w+|lixo|merda|bosta|porra|caralho|palhac\w+|trouxa|babaca|ladra[or]\w*|ladroes|safad\w+|vagabund\w+|golpista|picaret\w+|caloteir\w+|incompetent\w+|inutil|mentiros\w+|enganador\w*|sem.?vergonha|cala a boca)\b/;
const QUOTE = /["“][^"”]{8,400}["”]/u;
const UNHAPPY =
  /\b(?:reclam\w+|esbravej\w+|brav[oa]s?|zangad[oa]s?|irritad[oa]s?|furios[oa]s?|chatead[oa]s?|insatisfeit[oa]s?|decepcionad[oa]s?|aborrecid[oa]s?|contrariad[oa]s?)\b/;

/** An unhappy customer who insults nobody complains, and gets no answer to an insult. */
export function complainsOnly(act: Act, text: string): Act {
  const isRude =
    (act.kind === 'advice' || act.kind === 'case' || act.kind === 'answer') &&
    act.topic === 'rude-customer';
  const folded = fold(text);
  const isReported = QUOTE.test(text) || UNHAPPY.test(folded) || saidBy(text) !== null;
  if (!isRude || !isReported || INSULT.test(folded)) return act;
  return act.kind === 'case'
    ? { ...act, topic: 'complaint' }
    : { kind: 'advice', topic: 'complaint', said: text };
}
