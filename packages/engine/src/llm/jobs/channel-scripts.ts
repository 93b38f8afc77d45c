import type { Language } from '@salesai/contract/common';
import { ScriptDraft, spokenDuration } from '@salesai/contract/scripts';
import * as z from 'zod/mini';
import type { ChannelScriptsInput } from '../../port.ts';
import { requireGivenFigures, requireNoPromise, requireOwnWords } from '../checks.ts';
import { textsOfPrompt } from '../prompt.ts';
import { type ChannelScriptsObject, channelScriptsPrompt } from '../prompts/channel-scripts.ts';
import { required, tidyLine, tidyText } from '../text.ts';
import { requestObject, stepsOf, type Work } from '../work.ts';

const TITLE_MAX = 80;
const TEXT_MAX = 6_000;

type Scripts = z.infer<typeof ChannelScriptsObject>;
type Part = keyof Scripts;

/** In the order of a conversation. */
const PARTS: readonly Part[] = ['abertura', 'principal', 'followUp', 'objecoes', 'fechamento'];
/** Every title contains the word by which the product detects the type of a script. */
const TITLES: Record<Language, Record<Part, string>> = {
  'pt-BR': {
    abertura: 'Abertura',
    principal: 'Roteiro principal',
    followUp: 'Follow-up',
    objecoes: 'Objeções',
    fechamento: 'Fechamento',
  },
  'en-US': {
    abertura: 'Intro',
    principal: 'Main script (principal)',
    followUp: 'Follow-up',
    objecoes: 'Objections',
    fechamento: 'Closing (CTA)',
  },
  'es-ES': {
    abertura: 'Introducción',
    principal: 'Guion principal',
    followUp: 'Seguimiento (follow-up)',
    objecoes: 'Objeciones',
    fechamento: 'Cierre (CTA)',
  },
};

/**
 * Requests the scripts of a channel; the embedded engine's scripts are the notes. Types and order are
 * fixed here, and the duration is calculated from the text.
 * @throws EngineError as {@link requestObject}.
 */
export async function channelScripts(
  work: Work,
  input: ChannelScriptsInput,
): Promise<ScriptDraft[]> {
  const step = stepsOf(work, 2);
  const notes = await work.provider.notes.channelScripts(input, { signal: work.signal });
  const { sellerAnswers, icpAnswers } = input;
  const facts = await work.provider.notes.factNotes(
    { sellerAnswers, icpAnswers },
    { signal: work.signal },
  );
  const prompt = channelScriptsPrompt(input, notes, facts);
  await step();
  const format = notes[0]?.format;
  const scripts = await requestObject(work, prompt, (object) => {
    const drafts = PARTS.map(draftFrom(object, TITLES[input.language]));
    const texts = drafts.map(({ content }) => content);
    requireGivenFigures(texts, textsOfPrompt(prompt));
    requireNoPromise(texts, answersOf(input));
    requireOwnWords(texts, facts.ownWords);
    return z.parse(
      z.array(ScriptDraft),
      drafts.map((draft) => ({ ...draft, ...(format && { format }) })),
    );
  });
  await step();
  return scripts;
}

const answersOf = ({ icpAnswers, sellerAnswers }: ChannelScriptsInput) =>
  [...icpAnswers, ...(sellerAnswers ?? [])].map(({ answer }) => answer);

const draftFrom =
  (object: Scripts, titles: Record<Part, string>) =>
  (part: Part): ScriptDraft => {
    const { titulo, texto } = object[part];
    const detail = withoutTypes(tidyLine(titulo, TITLE_MAX));
    const content = required(tidyText(texto, TEXT_MAX), part);
    return {
      title: detail ? `${titles[part]}: ${detail}` : titles[part],
      content,
      duration: spokenDuration(content),
    };
  };

/** The model's words in a title must not change the type of the script. */
const withoutTypes = (title: string) =>
  title
    .replace(/abertura|intro\w*|fechamento|\bcta\b|principal|follow[- ]?up/gi, '')
    .replace(/^[\s:–-]+|(?<![\s:–-])[\s:–-]+$/g, '');
