/** "Como você me disse que …": the sentence leans on the buyer's words. */
const SAYS =
  '(?:diss(?:e|este|eram)|di(?:to|zia|zendo)|falou|fal(?:aram|aste|ado|ava|ando)|contou|cont(?:aram|aste|ado|ava|ando)|coment(?:ou|aram|aste|ado|ava|ando)|mencion(?:ou|aste|ado|ava)|citou|trouxe|descreveu|explic(?:ou|aste|ado|ava)|relatou|reclam(?:ou|ava)|queix(?:ou|ava)|passou)';
const THEY_SAY = `(?:voces?|senhora?|tu) (?:me |ja |se |tinha |tava |estava |vinha |mesm[oa] )*${SAYS}`;
/** "Você me contou que …": what follows is the buyer's. */
export const QUOTES_THEM = new RegExp(`\\b${THEY_SAY}\\b`);
export const LEANS = new RegExp(
  `\\b${THEY_SAY}\\b|\\b(?:segundo|conforme) (?:voces?|a senhora|o senhor|tu)\\b|\\b(?:lembra|lembrando|pensando|considerando|levando em conta|tendo em vista|uma vez que|visto que|dado que|ja que|pel[oa] que|por causa d\\w+|por isso|pra ess[ea]|do jeito que|quem me diz)\\b|\\b(?:pra|para) (?:evitar|resolver|acabar|nao) |\\b(?:assim|ai|dai|com isso|entao) (?:voces?|a senhora|o senhor|tu|seu|sua) (?:nao|nunca|para de|deixa de)\\b|\\bnunca mais\\b|^(?:olha|veja|visse)\\b|^(?:se|como|ja que) (?!(?:eu )?entendi)`,
);

export const OFFERS =
  /\b(?:a gente|nos|noss[oa]s?|meu|minha|comigo|conosco|isso (?:resolve|acaba|evita|some|muda|deixa)|consigo|resolv\w+|cuid\w+|ajud\w+|evit\w+|entreg\w+|garant\w+|permite|funciona|faz|faco|traz|tira|tiro|elimina|acompanh\w+|inclu\w+|ofere\w+|propon\w+|propost\w+|indic\w+|solucao|plano|modalidade|servico|metodo|atua|assum\w+|(?:eu )?entro|cobre|pega (?:justo|bem)|serve|foi (?:feit|desenhad|pensad|criad)\w+|corrig\w+|atend\w+)\b/;

/** What only somebody who offers something says. */
export const STRONG_OFFER =
  /\b(?:a gente (?:entra|montou|resolve|cuida|toma conta|ajuda|acaba|evita|entrega|garante|assume|faz)|com a gente|(?:que|onde) (?:eu|a gente|nos|o nosso|a nossa) (?:entro|entra|entramos|atu\w+|trabalh\w+)|noss[oa] (?:trabalho|servico|atendimento|produto|solucao|sistema|equipe|metodo|plano)|(?:o )?meu (?:trabalho|servico|produto|plano)|(?:te|eu|lhe) indico|o mais indicado|(?:o que )?(?:eu )?(?:te |lhe )?(?:ofereco|proponho)|o que eu faco|o que a gente faz|separei|(?:resolve|resolvo|resolvemos) (?:isso|justamente|exatamente|essa|ess[ea])|(?:vai|que) (?:mudar|resolver|acabar|resolve)|corrige|fica(?:r)? livre|acaba com|comigo isso|serve (?:bem )?pra|deixa de acontecer|(?:pensad|desenhad|feit)[oa] (?:pra|para)|responsabilidade nossa|tira (?:ess[ea]|isso|esse))\b/;

const FRAME =
  '(?:entao|entendi|peguei|saquei|certo|ta|hm+|hum|bah|vixe|oxe|ah|anotei|compreendo|compreendi|entendo|se (?:eu )?(?:entendi|compreendi|peguei|a compreendi|te entendi)|deixa (?:eu )?(?:ver|confirmar|checar)|permita-?me|ou seja|quer dizer|em outras palavras|pel[oa]s? (?:que|seu|tuas|suas) ?\\w*|resumindo|do que (?:voce|a senhora)|o que (?:eu )?(?:ouvi|ouco|entendi)|so pra confirmar|to te acompanhando)';
/** What introduces the buyer's words given back. */
export const FRAMES = new RegExp(
  `^(?:(?:${FRAME}|(?:voce|tu|a senhora|o senhor) (?:me )?${SAYS})[,.:… ]*){1,3}`,
);
/** An introduction that no pitch has. */
export const UNDERSTANDS = new RegExp(`^(?:${FRAME}[,.:… ]*){1,3}`);

export const EMPATHISES =
  /\b(?:(?:te|lhe|eu|a) (?:entendo|compreendo)|entendo (?:voce|demais|bem|perfeitamente|a sua|o seu|sua|seu|como|quem)|compreend\w+|compreensiv\w+|imagino|poxa|puxa|putz|bah|vixe|nossa|que (?:chat[oa]|pena|dureza|situacao|dificil|barra|droga|sufoco)|sinto muito|lamento|dev\w+ (?:ser|estar|dar|cansar)|nao (?:e|deve ser) facil|(?:doi|pesa) (?:no bolso|mesmo|demais|muito)|e (?:pesado|duro|dureza|complicado|chato)(?: (?:mesmo|demais|viu))?[.!]*$|faz (?:todo )?(?:o )?sentido (?:voce|vc|a senhora|se |sua|ter|pensar|querer|ficar)|(?:e )?(?:normal|natural) (?:ter|ficar|se|pensar|esse|essa|querer)|(?:toda|tem) (?:a )?razao|eu (?:tambem )?(?:ficaria|estaria|teria|pensaria)|no (?:seu|teu) lugar|ninguem merece|complicado mesmo|frustrante|desgastante|estressante|cansa(?:tivo)?|respeito (?:muito )?(?:a|o|su|se)|sei como e|forca ai)\b/;

/** "Deve ser cansativo, não?": felt with the buyer, whatever mark stands behind it. */
const FEELS =
  /\b(?:imagino|dev\w+ (?:ser|estar|dar|cansar|pesar|doer)|nao (?:e|deve ser) facil|sinto muito|lamento|que (?:chat[oa]|pena|dureza|situacao|dificil|barra|sufoco)|(?:e|bem|tao|muito|super) (?:pesado|duro|complicado|chato|dificil|cansativo|frustrante|estressante)|(?:normal|natural|compreensivel) (?:ter|ficar|se|pensar|sentir)|ninguem merece)\b/;
const OF_QUESTION =
  /\b(?:o que|qual|quais|quant[oa]s?|quem|onde|quando|por que|me (?:conta|fala|diz|explica)|como (?:voce|tu|a senhora|o senhor|foi|ta|esta|faz)|(?:voces?|tu|a senhora|o senhor) (?:ja|tem|usa|faz|quer|pode|prefere|costuma))\b/;
export const isFelt = (folded: string): boolean => FEELS.test(folded) && !OF_QUESTION.test(folded);

/** What ties a clause to something that was said, whether it comes first, in the middle or last. */
const TIES =
  '(?:ja que|visto que|uma vez que|dado que|sabendo que|por causa d\\w+|por conta d\\w+|por isso|no (?:seu|teu) caso|do jeito que|em vez d\\w+|ao inves d\\w+|no lugar d\\w+|pensando n\\w+|considerando|com isso|justamente|pra quem|para quem|(?:pra|para) (?:voce|a senhora|o senhor) que|(?:pra|para) (?:tu |voce |a senhora |o senhor )?(?:evitar|acabar|resolver|nao|nunca)|assim|(?:entao|dai|ai|por isso) (?:voce |tu |a senhora |o senhor )?(?:nao|nunca|ninguem|nada)|nunca mais|nao (?:\\w+ ){1,3}mais)';
/** "Como você perde o sábado …", but not "como você prefere?". */
const AS_YOU =
  '(?:como|porque|pois|se) (?:hoje )?(?:voces?|a senhora|o senhor|tu) (?!pref|pret|quer|gost|achar|pude)';
export const LINKS = new RegExp(
  `\\b${TIES}\\b|\\b${AS_YOU}|\\b${THEY_SAY}\\b|\\b(?:segundo|conforme) (?:voces?|a senhora|o senhor|tu)\\b|\\bpel[oa] que (?:voces?|tu)\\b`,
);

/** The seller speaks of what the seller does: a pronoun, a possessive or a verb in the first person. */
export const OWN_DEED =
  /\b(?:eu|a gente|nos|noss[oa]s?|minhas?|meus?|comigo|conosco|(?:te|lhe) (?:\w{3,9}o|\w{2,9}mos)|(?<!\b(?:sem|um|de|do|da|o|por|com|qualquer) )(?:busc|lev|entreg|mand|mont|prepar|instal|cuid|resolv|fac|trag|avis|acompanh|ensin|cobr|atend|organiz|limp|revis|adapt|ajust|envi|garant|inclu|troc|confirm|assum|coloc|us|dimension|deix|separ|repon)(?:h?o|amos|emos|imos)|[oa] (?:kit|plano|sistema|servico|curso|pacote|produto|app|aplicativo|plataforma|programa|metodo|seguro|tratamento|mentoria|consultoria|assessoria)|ja vem)\b/;

/** The seller's merits in general, which answer nobody's case. */
export const PRESENTS =
  /\b(?:(?:sou|somos) (?:\w+ )?(?:formad\w+|professor\w*|apaixonad\w+|especialista\w*|profissional|referencia|lider\w*|uma? (?:empresa|equipe|time)|a (?:maior|melhor)|o (?:maior|melhor))|(?:tenho|temos) (?:\w+ )?(?:formacao|experiencia|avaliac\w+|anos|referencias)|(?:ha|faz) (?:mais de )?\w+ anos|(?:melhor|maior|mais complet\w) (?:d[aeo]|que)\b|premiad\w+|reconhecid\w+)/;

/** A clause about the buyer's case, before what the seller does about it. */
export const CASE_FIRST =
  /^(?:(?:e|ah|entao|olha|ai),? )?(?:como|ja que|se|quando|com|sobre|quanto|para|pra|por|pel[oa]|n[oa] caso|aquel[ea]s?|ess[ea]s?|est[ea]s?|segundo|conforme|vi que|o que) /;
