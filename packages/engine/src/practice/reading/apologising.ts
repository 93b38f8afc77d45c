const APOLOGISES =
  /\b(?:(?:te |lhe |me |mil |peco |pedir )desculpas?|desculp(?:a|e|em)(?! (?:esfarrapada|pra nao|de sempre))|perdao|me perdo\w+|foi mal|peguei pesado|passei do ponto|fui (?:muito |bem |meio |um pouco )?(?:gross[oa]|insistente|chat[oa]|afobad[oa]|apressad[oa]|rud[eo]|dur[oa]|infeliz)|nao (?:quis|quero|queria|era pra|foi minha intencao) (?:te |lhe |ser |soar )?(?:pression\w+|apress\w+|ofend\w+|magoar|diminuir|gross[oa]|insistente|forcar))\b/;
const NO_APOLOGY =
  /\b(?:nao|nem|sem|inventa\w*|arruma\w*|so|e|dar?|chega de) (?:(?:te |me |peco |pedir |vou |uma |mais ){0,3})desculpas?\b/;

/** Says sorry for what was said to the buyer. @param folded a message */
export const isApologising = (folded: string): boolean =>
  APOLOGISES.test(folded) && !NO_APOLOGY.test(folded);
