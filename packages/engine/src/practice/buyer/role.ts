/** Who buys as somebody's mother, or for their own wedding, runs no business in doing so. */
const PRIVATE =
  /^(?:mãe|pai|av[óô]|filh[oa]|net[oa]|noiv[oa]|espos[oa]|marido|aposentad[oa]|morador[a]?|gestante|grávida|viúv[oa]|pensionista|vaqueir[oa]|dona de casa|estudante|madrinha|padrinho)(?!\p{L})/u;

/** Whether a role is one of a family or of the own life. */
export const isPrivate = (role: string): boolean => PRIVATE.test(role);

const NO_TRADE =
  /^(?:cliente|pessoa|jovem|adult[oa]|morador[a]?|famíli|don[oa] de (?!\p{L}*(?:loja|oficina|padaria|salão|ateliê|barraca))|tutor[a]?|proprietári[oa]|comprador[a]?|consumidor[a]?|usuári[oa]|mulher|homem|alun[oa]|paciente|motorista de app|responsável)/u;

/** "Mestre seleira", "rendeira": what somebody lives on. */
export const isTrade = (role: string): boolean => !PRIVATE.test(role) && !NO_TRADE.test(role);
