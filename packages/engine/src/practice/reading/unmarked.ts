const DOES =
  'tem|tens|usam?|faz|fazem|fez|mor(?:a|am)|trabalha[ms]?|trampa|compr(?:a|am|ou)|vend(?:e|em)|atend(?:e|em)|abr(?:e|em)|fech(?:a|am)|entreg(?:a|am)|costuma[ms]?|teve|tiveram|possui|gosta[ms]?|conhec(?:e|em)|sab(?:e|em)|lembra[ms]?|alug(?:a|am)|aceita[m]?|emite[m]?|dirige|estuda[m]?|nasceu|torce[m]?|cria[m]?|planta[m]?|troc(?:a|am|ou)';
const ADVERBS = '(?:(?:mesm[oa]|ja|ainda|hoje|sempre|so|tambem|ai) ){0,3}';
const YOU = '(?:voces?|tu|a senhora|o senhor)';

/** How people ask without a question mark. */
const ASKS: readonly RegExp[] = [
  '\\b(?:qual|quais|quant[oa]s?|(?<!(?:pra|para|de|a|com|por) )quem|onde|por que|que (?:dia|horas?|tipo|marca|ano|mes|cor|tamanho|jeito|parte|bairro|cidade|modelo|idade|time|frequencia))\\b',
  `^(?:(?:e|mas|ah|oi|opa|entao|bom|legal|certo|beleza|show)[,! ]+){0,3}(?:(?:${YOU}|ai|hoje|la)[, ]+)?${ADVERBS}(?:${DOES}|rola|cabe[m]?|existe)\\b`,
  `\\b${YOU} ${ADVERBS}(?:${DOES}|e|sao|ta|tao|fica|foi|mandam?|pegam?|busca|lava|leva|toma|anda)\\b`,
].map((one) => new RegExp(one));
/** What only somebody says who tells, praises or comforts. */
const TELLS =
  /\b(?:eu|a gente|nos|noss[oa]s?|meus?|minhas?|temos|fazemos|comigo|conosco|te|garant\w+|ganh\w+|economi\w+|melhor\w*|qualidade|desconto|gratis|reais|imagino|entendo|normal|dificil|complicad\w+|sei|otim\w+|completa|lind[oa]|todos?|merece|nunca|vai (?:amar|gostar|ver|adorar|se)|nao precisa|so paga|protege|voce e uma?|toda razao)\b|r\$|\d{3}/;
const WORDS_MOST = 14;

/** "Pra eu te passar o valor: …", "antes de falar do preço, …" */
const PURPOSE =
  /^(?:so )?(?:pra|para|antes d[ea]|desculp\w+|por curiosidade|uma (?:coisa|duvida|pergunta)|me (?:fala|diz|conta|tira))\b[^,:]{0,60}[,:] /;
/** What asks where it is known what it asks for. */
const MAY_ASK =
  /\b(?:qual|quais|quant[oa]s?|quem|onde|quando|como|que|por que|voces?|tu|a senhora|o senhor|d[ao] senhora?|teus?|tuas?|seus?|suas?|ai|dai|ou)\b/;

/** Whether a sentence without a question mark asks for something. @param folded a sentence */
export const asksUnmarked = (folded: string): boolean =>
  isPlain(folded) && ASKS.some((one) => one.test(folded));

/** Whether it may ask, where its words are those of questions about something. */
export const mayAskUnmarked = (folded: string): boolean => isPlain(folded) && MAY_ASK.test(folded);

function isPlain(folded: string): boolean {
  const asked = folded.replace(PURPOSE, '');
  return !folded.includes('?') && asked.split(' ').length <= WORDS_MOST && !TELLS.test(asked);
}
