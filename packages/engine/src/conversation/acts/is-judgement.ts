/** Whether a reply judges a line; the form is what `judgement` writes. */
export const isJudgement = (reply: string): boolean =>
  /^\*\*(?:Funciona:\*\*|Nota \d)/m.test(reply);
