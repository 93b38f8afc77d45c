/** What the seller adds for the coach after the customer's words. */
export const TO_COACH =
  /[,.;!?]?\s(?:e (?:agora|a[ií])|(?:o que|o q|oq|oque|que|q|como) (?:que |q )?(?:eu )?(?:fa[cç]o|falo|digo|respondo|contorno|explico|trato|lido)|(?:fa[cç]o|falo|digo|respondo) (?:o que|o q|oq|oque|o qu[eê]|como)|me ajuda|e eu|sei l[aá])(?![\p{L}]).{0,60}$|\?\s.{0,80}$/iu;
