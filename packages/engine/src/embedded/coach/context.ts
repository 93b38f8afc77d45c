import type { IcpProfile } from '@salesai/contract/icp';
import type { CoachReplyInput } from '../../port.ts';
import { cleanText, cut } from '../../shared/text.ts';
import { fill } from '../channels/fill.ts';
import { type Reading, readSituation } from '../channels/reading.ts';
import { coachWords, spokenName } from '../scripts/words.ts';

const ICP_NAME_MAX = 60;
/** Used when no ICP is selected. */
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

/** Seller and buyer of a turn, as the reply functions use them. */
export interface CoachContext {
  input: CoachReplyInput;
  reading: Reading;
  firstName: string;
  /** Null when no ICP is selected. */
  icpName: string | null;
  /** Fills the slots of a knowledge text; `at` selects the argument. */
  fillText(text: string, at?: number): string;
}

/** "Dra. Lívia" is addressed as Lívia. */
const TITLE = /^(?:dra?|sra?|prof[ae]?|doutora?|professora?|dona|seu)\.?\s+/iu;

/** Interprets seller and buyer once per turn; names are untrusted and therefore cleaned. */
export function createContext(input: CoachReplyInput): CoachContext {
  const reading = readSituation({
    icpName: input.icp?.name ?? '',
    icp: input.icp?.profile ?? NO_ICP,
    icpAnswers: [],
    sellerAnswers: input.sellerAnswers,
    language: input.language,
  });
  const [firstName = ''] = cleanText(input.sellerName).replace(TITLE, '').split(' ');
  return {
    input,
    reading,
    firstName: cut(firstName, ICP_NAME_MAX),
    icpName: input.icp ? cut(cleanText(input.icp.name), ICP_NAME_MAX) : null,
    fillText: (text, at = 0) =>
      fill(
        text,
        coachWords(reading, input.icp?.profile ?? null, spokenName(input.sellerName, 'chat'), at),
      ),
  };
}

/** The item for the given turn, in rotation. */
export function rotate<T>(items: readonly [T, ...T[]], turn: number): T {
  return items[turn % items.length] ?? items[0];
}
