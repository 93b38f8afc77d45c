/** "qnts", "qto" and the like in full. @param folded without accents */
export const questionWords = (folded: string): string =>
  folded
    .replace(/\bqn?t(?:os|s)\b/g, 'quantos')
    .replace(/\bqn?tas\b/g, 'quantas')
    .replace(/\bqn?ta\b/g, 'quanta')
    .replace(/\bqn?to?\b/g, 'quanto');
