import { questionWords } from '../../shared/question-words.ts';

/** Questions for what was said, named, written or asked for earlier in a conversation. */
const SAID =
  /\bquem (?:foi|era|e) (?:que|mesm\w*|a|o)\b|\b(?:que|quais?) (?:\p{L}+ ){0,4}(?:eu )?(?:pus|coloquei|botei|pedi|mandei|escrevi|falei|disse|contei|passei|citei)\b|\b(?:que|qual) (?:hora|horas|horario|dia|data) (?:ficou|foi|era|marquei|combin\w+)|\b(?:quanto|quantos|quantas) (?:foi|era|eram)\b.{0,60}\b(?:ela|ele|disse|falou|paga|devia|cobra|queria|dele|dela|mesm\w*)\b|\b(?:qual|quais|quanto|quem|onde|quando|que) .{0,30}\b(?:era|foi|nome|cham\w+|disse|fal\w+|marqu\w+|ficou|combin\w+)\b.{0,30}\b(?:mesm[oa]|msm|mermo)\W*$|\bo que (?:foi que )?(?:eu|ela|ele) (?:te )?(?:pedi|falei|disse|falou|perguntei|pediu)\b|\b(?:mais car|mais barat)[oa] (?:d[aeo]s|de todas|era|que eu)|\bera (?:a|o) mais (?:car|barat)[oa]\b|\bqual (?:era|foi) (?:a|o|aquel[ae]) |\b(?:aquela|aquele) (?:frase|texto|mensagem|resposta|nome|valor|numero)\b.{0,30}\?|\bprimeira coisa que (?:eu )?(?:te )?(?:pedi|falei|perguntei)/u;
const NOT_SAID =
  /\b(?:[a-z]{3,}o (?:(?:pra |com )?(?:quem|qual)(?: d[aeo]l?[ae]?s)? )?(?:mais )?(?:primeiro|antes)|melhor|ideal|recomend\w+|devo|deveria|posso)\b/;

/** Whether a folded message asks to be reminded of something. */
const PAST =
  /\b(?:quanto|quantos|quantas|qual|quais|quem|onde|que horas?|que dia|como)\b.{0,40}\b(?:era|eram|foi|foram|mesm[oa]|msm|mermo|te (?:falei|disse|passei))\b/;
const WORD_MIN = 4;

/**
 * Whether a folded message asks to be reminded of something.
 * @param said the earlier messages of the seller, folded: what they name may be asked for again.
 */
export function asksRecall(written: string, said: readonly string[] = []): boolean {
  const folded = questionWords(written);
  if (NOT_SAID.test(folded)) return false;
  if (SAID.test(folded) || asksStated(folded, said)) return true;
  if (!PAST.test(folded) || /\d/.test(folded)) return false;
  return wordsIn(folded).some((word) => said.some((one) => one.includes(word.slice(0, 5))));
}
/** "quantas linhas ele tem?", "qual o apartamento dela?": a fact of a customer, not a sum. */
const ASKS_FACT =
  /(?:^|[.?!] )(?:(?:e|mas|agora|coach|mano|amiga?)[, ]+)?(?:me diz |lembra )?(?:(?:ha|faz) )?(?:quant[oa]s?|qual|quais|quem|onde|em que|que (?:dia|horas?)|o que(?: foi)?(?: que)?)\b/;
/** The customer, or something that was done: "reclamou". */
const NAMES_CUSTOMER = /\b(?:el[ae]s?|del[ae]s?|don[oa]|cliente)\b|(?<=\p{L})(?:ou|eu|iu)\b/u;
const RECKONS =
  /\b(?:por|precis\w+|da|dao|daria|fica|vend\w+|cobr\w+|cada|falt\w+|sobra\w*|ganh\w+|pag\w+|econom\w+|gast\w+|perd\w+|tot\w+|lucro|margem|comiss\w+|desconto|se|devo|posso|faco|falo|mando|digo|respondo|seria|acha)\b|\d/;

/** Whether earlier messages state what a question about a customer asks for. */
export function asksStated(folded: string, said: readonly string[]): boolean {
  const isOfCustomer = ASKS_FACT.test(folded) && NAMES_CUSTOMER.test(folded);
  if (!isOfCustomer || RECKONS.test(folded)) return false;
  const counted = /\bquant[oa]s? (\p{L}{3,})/u.exec(folded)?.[1]?.slice(0, 5);
  if (counted !== undefined) {
    const stated = new RegExp(`\\b(?:\\d+|${NUMBERS}) ${counted}`);
    return said.some((one) => stated.test(one));
  }
  const words = wordsIn(folded);
  return (
    words.length > 0 && words.every((word) => said.some((one) => one.includes(word.slice(0, 6))))
  );
}
const NUMBERS = 'uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta';

const wordsIn = (folded: string): string[] =>
  folded.split(/[^a-z0-9]+/).filter((word) => word.length >= WORD_MIN && !ASKING.test(word));

const ASKING =
  /^(?:quant\w*|qual|quais|quem|onde|hora|horas|como|mesm[oa]|mermo|eram|foram|falei|disse|passei)$/;

/** A question word where a clause begins; "que eu falei" and "quando falei" within one are none. */
const QUESTION =
  /(?:^|[.,;:!] ?|\b(?:e|mas|entao|ai|ta|coach|viu|ue|oxe|vixe|uai|bah|egua|hein|me|sabe|diz|fala|recorda) )(?:qual|quais|quant[oa]s?|quanto|qto|qnto|qnt|quem|onde|donde|quando|como|cade|o que|oq|que (?:horas?|horario|dia|data|nome|valor|preco|desconto|frase|prazo|percentual|porcentagem))\b/;
/** "a reunião ficou pra que dia", "nome da loja que me atendeu". */
const ASKS_SHORT =
  /\b(?:que dia|q dia|quando|quanto|quem|onde)(?: mesm[oa])?\W*$|^(?:o )?(?:sobre)?nome d[aeo]s?\b/;
/** "quando falei o preço, ela sumiu" tells; it asks nothing. */
const TELLS =
  /^(?:(?:e|mas|entao|ai|ta),? )*(?:quando|como) (?:eu )?(?:falei|disse|contei|passei|mandei|te (?:falei|disse|contei))\b/;
const ORDER =
  /\b(?:confirma o|repet[ei]r?|repita|lembra|relembra|recorda|lembrar|relembrar|me escapou|esqueci|nao (?:to |estou )?lembr\w+)\b|\b(?:mesmo|mesma|msm|mermo)\W*$/;

/** Whether a folded message asks or orders something, rather than telling what happened. */
export function asksOrOrders(written: string): boolean {
  const folded = questionWords(written);
  return (
    folded.includes('?') ||
    ORDER.test(folded) ||
    ASKS_SHORT.test(folded) ||
    (QUESTION.test(folded) && !TELLS.test(folded))
  );
}
