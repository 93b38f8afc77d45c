const REFUSAL = /^(?:(?:refuseStep|notYet\w*)#|refused$)/;

/** Whether the buyer has just refused without saying why. @param used what was said so far */
export const hasJustRefused = ({ used }: { used?: readonly string[] }): boolean =>
  // Words of the case are noted behind the refusal.
  used?.slice(used.at(-1)?.startsWith('=') ? -2 : -1).some((id) => REFUSAL.test(id)) ?? false;
