import { isAcknowledging } from '../reading/acknowledging.ts';
import { plain } from '../reading/plain.ts';
import type { ReadSentence, SessionState } from '../types.ts';

const TRIFLE = '(?:besteira|bobagem|bobeira|frescura|mimimi|paranoia|exagero)s?';
/** Calls it nothing, whatever it is said of. */
const CALLS_TRIFLE = new RegExp(`\\b${TRIFLE}\\b`);
/** "Não é bobagem", "pode parecer besteira, mas": takes it seriously. */
const DENIES_TRIFLE = new RegExp(
  `\\b(?:nao|nem|nunca|parec\\w+|longe de ser)(?: \\w+){0,3} ${TRIFLE}\\b|\\b${TRIFLE} (?:minha|nenhuma)\\b|\\beu (?:\\w+ ){0,3}(?:fal|diz|diss|dig)\\w+ ${TRIFLE}\\b`,
);
/** "Caro nada", "caro é ficar parado", "deixa disso". */
const WAVES_OFF =
  /^(?:(?:e|mas|olha|ah|ih),? ){0,3}car[oa] (?:mesmo )?e (?!que\b)\w[^?]{0,300}$|\bdeix\w+ d(?:isso|e (?:medo|onda|drama|historia|coisa|besteira|frescura))\b|\btodo mundo (?:fala|diz|reclama|vem com) (?:isso|essa)\b|\b(?:para|pare) com (?:isso|esse medo|essa historia|esse drama)\b|^(?:(?:mas|ah),? ){0,3}(?:trava|pensa|esquenta|preocupa) nao\b/;
/** "Longe nada", with what the buyer said before it. */
const DENIES =
  /^(?!(?:\w+ ){0,5}?(?:nao|nem|nunca|sem|voce|eu|a gente)\b)(?:[a-z]+ ){1,4}nada(?=[,.!]|$)/;
const NOT_DENYING =
  /\b(?:de|por|quase|em|com|a|custa|cobro|paga|pago|perde|falta|muda|ver|faz|mais) nada\b/;
/** Only in answer to a worry or an objection. */
const SHRUGS =
  /^(?:(?:ah|oh|nossa|calma|opa|ih|mas),? )*(?:relaxa|que isso|imagina|nada a ver)\b(?! (?:o|a|os|as|um|uma|se|que|quanto|como|so|voce|tu|se voce)\b)/;
const WORRIES = /\b(?:medo|receio|preocup\w+|insegur\w+|duvid\w+|assust\w+|desconfi\w+|car[oa])\b/;

function dismisses({ text }: ReadSentence, isWorried: boolean): boolean {
  const folded = plain(text);
  if (isAcknowledging(folded)) return false;
  if (CALLS_TRIFLE.test(folded)) return !DENIES_TRIFLE.test(folded);
  if (WAVES_OFF.test(folded)) return true;
  if (DENIES.test(folded) && !NOT_DENYING.test(folded)) return true;
  return isWorried && SHRUGS.test(folded);
}

/** The sentence that calls what the buyer fears or objects nothing; undefined without one. */
export function dismissalIn({
  before,
  sentences,
}: {
  before: Pick<SessionState, 'count' | 'isOpen' | 'previous' | 'raised' | 'lastRevealed'>;
  sentences: readonly ReadSentence[];
}): ReadSentence | undefined {
  if (before.count === 0) return undefined;
  const isWorried = before.isOpen || WORRIES.test(plain(before.previous));
  const hasSpoken = isWorried || before.raised.length > 0 || before.lastRevealed.length > 0;
  return hasSpoken ? sentences.find((one) => dismisses(one, isWorried)) : undefined;
}
