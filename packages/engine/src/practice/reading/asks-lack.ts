/** "O que falta pra você decidir?": asks for what stands in the way. */
const LACKS =
  /\bo que (?:e que )?(?:ainda )?(?:te |lhe )?(?:falta\w*|precisa (?:estar|ser|ficar|acontecer|mudar)|teria que (?:acontecer|mudar|ter))\b.{0,60}\b(?:voces?|ti|senhora?|gente|marc\w+|fech\w+|decid\w+|avanc\w+|segur[oa]|tranquil[oa]|comec\w+|mudar)\b/;

/** "O que a senhora precisa ver ou saber pra decidir?" */
const NEEDS =
  /\bo que (?:e que )?(?:mais )?(?:(?:voces?|vc|tu|a senhora|o senhor) )?(?:ainda )?(?:precisa\w*|quer\w*|gostaria|teria|ia (?:querer|precisar|gostar)|te faria|lhe faria|te ajudaria|lhe ajudaria|te convenc\w+|te deixaria|lhe deixaria)\b.{0,50}\b(?:decid\w+|fech\w+|avanc\w+|serve|segur[oa]|tranquil[oa]|certeza|compr\w+|val(?:e|er)(?: a pena)?|topar|dizer sim|convencid[oa])\b/;

/** Asks what the buyer needs to decide. */
export const asksNeed = (folded: string): boolean => NEEDS.test(folded);

/** Asks what stands in the way, or what is needed. */
export const asksLack = (folded: string): boolean => LACKS.test(folded) || asksNeed(folded);
