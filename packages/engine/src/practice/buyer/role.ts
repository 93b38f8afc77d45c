import { isPrivateRole } from '../../facts/private-role.ts';

const NO_TRADE =
  /^(?:cliente|pessoa|jovem|adult[oa]|morador[a]?|famíli|don[oa] de (?!\p{L}*(?:loja|oficina|padaria|salão|ateliê|barraca))|tutor[a]?|proprietári[oa]|comprador[a]?|consumidor[a]?|usuári[oa]|mulher|homem|alun[oa]|paciente|motorista de app|responsável)/u;

/** "Mestre seleira", "rendeira": what somebody lives on. */
export const isTrade = (role: string): boolean => !isPrivateRole(role) && !NO_TRADE.test(role);
