const REFUSAL = /^(?:refuseStep|notYet\w*)#/;

/** Whether the buyer has just refused without saying why. @param used what was said so far */
export const hasJustRefused = ({ used }: { used?: readonly string[] }): boolean =>
  REFUSAL.test(used?.at(-1) ?? '');
