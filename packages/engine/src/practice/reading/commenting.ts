/** A word on the answer, however short: who gets one does not complain in the same breath. */
export const COMMENTS =
  /\b(?:entendi|entendo|imagino|nossa|poxa|puxa|caramba|que (?:legal|bacana|bom|delicia|lindo|idade|correria|chato)|puts|putz|desculpa|tem razao|show|faz sentido|verdade|eita|pergunto (?:porque|pra)|correria)\b/;
