import { applyBare, countEach } from './apply-bare.ts';
import { change, type Draft, dropCuts, once } from './draft.ts';
import { isLine, withEntry } from './edits.ts';
import type { Figure } from './mention-type.ts';
import { percentRole } from './roles.ts';
import { scopeOf } from './scope.ts';

export function applyFigure(draft: Draft, one: Figure): void {
  switch (one.kind) {
    case 'ignored':
      return;
    case 'percent':
      applyPercent(draft, one);
      return;
    case 'times':
      applyTimes(draft, one);
      return;
    case 'period':
      if (/^\S{1,12} de cada\b/.test(one.after)) {
        countEach(draft, one.value);
        return;
      }
      draft.period = { value: one.value, unit: one.after.split(' ')[0] ?? '' };
      return;
    case 'bare':
      applyBare(draft, one);
      return;
  }
}

function applyPercent(draft: Draft, { value, before, after, isHalf }: Figure): void {
  const near = `${before} ${after}`.replace(/%/g, '').trim();
  const { words } = draft.said;
  if (isHalf && /\b(?:pela|por)$/.test(before)) draft.unread++;
  if (isHalf) {
    draft.half = true;
    return;
  }
  if (
    /\b(?:sem|tirar?|tira) ?(?:os?|esses?)?$/.test(before) &&
    [...draft.dropped, ...draft.talk.deal.entries].some(
      (one) => one.kind === 'percent' && one.value === value,
    )
  ) {
    dropCuts(draft);
    return;
  }
  const last = draft.talk.query;
  if (
    last?.kind === 'markup' &&
    last.percent === value &&
    !/\b(?:descont|comiss|sinal|entrada)/.test(words)
  )
    return;
  const role = percentRole(near, words) ?? roleBefore(draft);
  switch (role) {
    case 'deposit':
      once(draft, 'deposit', { percent: value });
      return;
    case 'commission':
      once(draft, 'commission', value);
      return;
    case 'fee':
      once(draft, 'fee', value);
      return;
    case 'markup':
      once(draft, 'markup', value);
      return;
    case 'margin':
      once(draft, 'margin', value);
      return;
    case 'discount':
    case 'surcharge':
      applyCut(draft, value, role === 'discount' ? -1 : 1);
      return;
    default:
      draft.unread++;
  }
}

/** "E com 120%?": the role of the percentage before. */
function roleBefore({ talk }: Draft) {
  const { query } = talk;
  if (query?.kind === 'markup') return 'markup';
  if (query?.kind === 'share') return query.name === 'comissão' ? 'commission' : 'deposit';
  return [...talk.deal.entries, ...talk.dropped].some(
    (one) => one.kind === 'percent' || isLine(one),
  )
    ? 'discount'
    : null;
}

function applyCut(draft: Draft, value: number, sign: 1 | -1): void {
  const { deal, said } = draft;
  const scope = scopeOf(draft);
  if (scope === null) {
    draft.unread++;
    return;
  }
  const old = deal.entries.find(
    (one) =>
      one.kind === 'percent' && one.sign === sign && (one.scope === scope || one.value === value),
  );
  if (old?.kind === 'percent' && old.value === value && (old.scope === scope || scope === 'all'))
    return;
  const entry = { kind: 'percent' as const, value, sign, scope };
  const again = draft.dropped.find((one) => one.kind === 'percent' && one.value === value);
  if (old && !/\b(?:mais|depois|ainda) (?:um |outro |uns )?(?:desconto|#)/.test(said.words))
    change(draft, { ...deal, entries: deal.entries.map((one) => (one === old ? entry : one)) });
  else change(draft, withEntry(deal, again && said.keepsDiscount ? again : entry));
}

function applyTimes(draft: Draft, { value, before, after }: Figure): void {
  if (/\b(?:veio|vieram|veiu|foi|fui|liguei|ligou|mandei|pediu|falei|ja)\b/.test(before)) {
    draft.unread++;
    return;
  }
  const isRepeated =
    /\b(?:no|por|ao|na) (?:mes|semana|ano|dia)\b/.test(after) ||
    /\brepet\w+\b/.test(draft.said.words);
  once(draft, isRepeated ? 'multiply' : 'instalments', value);
}
