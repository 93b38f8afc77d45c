import { partsOf } from '../../request-parts/index.ts';
import { fold } from '../../shared/text.ts';
import { countWords } from '../reading/wording.ts';

/** Writing, or saying to somebody: "faz uma msg", "avisa", "preciso dizer", "como eu falo". */
const WRITES =
  /\b(?:escrev\w*|redij\w*|redig\w*|mand[aeo]\w{0,2}|faz|faiz|fais|fa[cs]\w{1,3}|mont[ae]r?|cri[ae]r?|prepar[ae]r?|bot[ae]r?|poe|arrum[ae]|avis[ae]r?|aviz[ae]r?|fal[aeo]r?|diz|dig[ao]|dizer|respond\w*|pergunt\w*|pregunt\w*|agrade\w*|cobr[ae]r?|lembr[ae]r?|confirm[ae]r?|explic\w*|convid\w*|retorn[ae]|cont[ae]|chama\w*|mensage\w*|msgs?|texto\w*|e-?mail|recado|aviso|convite|lembrete|post|legenda|zap)\b/;
/** About what to do, or about what was done. */
const NO_ORDER =
  /\b(?:devo|deveria|sera que|vale a pena|o que (?:eu )?(?:faco|acha)|quanto (?:da|fica|e|custa|cobro)|mandei|escrevi|respondi|falei|avisei|me (?:trein\w+|avali\w+|explica|ensina))\b/;
const LEAST_WORDS = 5;
const LEAST_SAID = 2;
const FOR_ME = /^(?:pr[ao] |para )?(?:mim|eu|voce|vc|me)\W*$/;

/** Whether the parts of a message are those of a request for a text: an order, somebody or a medium, and what to say. */
export function isOrderedByParts(message: string): boolean {
  if (countWords(message) < LEAST_WORDS || /["“”]/.test(message)) return false;
  const parts = partsOf(message, 'text');
  const of = (...labels: readonly string[]) =>
    fold(
      parts
        .filter(({ label }) => labels.includes(label))
        .map(({ text }) => text)
        .join(' '),
    );
  const order = of('order', 'format');
  if (!WRITES.test(order) || NO_ORDER.test(of('order'))) return false;
  const recipient = of('recipient');
  const isFor = (recipient !== '' && !FOR_ME.test(recipient)) || of('format') !== '';
  return isFor && countWords(of('tell', 'ask')) >= LEAST_SAID;
}
