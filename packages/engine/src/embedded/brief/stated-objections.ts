import type { IcpFacts, SellerFacts } from '../../facts/index.ts';
import type { AnswerKey } from '../../knowledge/scripts/answer-keys.ts';
import { capital, lower } from '../../shared/text.ts';
import { the } from '../../shared/writing/pt/articles.ts';
import { asI } from '../../shared/writing/pt/person.ts';
import { nounPhrase } from '../../shared/writing/pt/phrases.ts';
import { saidToSeller } from '../../shared/writing/pt/said-to-seller.ts';
import { cleanPhrase } from './clean.ts';
import { answerKeyOf } from './objection-kind.ts';

/** What customers say against buying, as the seller stated it. */
export interface StatedObjection {
  /** In the customer's own person: "Não confio em corretor", "O juro pesa para mim". */
  said: string;
  /** What the customer does in the seller's words, "reclamar do juro"; null where something is said. */
  complaint: string | null;
  /** The clause of the answer. */
  quote: string;
  key: AnswerKey;
}

/** "costumam reclamar" is "reclamam", "vive dizendo" is "diz". */
const HABIT =
  /(?<!\p{L})(costuma|vive|tende a|adora)(m?)(?: sempre)? (reclamar|reclamando|dizer|dizendo|falar|falando|achar|achando|pedir|pedindo|comparar|comparando|desconfiar|desconfiando)(?!\p{L})/u;
const STEMS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  reclam: ['reclama', 'reclamam'],
  diz: ['diz', 'dizem'],
  fal: ['fala', 'falam'],
  ach: ['acha', 'acham'],
  ped: ['pede', 'pedem'],
  compar: ['compara', 'comparam'],
  desconfi: ['desconfia', 'desconfiam'],
};

const withoutHabit = (clause: string): string =>
  clause.replace(HABIT, (whole, _verb: string, many: string, verb: string) => {
    const forms = STEMS[verb.replace(/(?:[aei]r|[aei]ndo)$/, '')];
    return forms?.[many === '' ? 0 : 1] ?? whole;
  });

/** What is disliked about buying; other dislikes are no objections. */
const OF_BUYING =
  'pagar|gastar|assinar|contrato|fidelidade|compromisso|mensalidade|assinatura|boleto|vendedor|ligaç|telefone|insist|promessa|surpresa|burocracia|adiantad|preço|custo|mudança|mudar|trocar';

type Form = 'statement' | 'complaint' | 'asked' | 'framed';
/** Recognises what is said of customers; `frame` begins the customer's own sentence. */
interface Sign {
  pattern: RegExp;
  form: Form;
  frame?: string;
  /** Of customers only: in the seller's challenge the same words are about the seller. */
  isOfCustomer?: true;
}

const WORDS_MAX = 16;
const LENGTH_MAX = 90;
const SAY =
  'dizem|diz|dizendo|falam|fala|falando|alegam|alega|respondem|responde|argumentam|argumenta|juram|jura|retrucam';
const THINK = 'acham|acha|achando|pensam|pensa|acreditam|acredita';
const COMPLAIN = 'reclamam|reclama|reclamando|se queixam|se queixa';
const TOO_MUCH =
  'car[oa]s?|salgad[oa]s?|abusiv[oa]s?|demorad[oa]s?|complicad[oa]s?|difícil|bobagem|besteira|luxo|desnecessári[oa]';
const before = '(?<!\\p{L})';
const SIGNS: readonly Sign[] = [
  {
    pattern: new RegExp(`${before}(?:${COMPLAIN}) (?:que (?=.)|(?=d(?:[oa]s?|e) ))(.+)`, 'u'),
    form: 'complaint',
  },
  {
    pattern: new RegExp(`${before}(?:${SAY}|${THINK}) (?:sempre )?que (.+)`, 'u'),
    form: 'statement',
  },
  {
    pattern: new RegExp(
      `${before}(?:acham|acha) ((?:(?!que )\\p{L}+ ){0,4}(?:${TOO_MUCH})(?!\\p{L}).*)`,
      'u',
    ),
    form: 'framed',
    frame: 'Acho',
  },
  {
    pattern: new RegExp(`${before}não gostam? (d(?:[eoa]s?) .{0,60}?(?:${OF_BUYING}).{0,60})`, 'u'),
    form: 'framed',
    frame: 'Não gosto',
    isOfCustomer: true,
  },
  {
    pattern: new RegExp(`${before}não aceitam? (.{0,60}?(?:${OF_BUYING}).{0,60})`, 'u'),
    form: 'framed',
    frame: 'Não aceito',
    isOfCustomer: true,
  },
  {
    pattern:
      /(?<!\p{L})((?:não confiam|desconfiam|têm medo|têm receio|não precisam|já têm (?=uma?s? |outr|quem|fornecedor|contrato)) ?.*)/u,
    form: 'statement',
  },
  { pattern: /(?<!\p{L})(medo d[eoa]s? .+)/u, form: 'framed', frame: 'Tenho', isOfCustomer: true },
  {
    pattern: /(?<!\p{L})(?:comparam|compara|comparando) com (.+)/u,
    form: 'framed',
    frame: 'Estou comparando com',
  },
  {
    pattern: /(?<!\p{L})(?:pedem|pede|querem|quer|pedindo) (desconto|prazo)(?!\p{L})/u,
    form: 'asked',
  },
];
const ASKED: Readonly<Record<string, string>> = {
  desconto: 'Me dá um desconto?',
  prazo: 'Preciso de prazo para pagar',
};

/** The objections stated about this customer, then those of the seller's challenge. */
export function statedObjections(icp: IcpFacts, seller: SellerFacts | null): StatedObjection[] {
  const description = icp.description?.value ?? '';
  const own = objectionsIn(description, 'description');
  // The challenge may be with other customers: its prices show whose it is.
  const others = objectionsIn(seller?.challenge?.value ?? '', 'challenge').filter(
    ({ quote, key }) =>
      (quote.match(/\d+/g) ?? []).every((figure) => description.includes(figure)) &&
      !own.some((one) => one.key === key && key !== 'other'),
  );
  const found = [...own, ...others];
  return found.filter(({ said }, at) => found.findIndex((one) => one.said === said) === at);
}

/** See {@link statedObjections}; of one answer. */
export function objectionsIn(text: string, answer: 'description' | 'challenge'): StatedObjection[] {
  const signs = SIGNS.filter(({ isOfCustomer }) => answer === 'description' || !isOfCustomer);
  return clausesOf(text).flatMap((clause) => {
    for (const sign of signs) {
      const match = sign.pattern.exec(withoutHabit(lower(clause)));
      if (match) return partsOf(match[1] ?? '').flatMap((part) => read(part, sign, clause));
    }
    return [];
  });
}

const NEXT = new RegExp(
  ` (?:e|mas) (?=(?:${SAY}|${THINK}|${COMPLAIN}|têm medo|têm receio|não confiam|desconfiam|pedem?|comparam?|tenho medo) )`,
  'u',
);

/** A mark, or another verb of saying, begins another clause. */
const clausesOf = (text: string): string[] =>
  text
    .split(/[,;!?\n]|\.(?=\s|$)/)
    .flatMap((part) => part.split(NEXT))
    .map((part) => part.trim());

/** "a mãe ajuda e que não precisam": two statements. */
const partsOf = (text: string): string[] => text.split(/ (?:e|ou) que /u);

/** What the customer does besides: "acha caro e vai de autônomo". */
const BESIDES =
  / (?:mas|só que|e some|e somem|e (?:vai|quer|corta|compra|leva|pede|querem|compram|pedem|trocam?|prefere|a \p{L}+ que|o \p{L}+ que)) /u;

function read(part: string, { form, frame }: Sign, quote: string): StatedObjection[] {
  const [first = ''] = `${part} `.split(BESIDES);
  const clean = cleanPhrase(first);
  const text = clean && saidToSeller(clean);
  if (text === null || text.length > LENGTH_MAX || text.split(' ').length > WORDS_MAX) return [];
  // Of anything else they complain as customers who need the offer.
  if (form === 'complaint') return OF_OFFER.test(text) ? [complaint(text, quote)] : [];
  const said =
    form === 'asked' ? ASKED[text] : frame ? `${frame} ${text}` : capital(ownWords(text, quote));
  return said ? [{ said, complaint: null, quote, key: answerKeyOf(said) }] : [];
}

const OF_OFFER =
  /(?:preços?|valor(?:es)?|juros?|fretes?|prazos?|demor|taxas?|car[oa]s?(?!\p{L})|custos?|mensalidades?|parcelas?|descontos?|cheiro|desbota|outr[oa] (?:vende|cobra|faz)|mais barat|subiu|aument)/u;

/** "do frete e da demora", "que desbota". */
function complaint(text: string, quote: string): StatedObjection {
  const isThing = /^d(?:[oa]s?|e) /.test(text);
  const key = isThing ? 'complaint' : answerKeyOf(capital(text));
  return {
    said: isThing ? weighing(text) : capital(text),
    complaint: isThing ? `reclamar ${text}` : `reclamar que ${text}`,
    quote,
    key: key === 'other' || key === 'guarantee' ? 'complaint' : key,
  };
}

/** "do frete e da demora" is said as "O frete e a demora pesam para mim". */
function weighing(text: string): string {
  const things = text.split(' e ').map((thing) => {
    const [, article = '', noun = thing] = /^d([oa]s?|e) (.+)$/u.exec(thing) ?? [];
    return the(nounPhrase(article === '' || article === 'e' ? noun : `${article} ${noun}`)).text;
  });
  const isMany = things.length > 1 || nounPhrase(things[0] ?? '').number === 'p';
  return `${capital(things.join(' e '))} ${isMany ? 'pesam' : 'pesa'} para mim`;
}

const SAID_BEFORE = new RegExp(`${before}(?:${SAY}|${THINK}) (?:\\p{L}{1,20} )?que `, 'u');

/** Whether what stands at a place of the answer is said by customers: "falam que criança perde roupa". */
export const isSaid = (text: string, at: number): boolean =>
  SAID_BEFORE.test(
    text
      .slice(0, at)
      .split(/[,;.!?]/)
      .at(-1) ?? '',
  );

/** A single customer's statement: "o cliente diz que vai pensar" is "vou pensar". */
const ONE: Readonly<Record<string, string>> = {
  vai: 'vou',
  tem: 'tenho',
  precisa: 'preciso',
  quer: 'quero',
  prefere: 'prefiro',
  compra: 'compro',
  usa: 'uso',
  treina: 'treino',
  confia: 'confio',
  conhece: 'conheço',
  consegue: 'consigo',
  escuta: 'escuto',
  faz: 'faço',
  lê: 'leio',
  pagou: 'paguei',
  bateu: 'bati',
  volta: 'volto',
};
const ONE_SAYS = /(?<!\p{L})(?:diz|fala|dizendo|falando|alega|responde|acha|pensa|jura)(?!\p{L})/u;
/** "vai dar trabalho" is of the thing. */
const OF_THING = /^(?:não )?vai (?:ser|dar|ficar|demorar|custar|atrapalhar|acontecer)(?!\p{L})/u;
const VERB = /^((?:(?:não|nunca|já|só|ainda|também) )*)(\p{L}+)(?!\p{L})/u;
const OWN_PEOPLE =
  /^([oa]) (?=(?:mãe|pai|marido|esposa|mulher|filh[oa]|sobrinh[oa]|cunhad[oa]|irmã|irmão|sóci[oa]|contadora?|secretári[oa]|chefe|patrão|diretora?)(?!\p{L}))/u;

/** In the customer's person: "o sobrinho instala" is "o meu sobrinho instala". */
function ownWords(text: string, quote: string): string {
  const one = ONE_SAYS.test(quote) && !OF_THING.test(text);
  const own =
    asI(text) ??
    (one
      ? text.replace(VERB, (whole, adverbs: string, verb: string) =>
          ONE[verb] ? `${adverbs}${ONE[verb]}` : whole,
        )
      : text);
  return own
    .replace(OWN_PEOPLE, (_article, article: string) => (article === 'o' ? 'o meu ' : 'a minha '))
    .replace(/(?<!\p{L})com el[ea]s?(?!\p{L})/u, 'comigo');
}
