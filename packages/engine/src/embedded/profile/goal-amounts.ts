import { type Quantity, readQuantities } from '../../facts/amounts.ts';
import { after, before } from '../../facts/clause.ts';
import type { Goal } from '../../facts/goal.ts';
import { type Answer, readTokens, wordAt } from '../../facts/tokens.ts';
import type { Period } from '../../knowledge/facts/vocabulary.ts';
import { fold } from '../../shared/text.ts';
import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { nounPhrase, singular } from '../../shared/writing/pt/phrases.ts';

/** What the answer about the goal counts, and what one sale brings. */
export interface Amounts {
  /** What is counted: 40 "cartórios novos". */
  count: { value: number; noun: NounPhrase } | null;
  /** What one sale brings: "a 5.500 cada", "ganho 35 por instalação". */
  each: { value: number; isCommission: boolean; isMonthly: boolean } | null;
  /** In percent: "comissão de 1,2%". */
  share: number | null;
}

/** A goal that counts something, as profile and plan both compute with it. */
export interface CountedGoal {
  value: number;
  noun: NounPhrase;
  from: number | null;
  per: Period | null;
  /** A number to have at once, such as contracts; other goals are won anew in each period. */
  isStock: boolean;
}

const STOCK =
  /\b(?:tenho|temos|tinha|carteira|assinantes|ativ[oa]s|fix[oa]s|em contrato|alugad[oa]s|ao mesmo tempo|minha turma|na base)\b/;
/** They stay, whatever the period says: "22 pacientes fixos por semana". */
const KEPT = /\b(?:ativ[oa]s|fix[oa]s|ao mesmo tempo|minha turma|em contrato|na base)\b/;
const HAS = /\b(?:tenho|temos)\b/;
const STATED_PERIOD =
  /\b(?:por|a|ao|no|cada|todo|toda) (?:dia|semana|mes|ano|trimestre|semestre)\b/;

/** Null where the goal is an amount of money or counts nothing. */
export function countedGoal(goal: Goal, quote: string, answer: string): CountedGoal | null {
  const { count, each } = readAmounts(readTokens(answer));
  const isMoney = goal.unit === 'BRL' && each?.value !== goal.value;
  if (!count || isMoney) return null;
  // "hoje faço 9 banhos por dia e quero 15" names the noun with the baseline.
  const isBaseline = count.value === goal.from;
  const value = isBaseline ? goal.value : count.value;
  const isWhole = goal.value === value;
  const from = isWhole && goal.from !== null && goal.from < value ? goal.from : null;
  const folded = fold(answer);
  const period = isWhole ? STATED_PERIOD.test(fold(quote)) : STATED_PERIOD.test(folded);
  const isStock =
    STOCK.test(folded) && (!period || KEPT.test(folded) || (from !== null && HAS.test(folded)));
  return {
    value,
    noun: count.noun,
    // "ganho 35 por instalação" is no baseline.
    from: from !== null && from === each?.value ? null : from,
    per: isStock ? null : isWhole ? goal.per : (readQuantities(readTokens(answer))[0]?.per ?? null),
    isStock,
  };
}

/** Whether a customer takes one of what is counted, so that conversations lead to it. */
export const isOneEach = ({ text }: NounPhrase): boolean => ONE_EACH.test(fold(text));

const ONE_EACH =
  /^(?:planos?|contratos?|contas?|clientes?|assinantes?|alun[oa]s?|pacientes?|famili(?:a|as)|pessoas?|empresas?|lojas?|casamentos?|festas?|eventos?|instalac\w{2,3}|seguros?|cartorios?|projetos?|maquininhas?|carros?|motos?|veiculos?|camas?|pares|par|oculos|assinaturas?|matriculas?|apolices?|imove[il]s?|apartamentos?|casas?|terrenos?|equipamentos?|maquinas?|aparelhos?|implantes?|cirurgias?|partos?|restauros?|colecoes|colecao|sqls?|leads?|vendas?|cotas?|cartas?|procedimentos?|tratamentos?|banhos?|servicos?|atendimentos?|consultas?|visitas?|obras?|fachadas?|sistemas?|licencas?|consultorias?|mentorias?|ensaios?|viagens|viagem|pacotes?|fretes?|mudancas?|turmas?|escolas?|hospitais|hospital|clinicas?|restaurantes?|condominios?|hoteis|hotel|[a-z]{3,}(?:istas?|dores|doras|nt[ea]s?))\b/;

/** The amounts of the answer that are not the goal itself. */
export function readAmounts(answer: Answer): Amounts {
  const quantities = readQuantities(answer);
  return {
    count: countIn(answer, quantities),
    each: eachIn(answer, quantities),
    share: shareIn(answer, quantities),
  };
}

/** Words after a number that describe money or time and count nothing. */
const NOT_COUNTED =
  /^(?:livres?|limp[oa]s?|liquid[oa]s?|brut[oa]s?|fix[oa]s?|mensa(?:l|is)|anua(?:l|is)|anos?|mes|meses|dias?|semanas?|horas?|vezes|m|m2|reais|milhao|milhoes)$/;
const NOUN_END = /^(?:por|no|na|ao|em|a|de|do|da|com|pagando|ao|,|e|que|hoje|para|pra)$/;

function countIn(answer: Answer, quantities: readonly Quantity[]): Amounts['count'] {
  const found = quantities.find(({ kind, noun, isArticle, numberEnd }) => {
    const next = wordAt(answer, numberEnd);
    return !isArticle && noun !== null && /^(?:count|bare)$/.test(kind) && !NOT_COUNTED.test(next);
  });
  if (!found) return null;
  const words: string[] = [];
  for (let at = found.numberEnd; at < found.numberEnd + 4; at++) {
    const token = answer.tokens[at];
    if (token?.kind !== 'word' || NOUN_END.test(token.folded)) break;
    words.push(token.text);
  }
  const text = words.join(' ');
  return text === '' || !/s$|^d[uú]zia$|^m[3³]$/i.test(words[0] ?? '')
    ? null
    : { value: found.low, noun: singular(nounPhrase(text, { number: 'p' })) };
}

const EARNED = /\b(?:ganho|recebo|comissao|tiro)(?: (?:de|uns|umas))?$/;
/** What is earned today is no price: "hoje tiro 2.200". */
const BASELINE =
  /\b(?:hoje|agora|atualmente)(?: (?:eu|so))? (?:ganho|recebo|tiro)(?: (?:de|uns|umas))?$/;
const isEarned = (words: string): boolean => EARNED.test(words) && !BASELINE.test(words);
const TICKET = /(?:^|\s)(?:a|de|ticket(?: medio)?(?: de)?|media de|pagando|por|trimestral de)$/;

function eachIn(answer: Answer, quantities: readonly Quantity[]): Amounts['each'] {
  for (const { kind, first, low, from, per, noun } of quantities.slice(1)) {
    if (from !== null || !/^(?:money|bare)$/.test(kind) || noun !== null) continue;
    const words = before(answer, first);
    if (BASELINE.test(words)) continue;
    const isCommission = EARNED.test(words);
    if (isCommission || TICKET.test(words)) {
      return { value: low, isCommission, isMonthly: per === 'month' };
    }
  }
  // "ganho 35 por instalação": the number before "por" and a thing is no count.
  const earned = quantities.slice(1).find(({ first }) => isEarned(before(answer, first)));
  return earned && earned.kind !== 'percent'
    ? { value: earned.low, isCommission: true, isMonthly: false }
    : null;
}

function shareIn(answer: Answer, quantities: readonly Quantity[]): number | null {
  const share = quantities.find(
    ({ kind, first, end }) =>
      kind === 'percent' &&
      (/\b(?:comissao|margem)\b/.test(before(answer, first)) ||
        EARNED.test(before(answer, first)) ||
        /^(?:por|de comissao|da venda|do valor)\b/.test(after(answer, end, 2))),
  );
  return share?.low ?? null;
}
