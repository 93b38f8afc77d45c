import { speaksOfMany } from '../../facts/carried-subject.ts';
import { certain, type IcpFacts } from '../../facts/index.ts';
import { readTokens } from '../../facts/tokens.ts';
import { cleanText, fold } from '../../shared/text.ts';
import { midSentence } from '../../shared/writing/pt/capitals.ts';
import { asI, isThirdPlural, singularStatementAsI } from '../../shared/writing/pt/person.ts';
import { saidToSeller } from '../../shared/writing/pt/said-to-seller.ts';
import { withoutNextFear } from './first-person.ts';
import { otherSubjectIn, ownVerbsAsI } from './subject.ts';

const LENGTH_MAX = 90;
const THING_MAX = 110;
/** "Sobrecarregadas", "cansados de planilha": how people feel, said of several. */
const FEELING = /^((?:\p{L}{3,16})(?:[aiu]d|os|ns|ent))[oa]s((?: (?:de|com|por) .{3,60})?)$/u;
/** What they do about it or want is no pain: "querem emagrecer com saúde". */
const CLAUSE_ENDS =
  /[.;:!?\n]+\s*|,\s+| (?:e|mas) (?=(?:não |nunca |já |só |se |vivem? )*\p{L}+)|(?:^|[ ,])(?:que|el[ea]s?) /u;
const NO_PAIN =
  /^(?:querem|desejam|buscam|procuram|precisam|gostam|compram|moram|pagam(?! muito| caro| demais)|gastam(?! muito| demais)|usam|fazem|trabalham|vendem|atendem|curtem)\b(?! (?:medo|vergonha|dificuldade|dor|problema|multa))/;

/** Words that say what is wrong: something lacks, fails, costs too much, takes too long or hurts. */
const OF_TROUBLE =
  /\b(?:nao|nunca|nem|sem|so|pouc[oa]s?|demais|mal|ruim|ruins|pior\w*|medo\w*|vergonha|receio|insegur\w+|dificuldade\w*|dificil|problema\w*|dor(?:es)?|doi|sofr\w+|falt\w+|falh\w+|perd\w+|prejui\w+|multa\w*|caro|cara|caros|caras|alt[oa]s?|gast\w+|sob[ei]\w*|desperdic\w+|sobra\w*|demor\w+|atras\w+|esper\w+|fila\w*|lent[oa]s?|quebr\w+|trav\w+|cai|caem|caindo|par[ao]d[oa]s?|para|estrag\w+|rach\w+|vaza\w*|venc\w+|err\w+|reclam\w+|queix\w+|cans\w+|sobrecarreg\w+|estress\w+|preocup\w+|desconfi\w+|engan\w+|golpe\w*|calote\w*|inadimpl\w+|desorganiz\w+|bagunc\w+|retrabalho|correria|sozinh[oa]s?|some\w*|sum[ei]\w*|desist\w+|esquec\w+|depend\w+|trabalho|vazi[oa]s?|escur[oa]s?|suj[oa]s?|velh[oa]s?|antig[oa]s?|ferruj\w+|enferruj\w+|manch\w+|mof\w+|umid\w+|barulh\w+|quente|calor|frio|apert\w+|divida\w*|juros|burocrac\w+|imposto\w*|risco\w*|inseguranca|briga\w*|culpa|ansi\w+|insonia|vend\w+ (?:cai\w*|menos)|cust[ao]\w*|obrigad\w+|precis\w+|irrit\w+|incomod\w+|atrapalh\w+|machuc\w+|apodrec\w+|oxid\w+|encard\w+|murch\w+|\w+ que \w+)\b/;
/** What they earn or do all day, with an amount and without anything wrong: "faz uns 200 por dia". */
const EARNS =
  /^(?:que )?(?:faz\w*|ganh\w+|fatur\w+|tir\w+|receb\w+|rend\w+|vend\w+|moram?|rod\w+|trabalh\w+)\b/;

/** Whether a text says that something is wrong; earnings and habits are no pain. */
export function namesProblem(text: string): boolean {
  const folded = fold(text);
  if (!OF_TROUBLE.test(folded)) return false;
  return (
    !(EARNS.test(folded) && /\d/.test(folded)) ||
    /\b(?:so|nao|sem|perd\w+|gast\w+|menos)\b/.test(folded)
  );
}

/** "Reclamam que a peça escurece": what is complained of says it alone. */
const COMPLAINED = /^(?:reclamam|dizem|acham|se queixam) (?:de )?que (.{8,80})$/u;

/**
 * The pains that the seller stated and the buyer can say, the most telling first: "perdem venda"
 * is "perco venda", a bare "sobrecarregadas" is "ando sobrecarregada" and comes last.
 */
export function ownPains(facts: IcpFacts): string[] {
  const text = facts.description?.span.quote ?? '';
  const sure = facts.pains.filter((fact) => certain(fact));
  const things = sure.flatMap(({ span, value }) => (value.isOfThing ? [span.quote] : []));
  const stated = sure.map(({ span }) => span.quote);
  const others = stated.flatMap((quote) => saidToSeller(failingOf(text, quote) ?? '') || []);
  const quotes = stated
    .filter((quote) => otherSubjectIn(text, quote.trim()) === null)
    .map((quote) => `${verbBefore(text, quote)}${quote.trim()}`);
  const pains = quotes.filter((quote) => namesProblem(quote) || things.includes(quote));
  const deeds = pains.flatMap((quote) => {
    const said = saidToSeller(withoutNextFear(quote));
    if (said === null) return [];
    if (things.includes(quote)) return asOwner(said) ?? [];
    const deed = NO_PAIN.test(fold(quote)) ? null : deedOf(said, text);
    return deed === null ? [] : ownVerbsAsI(deed);
  });
  const feelings = pains.flatMap((quote) => feelingOf(quote) ?? []);
  return [...deeds, ...others, ...feelings.map(ownVerbsAsI)];
}

/** "Sofro com fornecedor que atrasa": what fails is not the customer. */
export function failingOf(description: string, quote: string): string | null {
  const bare = quote.trim();
  const subject = otherSubjectIn(description, bare);
  const isClause = / que (?:não |já |nunca |só )*$/u.test(
    description.slice(0, description.indexOf(bare)),
  );
  const isVerb = isClause || singularStatementAsI(bare) !== null;
  if (subject === null || !isVerb || bare.length > LENGTH_MAX) return null;
  return `sofro com ${subject} que ${bare}`;
}

/** What the customer does follows: "… e elas perdem o sábado". */
const OF_CUSTOMER = /[,.]? (?:e |mas |aí )?(?:el[ea]s?|eu|a gente) .{0,200}$/u;

/** "A sanfona dele tá desafinada" as its owner says it: the thing stays the subject. */
function asOwner(quote: string): string | null {
  const text = ofThing(midSentence(quote).replace(OF_CUSTOMER, ''))
    .replace(/\. (\p{Lu})/gu, (_, first: string) => `, ${first.toLowerCase()}`)
    .replace(/(?<!\p{L})([oa])(s?) (\p{L}{3,20}) del[ea]s?(?!\p{L})/giu, ownThing)
    .replace(/(?<!\p{L})s(eu|ua)(s?)(?!\p{L})/gu, (_, end: string, many: string) =>
      end === 'eu' ? `meu${many}` : `minha${many}`,
    );
  return text.length > THING_MAX || text.split(' ').length < 3 ? null : text;
}

/** Up to what several do: "… e perdem o turista" is of the customers. */
function ofThing(text: string): string {
  const [first = '', ...parts] = text.split(/,? (?:e|mas) (?=\p{L})/u);
  const end = parts.findIndex((part) => isThirdPlural(part.split(' ')[0] ?? ''));
  if (end < 0) return text;
  return end === 0
    ? first
    : text.slice(0, text.indexOf(parts[end] ?? '')).replace(/,? (?:e|mas) $/u, '');
}

const ownThing = (_: string, article: string, many: string, noun: string): string =>
  `${article.toLowerCase() === 'o' ? 'meu' : 'minha'}${many} ${noun}`;

/** "Que levam nota" before "baixa por causa de carro sujo". */
function verbBefore(text: string, quote: string): string {
  const before = text.slice(0, Math.max(0, text.indexOf(quote)));
  const found = /(?:^|[\s,](?:que|e|mas) )((?:não )?(\p{L}+) (?:\p{L}+ )?)$/u.exec(
    before.slice(-60),
  );
  return found && isThirdPlural(found[2] ?? '') ? (found[1] ?? '') : '';
}

/** Where several customers are spoken of, a verb in the singular is of something else. */
function deedOf(quote: string, description: string): string | null {
  if (quote.length > LENGTH_MAX || quote.split(' ').length < 2) return null;
  const mentioned = COMPLAINED.exec(quote)?.[1];
  const statement = quote.replace(/^(?:que|el[ea]s?) /u, '');
  const own = mentioned ?? asI(statement);
  if (own !== null || speaksOfMany(readTokens(description))) return own;
  return singularStatementAsI(statement);
}

function feelingOf(quote: string): string | null {
  const [, stem, rest = ''] = FEELING.exec(quote) ?? [];
  return stem === undefined ? null : `ando ${stem}{o|a}${rest}`;
}

/** Clauses of a pasted description that say what is wrong, as "eu": "dormem mal" is "durmo mal". */
export function describedPains(description: string): string[] {
  const whole = cleanText(description);
  return (
    whole
      .split(CLAUSE_ENDS)
      .map((clause) => midSentence(clause.trim()))
      // "Para tudo" is no verb here.
      .filter(
        (clause) =>
          otherSubjectIn(whole, clause) === null &&
          namesProblem(clause.replace(/(?<!^)\bpara\b/gu, '')) &&
          !NO_PAIN.test(fold(clause)),
      )
      .flatMap((clause) => saidToSeller(clause) ?? [])
      .flatMap((clause) => deedOf(clause, whole) ?? [])
  );
}
