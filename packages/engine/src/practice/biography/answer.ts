import { PRACTICE_TOPICS } from '../../knowledge/practice/index.ts';
import { fitsType } from '../asked/answer-type.ts';
import { askedAbout } from '../asked/asked.ts';
import { askedIn } from '../asked/form.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import { beginsQuestion } from '../reading/question-words.ts';
import { pickBy } from '../seeded.ts';
import type { Buyer } from '../types.ts';
import { fillLine } from '../words/fill.ts';
import { babyAnswer } from './baby.ts';
import { businessKind } from './business-kind.ts';
import { formAnswer } from './by-form.ts';
import { ownChildren } from './children.ts';
import { choicesIn } from './choices.ts';
import { chosenIn } from './choose.ts';
import { countFits } from './count-fits.ts';
import { ofCounts } from './counted.ts';
import type { DetailAnswer } from './detail.ts';
import { ownDetail } from './details.ts';
import { buyerKindOf, NEUTRAL, ownCounts, purchaseKindOf } from './kinds.ts';
import { ownAnswer } from './own-case.ts';
import { ownThings, roleAnswer } from './own-role.ts';
import { parentAnswer } from './parent.ts';
import { particularAnswer } from './particulars.ts';
import { personalAnswer } from './personal.ts';
import { possessionAnswer } from './possessions.ts';
import { agrees, labelOf, questionsIn, topicIn } from './question.ts';
import { asksSupplier, statedAnswer } from './stated-answer.ts';
import { ofSheet, ofTopic, whoText } from './topic-answer.ts';

/**
 * The answers to the questions of a sentence; none where the buyer has none.
 * @param folded the sentence
 * @param said what the buyer has said of the own case, folded
 */
export function answersTo(
  setup: PracticeSetup,
  buyer: Buyer,
  folded: string,
  said = '',
): DetailAnswer[] {
  const asked = questionsIn(folded)
    .flatMap(eachOf)
    .filter((part) => beginsQuestion(part.trim()));
  const parts = asked.flatMap((part) => answerTo(setup, buyer, part, said) ?? []);
  const distinct = parts.filter(({ id }, at) => parts.findIndex((one) => one.id === id) === at);
  if (distinct.length > 1) return distinct;
  // What is said before a question may say what it is about.
  const whole = answerTo(setup, buyer, folded, said);
  return whole ? [whole] : distinct;
}

const ROW_OF_THINGS =
  /^((?:(?:e|mas|voces?|ai|la|aqui) )*(?:tem|usa\w*))((?: (?:algum\w*|um|uma))?(?: [a-z-]{3,15}){1,2})((?:, (?:algum\w* |um |uma )?[a-z-]{3,15}(?: [a-z-]{3,15})?){1,3})(\?*)$/;

/** "Tem criança, bicho?" asks for the one and for the other. */
function eachOf(part: string): string[] {
  const [, verb, first = '', rest = ''] = ROW_OF_THINGS.exec(part.trim()) ?? [];
  if (verb === undefined) return [part];
  return [first.trim(), ...rest.split(', ').slice(1)].map((thing) => `${verb} ${thing}?`);
}

/** The answer to a question about a detail; null where the buyer has none. @param folded the question */
export function answerTo(
  setup: PracticeSetup,
  buyer: Buyer,
  folded: string,
  said = '',
): DetailAnswer | null {
  const stated = statedAnswer(setup, buyer, folded);
  if (stated) return stated;
  for (const candidate of CANDIDATES) {
    const found = candidate(setup, buyer, folded, said);
    if (found && fitsType(folded, found.text) && countFits(folded, found)) return found;
  }
  return null;
}

type Candidate = (
  setup: PracticeSetup,
  buyer: Buyer,
  folded: string,
  said: string,
) => DetailAnswer | null;

/** Where an answer may come from, the surest first; the first of the kind that the question needs is given. */
const CANDIDATES: readonly Candidate[] = [
  babyAnswer,
  parentAnswer,
  ownChildren,
  roleAnswer,
  ownThings,
  businessKind,
  ownAnswer,
  (setup, buyer, folded) => ofCounts(setup, buyer, ownCounts(buyer.biography), folded),
  particularAnswer,
  possessionAnswer,
  (setup, buyer, folded) =>
    ofCounts(setup, buyer, buyerKindOf(buyer.biography)?.counts ?? {}, folded),
  personalAnswer,
  (setup, buyer, folded) => ofSupplier(setup, buyer, folded),
  (setup, buyer, folded, said) => ofChoice(setup, buyer, folded, said),
  (setup, buyer, folded) => ofTopic(setup, buyer, folded),
  (setup, buyer, folded) => chatAnswer(setup, buyer, folded),
  ofDoer,
  formAnswer,
];

/** "Teu contador": the one who does it for the buyer. */
const OWN_ONE = /\b(?:teu|tua|seu|sua)\b/;

/** "Quem faz a dedetização hoje?" */
const DONE_BY = /\bquem (?:e que |que )?(?:hoje )?(?:faz|fazia|fez|instala|aplica|presta|atende)\b/;

const asksWhoDoes = (folded: string): boolean => {
  if (asksSupplier(folded)) return true;
  const label = labelOf(folded);
  if (label === 'buyer.who') return OWN_ONE.test(folded) || DONE_BY.test(folded);
  if (label === null) return OWN_ONE.test(folded) && askedIn(folded) === 'who';
  return label === 'buyer.supplier' || label === 'purchase.today';
};

/** "Teu contador é quem?": how it is done today, where the offer is about the same. */
function ofSupplier(setup: PracticeSetup, buyer: Buyer, folded: string): DetailAnswer | null {
  const { biography } = buyer;
  if (biography.purchase === NEUTRAL.purchase || !asksWhoDoes(folded)) return null;
  if (!purchaseKindOf(biography)?.pattern.test(folded)) return null;
  const topic = { from: 'purchase', field: 'today' } as const;
  if (buyer.sheet !== undefined) return ofSheet(setup, buyer, folded, topic, buyer.sheet);
  const text = ownDetail(setup, buyer, topic);
  return text === null ? null : { id: 'purchase today', text };
}

/** "Quem conserta hoje quando quebra?": the one who takes care of things here. */
const DOES =
  /\bquem (?:e que |que )?(?:hoje )?(?:conserta|arruma|resolve|limpa|cuida|mexe|olha|acompanha|organiza|controla)\w*\b/;

function ofDoer(setup: PracticeSetup, buyer: Buyer, folded: string): DetailAnswer | null {
  if (askedIn(folded) !== 'who' || !DOES.test(folded)) return null;
  const who = ownDetail(setup, buyer, { from: 'buyer', field: 'who' });
  return who === null ? null : { id: 'buyer who', text: whoText(setup, who) };
}

/** One of the things that are offered; what is certainly asked, or names one of them, is answered as that. */
function ofChoice(
  setup: PracticeSetup,
  buyer: Buyer,
  folded: string,
  said: string,
): DetailAnswer | null {
  const { label, isCertain } = askedAbout(folded);
  if (label === 'selling') return null;
  const topic = topicIn(folded);
  if (topic && isCertain) return null;
  const role = plain(buyer.persona.role);
  const chosen = chosenIn(setup, folded, `${said} ${role}`, role);
  if (chosen === null || !topic) return chosen;
  const own = plain(ownDetail(setup, buyer, topic) ?? '');
  return choicesIn(folded).some((one) => own.includes(one)) ? null : chosen;
}

/** What people say to small talk, which need not be a question. */
export function chatAnswer(
  setup: PracticeSetup,
  buyer: Buyer,
  folded: string,
): DetailAnswer | null {
  const label = labelOf(folded);
  const topic = PRACTICE_TOPICS.find(({ key, pattern }) =>
    pattern ? pattern.test(folded) && agrees(folded) : label === `chat.${key}`,
  );
  if (!topic) return null;
  const id = `topic ${topic.key}`;
  const lines = buyer.isCompany ? topic.companies : topic.people;
  return { id, text: fillLine(pickBy(lines, setup.seed, id), buyer.gender) };
}
