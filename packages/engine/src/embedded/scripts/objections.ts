import type { IcpProfile } from '@salesai/contract/icp';
import type { ChannelKey } from '../../knowledge/channels/situation.ts';
import { CHANNEL_OBJECTIONS, OBJECTIONS } from '../../knowledge/scripts/index.ts';
import type { Block } from '../../knowledge/scripts/knowledge.ts';
import { fold, quote } from '../../shared/text.ts';
import { plain } from '../channels/plain.ts';
import type { Reading } from '../channels/reading.ts';
import { withShortOffer } from './short-offer.ts';
import { scriptWords } from './words.ts';
import { writeBlock } from './write.ts';

/** What a buyer says, in quotation marks, and what the seller answers. */
interface Objection {
  said: string;
  answer: string;
}

const TOTAL = 4;
const OF_TRADE = 3;
const SAID_MAX = 90;
/** Common objections, for profiles with fewer. */
const USUAL = ['vou pensar', 'está caro', 'agora não é o momento'];
/** An objection that no pattern recognises. */
const OTHER: Block = [
  'Entendi. O que precisaria ser diferente em {oferta} para isso deixar de pesar?',
];
/** The script for the likeliest objections of this channel, this trade and this buyer. */
export function objections(
  icp: IcpProfile,
  key: ChannelKey,
  reading: Reading,
  name: string,
): { title: string; content: string } {
  const words = scriptWords(reading, name, 0);
  const variation = reading.words(`objections ${key}`);
  const write = (block: Block) => writeBlock(block, reading.situation, words, variation) ?? '';
  const found = unique([
    ...CHANNEL_OBJECTIONS[key].map(({ said, answer }) => ({ said, answer: write(answer) })),
    ...reading.expert.objections.slice(0, OF_TRADE),
    ...knownFirst(statedBy(icp)).map((said) => ({ said, answer: write(answerTo(said)) })),
  ]);
  return {
    title: 'Objeções: acolher, perguntar, responder',
    content: withShortOffer(
      found.map(({ said, answer }) => `(${inQuotes(said)})\n${answer}`).join('\n\n'),
      words.oferta,
    ),
  };
}

/** A question keeps its mark. */
const inQuotes = (said: string) => (said.endsWith('?') ? `“${said}”` : quote(said, SAID_MAX));

/** The profile's objections first, then the usual ones. */
const statedBy = ({ details }: IcpProfile): string[] => [
  ...details.comportamentoCompra.objecoesComuns.map(plain).filter(Boolean),
  ...USUAL,
];

/** An objection with an answer of its own before one with the general answer. */
const knownFirst = (all: readonly string[]): string[] =>
  all.toSorted((a, b) => Number(answerTo(a) === OTHER) - Number(answerTo(b) === OTHER));

const answerTo = (said: string): Block =>
  OBJECTIONS.find(({ words }) => words.test(fold(said)))?.answer ?? OTHER;

/** Without two of the same answer. */
function unique(all: readonly Objection[]): Objection[] {
  const seen = new Set<string>();
  return all
    .filter(({ answer }) => answer !== '' && !seen.has(answer) && seen.add(answer))
    .slice(0, TOTAL);
}
