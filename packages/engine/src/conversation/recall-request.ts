import { hitsIn, stemsOf } from './replies/recall-match.ts';

/** Questions for what was said, named, written or asked for earlier in a conversation. */
const SAID =
  /\bquem (?:foi|era|e) (?:que|mesm\w*|a|o)\b|\b(?:que|quais?) (?:\p{L}+ ){0,4}(?:eu )?(?:pus|coloquei|botei|pedi|mandei|escrevi|falei|disse|contei|passei|citei)\b|\b(?:que|qual) (?:hora|horas|horario|dia|data) (?:ficou|foi|era|marquei|combin\w+)|\b(?:quanto|quantos|quantas) (?:foi|era|eram)\b.{0,60}\b(?:ela|ele|disse|falou|paga|devia|cobra|queria|dele|dela|mesm\w*)\b|\b(?:qual|quais|quanto|quem|onde|quando|que) .{0,30}\b(?:era|foi|nome|cham\w+|disse|fal\w+|marqu\w+|ficou|combin\w+)\b.{0,30}\b(?:mesm[oa]|msm|mermo)\W*$|\bo que (?:foi que )?(?:eu|ela|ele) (?:te )?(?:pedi|falei|disse|falou|perguntei|pediu)\b|\b(?:mais car|mais barat)[oa] (?:d[aeo]s|de todas|era|que eu)|\bera (?:a|o) mais (?:car|barat)[oa]\b|\bqual (?:era|foi) (?:a|o|aquel[ae]) |\b(?:aquela|aquele) (?:frase|texto|mensagem|resposta|nome|valor|numero)\b.{0,30}\?|\bprimeira coisa que (?:eu )?(?:te )?(?:pedi|falei|perguntei)/u;
const NOT_SAID = /\b(?:melhor|ideal|recomend\w+|devo|deveria|posso)\b/;

/** Whether a folded message asks to be reminded of something. */
const PAST =
  /\b(?:quanto|quantos|quantas|qual|quais|quem|onde|que horas?|que dia|como)\b.{0,40}\b(?:era|eram|foi|foram|mesm[oa]|msm|mermo|te (?:falei|disse|passei))\b/;
const WORD_MIN = 4;

/**
 * Whether a folded message asks to be reminded of something.
 * @param said the earlier messages of the seller, folded: what they name may be asked for again.
 */
export function asksRecall(folded: string, said: readonly string[] = []): boolean {
  if (NOT_SAID.test(folded)) return false;
  if (SAID.test(folded)) return true;
  if (!PAST.test(folded) || /\d/.test(folded)) return false;
  const words = folded
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= WORD_MIN && !ASKING.test(word));
  return words.some((word) => said.some((one) => one.includes(word.slice(0, 5))));
}
const ASKING =
  /^(?:quant\w*|qual|quais|quem|onde|hora|horas|como|mesm[oa]|mermo|eram|foram|falei|disse|passei)$/;

const FOR_A_FACT =
  /^(?:(?:e|mas|ta|ah|coach|encerra o treino|para o treino|parou o treino)[,.]? )*(?:ha |faz )?(?:q(?:ua)?n?t[oa]s?|qual|quais|que (?:dia|hora|horas)|onde|quando|quem)\b(?=.*\b(?:el[ae]s?|del[ae]s?|era|eram|foi|foram)\b)/;
const STEP =
  /\d|\b(?:se|vai|vou|vale|devo|deveria|posso|pode|preciso|melhor|ideal|faco|falo|mando|cobro|ligo|digo|fica|ficaria|sai|seria)\b/;
const FACT_WORDS = 12;

/**
 * Whether a folded question about a customer asks for a fact that the seller stated before:
 * "quantas linhas ele tem?" after "transportadora com 22 linhas".
 */
export function asksStated(folded: string, said: readonly string[]): boolean {
  if (!FOR_A_FACT.test(folded) || STEP.test(folded) || folded.split(' ').length > FACT_WORDS)
    return false;
  const isCount = /\bq(?:ua)?n?t[oa]s?\b|\bidade\b/.test(folded);
  const stems = stemsOf(folded);
  return said.some(
    (one) => !one.endsWith('?') && hitsIn(one, stems) > 0 && (!isCount || /\d/.test(one)),
  );
}

/** A question word where a clause begins; "que eu falei" and "quando falei" within one are none. */
const QUESTION =
  /(?:^|[.,;:!] ?|\b(?:e|mas|entao|ai|ta|coach|viu|ue|oxe|vixe|uai|bah|egua|hein|me|sabe|diz|fala|recorda) )(?:qual|quais|quant[oa]s?|quanto|qto|qnto|qnt|quem|onde|quando|como|cade|o que|oq|que (?:horas?|horario|dia|data|nome|valor|preco|desconto|frase|prazo|percentual|porcentagem))\b/;
/** "quando falei o preço, ela sumiu" tells; it asks nothing. */
const TELLS =
  /^(?:(?:e|mas|entao|ai|ta),? )*(?:quando|como) (?:eu )?(?:falei|disse|contei|passei|mandei|te (?:falei|disse|contei))\b/;
const ORDER =
  /\b(?:lembra|relembra|recorda|lembrar|relembrar|me escapou|esqueci|nao (?:to |estou )?lembr\w+)\b|\b(?:mesmo|mesma|msm|mermo)\W*$/;

/** Whether a folded message asks or orders something, rather than telling what happened. */
export const asksOrOrders = (folded: string): boolean =>
  folded.includes('?') || ORDER.test(folded) || (QUESTION.test(folded) && !TELLS.test(folded));
