import { z } from 'zod';
import type { Line } from '../src/knowledge/channels/lines.ts';
import { ANSWER_KEYS } from '../src/knowledge/scripts/answer-keys.ts';
import type {
  ChannelObjections,
  ChannelOpening,
  ScriptObjections,
  ScriptsByVoice,
} from '../src/knowledge/scripts/knowledge.ts';
import { SCRIPT_SLOTS } from '../src/knowledge/scripts/slots.ts';
import { isForm, slotsIn } from '../src/shared/writing/pt/slots.ts';
import { channelKey, condition, text } from './schemas.ts';

/** Schemas of the scripts and the objections in them. */

const scriptText = text.refine(
  (written) =>
    slotsIn(written).every(
      ({ name, form }) =>
        SCRIPT_SLOTS.some((slot) => slot === name) &&
        (form === null || form === 'min' || isForm(form)),
    ),
  { error: 'has an unknown slot' },
);
const scriptLine: z.ZodType<Line> = z.union([
  scriptText,
  z.strictObject({ text: scriptText, when: condition }),
]);
const block = z.array(scriptLine).min(1);
const scriptPart = z.strictObject({
  title: text,
  usage: text,
  tips: z.array(scriptLine).min(1),
  content: z.array(block).min(1),
});
const afterOpening = { main: scriptPart, followUp: scriptPart, closing: scriptPart };
const voice = z.enum(['chat', 'call', 'email', 'talk', 'comments']);

export const scriptVoices: z.ZodType<ScriptsByVoice> = z.record(
  voice,
  z.strictObject(afterOpening),
);

export const channelOpening: z.ZodType<ChannelOpening> = z.strictObject({
  channel: channelKey,
  voice,
  opening: scriptPart,
  main: scriptPart.exactOptional(),
  followUp: scriptPart.exactOptional(),
  closing: scriptPart.exactOptional(),
});

const channelObjection = z.strictObject({ said: text, answer: block });

export const scriptObjections: z.ZodType<ScriptObjections> = z.record(z.enum(ANSWER_KEYS), block);

export const channelObjections: z.ZodType<ChannelObjections> = z.record(
  channelKey,
  z.array(channelObjection),
);
