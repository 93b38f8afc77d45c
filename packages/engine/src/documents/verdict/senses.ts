import type { Clause } from './clauses.ts';
import type { Whether } from './whether.ts';

/** "Em parte" of what is given back in part. */
export type Verdict = 'Sim' | 'Não' | 'Em parte' | 'Depende';

/** The verdict where the rule holds; null where it says nothing about what is asked. */
export function positive(
  asked: Whether,
  { text, denies }: Clause,
): Exclude<Verdict, 'Depende'> | null {
  const isFree = FREE.test(text);
  const costs = COSTS.test(text) && !isFree;
  switch (asked.sense) {
    case 'needed':
      if (OPTIONAL.test(text)) return 'Não';
      return NEEDS.test(text) ? 'Sim' : null;
    case 'paid':
      if (isFree || NO_CHARGE.test(text)) return 'Não';
      return costs && !denies ? 'Sim' : null;
    case 'free':
      if (denies && !NO_CHARGE.test(text)) return 'Não';
      if (isFree) return 'Sim';
      return costs ? 'Não' : null;
    case 'lost':
      if (REPLACED.test(text)) return 'Não';
      if (LOSES.test(text)) return 'Sim';
      return RETURNS.test(text) && PAID_SUM.test(`${asked.text} ${text}`) ? 'Não' : null;
    default:
      if (AUTHORITY.test(text) && !AUTHORITY.test(asked.text)) return 'Não';
      if (PART.test(text) && RETURNED.test(asked.text) && !WHOLE.test(asked.text))
        return 'Em parte';
      if (WHOLE.test(asked.text) && PART.test(text)) return 'Não';
      return denies || LOSES.test(text) ? 'Não' : 'Sim';
  }
}

/** What somebody else decides. */
const AUTHORITY = /\b(?:gerente|gerencia|diretor\w*|supervisor\w*|coordena\w+)\b/;
const RETURNED = /\b(?:devol\w+|reembols\w+|estorn\w+)\b/;
const WHOLE = /\b(?:tudo|inteir\w+|integral|100 ?%|todo o)\b/;
const PART = /\b(?:metade|parcial|credito|parte|[1-9]\d? ?%)/;
const FREE = /\b(?:gratis|gratuit\w+|sem (?:custo|taxa|cobranca)|cortesia|inclu[si]\w+|isent\w+)\b/;
const COSTS = /r\$ ?\d|\d ?%|\b(?:cobr\w+|taxa|acrescimo|por conta d\w+|a parte|por fora)\b/;
const NO_CHARGE = /\bnao (?:se )?cobr\w+|\bnao pag\w+|\bnao tem (?:taxa|custo|multa|juros)/;
const OPTIONAL =
  /\b(?:opciona\w+|facultativ\w+|dispensa\w*|nao (?:e )?(?:precis\w+|obrigatori\w+|exig\w+|necessari\w+))\b|\bsem (?:necessidade|precisar|agendamento|hora marcada|consulta)\b/;
const NEEDS =
  /\b(?:precis\w+|obrigatori\w+|exig\w+|necessari\w+|so |somente|apenas|mediante|minim\w+|sinal|antecedencia|tem que|deve\w*|traz\w*|levar)\b/;
const LOSES =
  /\b(?:perd(?!id)\w+|nao (?:ha |tem )?(?:devol\w+|reembols\w+|restitu\w+)|sem (?:devolucao|reembolso)|multa)\b/;
/** "a visita perdida é reposta" */
const REPLACED = /\brepost[oa]s?\b|\brepo(?:mos|e|em)\b|\bha reposicao\b/;
const PAID_SUM = /\b(?:sinal|entrada|dinheiro|valor|reserva|tudo|pag\w+)\b/;
const RETURNS = /\b(?:devol\w+|reembols\w+|credito|remarc\w+|abatid\w+|metade|estorn\w+)\b/;
