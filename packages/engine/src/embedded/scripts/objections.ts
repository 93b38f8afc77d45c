import type { IcpProfile } from '@salesai/contract/icp';
import type { ChannelKey } from '../../knowledge/channels/situation.ts';
import { CHANNEL_OBJECTIONS, OBJECTIONS, SCRIPTS } from '../../knowledge/scripts/index.ts';
import type { Block, ChannelObjection, Voice } from '../../knowledge/scripts/knowledge.ts';
import { OTHER_OBJECTION } from '../../knowledge/scripts/other-objection.ts';
import { fold, quote } from '../../shared/text.ts';
import { fill } from '../channels/fill.ts';
import { plain } from '../channels/plain.ts';
import type { Reading } from '../channels/reading.ts';
import { scriptWords } from './words.ts';
import { chosen } from './write.ts';

type Answers = Omit<ChannelObjection, 'said'>;
interface Objection {
  /** In quotation marks. */
  said: string;
  answers: Answers;
}

const TOTAL = 4;
const SAID_MAX = 90;
/** Common objections, for profiles with fewer. */
const USUAL = ['vou pensar', 'está caro', 'agora não é o momento'];

interface Layout {
  lead: (said: string) => string;
  /** Between accepting the objection and the question, and after the question. */
  pause: string;
  after: string;
}
const LAYOUTS: Record<Voice, Layout> = {
  chat: { lead: (said) => `Se escrever ${said}`, pause: ' ', after: '\nDepois da resposta\n' },
  comments: {
    lead: (said) => `Se comentar ${said}`,
    pause: ' ',
    after: '\nNo privado, depois da resposta\n',
  },
  email: { lead: (said) => `Se responder ${said}`, pause: ' ', after: '\nNo e-mail seguinte\n' },
  call: { lead: (said) => `Se ouvir ${said}`, pause: ' (pausa) ', after: ' (pausa longa)\n' },
  talk: { lead: (said) => `Se ouvir ${said}`, pause: ' (pausa) ', after: ' (pausa longa)\n' },
};

/** The script for the likeliest objections of this channel and buyer. */
export function objections(
  icp: IcpProfile,
  key: ChannelKey,
  reading: Reading,
  name: string,
): { title: string; content: string } {
  const { voice } = SCRIPTS[key];
  const variation = reading.words(`objections ${key}`);
  const layout = LAYOUTS[voice];
  const ofChannel = CHANNEL_OBJECTIONS[key].map((answers) => ({
    said: `“${answers.said}”`,
    answers,
  }));
  const all = [...ofChannel, ...likeliest(icp, TOTAL - ofChannel.length)];
  const blocks = all.map(({ said, answers }, at) => {
    const words = scriptWords(reading, name, at);
    const fillBlock = (block: Block) =>
      fill(chosen(block, reading.situation, variation).join(' '), words);
    const first = `${fillBlock(answers.receive)}${layout.pause}${fillBlock(answers.ask)}`;
    return `${layout.lead(said)}\n${first}${layout.after}${fillBlock(answers.answer)} ${fillBlock(answers.confirm)}`;
  });
  const subject = voice === 'email' ? ['Assunto: Re: (mesma conversa)'] : [];
  return {
    title: 'Objeções: acolher, perguntar, responder',
    content: [...subject, ...blocks].join('\n\n'),
  };
}

/** The profile's objections first, without those that have the same answer. */
function likeliest(icp: IcpProfile, count: number): Objection[] {
  const own = icp.details.comportamentoCompra.objecoesComuns.map(plain).filter(Boolean);
  const found: Objection[] = [];
  for (const said of [...own, ...USUAL]) {
    const answers = OBJECTIONS.find(({ words }) => words.test(fold(said))) ?? OTHER_OBJECTION;
    if (found.length < count && !found.some((other) => other.answers === answers)) {
      found.push({ said: quote(said, SAID_MAX), answers });
    }
  }
  return found;
}
