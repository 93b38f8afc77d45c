import type { Artefact } from '@salesai/contract/coach';
import type { ChangeKind } from '../act.ts';
import { peopleIn } from '../reading/people.ts';
import { bubblesAsked, email, formOfChannel, spoken, topics, whatsapp } from './format.ts';
import { longer } from './longer.ts';
import { partToAdd } from './part-to-add.ts';
import { withName, withoutOldPrice, withoutPart, withoutPrice, withPart } from './parts.ts';
import { withReplacement } from './replace.ts';
import { shorter, wordLimit } from './shorter.ts';
import { spellingFixed } from './spelling.ts';
import { casual, firmer, formal, warmer } from './tone.ts';

/** What a change may use besides the text itself. */
export interface ChangeFacts {
  request: string;
  /** The customer's name, when it is known. */
  person: string | null;
  /** The seller's first name, or a mark to fill in. */
  sender: string;
  /** Of an e-mail. */
  subject: string;
  /** Sentences that say more about the matter. */
  more: readonly string[];
  /** The text before the last change, if any. */
  earlier: string | null;
}

/** What a change needs from the seller first. */
export type Needed = 'name' | 'part';

/** Changes a text, whichever it is. "Another" version is not made from the text and left alone. */
export function changed(
  source: Artefact,
  change: ChangeKind,
  facts: ChangeFacts,
): Artefact | Needed {
  const { text } = source;
  const as = (changedText: string): Artefact => ({ ...source, text: changedText });
  switch (change) {
    case 'shorter':
      return as(shorter(text, wordLimit(facts.request)));
    case 'longer':
      return as(longer(text, facts.more));
    case 'warmer':
      return as(warmer(text, facts.person));
    case 'firmer':
      return as(firmer(text));
    case 'formal':
      return as(formal(text));
    case 'casual':
      return as(casual(text, facts.person));
    case 'topics':
      return { ...formOfChannel('topics'), text: guarded(text, topics) };
    case 'whatsapp':
      return {
        ...formOfChannel('whatsapp'),
        text: guarded(text, (one) => whatsapp(one, bubblesAsked(facts.request))),
      };
    case 'email':
      return {
        ...formOfChannel('email'),
        text: email(text, { subject: facts.subject, name: facts.sender, person: facts.person }),
      };
    case 'spoken':
      return { ...formOfChannel('spoken'), text: guarded(text, spoken) };
    case 'remove-price':
      return as(OLD.test(facts.request) ? withoutOldPrice(text) : withoutPrice(text));
    case 'remove-part':
      return as(withoutPart(text, facts.request) ?? text);
    case 'replace':
      return as(withReplacement(text, facts.request) ?? text);
    case 'restore':
      return as(facts.earlier ?? text);
    case 'fix':
      return as(spellingFixed(text));
    case 'add-name': {
      const name = nameIn(facts.request) ?? facts.person;
      if (!name) return 'name';
      const without = WITHOUT.exec(facts.request)?.[1];
      const left = without ? withoutPart(text, `tira ${without}`) : null;
      return as(withName(left ?? text, name));
    }
    case 'add-part': {
      const part = partToAdd(facts.request);
      return part ? as(withPart(text, part)) : 'part';
    }
    case 'another':
      return source;
  }
}

/** "tira o preço antigo" */
const OLD = /(?<![\p{L}])(?:antig[oa]|velh[oa]|anterior|de antes)(?![\p{L}])/iu;

/** A mark "[confirme: data]" stays in one piece. */
const guarded = (text: string, change: (text: string) => string) =>
  change(
    text.replace(
      /\[confirme: ([^\]]{0,300})\]/g,
      (_all, what: string) => `[confirme§${what.replaceAll(' ', '§')}]`,
    ),
  ).replace(
    /\[confirme§([^\]]{0,300})\]/g,
    (_all, what: string) => `[confirme: ${what.replaceAll('§', ' ')}]`,
  );

/** "com o nome dele e sem falar de juros": the second wish. */
const WITHOUT = /(?<![\p{L}])sem (?:falar|citar|dizer|mencionar)(?: d[aeo]s?| em)? (.{3,60})$/iu;

const LAST_WORD =
  /(?<![\p{L}])(?:nome(?: d[eoa]l?[ae]?(?: cliente)?)?(?: é|:)?|chama\p{L}{0,6}(?: el[ae])? de)\s+((?:dona |seu |dra?\.? )?\p{L}{3,}(?:\s\p{Lu}\p{L}+)?)\s*[.!]?$/iu;
const NO_NAME =
  /^(dela|dele|ela|ele|nome|cliente|texto|gente|a[ií]|n[oa]|tamb[eé]m|começo|inicio|início|pessoa|empresa|moça|noiva)$/iu;

/** "põe o nome dela: Marlene", "chama ela de Bia". */
function nameIn(request: string): string | null {
  const named = peopleIn(request).at(-1);
  if (named) return named;
  const last = LAST_WORD.exec(request)?.[1];
  return last && !NO_NAME.test(last) ? last.charAt(0).toUpperCase() + last.slice(1) : null;
}
