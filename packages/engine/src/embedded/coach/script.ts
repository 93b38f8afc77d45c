import type { ScriptDraft } from '@salesai/contract/scripts';
import type { ChannelKey } from '../../knowledge/channels/situation.ts';
import { scriptsOf } from '../../knowledge/scripts/index.ts';
import { quotedData } from '../../shared/sources.ts';
import { fold } from '../../shared/text.ts';
import { createVariation } from '../../shared/variation.ts';
import { channelsNamedIn } from '../channels/mentions.ts';
import { scriptWords, spokenName } from '../scripts/words.ts';
import { tipsOf, writePart } from '../scripts/write.ts';
import type { CoachContext } from './context.ts';

const LINES_MAX = 40;
const LINE_MAX = 600;
type ScriptPart = 'opening' | 'main' | 'followUp' | 'closing';
const TITLES: Record<ScriptPart, RegExp> = {
  opening: /abertura|intro|primeir/,
  followUp: /follow|retorno/,
  closing: /fechamento|cta/,
  main: /principal|roteiro/,
};
const ASKED: readonly (readonly [ScriptPart, RegExp])[] = [
  ['followUp', /follow|retorno|retomar|sumi/],
  ['closing', /fecha/],
  ['main', /roteiro completo|roteiro principal|script completo/],
];

/** A script of a channel, with a sentence about where it comes from. */
export interface ChannelScript {
  intro: string;
  text: string;
  /** How to use it; empty for the seller's own. */
  tip: string;
  isCall: boolean;
}

/** One of the seller's own scripts, or a new one for this buyer and channel. */
export function scriptFor(context: CoachContext, asked: string, turn: number): ChannelScript {
  const folded = fold(asked);
  const part = ASKED.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'opening';
  const [named] = channelsNamedIn([asked]);
  const own = context.input.scripts.filter(({ title }) => TITLES[part].test(fold(title)));
  const chosen = own[turn % Math.max(1, own.length)];
  return chosen && !named && turn < own.length
    ? ownScript(chosen)
    : written(context, named, part, turn);
}

const ownScript = ({ title, content }: ScriptDraft): ChannelScript => ({
  intro: `Este já é seu: “${quotedData(title, 100)}”.`,
  text: content
    .split('\n')
    .slice(0, LINES_MAX)
    .map((one) => quotedData(one, LINE_MAX))
    .join('\n'),
  tip: '',
  isCall: false,
});

function written(
  { reading, input, icpName }: CoachContext,
  named: ChannelKey | undefined,
  part: ScriptPart,
  turn: number,
): ChannelScript {
  const { situation } = reading;
  const key = named ?? situation.buyerIsOn[0] ?? situation.used[0] ?? 'whatsapp';
  const knowledge = scriptsOf(key);
  const words = scriptWords(reading, spokenName(input.sellerName, knowledge.voice), turn);
  const content = writePart(
    knowledge[part],
    reading,
    words,
    createVariation(`${key} ${part} ${turn}`),
  );
  const about = icpName ? ` para o ICP **${icpName}**` : '';
  return {
    intro: `${knowledge[part].title}${about}. Troque o que está entre colchetes.`,
    text: content,
    tip: tipsOf(knowledge[part], reading, words)[0] ?? '',
    isCall: knowledge.voice === 'call',
  };
}
