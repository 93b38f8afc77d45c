import type { ScriptDraft } from '@salesai/contract/scripts';
import * as z from 'zod/mini';
import type { ChannelScriptsInput, FactNotes } from '../../port.ts';
import { fenced, instructionsFor, type ObjectPrompt, reference } from '../prompt.ts';
import { material } from './channel-plan.ts';
import { PROMPTS } from './versions.ts';

const NAME_MAX = 120;
const NOTES_MAX = 2_000;

const part = (what: string) =>
  z
    .object({
      titulo: z.string().check(z.describe('até 6 palavras, sem repetir o nome da parte')),
      texto: z.string().check(z.describe(what)),
    })
    .check(z.describe(what));

export const ChannelScriptsObject = z.object({
  abertura: part('a primeira mensagem ou fala: motivo verdadeiro do contato e uma pergunta'),
  principal: part('entender com 2 ou 3 perguntas, resumir com as palavras do cliente e propor'),
  followUp: part('a volta a quem não respondeu, com um motivo novo e uma saída fácil'),
  objecoes: part('as 3 objeções mais prováveis deste cliente, cada uma com o que dizer'),
  fechamento: part('pedir a decisão com duas opções e um próximo passo com dia e hora'),
});

/** Requests the scripts of a channel. @param notes those of the embedded engine. */
export function channelScriptsPrompt(
  input: ChannelScriptsInput,
  notes: readonly ScriptDraft[],
  facts: FactNotes,
): ObjectPrompt<typeof ChannelScriptsObject> {
  const { name, description, whenToUse } = input.channel;
  const examples = notes.map(({ title, content }) => `${title}\n${content.slice(0, NOTES_MAX)}`);
  const content = [
    fenced('canal', [name, description, whenToUse].join('\n'), NOTES_MAX),
    fenced('nome do vendedor', input.sellerName, NAME_MAX),
    ...material(input, facts),
    reference(examples.join('\n\n')),
  ];
  return {
    version: PROMPTS.channelScripts,
    language: input.language,
    instructions: instructionsFor('channelScripts', input.language),
    messages: [{ role: 'user', content: content.join('\n\n') }],
    schema: ChannelScriptsObject,
  };
}
