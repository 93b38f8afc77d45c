import type { Check } from './check.ts';
import { findAll } from './check.ts';

/** Words in -am and -ou that are no finite verbs. */
const NO_VERB = /^(?:instagram|tam|ou|sou|vou|estou|dou|show|também|exam)$/;
const CLAUSE_AFTER_PREPOSITION =
  /(?<![\p{L}-])(?:de|por|para|sem|com|sobre|parar de|em) (?:não )?(\p{Ll}*(?:am|ou))(?!\p{L})/gu;
const PLURAL_AFTER_QUEM =
  /(?<!\p{L})quem (?:perd|precis|quer|ped|compr|pag|us|gast|sofr|reclam)(?:am|em)(?!\p{L})/gu;
const CLAUSE_AFTER_INFINITIVE =
  /(?<!\p{L})(?:parar|deixar|evitar|cansad[oa]s?|medo) de \p{Ll}+[aei]r e (?:[oa]s? )\p{Ll}+ \p{Ll}+(?:iu|ou|am)(?!\p{L})/giu;

/** "Falta de sem reposição". */
const TWO_PREPOSITIONS =
  /(?<![\p{L}-])(?:de|com|por|em) (?:de|do|da|sem|com|em|por)(?![\p{L}-])/giu;
/** "Uma pergunta só: ainda não conseguir entrada." */
const NO_QUESTION =
  /(?:uma pergunta(?: só)?|te perguntar): [^?\n:“]{3,160}?[^?…][.](?= |\n|$)(?!(?: \(pausa\))? [^.?]{0,60}\?)/giu;
/** Beginnings of a pain in the form of another place. */
const PASTED =
  /ainda não conseguir|vontade de (?:conseguir|não)|(?<=^|[.!?] |\n)(?:Do|Da|Dos|Das) \p{L}[^.,:]{2,60}, com /gu;

/** A clause where a noun or an infinitive belongs: "por demoram", "parar de demorar e o preço subiu". */
export const clauses: Check = ({ text }) => [
  ...findAll('clause', text, CLAUSE_AFTER_PREPOSITION, ({ 1: word = '' }) => NO_VERB.test(word)),
  ...findAll('clause', text, PLURAL_AFTER_QUEM),
  ...findAll('clause', text, CLAUSE_AFTER_INFINITIVE),
  ...findAll('clause', text, TWO_PREPOSITIONS),
  ...findAll('clause', text, NO_QUESTION),
  ...findAll('clause', text, PASTED),
];
