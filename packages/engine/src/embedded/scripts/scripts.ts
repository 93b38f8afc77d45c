import { ScriptDraft, spokenDuration, spokenText } from '@salesai/contract/scripts';
import * as z from 'zod/mini';
import { channelByKey } from '../../knowledge/channels/index.ts';
import type { ChannelKey } from '../../knowledge/channels/situation.ts';
import { scriptsOf } from '../../knowledge/scripts/index.ts';
import type { Voice } from '../../knowledge/scripts/knowledge.ts';
import type { ChannelScriptsInput, Run } from '../../port.ts';
import { createSteps } from '../../shared/steps.ts';
import { channelsNamedIn } from '../channels/mentions.ts';
import { readSituation } from '../channels/reading.ts';
import { objections } from './objections.ts';
import { scriptWords, spokenName } from './words.ts';
import { writePart } from './write.ts';

/**
 * Writes the scripts of one channel, from opening to closing. The same input always gives the same
 * scripts. Texts are in Portuguese, like the knowledge base.
 * @throws EngineError `cancelled` soon after the run's signal aborts.
 */
export async function channelScripts(
  input: ChannelScriptsInput,
  run: Run = {},
): Promise<ScriptDraft[]> {
  const key = knownChannel(input.channel);
  const { voice, opening, main, followUp, closing } = scriptsOf(key);
  const reading = readSituation(input);
  const name = spokenName(input.sellerName, voice);
  const step = createSteps(5, run);
  const drafts: { title: string; content: string }[] = [];
  for (const [at, part] of [opening, main, followUp, closing].entries()) {
    const variation = reading.words(`script ${key} ${at}`);
    const content = writePart(part, reading, scriptWords(reading, name, at), variation);
    drafts.push({ title: part.title, content });
    await step();
  }
  drafts.splice(3, 0, objections(input.icp, key, reading, name));
  const format = isSpoken(voice) ? ('speech' as const) : ('messages' as const);
  const scripts = drafts.map((draft) => ({
    ...draft,
    format,
    duration: spokenDuration(spokenText(draft.content)),
  }));
  await step();
  return z.parse(z.array(ScriptDraft), scripts);
}

const isSpoken = (voice: Voice) => voice === 'call' || voice === 'talk';

/** The known channel that matches best; channels of other engines may have other keys. */
function knownChannel({ key, name, category }: ChannelScriptsInput['channel']): ChannelKey {
  return channelByKey(key)?.key ?? channelsNamedIn([name, category])[0] ?? 'whatsapp';
}
