import { flat } from '../text-search.ts';
import type { Value } from '../values.ts';

/** Words that lead to a value and name no thing that it is of. */
const GENERAL =
  /^(?:dia|data|hora|horar|preco|valor|agora|passa|passo|passo|mudou|muda|fica|ficam|ficou|sera|serao|sao|custa|sai|chego|levo|ser|feira|pra|verda|seu|sua|manha|tarde|noite|reais|entao|novo|nova|mesmo|corre|certo|sobe|subiu|baixo|baixe|troca|mude|adian|anteci|adia|antec|passe|ate|partir|somen|apena|somos|vamos|vou|quero|poe|coloc|bota|deixa|antes|era|prorr|esten|proxi|marca|remar|trans|troco|alter|corri|aumen|dimin|reduz)$/;
export const isGeneral = (stem: string): boolean => GENERAL.test(stem);

/** The word before a value that no preposition stands for: "sai" of "sai no dia 9". */
export const leadOf = (text: string, { start }: Value): string =>
  /(?<![a-z])([a-z]{2,12})(?: (?:no|na|dia|as|em|por|de|a|o|para|pra|ate|so)){0,4} ?$/.exec(
    flat(text.slice(Math.max(0, start - LEAD_FROM), start)),
  )?.[1] ?? '';
const LEAD_FROM = 30;
/** "4x de 1.700" is no other price. */
export const IN_PARTS = /\d\s?(?:x|vezes|parcelas) de (?:R\$ ?)?$/iu;

/** Nouns before which "segunda" and "quinta" count rather than name a day. */
export const ORDINAL =
  /\b(?:edicao|parcela|vez|versao|opcao|aula|turma|etapa|prestacao|via|fileira|loja|casa|rua|parte|linha)\b/;
