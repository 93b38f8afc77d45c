import type { IcpProfile } from '@salesai/contract/icp';
import type { Voice } from '../../knowledge/scripts/knowledge.ts';
import type { ScriptSlot } from '../../knowledge/scripts/slots.ts';
import { cleanText, cut } from '../../shared/text.ts';
import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { de } from '../../shared/writing/pt/articles.ts';
import { nounPhrase } from '../../shared/writing/pt/phrases.ts';
import { inPlace } from '../../shared/writing/pt/places.ts';
import type { SlotValue } from '../../shared/writing/pt/slots.ts';
import type { Brief } from '../brief/brief.ts';
import { cleanPhrase } from '../brief/clean.ts';
import { UNKNOWN_OFFER } from '../brief/expert.ts';
import type { BriefPain } from '../brief/pain.ts';
import { plain } from '../channels/plain.ts';
import type { Reading } from '../channels/reading.ts';
import { introduction } from '../phrasing/introduction.ts';

const NAME_MAX = 40;
const NAME_WORD = /^\p{L}[\p{L}'’-]*$/u;
const TITLES =
  /^(?:irmã|irmão|mestre|tia|tio|padre|frei|bispo|dona|seu|dr|dra|doutor|doutora|pastor|pastora|professor|professora|sr|sra)$/i;
const UNKNOWN_NAME = '[seu nome]';
const UNKNOWN_PRICE = '[confirme: preço]';
const BUYERS: NounPhrase = nounPhrase('clientes', { gender: 'm', number: 'p' });

const OPENING = 0;
const OF_PRICE =
  /preço|(?<!\p{L})car[oa]s?(?!\p{L})|barat|desconto|orçamento|quanto (?:custa|paga)/iu;

/** Who opens with the price raises the objection; where all lines name it, they stay. */
function withoutPrice(lines: readonly string[]): readonly string[] {
  const others = lines.filter((line) => !OF_PRICE.test(line));
  return others.length > 0 ? others : lines;
}

export type ScriptWords = Readonly<Record<ScriptSlot, SlotValue>>;

/** Slot values for texts that address the buyer; `at` rotates what the expert asks. */
export function scriptWords(
  { brief, purchase, expert, situation }: Reading,
  name: string,
  at: number,
): ScriptWords {
  const { questions, consequences, proof, trigger } = expert;
  const openings = withoutPrice(expert.openings);
  const asked = (n: number) => {
    const line = questions[(at + n) % questions.length] ?? null;
    return at === OPENING && line !== null && OF_PRICE.test(line)
      ? (withoutPrice(questions)[0] ?? line)
      : line;
  };
  return {
    oferta: brief.offer ?? UNKNOWN_OFFER,
    item: brief.item ?? brief.offer ?? UNKNOWN_OFFER,
    compradores: brief.buyers ?? BUYERS,
    ...painWords(brief),
    pergunta: asked(0),
    pergunta2: asked(1),
    pergunta3: asked(2),
    pergunta4: asked(3),
    consequencia: consequences[at % consequences.length] ?? null,
    abertura: openings[at % openings.length] ?? null,
    gatilho: trigger,
    prova: proof,
    ...introduction(brief.business),
    ...prices(brief),
    decisor: brief.decider,
    lugar: brief.place ? inPlace(brief.place, brief.icp.description?.value).text : null,
    prazo: purchase.agreed,
    eu: name,
    ...thanks(brief, situation.speaksTo),
  };
}

/** A feeling is named as one; a statement can only be asked. */
function painWords({ pain }: Brief) {
  const isThing = pain !== null && !pain.isFelt;
  return {
    dor: isThing ? pain.spoken : null,
    dorNome: isThing && pain.noun ? pain.spoken : null,
    dorPergunta: pain?.asked ?? null,
    dorDe: isThing && pain.spoken !== null ? painAfterDe(pain) : null,
    receio: pain?.isFelt ? pain.noun : null,
  };
}

/** "do sistema antigo que trava", "de perder consulta". */
const painAfterDe = ({ noun, spoken }: BriefPain): string =>
  noun ? de(noun).text : `de ${spoken}`;

/** A range is no price to close with: the seller fills in the agreed one. */
function prices({ price }: Brief) {
  if (!price || price.isSpending) {
    return { preco: UNKNOWN_PRICE, ficaPreco: `fica em ${UNKNOWN_PRICE}`, valor: UNKNOWN_PRICE };
  }
  const isRange =
    !price.spoken.startsWith('em ') || price.isPercent || price.spoken.startsWith('em até');
  const valor = isRange ? `[valor combinado: ${price.text}]` : price.text;
  return { preco: price.text, ficaPreco: `fica ${price.spoken}`, valor };
}

function thanks({ sellerGender }: Brief, to: 'people' | 'companies') {
  if (sellerGender === null) {
    return { obrigado: to === 'people' ? 'valeu' : 'agradeço', obrigadoPela: 'agradeço a' };
  }
  const word = sellerGender === 'f' ? 'obrigada' : 'obrigado';
  return { obrigado: word, obrigadoPela: `${word} pela` };
}

/** The seller's name: first name in chats, else first and last name; a title is not a first name. */
export function spokenName(sellerName: string | null, voice: Voice): string {
  const words = cleanText(sellerName ?? '')
    .split(' ')
    .filter((word) => NAME_WORD.test(word));
  const named = words.length > 1 && TITLES.test(words[0] ?? '') ? words.slice(1) : words;
  const [first = '', ...others] = named;
  const last = others.at(-1);
  const name = voice === 'chat' || voice === 'comments' || !last ? first : `${first} ${last}`;
  return cut(name, NAME_MAX) || UNKNOWN_NAME;
}

/** Slot values of the coach's answers, which know the profile but not the answers it was made from. */
export function coachWords(
  reading: Reading,
  profile: IcpProfile | null,
  name: string,
  at: number,
): Readonly<Record<string, SlotValue>> {
  const words = scriptWords(reading, name, at);
  const pain = reading.brief.pain?.text ?? cleanPhrase(plain(profile?.mainPain ?? ''));
  return {
    ...words,
    dor: pain ?? 'o que incomoda hoje',
    ticket: reading.ticket ? inRange(reading.ticket.text) : UNKNOWN_PRICE,
    argumento: `Posso te mostrar ${reading.expert.proof}.`,
  };
}

/** "algo entre R$ 500 e R$ 2.000": a range to follow "fica em". */
const inRange = (text: string) => text.replace(/^(R\$ .+?) a (?=R\$ )/, 'algo entre $1 e ');
