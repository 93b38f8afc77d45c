import { cleanText, cut, fold, listOf } from '../../shared/text.ts';
import { money } from '../../sums/index.ts';
import { type AmountRole, type Case, type CaseAmount, currentCase } from '../cases/case.ts';
import { referenceIn } from '../cases/customer.ts';
import { caseInWords, deciderInWords, nameInside, nameOf } from '../cases/in-words.ts';
import type { Known } from '../state/known.ts';
import { hitsIn, stemsOf } from './recall-match.ts';
import { clauseWith } from './recall-value.ts';
import { QUOTE_MAX, whenSaid } from './recall-wording.ts';

/** The customer that a question is about; null where it names none and none is current. */
function caseAsked(question: string, { state }: Known): Case | null {
  const reference = referenceIn(question, state.cases);
  if (reference.kind === 'new') return null;
  return reference.kind === 'known'
    ? (state.cases.all[reference.at] ?? null)
    : currentCase(state.cases);
}

const ROLES: readonly (readonly [AmountRole, RegExp, string])[] = [
  ['discount', /\bdesconto\b/, 'desconto'],
  ['deposit', /\b(?:sinal|entrada)\b/, 'sinal'],
  ['owed', /\b(?:dev(?:e|ia|endo)|divida|em aberto)\b/, 'em aberto'],
  ['paid-today', /\b(?:paga|pagava|gasta|gastava|conta)\b/, 'o que paga hoje'],
  ['rival', /\b(?:concorrente|outr[oa]|vizinh[oa])\b/, 'preço do outro'],
  ['price', /\b(?:valor|preco|orcamento|proposta|cobr\w+|passei|total|mandei)\b/, 'preço'],
];
const roleLabel = (role: AmountRole): string | null =>
  ROLES.find(([one]) => one === role)?.[2] ?? null;

/** What is known of a customer: what was agreed, said, decided, and for how much. */
export function inCase(question: string, known: Known): string | null {
  const one = caseAsked(question, known);
  if (!one) return null;
  const folded = fold(question);
  const name = nameOf(one);
  if (/\b(?:combin\w+|acert(?:ei|amos|ado)|ficou (?:de|pra|para|marcado|acertado))\b/.test(folded))
    return agreedOf(one, name);
  if (/\b(?:falta (?:eu )?fazer|ficou faltando|pendente|proximo passo)\b/.test(folded))
    return (
      [caseInWords(one), one.agreed ? agreedOf(one, name) : null].filter(Boolean).join(' ') || null
    );
  if (/\bquem (?:decide|manda|decidia)\b/.test(folded) && one.decider) {
    const who = [deciderInWords(one.decider), ...one.related].join(', ');
    return `${name ? `${name}: quem` : 'Quem'} participa da decisão é ${who}.`;
  }
  if (/\b(?:caso|situacao|historia|negocio) d[aeo]|\bem que (?:pe|ponto)\b/.test(folded))
    return caseInWords(one);
  if (
    /\bo que (?:foi que )?(?:el[ae]|(?:[oa] )?\w+ \w+|\w+) (?:me )?(?:disse|falou|respondeu|achou)\b/.test(
      folded,
    )
  )
    return one.said ? `${name ? `${name} disse` : 'Foi isto'}: “${quoted(one.said)}”.` : null;
  return amountOf(question, one, known);
}

const quoted = (text: string) => cut(cleanText(text).replace(/[“”]/g, ''), QUOTE_MAX);

function agreedOf(one: Case, name: string | null): string | null {
  if (one.agreed) return `${name ?? 'Ficou combinado'}: “${quoted(one.agreed)}”.`;
  const state = caseInWords(one);
  if (!name) return null;
  return state
    ? `Nesta conversa você não me contou nenhum combinado. O que eu tenho: ${state} O que vocês acertaram?`
    : `Sobre ${name}, você ainda não me contou nenhum combinado nesta conversa. O que vocês acertaram?`;
}

function amountOf(question: string, one: Case, known: Known): string | null {
  const folded = fold(question);
  const name = nameOf(one);
  if (!/\b(?:quanto|qto|qnto|valor|preco|desconto|sinal|entrada|total)\b/.test(folded)) return null;
  const role = ROLES.find(([, pattern]) => pattern.test(folded))?.[0];
  const fitting = one.amounts.filter((amount) => !role || amount.role === role);
  const found: CaseAmount | undefined = role ? fitting.at(-1) : onlyMoney(fitting);
  if (!found || !namesIt(question, role, known.state.log[found.turn]?.turn.userInput ?? ''))
    return null;
  const label = roleLabel(found.role);
  const said = known.state.log[found.turn]?.turn.userInput ?? '';
  const of = [label, name ? nameInside(one) : null].filter(Boolean).join(', ');
  return `**${money(found.value)}**${of ? ` (${of})` : ''}. Você me disse, ${whenSaid(found.turn, known.state.turns)}: “${quoted(clauseWith(found.quote, said))}”.${correctedTo(one, found)}`;
}

/** The only amount of a customer, where it is one of money: "conta mês de 30 dias" is none. */
function onlyMoney(amounts: readonly CaseAmount[]): CaseAmount | undefined {
  const [only] = amounts;
  return amounts.length === 1 && only?.role !== 'paid-today' ? only : undefined;
}

/** The statement still has the figure that was put right later. */
const correctedTo = ({ corrections }: Case, { quote }: CaseAmount): string => {
  const last = corrections.findLast(({ right }) => right === quote);
  return last ? ` Depois você corrigiu para ${last.right}.` : '';
};

/** A question for another thing than the amount is of is not answered by it. */
function namesIt(question: string, role: AmountRole | undefined, said: string): boolean {
  if (role) return true;
  const stems = stemsOf(question);
  return stems.length === 0 || hitsIn(fold(said), stems) > 0;
}

/** The customer's name for "como era o nome da mulher?", where only one can be meant. */
export function nameAsked(question: string, { state }: Known): string | null {
  const folded = fold(question);
  if (!/\b(?:nome|chama\w*|quem (?:era|e|foi))\b/.test(folded) || OTHER_THING.test(folded))
    return null;
  const gender =
    /\b(?:d[ao]l?a mulher|da|dela|ela|aquela|a que|a cliente|mulher|moca|senhora)\b/.test(folded)
      ? 'ela'
      : /\b(?:do|dele|ele|aquele|o que|o cliente|homem|cara|rapaz)\b/.test(folded)
        ? 'ele'
        : null;
  const named = state.cases.all.filter(
    (one) => one.name !== null && (gender === null || one.gender === gender),
  );
  const [only] = named;
  if (!only?.name || named.length > 1) return null;
  const at = only.turns[0] ?? 0;
  const said = state.log[at]?.turn.userInput ?? '';
  return `${only.name}. Você me disse, ${whenSaid(at, state.turns)}: “${quoted(said)}”.`;
}

/** "o nome do restaurante": of a thing or of somebody who is no customer. */
const OTHER_THING =
  /\b(?:nome d[aeo]s?|cham\w{1,3}(?: mesm[oa])? [oa]) (?!mulher|cliente|moc|senhor|homem|cara|rapaz|pacient|alun|noiv|pessoa|don|sindic|gerente|tia|tio|viuv)\w{3,}/;

/** "preço R$ 38 mil; desconto R$ 2 mil" */
export function amountsInWords({ amounts }: Case): string | null {
  const latest = new Map(amounts.map((amount) => [amount.role, amount]));
  const named = [...latest.values()].flatMap(({ role, value }) => {
    const label = roleLabel(role);
    return label ? `${label} ${money(value)}` : [];
  });
  return named.length > 0 ? listOf(named) : null;
}
