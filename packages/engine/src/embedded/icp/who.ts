import { stated } from '../../facts/index.ts';
import { lexicalClasses } from '../../facts/lexicon.ts';
import { isAgent } from '../../facts/noun-phrase.ts';
import type { Size } from '../../facts/people.ts';
import { PERSONS } from '../../facts/vocabulary.ts';
import type { CustomerKind } from '../../knowledge/channels/situation.ts';
import { CUSTOMERS } from '../../knowledge/segments/index.ts';
import { assumed, stated as quoted, type SourcedLine } from '../../shared/sourced-lines.ts';
import { capital, fold, lower } from '../../shared/text.ts';
import { placed } from '../../shared/writing/phrase.ts';
import { bare } from '../../shared/writing/pt/articles.ts';
import { quote } from '../../shared/writing/pt/quotes.ts';
import { listOf, paragraph, sentence } from '../../shared/writing/pt/sentence.ts';
import { fill } from '../../shared/writing/pt/template.ts';
import { priceAmount } from '../phrasing/amounts.ts';
import type { Party } from './party.ts';
import type { Reading } from './reading.ts';
import { tradeLines, turned, usual } from './reading.ts';

const PORTRAIT_MAX = 190;

/** The customer in a few sentences: the seller's words first, then what to find out. */
export function summaryLine(reading: Reading): SourcedLine {
  const { facts } = reading;
  const description = facts.description;
  if (!description) {
    return assumed(
      paragraph(
        field(reading),
        offer(reading),
        'Você ainda não descreveu este cliente: tudo aqui é hipótese ou pergunta a fazer nas próximas três conversas.',
        decider(reading),
      ),
    );
  }
  const words = portraitOf(description.value);
  return quoted(
    paragraph(
      sentence`Quem você procura, nas suas palavras: ${quote(words, PORTRAIT_MAX)}`,
      offer(reading),
      pain(reading),
      decider(reading),
      tried(reading),
    ),
    words,
  );
}

function field({ field: name, kinds }: Reading): string {
  const kind = listOf(kinds.map((one) => placed(lower(CUSTOMERS[one].name))));
  if (!name) return '';
  return kind.text
    ? sentence`${placed(capital(name))}, ${kind}`
    : sentence`${placed(capital(name))}`;
}

/** The first clauses of a description, as they were written. */
function portraitOf(description: string): string {
  const end = description.search(/[.;!?\n](?=\s|$)/);
  const first = end < 0 ? description : description.slice(0, end);
  if (first.length <= PORTRAIT_MAX) return first.trim();
  const comma = first.lastIndexOf(',', PORTRAIT_MAX);
  return comma > PORTRAIT_MAX / 3
    ? first.slice(0, comma).trim()
    : first.slice(0, PORTRAIT_MAX).trim();
}

function offer({ offer: noun, isOfferSaid, facts }: Reading): string {
  const price = stated(facts.price);
  const spending = price?.isSpending
    ? sentence`Costuma gastar, como você contou: ${quote(facts.price?.span.quote ?? '')}`
    : '';
  if (!noun || !isOfferSaid) return spending;
  return price && !price.isSpending && price.unit !== 'percent'
    ? sentence`Você oferece ${bare(noun)}; o preço, como você contou: ${priceAmount(price)}`
    : paragraph(sentence`Você oferece ${bare(noun)}`, spending);
}

function pain({ pain: fact }: Reading): string {
  if (!fact) return '';
  return fact.certainty === 'certain'
    ? sentence`O que incomoda: ${quote(fact.span.quote)}`
    : sentence`Você também contou: ${quote(fact.span.quote)}; confirme se é isso que faz comprar`;
}

function decider({ facts }: Reading): string {
  const said = stated(facts.decider);
  return said ? sentence`Quem decide, como você contou: ${quote(said)}` : '';
}

/** Departments that a small business does not have. */
const DEPARTMENT =
  /(?<!\p{L})(?:RH|compras?|suprimentos|financeiro|diretoria|diretor(?:es|a)?|engenharia|jurídico|departamentos?|setor(?:es)?|licitação|gestor(?:es|a)?|comitê)(?!\p{L})/iu;

/** Who decides, as a hypothesis or a question; empty where the seller said it. */
export function decides(reading: Reading): string {
  if (stated(reading.facts.decider)) return '';
  const { kinds } = reading;
  const isSmall = kinds.length > 0 && kinds.every((kind) => /^(?:individuals|small)$/.test(kind));
  const [line] = tradeLines(reading, (trade) => trade.decides);
  const ofTrade = line !== undefined && isSmall && DEPARTMENT.test(line) ? undefined : line;
  if (ofTrade) return sentence`Quem decide (hipótese do ramo): ${placed(ofTrade)}`;
  const ofKind = usual(reading)?.decides;
  return paragraph(
    ofKind ? sentence`Quem decide (hipótese): ${placed(ofKind)}` : '',
    fill('Confirme com {o comprador}: “quem mais opina nesta compra?”.', reading.roles),
  );
}

function tried({ facts }: Reading): string {
  const [first] = facts.tried;
  return first && first.certainty === 'certain' && first.value.split(' ').length > 2
    ? sentence`O que já viveram: ${quote(first.value)}`
    : '';
}

/** Seats and rooms, of which each has its people. */
const PLACES =
  /^(?:cadeiras?|salas?|lojas?|unidades?|filia(?:l|is)|leitos?|quartos?|apartamentos?|lugares|mesas?|alun[oa]s?|consultorios?|macas?)$/;

/** Land, herds and boats say how large a place is, and nothing of who works there. */
const isMeasure = ({ of }: Size): boolean => {
  const noun = fold(of);
  const isPeople = lexicalClasses(noun).includes('people') || isAgent(noun) || PERSONS.has(noun);
  return !(isPeople || PLACES.test(noun));
};

const measureLine = ({ roles }: Reading, words: string): SourcedLine =>
  quoted(
    paragraph(
      sentence`Tamanho, como você contou: ${quote(words)}`,
      fill('Pergunte {ao comprador} quantas pessoas trabalham ali.', roles),
    ),
    words,
  );

/** Team or size: as stated, else the question. */
export function teamLine(reading: Reading): SourcedLine {
  const { facts, roles, party } = reading;
  const { size } = facts;
  const isPeople = party === 'private';
  // "um ou dois meninos" are the children of who buys, no team.
  const isSaid = size !== null && size.certainty !== 'unsure' && !isPeople;
  if (isSaid && !isMeasure(size.value)) {
    return quoted(sentence`Como você contou: ${quote(size.span.quote)}`, size.span.quote);
  }
  if (isSaid) return measureLine(reading, size.span.quote);
  const team = turned(reading, usual(reading)?.teams ?? []);
  return assumed(
    paragraph(
      team ? sentence`Em geral (hipótese): ${placed(team)}` : '',
      fill(teamQuestion(party), roles),
    ),
  );
}

const teamQuestion = (party: Party | null): string => {
  if (party === 'private')
    return 'Pergunte {ao comprador} com quem vai conversar antes de decidir.';
  return party === 'self-employed'
    ? 'Pergunte {ao comprador} se trabalha só ou com ajuda de alguém.'
    : 'Pergunte {ao comprador} quantas pessoas trabalham ali e quantas usariam {oferta}.';
};

/** Field and kinds of customer: "Cartórios, pequenas e médias empresas". */
export function sectorLine(reading: Reading): SourcedLine {
  const { facts } = reading;
  const line = field(reading).replace(/\.$/, '');
  if (line && facts.segment) return quoted(line, facts.segment.value);
  return assumed(kindsLine(reading.kinds) || 'Segmento ainda não informado');
}

const kindsLine = (kinds: readonly CustomerKind[]) =>
  capital(listOf(kinds.map((kind) => placed(lower(CUSTOMERS[kind].name)))).text);
