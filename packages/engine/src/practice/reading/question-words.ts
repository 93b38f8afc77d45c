const LEAD =
  '^(?:(?:e|mas|entao|ai|agora|oi|bom|ta|fala pra mim|pra comecar|para comecarmos|mais ou menos|ate agora|ate aqui|hoje|atualmente|normalmente)[, ]+){0,3}';
const ASKED =
  'me (?:conta|fala|diz|explica|ajuda|da)|qual|quais|quant[oa]s?(?! (?:antes|mais|menos|a isso))|quem|onde|por ?que|(?:pra|para|ate|desde|de) (?:quando|quem(?! (?:perde|tem|quer|usa|trabalha|vive|precisa|gasta|paga|ja|esta|ta|e|compra|sofre)\\b)|que dia)|que (?:tipo|efeito|parte|beneficio|impacto|diferenca|consequencia|dia|horario)';

/** What a sentence starts with that asks without a question mark. */
const ASKS = new RegExp(
  `${LEAD}(?:${ASKED}|quando (?=voce|tu|a senhora|seria)|o que (?=e que|acontece|mais|te|foi|ja|voces? (?:acha|perde|faria|ganha))|como (?=e que|funciona|voces? (?:faz|resolve|lida|se)|tu (?:faz|resolve|se))|(?:voce |tu )?ja (?:tent|us|pens|procur|cot|fez)\\w*)`,
);

/** What a question without its mark may start with; the classifier has the last word. */
export const MAY_ASK = new RegExp(
  `${LEAD}(?:${ASKED}|quando|o que|como (?!(?:voces? )?(?:me )?(?:disse|falou|contou|comentou))|que |conta|tem (?:mais |alg|outr|soci|prazo|pressa|ideia|um valor)|ja |voces? |tu |queria (?:saber|entender)|gostaria de (?:saber|entender)|posso saber|existe|alem de|fora )`,
);

/** Where a question may begin in the middle of a sentence that ends with a question mark. */
const BEGINS = new RegExp(
  `^(?:(?:e|mas|entao|ai) )?(?:${ASKED}|o que|como|quando|ja|tem|tens|isso|sem|se|tu|voces?|a senhora|o senhor|us[ao]|e contigo|e so|existe|ha|alem|mais alguem|imagin\\w+|caso|resolvendo|a decisao|a patroa|quer|precisa|pens\\w+|de que|em valores|seria|faria|ajudaria)\\b`,
);
/** A question's words, as opposed to what may also go on with a statement. */
const CLEARLY = new RegExp(`^(?:(?:e|mas|entao|ai) )?(?:${ASKED}|o que|como)\\b`);

/** "Gostaria de saber quem …", "pergunto qual …": asks in a statement. */
const INDIRECTLY =
  /\b(?:queria|gostaria de|preciso|precisava|quero) (?:saber|entender) (?:se|qual|quais|quem|como|quando|quant\w+|onde|o que|d[eao] que|que|ha)\b|\bme (?:diga|descreva|informe|explique)\b.{0,20}\b(?:se|qual|quem|como|quando|quant\w+|onde|o que)\b|\bpergunto (?:se|qual|quem|como|quando|quant\w+|onde)\b/;

/** Whether a sentence asks, with or without its mark. */
export const isAsking = (folded: string): boolean =>
  folded.includes('?') || ASKS.test(folded) || INDIRECTLY.test(folded);

export const beginsQuestion = (folded: string): boolean => BEGINS.test(folded);
export const clearlyBeginsQuestion = (folded: string): boolean => CLEARLY.test(folded);

const TAG =
  /[,. :]{1,3}(?:e )?(?:ne|nao e|e isso|e isso ai|isso|isso mesmo|certo|correto|confere|esta (?:correto|certo)|(?:to|estou) (?:certo|certa|errado)|foi isso.{0,25}|entendi (?:certo|bem|direito)|e por ai|hein|viu|visse|sabe|entende|verdade|ta|mesmo,? e|e)(?: mesmo| ne)? ?\?+$/;

/** "Você perde cliente, é isso?": a statement that asks for agreement. */
export const isTagged = (folded: string): boolean =>
  TAG.test(folded) && !(CLEARLY.test(folded) && !/[,.:]/.test(folded));

/** "Quanto você disse que perde?" */
export const REMINDS =
  /\b(?:voce|vc|tu|a senhora|o senhor) (?:me )?(?:tinha )?(?:disse|falou|comentou|mencionou|contou)\b.{0,40}\b(?:mesmo|quanto|qual|quando|quem)\b|\b(?:qual|quanto|quem|quando|o que) (?:foi |era |e )?(?:mesmo )?que (?:voce|vc|tu) (?:me )?(?:disse|falou|comentou)/;
