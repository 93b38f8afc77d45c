import { type Part, partsOf } from '../../request-parts/index.ts';
import { fold } from '../../shared/text.ts';
import { saidBy } from '../reading/reported.ts';
import { countWords } from '../reading/wording.ts';

/** A text that is to be written: "faz uma msg", "bota aí um recado". */
const TEXT =
  /\b(?:escrev(?!i\b)\w*|redij\w*|redig\w*|mensage\w*|msgs?|textos?|textinho|e-?mail|recado|bilhete|aviso|avizo|convite|lembrete|posts?|legenda|zap)\b/;
/** Saying to somebody, ordered or asked for: "avisa", "e manda", "preciso dizer", "como eu falo". */
const SAYS =
  /\b(?:mand[ae]r?|faz|faiz|bot[ae]r?|avis[aeo]r?|aviz[ae]r?|fal[aeo]r?|diz|dig[ao]|dizer|respond[aeo]r?|pergunt[aeo]r?|pregunt[ae]r?|agrade\w*|cobr[aeo]r?|lembr[aeo]r?|confirm[ae]r?|explic\w*|convid\w*|retorn[ae]|cont[ae]r?|chama\w*)\b/;
const FIRST =
  /^(?:(?:e|ai|entao|ja|agora|so|tambem|coach|arena|por favor|me ajuda a|preciso|precisava|tenho que|tem que|quero|queria|como|que|eu|pode|tu|da pra|e pra) ){0,6}/;
/** "o Tiago diz que": what somebody said rather than an order. */
const REPORTS =
  /^(?:(?:me|ja|so|so que|tambem) )*(?:diz|fala|responde|pergunta|conta|manda|lembra|pede|explica|cobra|chama|avisa)\b/;
/** About what to do, or about what was done. */
const NO_ORDER =
  /\b(?:devo|deveria|sera que|vale a pena|como (?:eu )?faco|o que (?:eu )?(?:faco|acha)|quanto (?:da|fica|e|custa|cobro)|mandei|escrevi|respondi|falei|avisei|me (?:trein\w+|avali\w+|explica|ensina))\b/;
const LEAST_WORDS = 5;
const LEAST_SAID = 2;
const LEAST_ASKED = 4;
const FOR_ME = /^(?:pr[ao] |para )?(?:mim|eu|voce|vc|me)\W*$/;

const joined = (parts: readonly Part[], ...labels: readonly Part['label'][]): string =>
  fold(
    parts
      .filter(({ label }) => labels.includes(label))
      .map(({ text }) => text)
      .join(' '),
  );

/** Whether an order tells to say something, not what somebody says: "o Tiago diz que". */
function saysTo(part: Part, before: Part | undefined, isReported: boolean): boolean {
  const order = fold(part.text);
  const found = part.label === 'order' ? SAYS.exec(order) : null;
  if (!found || (isReported && found.index > (FIRST.exec(order)?.[0].length ?? 0))) return false;
  const isSubject =
    before !== undefined &&
    /^(?:recipient|aside|tell)$/.test(before.label) &&
    !/^(?:pr[ao]s?|para|ao|com) /.test(fold(before.text)) &&
    !/[.;:!?…)]$/.test(before.text);
  return !(isSubject && REPORTS.test(order) && (isReported || !before.text.endsWith(',')));
}

/** Whether the parts of a message are those of a request for a text: an order, somebody or a medium, and what to say. */
export function isOrderedByParts(message: string): boolean {
  if (countWords(message) < LEAST_WORDS || /["“”]|(?:^|\s)['‘]/.test(message)) return false;
  const parts = partsOf(message, 'text');
  const orders = joined(parts, 'order');
  if (NO_ORDER.test(orders)) return false;
  const writes = TEXT.test(joined(parts, 'order', 'format'));
  const isReported = saidBy(message) !== null;
  const says = parts.some((part, at) => saysTo(part, parts[at - 1], isReported));
  if (!writes && !says) return false;
  const recipient = joined(parts, 'recipient');
  const isQuestion = /^como\b/.test(fold(message)) && !writes;
  const isNamed = recipient !== '' && !FOR_ME.test(recipient);
  const isFor = isNamed || (!isQuestion && joined(parts, 'format') !== '');
  const least = isQuestion ? LEAST_ASKED : LEAST_SAID;
  return isFor && countWords(joined(parts, 'tell', 'ask')) >= least;
}
