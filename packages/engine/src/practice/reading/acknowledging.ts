const ACKNOWLEDGES =
  /^(?:(?:ah|olha|entao|bom|opa|sim|claro|ta|ok|poxa),? )*(?:(?:eu )?(?:te |lhe )?(?:entendo|compreendo|imagino|concordo|respeito)|entendo que|tem sim|tem razao|(?:voce|a senhora|o senhor|tu) (?:tem|esta|ta) (?:toda )?(?:razao|cert[oa])|(?:e |super |muito )?(?:just[oa]|normal|natural|compreensivel|verdade|importante)\b|e um (?:valor|investimento|dinheiro|passo) (?:alto|grande|importante|consideravel)|faz (?:todo |total )?sentido (?:voce|a senhora|o senhor|tu|se|sua|essa|querer|comparar|pensar)|sei (?:que|como) (?:pesa|e|isso|nao e)|eu tambem (?:ficaria|pensaria|compararia|faria|olharia)|no (?:seu|teu) lugar|boa pergunta|que bom que (?:voce )?(?:falou|perguntou|disse))/;
const INSIDE =
  /\b(?:(?:duvida|pergunta|preocupacao|receio|medo|cautela|comparacao|ponto) (?:(?:e|muito|super|bem|mais que|totalmente) ){0,3}(?:just[oa]|valid[oa]|normal|natural|important\w|compreensivel|legitim[oa])|e (?:justo|normal|natural|compreensivel)|(?:entendo|compreendo|sei) que (?:pesa|e (?:muito|alto|caro|um)|da (?:medo|receio|inseguranca)|preocupa|assusta|aperta)|tem (?:toda )?razao)\b/;

/** Takes what the buyer objects seriously before anything else is said of it. @param folded a sentence */
export const isAcknowledging = (folded: string): boolean =>
  ACKNOWLEDGES.test(folded) || INSIDE.test(folded);
