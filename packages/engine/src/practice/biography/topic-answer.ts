import type { SheetKind } from '../../knowledge/practice/trade-sheet.ts';
import { askedAbout } from '../asked/asked.ts';
import { ownCostOf } from '../buyer/cost.ts';
import type { PracticeSetup } from '../port.ts';
import { pickBy } from '../seeded.ts';
import { sheetBy, sheetSays } from '../sheets/sheet.ts';
import type { Buyer } from '../types.ts';
import { fillLine } from '../words/fill.ts';
import { reais } from '../words/money.ts';
import { childrenOf } from './children.ts';
import { countedNoun } from './count-fits.ts';
import { type DetailAnswer, detailOf, speakerOf } from './detail.ts';
import { ownDetail } from './details.ts';
import { NEUTRAL, purchaseKindOf } from './kinds.ts';
import { anotherThing, ofOtherThing } from './other-thing.ts';
import { type QuestionTopic, topicIn } from './question.ts';
import { affirmed } from './yes-no.ts';

/** "Qual a idade das máquinas?" is about no children. */
const CHILDREN =
  /\b(?:el[ae]s?|del[ae]s?|filh\w+|crianc\w+|menin\w+|bebe\w*|net[oa]s?|netinh\w+|cacula|geme[oa]s?|pequen\w+|guri\w*|guris|moleque\w*|garot\w+|aninhos|adolescent\w+|rapaz\w*|mais (?:velh|nov)[oa])\b/;

/** "Quem te ofereceu, e por quanto?": what somebody else asks for. */
const OF_ANOTHER = /\bte (?:cobr|ofere|pass|vend|fiz|fez|ped)/;

/** "Quantas botou no último ciclo?" asks for no order to come. */
const OF_PAST = /\bultim[oa]s?\b|\b(?:[a-z]{2,}(?:ou|aram)|foi|foram|fez|fizeram|deu|teve)\b/;

/** "E quanto cobra?" behind somebody else is about that one. */
const BARE_CHARGE = /^(?:e )?quanto (?:que )?(?:el[ea]s? )?cobra(?:m|va|vam)?[?! ]*$/;

export function ofTopic(setup: PracticeSetup, buyer: Buyer, folded: string): DetailAnswer | null {
  const asked = topicIn(folded);
  if (!asked || !isNamed(folded)) return null;
  if (asked.field === 'charge' && (OF_ANOTHER.test(folded) || BARE_CHARGE.test(folded)))
    return null;
  // "Quantos filhos?" is no question for their ages.
  const isOfNumber = asked.field === 'ages' && /^(?:filh|crianc)/.test(countedNoun(folded) ?? '');
  const topic: QuestionTopic = isOfNumber ? { from: 'buyer', field: 'family' } : asked;
  if (topic.field === 'ages' && !CHILDREN.test(folded)) return null;
  if (topic.field === 'quantity' && OF_PAST.test(folded)) return null;
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
  const children = isOfChildren && !buyer.isCompany ? childrenOf(setup, buyer) : null;
  if (children !== null) return { id: 'buyer family', text: children };
  const text = ownDetail(setup, buyer, topic);
  if (text === null) return null;
  const id = `${topic.from} ${topic.field === 'ages' ? 'family' : topic.field}`;
  if (topic.field === 'who') return { id, text: whoText(setup, text) };
  if (topic.field === 'since') return { id, text: sinceOf(folded, text) };
  if (topic.field === 'hours' && !buyer.isCompany) return { id, text: freeAt(text) };
  return { id, text: affirmed(topic.field, folded, text) };
}

/** "Há quanto tempo costura?" asks for no time of living here. */
function sinceOf(folded: string, text: string): string {
  const years = /(\d{1,2}) anos/.exec(text)?.[1];
  return years === undefined || OF_LIVING.test(folded) ? text : `faz uns ${years} anos`;
}
const OF_LIVING =
  /\b(?:mora\w*|vive\w*|aqui|ai|nes[ts][ea]|bairro|cidade|casa|ponto|loja|empresa|abert\w+|abriu|existe\w*|negocio)\b/;

/** What the sheet of the trade says of a topic, before what anybody says of it. */
export function ofSheet(
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
  const said = kinds.map((kind) => sheetSays(setup, sheetBy(key) ?? null, kind, buyer));
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
  'buyer.charge':
    /\b(?:cobr\w+|vend\w+|faz\w* por|sai\w*|cust\w+|ticket|(?:seus?|teus?|suas?|tuas?) (?:precos?|produtos?|servicos?|tabela))\b/,
  'buyer.receive':
    /\b(?:receb\w*|client\w*|pix|cart\w+|dinheiro|vend\w*|maquin\w*|boleto\w*|fiado|parcel\w*|formas?|pagam\w*|pessoal|credito|debito|vista)\b/,
};

const isNamed = (folded: string): boolean => {
  const { label, isCertain } = askedAbout(folded);
  return isCertain || label === null || (NAMED_BY[label]?.test(folded) ?? true);
};

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

export function whoText({ seed }: PracticeSetup, who: string): string {
  if (who.startsWith('eu ')) return `sou ${who}`;
  return pickBy([`é ${who}`, `quem cuida disso é ${who}`, `hoje é ${who}`], seed, 'who', who);
}
