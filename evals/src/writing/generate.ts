import type { ChannelPlan, ChannelProfile } from '@salesai/contract/channels';
import type { IcpProfile } from '@salesai/contract/icp';
import type { ScriptDraft } from '@salesai/contract/scripts';
import { createEmbeddedEngine } from '@salesai/engine/embedded';
import { textsOf } from '@salesai/engine/testing/texts';
import { type Documents, type Facts, factsOf } from './facts.ts';
import type { Case } from './sellers.ts';

export type Job = 'profile' | 'icp' | 'plan' | 'scripts';

/** One text that a person reads as a unit. */
export interface Passage {
  job: Job;
  field: string;
  text: string;
  facts: Facts;
}

/** The scripts of one channel for one case. */
export interface ScriptSet {
  channel: string;
  scripts: readonly ScriptDraft[];
  facts: Facts;
}

/** Everything that was written for all cases. */
export interface Writing {
  passages: Passage[];
  scriptSets: ScriptSet[];
  /** Words that the screen of one channel shows. */
  channelScreens: number[];
  icps: { profile: IcpProfile; facts: Facts }[];
}

/** Channels whose scripts are written, best first. */
const CHANNELS_WITH_SCRIPTS = 3;
const LANGUAGE = 'pt-BR';

/** Runs the four jobs of the embedded engine for every case. */
export async function generate(cases: readonly Case[], documents: Documents): Promise<Writing> {
  const writing: Writing = { passages: [], scriptSets: [], channelScreens: [], icps: [] };
  for (const [at, item] of cases.entries()) {
    const facts = factsOf(item, documents);
    if (cases[at - 1]?.seller !== item.seller) await writeProfile(item, facts, writing);
    await writeForCustomer(item, facts, writing);
  }
  return writing;
}

const engine = createEmbeddedEngine();

async function writeProfile(item: Case, facts: Facts, { passages }: Writing): Promise<void> {
  const profile = await engine.sellerProfile({
    answers: item.sellerAnswers,
    sellerName: item.seller.name,
    attempt: 0,
    language: LANGUAGE,
  });
  add(passages, 'profile', profile, facts);
}

async function writeForCustomer(item: Case, facts: Facts, writing: Writing): Promise<void> {
  const input = {
    icpName: 'Cliente ideal',
    icpAnswers: item.icpAnswers,
    sellerAnswers: item.sellerAnswers,
    language: LANGUAGE,
  } as const;
  const icp = await engine.icpProfile({ ...input, answers: item.icpAnswers });
  writing.icps.push({ profile: icp, facts });
  const { origens: _origins, ...details } = icp.details;
  add(writing.passages, 'icp', details, facts);
  const plan = await engine.channelPlan({ ...input, icp });
  addPlan(plan, facts, writing);
  for (const channel of plan.channels.slice(0, CHANNELS_WITH_SCRIPTS)) {
    const request = { ...input, icp, channel, sellerName: item.seller.name };
    const scripts = await engine.channelScripts(request);
    writing.scriptSets.push({ channel: channel.key, scripts, facts });
    add(
      writing.passages,
      'scripts',
      scripts.map(({ title, content }) => ({ title, content })),
      facts,
    );
  }
}

function addPlan(
  { channels, metrics, ...rest }: ChannelPlan,
  facts: Facts,
  writing: Writing,
): void {
  add(writing.passages, 'plan', rest, facts);
  for (const { name, target, note } of metrics) {
    writing.passages.push({
      job: 'plan',
      field: 'metrics',
      text: `${name}: ${target}. ${note}`,
      facts,
    });
  }
  for (const { key: _key, ...channel } of channels) {
    add(writing.passages, 'plan', channel, facts);
    writing.channelScreens.push(wordsOnScreen(channel));
  }
}

/** The web shows every field of a channel at once, except the single example next to the list. */
function wordsOnScreen({ scriptExample: _single, ...shown }: Omit<ChannelProfile, 'key'>): number {
  return textsOf(shown).reduce((sum, text) => sum + text.split(/\s+/).length, 0);
}

function add(passages: Passage[], job: Job, value: unknown, facts: Facts): void {
  for (const [field, text] of fieldsOf(value, '')) passages.push({ job, field, text, facts });
}

function fieldsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    fieldsOf(inner, path === '' ? key : `${path}.${key}`),
  );
}
