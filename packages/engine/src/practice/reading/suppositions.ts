const SUPPOSES =
  /^(?:(?:e|mas|ai|entao|agora|ja|voces?|a senhora|o senhor|tu|pensou|pensaram|imagina|imagine|imaginou|pensa|pense|no caso|so|por exemplo|bom|tipo|oxe|oxente|visse|rapaz|olha|opa|eita|uai|bah|o que (?:acontece|seria|faz|faria)|como (?:fica|ficaria|faz)|que)[, ]+){0,6}(?:se|caso|quando(?! (?:foi|aconteceu|comecou|e que)\b)) /;
/** What nobody wishes for. */
const THREATS =
  '(?:fiscal\\w*|vigilancia|mult\\w+|autuad\\w+|processo\\w*|process(?:ar|asse|ado|ada)\\w*|ladr\\w+|assalt\\w+|roub\\w+|furt\\w+|golpe\\w*|incendio\\w*|fogo|enchente\\w*|alag\\w+|temporal|tempestade|granizo|geada|praga\\w*|acidente\\w*|doenca\\w*|emergencia\\w*|prejuizo\\w*|apagao|imprevisto\\w*|problema\\w*)';
const TROUBLES =
  '(?:derret\\w+|borr(?:ar|asse|ou)|manch(?:ar|asse)|rasg(?:ar|asse)|desmanch\\w+|apodre\\w+|quebr\\w+|estrag\\w+|queim\\w+|vaz(?:ar|asse|a)|entup\\w+|chov\\w+|adoec\\w+|machuc\\w+|sofr(?:er|esse)|morr\\w+|sum(?:ir|isse|irem)|cancel\\w+|desist\\w+|desmarc\\w+|reclam\\w+|pior\\w+|invad\\w+|romp\\w+|arrebent\\w+|trav(?:ar|asse|a)|err(?:ar|asse|ado)|falh\\w+|falt(?:ar|asse|arem|a)|atras\\w+|perd(?:er|esse|erem)|ca(?:ir|isse|irem|i)|par(?:ar|asse|arem|assem)|demor\\w+|rejeit\\w+|reprov\\w+|denunci\\w+|infiltr\\w+|mof(?:ar|asse)|rach\\w+|bat(?:er|esse)|engord\\w+|continu(?:ar|asse)|repet(?:ir|isse)|acontec(?:er|esse)|demit\\w+|demissao|ficar (?:sem|assim|parad\\w)|ficasse (?:sem|assim|parad\\w)|(?:d[ea]r|desse|da) (?:errado|problema|ruim)|de novo|outra vez|nao (?:cheg\\w+|vier\\w*|aparec\\w+|entreg\\w+|volt\\w+|aguent\\w+))';
const TROUBLE = new RegExp(`\\b(?:${THREATS}|${TROUBLES})\\b`);
/** What would be better than today, or what the seller would do. */
const RELIEF =
  /\b(?:nao (?:precis|tiv|houv|acontec|falt|quebr|perd|atras|par|fosse|for|depend|corr)\w*|nunca mais|ninguem mais|resolv\w+|acab(?:asse|ar|ou)|deix(?:asse|ar) de|conseg\w+|pudesse|puder|tivesse (?:como|um|uma|algu\w+)|existi\w+|funcion(?:a|ar|asse|ou)|garant\w+|evit\w+|diminu\w+|reduz\w+|melhor\w+|para(?:sse|r) de|sem (?:mais|perder|precisar|isso|ess\w+)|antes d[eo]|eu (?:te|lhe|mostr|fiz|der|consig|cuid|traz|troux)\w*|a gente (?:te|mostr|test|fiz|fec|cuid|resolv|troc|marc)\w*|voces? (?:test|experiment|quis|pud)\w*)\b/;

/** "Se não resolver", "se continuar assim": what becomes of it when nothing is done. */
const STAYS =
  /\b(?:se|caso) (?:[a-z]+ ){0,3}nao (?:resolv|fiz|fizer|mud|trat|cuid|arrum|tom|mex|troc|melhor|consegu|contrat|fech)[a-z]*\b(?! (?:por|em|agora|comigo|ate))|\bse (?:nada|ninguem) (?:mud|fiz|for|fizer)[a-z]*|\bse (?:[a-z]+ ){0,4}(?:continu(?:ar|asse)|ficar|ficasse|seguir|deixar) (?:assim|desse jeito|do jeito que|como (?:ta|esta)|igual|mais)/;
const FORWARD =
  /\b(?:o que|como|qual|quais|onde|imagin\w+|acontec\w+|fica|vai|muda|daqui|preocup\w+|risco)\b/;

/** Asks for what comes when nothing is done. */
const supposesNothingDone = (folded: string): boolean => STAYS.test(folded) && FORWARD.test(folded);

/** "E se o fiscal chegasse?", "já pensou se o caminhão quebra na safra?": supposes that something goes wrong. */
export const supposesTrouble = (folded: string): boolean =>
  supposesNothingDone(folded) ||
  (SUPPOSES.test(folded) && TROUBLE.test(folded) && !RELIEF.test(folded));
