import type { Features } from '../../recognition/features.ts';
import { type MessageLabel, type Recognition, sentencesOf } from '../../recognition/index.ts';
import { fold } from '../../shared/text.ts';
import { hash } from '../../shared/variation.ts';
import { isNearSum } from '../acts/sum-act.ts';
import { recognised } from '../reading/recognise.ts';
import { aboutIn } from '../subject.ts';
import { formsOf } from './forms.ts';
import { ruledKind, type Situation } from './situation.ts';

/** Values by name; a name that is not there counts 0. */
type Values = Map<string, number>;
type Ranked = Recognition<MessageLabel>['ranked'];

/** What tells the kind of a message: the rules' act, recognition, the form and the state of the talk. */
export function kindFeatures(situation: Situation): Features {
  const values: Values = new Map();
  const last = sentencesOf(situation.text).at(-1) ?? situation.text;
  addRules(values, situation);
  addRecognition(values, situation, last);
  addForms(values, situation, last);
  addState(values, situation);
  return { hashes: [...values.keys()].map(hash), values: [...values.values()].map(rounded) };
}

/** Training gives the same weights where the last digits of a probability differ. */
const rounded = (value: number): number => Math.round(value * 1e5) / 1e5;

const ABOUT: ReadonlySet<string> = new Set(['objection', 'advice', 'case', 'insist']);

function addRules(values: Values, { act, state }: Situation): void {
  const kind = ruledKind(act);
  values.set(`rule ${kind}`, 1);
  if (act.kind === 'answer') values.set('rule answer', 1);
  if (ABOUT.has(kind)) values.set(`about ${aboutIn(act, state.subject)}`, 1);
  if (act.kind === 'objection' && act.isGuess) values.set('guess', 1);
  if (act.kind === 'repair') values.set(`again ${act.again?.kind}`, 1);
  if (act.kind === 'sum') values.set(`outcome ${outcomeOf(act)}`, 1);
}

function outcomeOf({ outcome }: Situation['act'] & { kind: 'sum' }): string {
  const isChoice = outcome.kind === 'missing' && outcome.isChoice === true;
  return `${outcome.kind} ${isChoice || (outcome.kind === 'result' && outcome.isOpen === true)}`;
}

/** Below this probability a group of labels tells nothing. */
const SEEN = 0.02;

function addRecognition(values: Values, situation: Situation, last: string): void {
  const { text, state, readings } = situation;
  const [first = text] = sentencesOf(text);
  const ofLast = recognised(last).ranked;
  addGroups(values, 'read', readings);
  addGroups(values, 'whole', recognised(text).ranked);
  addGroups(values, 'last', ofLast);
  addGroups(values, 'first', recognised(first).ranked);
  const kind = ruledKind(situation.act);
  const { group, probability } = topOf(readings);
  const ending = topOf(ofLast);
  values.set(`rule ${kind} top ${group}`, 1);
  values.set(`rule ${kind} top ${group} %`, probability);
  values.set(`rule ${kind} ending ${ending.group} %`, ending.probability);
  values.set(`rule ${kind} after ${state.last?.kind}`, 1);
  values.set(`top ${group} after ${state.last?.kind}`, 1);
}

/** The likeliest label's group; of small groups the label itself. */
function topOf(ranked: Ranked): { group: string; probability: number } {
  const [best] = ranked;
  return best
    ? { group: groupOf(best.label), probability: best.probability }
    : { group: 'none', probability: 0 };
}

const SMALL = /^(?:flow|result|doc)\.|^talk\.feeling$/;
const groupOf = (label: string): string =>
  SMALL.test(label) ? label : (label.split('.')[0] ?? label);

function addGroups(values: Values, name: string, ranked: Ranked): void {
  const groups = new Map<string, number>();
  for (const { label, probability } of ranked) {
    const group = groupOf(label);
    groups.set(group, (groups.get(group) ?? 0) + probability);
    if (label === 'ask.motivation') groups.set(label, probability);
  }
  for (const [group, probability] of groups) {
    if (probability <= SEEN) continue;
    values.set(`${name} ${group}`, probability);
    values.set(`${name} ${group} ^2`, probability ** 2);
    values.set(`${name} ${group} ^.5`, Math.sqrt(probability));
  }
  values.set(`${name} most`, ranked[0]?.probability ?? 0);
}

const EDGE_WORDS = 3;

function addForms(values: Values, { text, readings, act }: Situation, last: string): void {
  const kind = ruledKind(act);
  const { group } = topOf(readings);
  const forms = formsOf(text);
  for (const form of forms) {
    values.set(`form ${form}`, 1);
    values.set(`rule ${kind} form ${form}`, 1);
    values.set(`top ${group} form ${form}`, 1);
  }
  for (const form of last === text ? forms : formsOf(last)) {
    values.set(`last form ${form}`, 1);
    values.set(`rule ${kind} last form ${form}`, 1);
  }
  const words = fold(text).match(/[a-z]+|\?/g) ?? [];
  for (const word of words.slice(0, EDGE_WORDS)) values.set(`begins ${word}`, 1);
  for (const word of words.slice(-EDGE_WORDS)) values.set(`ends ${word}`, 1);
}

const TURNS = 10;

function addState(values: Values, { state, coverage, standsInTalk, sources }: Situation): void {
  const { last, log, open, artefact, subject, origin, cases, turns } = state;
  const known = { last, before: log.at(-2)?.act, open, artefact, subject, origin };
  for (const [name, one] of Object.entries(known)) values.set(`${name} ${one?.kind}`, 1);
  values.set('turns', Math.min(turns, TURNS) / TURNS);
  values.set('cases', Math.min(cases.all.length, TURNS) / TURNS);
  values.set('near sum', Number(isNearSum(state)));
  values.set('asked', Number(/\?\s*$/.test(state.lastReply)));
  values.set('coverage', coverage);
  values.set('in talk', Number(standsInTalk));
  if (last?.kind === 'sum') values.set(`last outcome ${last.outcome.kind}`, 1);
  for (const [source, share] of Object.entries(sources)) values.set(`source ${source}`, share);
}
