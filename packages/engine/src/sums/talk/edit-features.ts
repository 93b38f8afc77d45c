import { sumGroupsOf } from '../reading/lexicon.ts';
import type { Edit } from './edits.ts';
import type { Concern, FeatureGroup, Group } from './feature-group.ts';
import { stemOf } from './stem.ts';
import type { Talk } from './talk-type.ts';

/** What tells that a message changes a sum before it. */
export function editGroups(talk: Talk, edit: Edit, group: Group, concern: Concern): FeatureGroup[] {
  const { way, kind, place, by } = edit;
  const root = edit.tree.root.type === 'pair' ? edit.tree.root.operation : '';
  const names = detailsOf(talk, edit);
  return [
    concern(`T ${way} ${by.length}`),
    concern(`E ${way} ${by.length} ${kind}`),
    concern(`R ${way} ${root}`, 'general'),
    concern(`P ${way} ${Math.min(place, 2)}`, 'general'),
    concern('edit'),
    group(`edit ${names.join()}`, () => names),
  ];
}

function detailsOf(talk: Talk, edit: Edit): string[] {
  const { way, kind, place, by, nouns, was, others, age } = edit;
  const words = new Set(talk.message.words.map(stemOf));
  const isNamed = nouns.some((noun) => words.has(noun));
  const beside = by.flatMap((one) => one.nouns);
  const isSame = nouns.some((noun) => beside.includes(noun));
  const elsewhere = talk.sums[place]?.tree.parts.some(
    (part) =>
      part.value !== was &&
      part.nouns.some((noun) => words.has(stemOf(noun))) &&
      !part.nouns.some((noun) => nouns.includes(stemOf(noun))),
  );
  const states = talk.own.filter(({ source }) => source === 'own').length;
  const names = [
    `${way} named ${isNamed} ${elsewhere}`,
    `${way} ${kind} named ${isNamed} ${elsewhere}`,
    `${way} same ${isSame}`,
    `${way} others ${Math.min(others, 4)}`,
    `${way} others ${Math.min(others, 2)} ${kind} ${isSame}`,
    `${way} place ${place} age ${Math.min(age, 4)}`,
    `${way} open ${Math.max(0, states - by.length)}`,
    `${way} says ${talk.message.numbers.some(({ value }) => value === was)}`,
  ];
  for (const one of by) {
    const times = one.value / was;
    names.push(
      `${way} near ${kind} ${times > 0.5 && times < 2 ? 'near' : times > 0.1 && times < 10 ? 'some' : 'far'}`,
      `${way} < ${stemOf(one.before[0] ?? '^')}`,
      `${way} > ${stemOf(one.after[0] ?? '$')}`,
      `${way} > ${kind} ${stemOf(one.after[0] ?? '$')}`,
      `${way} <> ${stemOf(one.before[0] ?? '^')} ${stemOf(one.after[0] ?? '$')}`,
      `${way} role ${kind} ${one.role}`,
      `${way} kind ${kind} ${Math.round((one.kinds.find((own) => own.kind === kind)?.probability ?? 0) * 4)}`,
    );
    for (const near of new Set([...one.before, ...one.after].flatMap((word) => sumGroupsOf(word))))
      names.push(`${way}g ${kind} ${near}`);
  }
  return names;
}
