import type { IcpProfile } from '@salesai/contract/icp';
import type { CoachReplyInput } from '../../port.ts';
import { cleanText, cut } from '../../shared/text.ts';
import { fill } from '../channels/fill.ts';
import { type Reading, readSituation } from '../channels/reading.ts';
import { scriptWords, spokenName } from '../scripts/words.ts';

const ICP_NAME_MAX = 60;
/** A buyer of whom nothing is known yet. */
const NO_ICP: IcpProfile = {
  sector: '',
  ticketRange: '',
  acquisitionChannel: [],
  mainPain: '',
  details: {
    resumoICP: '',
    ticketMedio: '',
    tamanhoEquipe: '',
    setorAtuacao: '',
    dorPrincipal: '',
    estrategiaAbordagem: { melhorAbordagem: '', momentoIdeal: '', argumentosChave: [] },
    comportamentoCompra: { objecoesComuns: [] },
    perfilNegativo: [],
    origens: [],
  },
};

/** What the coach knows of seller and buyer before answering. */
export interface Briefing {
  input: CoachReplyInput;
  reading: Reading;
  firstName: string;
  /** Null when no buyer is chosen. */
  icpName: string | null;
  /** Fills the slots of a text of the knowledge; another number argues otherwise. */
  say(text: string, at?: number): string;
}

/** Reads seller and buyer once for a turn; names are cut and cleaned, as they are others' words. */
export function briefingOf(input: CoachReplyInput): Briefing {
  const reading = readSituation({
    icpName: input.icp?.name ?? '',
    icp: input.icp?.profile ?? NO_ICP,
    icpAnswers: [],
    sellerAnswers: input.sellerAnswers,
    language: input.language,
  });
  const [firstName = ''] = cleanText(input.sellerName).split(' ');
  return {
    input,
    reading,
    firstName: cut(firstName, ICP_NAME_MAX),
    icpName: input.icp ? cut(cleanText(input.icp.name), ICP_NAME_MAX) : null,
    say: (text, at = 0) =>
      fill(text, scriptWords(reading, spokenName(input.sellerName, 'chat'), at)),
  };
}

/** The item a seller gets who asks for the `turn`-th time; after the last, the first again. */
export function turned<T>(items: readonly [T, ...T[]], turn: number): T {
  return items[turn % items.length] ?? items[0];
}
