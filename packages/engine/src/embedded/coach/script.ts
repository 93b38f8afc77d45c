import type { ScriptDraft } from '@salesai/contract/scripts';
import type { ChannelKey } from '../../knowledge/channels/situation.ts';
import type { ScriptPartKey } from '../../knowledge/coach/intents.ts';
import { scriptsOf } from '../../knowledge/scripts/index.ts';
import { fold } from '../../shared/text.ts';
import { createVariation } from '../../shared/variation.ts';
import { channelsNamedIn } from '../channels/mentions.ts';
import { scriptWords, spokenName } from '../scripts/words.ts';
import { tipsOf, writePart } from '../scripts/write.ts';
import type { CoachContext } from './context.ts';
import { bullets, quotation, quotedData, section } from './markdown.ts';
import type { Reply } from './reply-type.ts';

const LINES_MAX = 40;
const LINE_MAX = 600;
const TITLE_MAX = 100;
const TIPS = 3;
const TITLES: Record<ScriptPartKey, RegExp> = {
  opening: /abertura|intro|primeir/,
  followUp: /follow|retorno/,
  closing: /fechamento|cta/,
  main: /principal|roteiro/,
};

/** Returns one of the seller's own scripts, or writes a short one for this buyer. */
export function scriptReply(
  context: CoachContext,
  asked: string,
  part: ScriptPartKey | null,
  turn: number,
): Reply {
  const [named] = channelsNamedIn([asked]);
  const own = ownScripts(context.input.scripts, part ?? 'opening');
  const chosen = own[turn % Math.max(1, own.length)];
  const text =
    chosen && !named && turn < own.length
      ? ownScript(chosen)
      : written(context, named, part ?? 'opening', turn);
  return { text, sources: [] };
}

/** The first block of the result of {@link scriptReply}. */
export function shorterScript(
  context: CoachContext,
  asked: string,
  part: ScriptPartKey | null,
  turn: number,
): Reply {
  const { text } = scriptReply(context, asked, part, turn);
  const lines = text
    .split('\n')
    .filter((line) => /^> \S/.test(line) && !/^> (mensagem|assunto)/i.test(line));
  return { text: ['**Só o essencial:**', lines[0] ?? text].join('\n\n'), sources: [] };
}

function ownScripts(scripts: readonly ScriptDraft[], part: ScriptPartKey): ScriptDraft[] {
  return scripts.filter(({ title }) => TITLES[part].test(fold(title)));
}

function ownScript({ title, content, duration }: ScriptDraft): string {
  const lines = content
    .split('\n')
    .slice(0, LINES_MAX)
    .map((line) => quotedData(line, LINE_MAX));
  return [
    `### ${quotedData(title, TITLE_MAX)}`,
    'Este já é seu, feito para este ICP. Leia em voz alta uma vez antes de usar:',
    quotation(lines.join('\n')),
    `Dura cerca de ${quotedData(duration, 30)}. Troque o que está entre colchetes por algo verdadeiro da pessoa.`,
    '_Quer uma versão nova? Peça “outro exemplo” ou diga o canal: WhatsApp, ligação, e-mail…_',
  ].join('\n\n');
}

function written(
  { reading, input, icpName }: CoachContext,
  named: ChannelKey | undefined,
  part: ScriptPartKey,
  turn: number,
): string {
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
  return [
    `### ${knowledge[part].title}`,
    `${knowledge[part].usage} Escrevi${about}; troque o que está entre colchetes.`,
    quotation(
      content
        .split('\n')
        .map((line) => escapeBrackets(line))
        .join('\n'),
    ),
    section('Dicas', bullets(tipsOf(knowledge[part], reading, words).slice(0, TIPS))),
    ...(icpName ? [] : ['Com um ICP preenchido, eu escrevo com a dor e o ticket do seu cliente.']),
  ].join('\n\n');
}

const escapeBrackets = (line: string) => line.replace(/[[\]]/g, '\\$&');
