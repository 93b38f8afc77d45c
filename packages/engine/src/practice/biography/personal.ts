import { askedIn } from '../asked/form.ts';
import type { PracticeSetup } from '../port.ts';
import type { Buyer, OfferUser } from '../types.ts';
import { type Child, ownChildAge } from './children.ts';
import {
  type DetailAnswer,
  type DetailLines,
  detailOf,
  filledDetail,
  speakerOf,
} from './detail.ts';
import { buyerKindOf } from './kinds.ts';
import { agrees } from './question.ts';

interface Person {
  key: string;
  pattern: RegExp;
  ages: DetailLines;
  names: DetailLines;
}

/** People that a question may be about. The ranges of the children are those of the families' lines. */
const PEOPLE: readonly Person[] = [
  {
    key: 'daughter',
    pattern: /\b(?:filh(?:a|inha)|menin(?:a|inha)|net(?:a|inha)|sobrinha|garotinha)\b/,
    ages: ['tem {n:3-5} anos', 'faz {n:3-5} anos'],
    names: ['Alice', 'Helena', 'Manuela', 'Lívia'],
  },
  {
    key: 'son',
    pattern:
      /\b(?:filh(?:o|inho)|menin(?:o|inho)|net(?:o|inho)|sobrinho|crianca|aniversariante|pequen[oa])\b/,
    ages: ['tem {n:7-9} anos', 'faz {n:7-9} anos'],
    names: ['Davi', 'Miguel', 'Bernardo', 'Theo'],
  },
  {
    key: 'mother',
    pattern: /\b(?:mae|sogra|avo)\b/,
    ages: ['tem {n:66-74} anos'],
    names: ['Dona Lourdes', 'Dona Neide', 'Dona Célia'],
  },
  {
    key: 'father',
    pattern: /\b(?:pai|sogro)\b/,
    ages: ['tem {n:66-74} anos'],
    names: ['Seu Antônio', 'Seu Jorge', 'Seu Valdir'],
  },
  {
    key: 'wife',
    pattern: /\b(?:espos[ao]|mulher|namorada|noiva)\b/,
    ages: ['tem {n:33-47} anos'],
    names: ['Patrícia', 'Renata', 'Luciana'],
  },
  {
    key: 'husband',
    pattern: /\b(?:marido|namorado|noivo)\b/,
    ages: ['tem {n:33-47} anos'],
    names: ['Marcelo', 'Anderson', 'Rogério'],
  },
];
/** Who is not named is the child. */
const PRONOUNS: readonly (readonly [RegExp, string])[] = [
  [/\bd?ela\b/, 'daughter'],
  [/\bd?ele\b/, 'son'],
];
const ASKS_NAME = /\bnome\b|\b(?:se )?chama\w*\b(?! (?:atencao|voce|no))/;

/** What the classifier may take a question for that is about the age or the name of somebody near. */
const OF_AGES = ['buyer.age', 'buyer.ages', 'buyer.family', 'buyer.event'];
const OF_NAMES = ['buyer.name', 'buyer.family', 'buyer.pet', 'buyer.who'];

/** The age or name of somebody near the buyer: made up once, the same whenever it is asked. */
export function personalAnswer(
  setup: PracticeSetup,
  buyer: Buyer,
  folded: string,
): DetailAnswer | null {
  const isAge = askedIn(folded) === 'age';
  if (!isAge && !ASKS_NAME.test(folded)) return null;
  if (!agrees(folded, isAge ? OF_AGES : OF_NAMES)) return null;
  const speaker = speakerOf(setup, buyer);
  // A machine of a company is "ela", too.
  const pronoun = buyer.isCompany ? undefined : PRONOUNS.find(([one]) => one.test(folded));
  const person =
    PEOPLE.find(({ pattern }) => pattern.test(folded)) ??
    PEOPLE.find(({ key }) => key === pronoun?.[1]);
  if (!person) return null;
  const own = isChild(person.key) ? agesOf(setup, buyer, person.key) : undefined;
  const id = `${person.key} ${isAge ? 'age' : 'name'}`;
  const ofUser = isAge ? ageOfUser(setup, buyer, person.key) : null;
  if (ofUser !== null) return { id, text: ofUser };
  return { id, text: detailOf(speaker, isAge ? (own ?? person.ages) : person.names, id) };
}

/** The age of who the offer is for, and that it is a boy or a girl where the question took it for the other. */
function ageOfUser(setup: PracticeSetup, buyer: Buyer, key: string): string | null {
  const { user } = buyer;
  if (!user || WHO[key] !== user.who) return null;
  const isOther = (key === 'daughter' || key === 'mother') !== (user.gender === 'f');
  const text = isOther && key === 'daughter' ? 'é menino, tem {idade} anos' : 'tem {idade} anos';
  return filledDetail(speakerOf(setup, buyer), text);
}
const WHO: Readonly<Record<string, OfferUser['who']>> = {
  ...{ daughter: 'child', son: 'child', mother: 'parent', father: 'parent' },
};

const isChild = (key: string): key is Child => key === 'son' || key === 'daughter';

/** What the ICP says of the children's ages, else what this kind of buyer does. */
function agesOf(setup: PracticeSetup, buyer: Buyer, child: Child): DetailLines | undefined {
  const age = buyer.isCompany ? null : ownChildAge(setup, child);
  return age === null ? buyerKindOf(buyer.biography)?.ages : [`tem ${age} anos`, `faz ${age} anos`];
}
