import { fold } from '../shared/text.ts';

/** Who buys for the family or the own life, whatever else they do: "mãe", "noivos", "dona de casa". */
const PRIVATE =
  /^(?:maes?|pais?|av[oa]s?|filh[oa]s?|net[oa]s?|nora|genro|noiv[oa]s?|espos[oa]s?|maridos?|familias?|casa(?:l|is)|idos[oa]s?|viuv[oa]s?|aposentad[oa]s?|pensionistas?|gestantes?|gravidas?|morador(?:a|es|as)?|donas? de casa|estudantes?|madrinhas?|padrinhos?|vaqueir[oa]s?)\b/;

/** Whether a buyer's noun, or the role of a persona, is one of a family or of the own life. */
export const isPrivateRole = (role: string): boolean => PRIVATE.test(fold(role));
