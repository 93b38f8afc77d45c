import type { Act } from '../act.ts';
import { objectionKey, objectionsIn } from '../reading/objections.ts';
import { recognised } from '../reading/recognise.ts';
import { CLEAR } from './own-step.ts';

const REPORTED =
  /(?:cliente|el[ae]|comprador\p{L}{0,30}|don[oa]|gerente|pessoa|noiv[oa]|síndic[oa])\s[^"“]{0,30}(?:disse|diz|falou|respondeu|mandou|veio com)[^"“]{0,12}["“]([^"”]{3,600})["”]/iu;

/** Quoted words of a buyer are an objection, if an unknown one. */
export function reportedIn(text: string): Act | null {
  const words = REPORTED.exec(text)?.[1];
  if (!words) return null;
  const { label, probability } = recognised(words);
  const key = label.startsWith('obj.') && probability >= CLEAR ? objectionKey(label) : null;
  return { kind: 'objection', keys: objectionsIn(words, key ?? 'unknown'), said: text };
}
