import type { IcpProfile } from '@salesai/contract/icp';
import type { ChannelKey } from '../../knowledge/channels/situation.ts';
import { CHANNEL_OBJECTIONS, OBJECTIONS } from '../../knowledge/scripts/index.ts';
import type { Block } from '../../knowledge/scripts/knowledge.ts';
import { quote } from '../../shared/writing/pt/quotes.ts';
import { answerKeyOf } from '../brief/objection-kind.ts';
import type { StatedObjection } from '../brief/stated-objections.ts';
import { plain } from '../channels/plain.ts';
import type { Reading } from '../channels/reading.ts';
import { withShortOffer } from './short-offer.ts';
import { scriptWords } from './words.ts';
import { writeBlock } from './write.ts';

/** When an answer is used, and what the seller says. */
interface Answered {
  /** "“está caro”", or "se reclamar do juro". */
  occasion: string;
  answer: string;
}

const TOTAL = 4;
const STATED_MOST = 3;
const SAID_MAX = 90;
/** Common objections, for profiles with fewer. */
const USUAL = ['vou pensar', 'está caro', 'agora não é o momento'];

/**
 * The script for objections: those that the seller stated, then those of the channel,
 * the trade and the profile.
 */
export function objections(
  icp: IcpProfile,
  key: ChannelKey,
  reading: Reading,
  name: string,
): { title: string; content: string } {
  const words = scriptWords(reading, name, 0);
  const variation = reading.words(`objections ${key}`);
  const write = (block: Block) => writeBlock(block, reading.situation, words, variation) ?? '';
  const spoken = (said: string): Answered => ({
    occasion: inQuotes(said),
    answer: write(OBJECTIONS[answerKeyOf(said)]),
  });
  const found = unique([
    ...statedFirst(reading).map((stated) => ({
      occasion: occasionOf(stated),
      answer: write(OBJECTIONS[stated.key]),
    })),
    ...CHANNEL_OBJECTIONS[key].map(({ said, answer }) => ({
      occasion: inQuotes(said),
      answer: write(answer),
    })),
    ...reading.expert.objections.map(({ said, answer }) => ({ occasion: inQuotes(said), answer })),
    ...[...notStated(icp, reading), ...USUAL].map(spoken),
  ]);
  return {
    title: 'Objeções: acolher, perguntar, responder',
    content: withShortOffer(
      found.map(({ occasion, answer }) => `(${occasion})\n${answer}`).join('\n\n'),
      words.oferta,
    ),
  };
}

/** The objections of the profile; those that were stated are answered already. */
const notStated = (icp: IcpProfile, { brief }: Reading): string[] =>
  icp.details.comportamentoCompra.objecoesComuns
    .map(plain)
    .filter((said) => said !== '' && !brief.objections.some((stated) => stated.said === said));

/** What customers say before what they complain about. */
const statedFirst = ({ brief }: Reading): StatedObjection[] =>
  brief.objections
    .toSorted((a, b) => Number(a.complaint !== null) - Number(b.complaint !== null))
    .slice(0, STATED_MOST);

const occasionOf = ({ said, complaint }: StatedObjection): string =>
  complaint === null ? inQuotes(said) : `Se ${complaint}`;

const inQuotes = (said: string) => quote(said, SAID_MAX).text;

/** Without two of the same answer or the same occasion. */
function unique(all: readonly Answered[]): Answered[] {
  const seen = new Set<string>();
  const isNew = (text: string) => !seen.has(text) && Boolean(seen.add(text));
  return all
    .filter(
      ({ occasion, answer }) => answer !== '' && isNew(answer) && isNew(occasion.toLowerCase()),
    )
    .slice(0, TOTAL);
}
