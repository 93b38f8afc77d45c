import type { Mention } from './mention-type.ts';
import { isNoun } from './names.ts';
import {
  emptyPart,
  lastNoun,
  type Open,
  PACK_WORDS,
  PERIODS,
  roleOf,
  SOFT,
  TIMES,
} from './number-role.ts';
import type { Token } from './tokens.ts';

/** What the parts of a sentence mention. */
export function mentionsOf(tokens: readonly Token[]): Mention[] {
  const mentions: Mention[] = [];
  let open = emptyPart();
  const close = () => {
    if (open.name.length + open.pre.length > 0 || open.count !== null || open.amount !== null)
      mentions.push({ kind: 'goods', ...open });
    open = emptyPart();
  };
  for (const [at, token] of tokens.entries()) {
    if (token.value === null) {
      if (SOFT.test(token.word) && !isLink(tokens, at, open)) close();
      else if (open.amount !== null) {
        const last = tokens[at - 1];
        const isNew = isNoun(token.word) && last?.value !== null && last !== undefined;
        if (isNew && open.name.length > 0) close();
        if (isNew && open.name.length === 0 && open.amount === null) open.name.push(token);
        else open.per.push(token.word);
      } else open.name.push(token);
      continue;
    }
    const role = roleOf(tokens, at, open);
    if (role === 'size') open.name.push(token);
    else if (role === 'holds') open.holds = token.value;
    else if (role === 'count') {
      const isMore = tokens[at - 1]?.word === 'mais';
      const before = open.count === null && open.amount === null ? open.name : [];
      if (before !== open.name) close();
      open = {
        ...emptyPart(),
        pre: before,
        count: token.value,
        pack: token.pack ?? 1,
        isArticle: token.isArticle === true,
        isMore,
      };
    } else if (role === 'amount') {
      if (open.amount !== null) close();
      open.amount = token.value;
      open.isMoney = token.mark === 'money';
      open.isForAll = tokens[at - 1]?.word === 'por' && (open.count ?? 1) > 1;
    } else {
      mentions.push({
        kind: role,
        value: token.value,
        before: around(tokens, at, -1),
        after: around(tokens, at, 1),
        isHalf: token.isHalf === true,
      });
      if (role === 'ignored') continue;
    }
  }
  close();
  return joined(mentions);
}

/** "o banco, 480", "o cento e 130": the amount belongs to the name before. */
function isLink(tokens: readonly Token[], at: number, open: Open): boolean {
  const next = tokens[at + 1];
  const word = tokens[at]?.word ?? '';
  if (
    word === 'com' &&
    typeof next?.value === 'number' &&
    open.count === null &&
    open.amount === null &&
    isNoun(tokens[at + 2]?.word ?? '') &&
    /^(?:[oa]|cada) /.test(open.name.map((one) => one.word).join(' ')) &&
    tokens.slice(at).some((one) => /^(?:custa|sai|vale)$/.test(one.word))
  )
    return true;
  if (word === 'com' && PACK_WORDS.test(lastNoun(open.name)))
    return typeof next?.value === 'number';
  // "cada venda é em média 350"
  if (word === 'e' && next?.word === 'em' && open.amount === null) return true;
  if (!next || next.value === null || !/^(?:,|e)$/.test(word)) return false;
  const isOpen =
    open.amount === null && open.count === null && open.name.some((one) => isNoun(one.word));
  if (!isOpen || /^(?:percent|times)$/.test(next.mark)) return false;
  const after = tokens[at + 2];
  const isCount = after !== undefined && isNoun(after.word) && next.mark !== 'money';
  const isShort = open.name.length <= NAME_MAX;
  return isShort && !isCount && !PERIODS.test(after?.word ?? '') && !TIMES.test(after?.word ?? '');
}

const NAME_MAX = 6;

const AROUND = 6;

/** Some words on one side, up to the next number or comma. */
function around(tokens: readonly Token[], at: number, step: 1 | -1): string {
  const words: string[] = [];
  for (let index = at + step; words.length < AROUND; index += step) {
    const one = tokens[index];
    if (!one || one.value !== null || one.word === ',') break;
    words.push(one.word);
  }
  return (step === 1 ? words : words.toReversed()).join(' ');
}

/** "bolo de 5 kg, cobro 85 o quilo": an amount without a name is of the thing before. */
function joined(mentions: readonly Mention[]): Mention[] {
  const found: Mention[] = [];
  for (const one of mentions) {
    const isEmpty =
      one.kind === 'goods' &&
      one.count === null &&
      one.amount === null &&
      !one.name.some(({ word }) => isNoun(word));
    if (isEmpty) continue;
    const last = found.at(-1);
    const isOpen =
      one.kind === 'goods' &&
      one.count === null &&
      one.amount !== null &&
      !one.name.some(({ word }) => isNoun(word) && !PER_WORDS.test(word)) &&
      !OWN_ROLE.test(one.name.map(({ word }) => word).join(' '));
    const hasOwnName =
      one.kind === 'goods' &&
      one.per.some(
        (word, index) =>
          /^(?:por|a|o)$/.test(one.per[index - 1] ?? '') && isNoun(word) && !PER_WORDS.test(word),
      );
    const isFirm =
      last?.kind === 'goods' && (last.count !== null || last.holds !== null || !hasOwnName);
    if (
      isOpen &&
      isFirm &&
      last?.kind === 'goods' &&
      last.amount === null &&
      last.name.some(({ word }) => isNoun(word))
    ) {
      const per = [
        ...one.name.map(({ word }) => word).filter((word) => PER_WORDS.test(word)),
        ...one.per,
      ];
      found[found.length - 1] = { ...last, amount: one.amount, per, isMoney: one.isMoney };
    } else found.push(one);
  }
  return found;
}

const PER_WORDS =
  /^(?:cento|duzia|milheiro|quilo|kilo|kg|metro|litro|peca|unidade|cada|pacote|caixa|cx|saco|fardo|pote|par)$/;

/** Words by which an amount is something else than the price of what stands before it. */
const OWN_ROLE =
  /\b(?:vendi|vendeu|revend\w+|custa|custo|pag\w+|gast\w+|compr\w+|entrada|sinal|desconto|menos|tir\w+|adiant\w+|deu|deixou)\b/;
