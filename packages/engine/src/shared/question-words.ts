/** "quem não pagou foi um corretor" states; "quem foi que não pagou" asks. */
const CLEFT =
  /\bquem(?= (?!que\b|foi\b|era\b|e\b|eh\b|mesm)(?:[a-z]+ ){1,8}?(?:e|eh|foi|era|sao|eram) (?:[oa]s?|uma?|meus?|minhas?|seus?|dona|el[ae]s?|eu|tu|vc|voce|mesmo [oa])\b)/g;

/** "qnts", "qto" and the like in full; "quem" in a statement is no question word. @param folded without accents */
export function questionWords(folded: string): string {
  const full = folded
    .replace(/\bqn?t(?:os|s)\b/g, 'quantos')
    .replace(/\bqn?tas\b/g, 'quantas')
    .replace(/\bqn?ta\b/g, 'quanta')
    .replace(/\bqn?to?\b/g, 'quanto');
  return folded.includes('?') ? full : full.replace(CLEFT, 'aquele');
}
