/** Questions for what was said, named, written or asked for earlier in a conversation. */
const SAID =
  /\bquem (?:foi|era|e) (?:que|mesm\w*|a|o)\b|\b(?:que|quais?) (?:\p{L}+ ){0,4}(?:eu )?(?:pus|coloquei|botei|pedi|mandei|escrevi|falei|disse|contei|passei|citei)\b|\b(?:que|qual) (?:hora|horas|horario|dia|data) (?:ficou|foi|era|marquei|combin\w+)|\b(?:quanto|quantos|quantas) (?:foi|era|eram)\b.{0,60}\b(?:ela|ele|disse|falou|paga|devia|cobra|queria|dele|dela|mesm\w*)\b|\b(?:qual|quais|quanto|quem|onde|quando|que) .{0,30}\b(?:era|foi|nome|cham\w+|disse|fal\w+|marqu\w+|ficou|combin\w+)\b.{0,30}\b(?:mesm[oa]|msm|mermo)\W*$|\bo que (?:foi que )?(?:eu|ela|ele) (?:te )?(?:pedi|falei|disse|falou|perguntei|pediu)\b|\b(?:mais car|mais barat)[oa] (?:d[aeo]s|de todas|era|que eu)|\bera (?:a|o) mais (?:car|barat)[oa]\b|\bqual (?:era|foi) (?:a|o|aquel[ae]) |\b(?:aquela|aquele) (?:frase|texto|mensagem|resposta|nome|valor|numero)\b.{0,30}\?|\bprimeira coisa que (?:eu )?(?:te )?(?:pedi|falei|perguntei)/u;
const NOT_SAID = /\b(?:melhor|ideal|recomend\w+|devo|deveria|posso)\b/;

/** Whether a folded message asks to be reminded of something. */
export const asksRecall = (folded: string): boolean => SAID.test(folded) && !NOT_SAID.test(folded);
