import type { BuyerKind, ProblemKind, PurchaseKind } from '../../knowledge/practice/biography.ts';
import { BUYER_KINDS, PROBLEM_KINDS, PURCHASE_KINDS } from '../../knowledge/practice/index.ts';
import { isForOwnChild, isForParent } from '../buyer/bought-for.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import type { Biography } from '../types.ts';
import { babyOf } from './baby.ts';

/** Kinds whose answers fit anybody. */
export const NEUTRAL: Biography = { buyer: 'person', purchase: 'purchase', problem: 'problem' };
/** Who has a baby, whatever else the words name first. */
const BABY_PARENT = 'baby-mother';
/** Who buys for the own father or mother, who may be named before. */
const ADULT_CHILD = 'adult-child';
export const NEUTRAL_COMPANY = 'company';

/** Who runs something: "donas de salão", but not "donas de casa". */
const RUNS =
  /\b(?:don[oa]s? (?:de|do|da) (?!casa|apartament|chacara|terreno|piscina|cachorr|gato|pet|cao|caes|carro|moto|caminhonete|caval|egua|bike|biciclet|patinete|barco|lancha|bebe|aparelho|instrumento|viol|sanfona|planta|jardim|quintal|celular|notebook)|propriet\w+ de (?!casa|imove)|gestor\w*|gerent\w+|diretor\w*|empresari\w+|empreended\w+|lojist\w+|comerciant\w+|sindic\w+|produtor\w*|agricultor\w*|sitiant\w+|fazendeir\w+|horticult\w+|pecuarist\w+|comprador\w* (?:de|em) (?:industria|empresa|fabrica)|coordenador\w*|franquead\w+|responsave\w+ (?:por|pel[ao]) (?:compra|empresa|setor))/;

/** Whether a text is about somebody who runs a business. */
export const runsBusiness = (text: string): boolean => RUNS.test(plain(text));

interface Kind {
  key: string;
  isGeneral?: boolean | undefined;
  pattern: RegExp;
}

/** The kind that the texts name; a general one only where they name no other. */
const kindIn = <K extends Kind>(kinds: readonly K[], texts: readonly string[]): K | undefined =>
  firstNamed(
    kinds.filter(({ isGeneral }) => !isGeneral),
    texts,
  ) ?? firstNamed(kinds, texts);

/** Of the first text that names any, the one that it names first. */
function firstNamed<K extends Kind>(kinds: readonly K[], texts: readonly string[]): K | undefined {
  for (const text of texts) {
    const folded = plain(text);
    const named = kinds
      .map((kind) => ({ kind, at: folded.search(kind.pattern) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at);
    if (named[0]) return named[0].kind;
  }
  return undefined;
}

/** Where the words about who it is end, and those about what they do, have or need begin. */
const HEAD_ENDS = /[,;.:(“”\n]| (?:que|com|sem|e|mas|para|pra|onde) /u;
export const headOf = (text: string): string => text.split(HEAD_ENDS)[0] ?? text;

const CUE_STEM = 5;

/** Whether two words of a kind, or one that the offer has too, name it: who plays at weddings is no bride. */
export function isNamedTwice(pattern: RegExp, description: string, offer: string): boolean {
  const cues = [...plain(description).matchAll(new RegExp(pattern, 'g'))].map(([cue]) =>
    cue.slice(0, CUE_STEM),
  );
  return new Set(cues).size > 1 || pattern.test(plain(offer));
}

/** Nouns that say how something is sold; what is sold follows them. */
const CONTAINERS =
  /^(?:(?:kit|plano|pacote|curso|aula|sistema|servico|projeto|instalacao|venda|revenda|loja|assinatura|conjunto|linha|aluguel|locacao|limpeza|manutencao|reforma|compra|contrato|programa|mensalidade|fornecimento|producao|confeccao|consultoria|assessoria|gestao|administracao|clube|combo|sessao|sessoes|avaliacao|tratamento)s?|de|d[oa]s?|[oa]s?|um|uma|completo|completa|mensal|anual)$/;

/** "Sistema solar" is solar, whatever kind of system others sell. */
const BARE_CONTAINER =
  /^(?:sistema|kit|plano|pacote|projeto)s? (?!d[eoa]s? |para |pra |com |completo|mensal|anual)/;

/** A material that makes another thing of it: "forno de barro". */
const MAKES = /^(?:barro|lenha)$/;

/** What is sold, without where, how and for which buyer: of "lavagem com busca em casa" the "lavagem". */
function soldIn(offer: string): string {
  const head =
    plain(offer).split(
      / (?:com|para|pra|em|n[oa]s?|por|sem|ao?s?(?! (?:lenha|gas)(?:$| ))|e) |[,;.:(+]/,
    )[0] ?? '';
  const words = head.split(' ');
  const noun = words.findIndex((word) => !CONTAINERS.test(word));
  const after = words
    .slice(noun + 1)
    .findIndex((word, at, rest) => /^d(?:e|[oa]s?)$/.test(word) && !MAKES.test(rest[at + 1] ?? ''));
  return noun < 0 || after < 0 ? head : words.slice(0, noun + 1 + after).join(' ');
}

/** The seller's own words in a profile's text, where they are quoted. */
export const quotedIn = (text: string): string => {
  const quoted = [...text.matchAll(/[“']([^”']{1,300})[”']/gu)].map(([, words = '']) => words);
  return quoted.length > 0 ? quoted.join('. ') : text;
};

/**
 * What the buyer of a session is, buys and suffers from, by the words of the ICP and the offer.
 * @param description who the customer is, in the seller's words
 */
export function biographyOf(
  setup: PracticeSetup,
  isCompany: boolean,
  description: string,
): Biography {
  const { icp, offer } = setup;
  const { details, mainPain } = icp.profile;
  const scope = isCompany ? 'company' : 'person';
  const buyers = BUYER_KINDS.filter((kind) => kind.scope === scope);
  const buyer =
    kindIn(buyers, [headOf(description), icp.name, headOf(details.resumoICP)]) ??
    // What a person does and has says who it is; of a company it may say who else serves it.
    (isCompany || isForOwnChild(setup)
      ? undefined
      : kindIn(
          buyers.filter((kind) => isNamedTwice(kind.pattern, description, offer.name)),
          [description],
        ));
  const isParent = !isCompany && babyOf(setup) !== null;
  const isForOld = !isCompany && isForParent(setup);
  const buyerKey =
    (isParent ? BABY_PARENT : isForOld ? ADULT_CHILD : buyer?.key) ??
    (isCompany ? NEUTRAL_COMPANY : NEUTRAL.buyer);
  const purchases = PURCHASE_KINDS.filter(
    (kind) => (kind.scope ?? scope) === scope && (kind.buyers?.includes(buyerKey) ?? true),
  );
  const sold = soldIn(offer.name);
  const purchase = kindIn(purchases, [sold.replace(BARE_CONTAINER, ''), sold]);
  // "Seca" means a drought to a farmer only, and who waits for an accountant sits in no salon.
  const problems = PROBLEM_KINDS.filter(
    ({ scope: has, buyers: of, purchases: by }) =>
      (has ?? scope) === scope &&
      (of?.includes(buyerKey) ?? true) &&
      (by?.includes(purchase?.key ?? NEUTRAL.purchase) ?? true),
  );
  const problem = kindIn(problems, [quotedIn(details.dorPrincipal), mainPain]);
  return {
    buyer: buyerKey,
    purchase: purchase?.key ?? NEUTRAL.purchase,
    problem: problem?.key ?? NEUTRAL.problem,
  };
}

/** Whether only persons buy what is offered: a course, glasses, a haircut. */
export const isBoughtByPersons = ({ offer }: PracticeSetup): boolean =>
  kindIn(PURCHASE_KINDS, [soldIn(offer.name)])?.scope === 'person';

/** The problem that this kind of purchase usually solves for somebody of the scope. */
export function usualProblemOf(biography: Biography, isCompany: boolean): string | undefined {
  const usual = purchaseKindOf(biography)?.problem;
  const scope = byKey(PROBLEM_KINDS, usual ?? '')?.scope;
  return scope === undefined || (scope === 'company') === isCompany ? usual : undefined;
}

/** Whether a kind of problem is one that many words name, so that the seller's own say more. */
export const isGeneralProblem = (key: string): boolean =>
  byKey(PROBLEM_KINDS, key)?.isGeneral ?? false;

const byKey = <K extends { key: string }>(kinds: readonly K[], key: string): K | undefined =>
  kinds.find((kind) => kind.key === key);

/** The kind with what it lacks from the neutral one of its scope. */
export function buyerKindOf({ buyer }: Biography): BuyerKind | undefined {
  const kind = byKey(BUYER_KINDS, buyer);
  const neutral = byKey(BUYER_KINDS, kind?.scope === 'company' ? NEUTRAL_COMPANY : NEUTRAL.buyer);
  if (!kind || !neutral) return neutral;
  return { ...neutral, ...kind, counts: { ...neutral.counts, ...kind.counts } };
}

/** What a kind itself counts, without what anybody does. */
export const ownCounts = ({ buyer }: Biography): Readonly<Record<string, string>> =>
  byKey(BUYER_KINDS, buyer)?.counts ?? {};

export function purchaseKindOf({ purchase }: Biography): PurchaseKind | undefined {
  const neutral = byKey(PURCHASE_KINDS, NEUTRAL.purchase);
  const kind = byKey(PURCHASE_KINDS, purchase);
  return neutral && kind ? { ...neutral, ...kind } : neutral;
}

export function problemKindOf({ problem }: Biography): ProblemKind | undefined {
  const neutral = byKey(PROBLEM_KINDS, NEUTRAL.problem);
  const kind = byKey(PROBLEM_KINDS, problem);
  return neutral && kind ? { ...neutral, ...kind } : neutral;
}

/** What the buyer suffers from, in short; null where nothing names it. */
export const problemThemeOf = (biography: Biography): string | null =>
  biography.problem === NEUTRAL.problem ? null : (problemKindOf(biography)?.theme ?? null);

/** What the buyer calls the matter: "a conta de luz"; null where nothing names it. */
export function themeOf(biography: Biography): string | null {
  const ofProblem = problemThemeOf(biography);
  if (ofProblem !== null) return ofProblem;
  if (biography.purchase !== NEUTRAL.purchase) return purchaseKindOf(biography)?.theme ?? null;
  return null;
}
