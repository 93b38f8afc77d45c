import { PRACTICE_FACTS, PRACTICE_TOPICS } from '../../knowledge/practice/index.ts';
import type { SheetKind } from '../../knowledge/practice/trade-sheet.ts';
import { fitsType } from '../asked/answer-type.ts';
import { askedAbout } from '../asked/asked.ts';
import { askedIn } from '../asked/form.ts';
import { ownCostOf } from '../buyer/cost.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import { beginsQuestion } from '../reading/question-words.ts';
import { contentStems } from '../reading/stems.ts';
import { pickBy } from '../seeded.ts';
import { sheetBy, sheetSays } from '../sheets/sheet.ts';
import type { Buyer } from '../types.ts';
import { fillLine } from '../words/fill.ts';
import { reais } from '../words/money.ts';
import { businessKind } from './business-kind.ts';
import { formAnswer } from './by-form.ts';
import { childrenOf } from './children.ts';
import { choicesIn } from './choices.ts';
import { chosenIn } from './choose.ts';
import { type DetailAnswer, detailOf, filledDetail, speakerOf } from './detail.ts';
import { ownDetail } from './details.ts';
import { buyerKindOf, NEUTRAL, ownCounts, purchaseKindOf } from './kinds.ts';
import { ownAnswer } from './own-case.ts';
import { particularAnswer } from './particulars.ts';
import { personalAnswer } from './personal.ts';
import { possessionAnswer } from './possessions.ts';
import { agrees, labelOf, type QuestionTopic, questionsIn, topicIn } from './question.ts';
import { affirmed } from './yes-no.ts';

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
  for (const candidate of CANDIDATES) {
    const found = candidate(setup, buyer, folded, said);
    if (found && fitsType(folded, found.text)) return found;
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
  formAnswer,
];

const COUNTED = /\bquant[oa]s ([a-z]{2,20})/;
/** Labels of questions that ask how many there are. */
const COUNTING = [
  ...(['buyer.space', 'buyer.team', 'buyer.tools', 'buyer.vehicle', 'buyer.hired'] as const),
  'purchase.quantity',
] as const;

/** Asks how many of a thing that this kind of buyer counts. */
export const isCounted = ({ biography }: Buyer, folded: string): boolean => {
  const noun = COUNTED.exec(folded)?.[1];
  return Object.keys(ownCounts(biography)).some((stem) => noun?.startsWith(stem));
};

/** "Quantas cadeiras?": a number of this kind of buyer. */
function ofCounts(
  setup: PracticeSetup,
  buyer: Buyer,
  counts: Readonly<Record<string, string>>,
  folded: string,
): DetailAnswer | null {
  const noun = COUNTED.exec(folded)?.[1];
  const found = Object.entries(counts).find(([stem]) => noun?.startsWith(stem));
  if (!found || !agrees(folded, COUNTING)) return null;
  const [stem, line] = found;
  // Who works there is the team; people that are counted are guests or seats.
  if (stem === 'pessoa' && labelOf(folded) === 'buyer.team') return null;
  return { id: `count ${stem}`, text: filledDetail(speakerOf(setup, buyer), line) };
}

/** "Qual a idade das máquinas?" is about no children. */
const CHILDREN =
  /\b(?:el[ae]s?|del[ae]s?|filh\w+|crianc\w+|menin\w+|bebe\w*|net[oa]s?|netinh\w+|cacula|geme[oa]s?|pequen\w+|guri\w*|guris|moleque\w*|garot\w+|aninhos|adolescent\w+|rapaz\w*|mais (?:velh|nov)[oa])\b/;

function ofTopic(setup: PracticeSetup, buyer: Buyer, folded: string): DetailAnswer | null {
  const topic = topicIn(folded);
  if (!topic || !isNamed(folded)) return null;
  if (topic.field === 'ages' && !CHILDREN.test(folded)) return null;
  if (buyer.sheet !== undefined && topic.from !== 'buyer') {
    return ofSheet(setup, buyer, folded, topic, buyer.sheet);
  }
  if (topic.field === 'pays') return ofSpending(setup, buyer);
  const isOfPurchase = topic.from === 'purchase' && topic.field !== 'criterion';
  const noun = isOfPurchase ? anotherThing(setup, buyer, folded) : null;
  if (noun !== null) return ofOtherThing(setup, buyer, topic.field, folded, noun);
  if (topic.field === 'family' && !buyer.isCompany) {
    const living = ofHousehold(setup, buyer, folded);
    if (living) return living;
  }
  const isOfChildren = topic.from === 'buyer' && /^(?:family|ages)$/.test(topic.field);
  const children = isOfChildren && !buyer.isCompany ? childrenOf(setup) : null;
  if (children !== null) return { id: 'buyer family', text: children };
  const text = ownDetail(setup, buyer, topic);
  if (text === null) return null;
  const id = `${topic.from} ${topic.field === 'ages' ? 'family' : topic.field}`;
  if (topic.field === 'who') return { id, text: whoText(setup, text) };
  if (topic.field === 'hours' && !buyer.isCompany) return { id, text: freeAt(text) };
  return { id, text: affirmed(topic.field, folded, text) };
}

/** What the sheet of the trade says of a topic, before what anybody says of it. */
function ofSheet(
  setup: PracticeSetup,
  buyer: Buyer,
  folded: string,
  topic: QuestionTopic,
  key: string,
): DetailAnswer | null {
  const { field } = topic;
  const id = `${topic.from} ${field}`;
  const spent = field === 'pays' ? ownCostOf(setup) : null;
  if (spent !== null) return { id, text: `uns ${reais(spent)} por mês` };
  if (field === 'tried' && !OF_TRIES.test(folded)) return null;
  const kinds = SHEET_KINDS_OF[id] ?? [];
  const said = kinds.map((kind) => sheetSays(setup, sheetBy(key) ?? null, kind, buyer.gender));
  const text = said.find((one) => one !== null) ?? ownDetail(setup, buyer, topic);
  return text === null ? null : { id, text };
}
const OF_TRIES =
  /\b(?:orcament\w*|cot\w+|propost\w*|procur\w+|contrat\w+|tent\w+|test\w+|us(?:ou|aram|a|am)|experiment\w+|fez|fizeram|outr[oa]s?|antes|pesquis\w+|ja (?:foi|passou))\b/;
const SHEET_KINDS_OF: Readonly<Record<string, readonly SheetKind[]>> = {
  'purchase today': ['who'],
  'purchase pays': ['pays'],
  'purchase frequency': ['often'],
  'purchase tried': ['tried', 'quoted'],
  'purchase criterion': ['criterion'],
  'problem last': ['last'],
  'problem since': ['since'],
  'problem often': ['often'],
};

/** "Teu contador": the one who does it for the buyer. */
const OWN_ONE = /\b(?:teu|tua|seu|sua)\b/;

const asksWhoDoes = (folded: string): boolean => {
  const label = labelOf(folded);
  if (label === 'buyer.who') return OWN_ONE.test(folded);
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

/** What a question names has the last word about a topic of which the classifier is not certain. */
const NAMED_BY: Readonly<Record<string, RegExp>> = {
  'buyer.family':
    /\b(?:filh\w*|crianc\w*|famil\w*|casad\w*|solteir\w*|marido|espos\w*|mora\w*|vive\w*|menin\w*|bebe\w*|net[oa]\w*|pais?|maes?|sozinh\w*|companheir\w*|namorad\w*|irma\w*|dorme\w*|guri\w*|pessoas?|gente|quem|noiv\w*|mulher|sogr\w*|parent\w*)\b/,
  'buyer.hours':
    /\b(?:abr\w+|abert\w+|funcion\w+|hora\w*|horario\w*|expediente|atend\w+|domingos?|sabados?|feriados?|segundas?|turnos?|cedo|tarde|noite|manha|fech\w+ [a-z]{2}|livre|folga\w*|tempo|dias?|semana|sextas?)\b/,
  'buyer.routine':
    /\b(?:rotina\w*|dias?|semana\w*|manha|tarde|noite|correria|hora\w*|tempo|agenda|costum\w+|acord\w+|faz\w*|movimento|expediente|turno\w*|trabalh\w+|servico|mes|puxad\w+|funcion\w+|vida|lida|safra|produc\w+)\b/,
  'buyer.place':
    /\b(?:onde|endereco|cidades?|bairro\w*|regi\w+|fic\w+|loca\w+|lugar\w*|mor\w+|rua|ponto|zona|centro|lado|perto|longe|interior|capital|estado|shopping|cep|aqui|da(?:i|qui)|km|roca|sitio|predio|avenida|praia|norte|sul|par(?:te|a)|estab\w+)\b/,
  'buyer.receive':
    /\b(?:receb\w*|client\w*|pix|cart\w+|dinheiro|vend\w*|maquin\w*|boleto\w*|fiado|parcel\w*|formas?|pagam\w*|pessoal|credito|debito|vista)\b/,
};

const isNamed = (folded: string): boolean => {
  const { label, isCertain } = askedAbout(folded);
  return isCertain || label === null || (NAMED_BY[label]?.test(folded) ?? true);
};

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

/** What is spent today, whatever it is spent on. */
function ofSpending(setup: PracticeSetup, buyer: Buyer): DetailAnswer | null {
  const id = 'purchase pays';
  const spent = ownCostOf(setup);
  if (spent !== null) return { id, text: `uns ${reais(spent)} por mês` };
  const own = ownDetail(setup, buyer, { from: 'purchase', field: 'pays' });
  if (own !== null && !(buyer.isCompany && isTooLittle(own, setup.offer.price))) {
    return { id, text: own };
  }
  const neutral = purchaseKindOf(NEUTRAL)?.pays;
  return neutral ? { id, text: detailOf(speakerOf(setup, buyer), neutral, id) } : null;
}

/** The smallest share of the offer's price that a company spends on the same thing. */
const LEAST_SPENT = 0.05;

function isTooLittle(text: string, price: number): boolean {
  const amounts = [...text.matchAll(/R\$ ([\d.]+)/g)].map(([, digits = '']) =>
    Number(digits.replaceAll('.', '')),
  );
  return amounts.length > 0 && Math.max(...amounts) < price * LEAST_SPENT;
}

const OBJECT =
  /\b(?:o|a|os|as|do|da|dos|das|de|seu|sua|seus|suas|com|no|na) ([a-z]{4,20})(?= |\?|$|,)/g;
const ANY_THING =
  /^(?:equipament|maquin|aparelh|produt|servic|isso|ele|dela|dele|hoje|atual|marca|modelo|vez|mes|media|momento|senhor|voce|quem|valor|conta|compr|troc|semana|empresa|loja|casa|negocio)/;

/** "Quantos anos tem o forno?" to somebody who looks for a system: the thing that is not the purchase. */
function anotherThing(
  { offer, icp }: PracticeSetup,
  { biography }: Buyer,
  folded: string,
): string | null {
  const objects = [...folded.matchAll(OBJECT)].map(([, noun = '']) => noun);
  const own = contentStems(`${offer.name} ${icp.profile.mainPain}`);
  const kind = purchaseKindOf(biography);
  const isOwn = (noun: string) =>
    ANY_THING.test(noun) ||
    own.some((stem) => noun.startsWith(stem)) ||
    kind?.pattern.test(noun) ||
    buyerKindOf(biography)?.pattern.test(noun);
  return objects.some(isOwn) ? null : (objects.at(-1) ?? null);
}

const LIVES = /^(?!.*\b(?:filh|crianc))(?:.*\b)?(?:mora\w*|vive\w*|dorm\w+)\b/;
const MARRIED = /\b(?:casad\w+|solteir\w+|espos\w+|marido|mulher|companheir\w+)\b/;
const SPOUSE = /\b(?:marido|esposa|minha mulher)\b/u;

/** "Mora com quem?", "é casado?": the household; null where the children are asked for. */
function ofHousehold(setup: PracticeSetup, buyer: Buyer, folded: string): DetailAnswer | null {
  const household = ownDetail(setup, buyer, { from: 'buyer', field: 'team' });
  if (household === null) return null;
  if (LIVES.test(folded)) return { id: 'buyer team', text: household };
  if (!MARRIED.test(folded)) return null;
  const isMarried = SPOUSE.test(`${household} ${buyer.partner?.text ?? ''}`);
  const text = isMarried ? 'sou casad{o|a} sim' : 'casad{o|a} não, por enquanto';
  return { id: 'married', text: fillLine(text, buyer.gender) };
}

/** When a person is asked for hours, it is for the own time. */
const freeAt = (hours: string): string => `livre mesmo eu fico ${hours}`;

/** "Já teve um?" is answered with a yes or a no, whatever it is about. */
const HAD = ['today', 'tried'] as const;
const OF_ANY_THING = ['age', 'brand', 'frequency', 'quantity'] as const;

/** What anybody says of a thing that is not the purchase; how it is done and what was tried only as yes or no. */
function ofOtherThing(
  setup: PracticeSetup,
  buyer: Buyer,
  field: string,
  folded: string,
  noun: string,
): DetailAnswer | null {
  const had = askedIn(folded) === 'yesNo' ? HAD.find((one) => one === field) : undefined;
  if (had) {
    const id = `purchase ${had} ${noun}`;
    const text = detailOf(speakerOf(setup, buyer), PRACTICE_FACTS.otherThing[had], id);
    return { id, text };
  }
  const known = OF_ANY_THING.find((one) => one === field);
  const lines = known && purchaseKindOf(NEUTRAL)?.[known];
  const id = `purchase ${field} ${noun}`;
  return lines ? { id, text: detailOf(speakerOf(setup, buyer), lines, id) } : null;
}

function whoText({ seed }: PracticeSetup, who: string): string {
  if (who.startsWith('eu ')) return `sou ${who}`;
  return pickBy([`é ${who}`, `quem cuida disso é ${who}`, `hoje é ${who}`], seed, 'who', who);
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
