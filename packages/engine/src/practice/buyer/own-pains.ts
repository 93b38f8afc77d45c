import { certain, type IcpFacts } from '../../facts/index.ts';
import { fold } from '../../shared/text.ts';
import { asI, isThirdPlural } from '../../shared/writing/pt/person.ts';

const LENGTH_MAX = 90;
/** "Sobrecarregadas", "cansados de planilha": how people feel, said of several. */
const FEELING = /^((?:\p{L}{3,16})(?:[aiu]d|os|ns|ent))[oa]s((?: (?:de|com|por) .{3,60})?)$/u;
/** What they do about it or want is no pain: "querem emagrecer com saúde". */
const NO_PAIN =
  /^(?:querem|desejam|buscam|procuram|precisam|gostam|compram|moram|pagam|gastam|usam|fazem|trabalham|vendem|atendem|curtem)\b(?! (?:medo|vergonha|dificuldade|dor|problema|multa))/;

/** "Reclamam que a peça escurece": what is complained of says it alone. */
const COMPLAINED = /^(?:reclamam|dizem|acham|se queixam) (?:de )?que (.{8,80})$/u;

/**
 * The pains that the seller stated and the buyer can say, the most telling first: "perdem venda"
 * is "perco venda", a bare "sobrecarregadas" is "ando sobrecarregada" and comes last.
 */
export function ownPains(facts: IcpFacts): string[] {
  const text = facts.description?.span.quote ?? '';
  const quotes = facts.pains.flatMap((fact) =>
    certain(fact) ? [`${verbBefore(text, fact.span.quote)}${fact.span.quote.trim()}`] : [],
  );
  const deeds = quotes.flatMap((quote) => (NO_PAIN.test(fold(quote)) ? [] : (deedOf(quote) ?? [])));
  const feelings = quotes.flatMap((quote) => feelingOf(quote) ?? []);
  return [...deeds, ...feelings];
}

/** "Que levam nota" before "baixa por causa de carro sujo". */
function verbBefore(text: string, quote: string): string {
  const before = text.slice(0, Math.max(0, text.indexOf(quote)));
  const found = /(?:^|[\s,](?:que|e|mas) )((?:não )?(\p{L}+) (?:\p{L}+ )?)$/u.exec(
    before.slice(-60),
  );
  return found && isThirdPlural(found[2] ?? '') ? (found[1] ?? '') : '';
}

function deedOf(quote: string): string | null {
  if (quote.length > LENGTH_MAX || quote.split(' ').length < 2) return null;
  const mentioned = COMPLAINED.exec(quote)?.[1];
  return mentioned ?? asI(quote.replace(/^(?:que|elas|eles) /u, ''));
}

function feelingOf(quote: string): string | null {
  const [, stem, rest = ''] = FEELING.exec(quote) ?? [];
  return stem === undefined ? null : `ando ${stem}{o|a}${rest}`;
}
