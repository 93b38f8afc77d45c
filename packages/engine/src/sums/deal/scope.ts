import type { Scope } from './deal.ts';
import { type Draft, named } from './draft.ts';
import { isLine } from './edits.ts';

const ONLY =
  /\b(?:so|somente|apenas|unicamente|exclusivamente)\b(?: (?:consigo|posso|dar|da|tiro|em cima|vale|no caso))*(?: (?:n[ao]s?|d[ao]s?|sobre|em|para|pra|por|nel[ae]s?)){0,2}(?: [ao]s?)? ((?:\p{L}+ ?){1,3})/u;

const ON = /\bn[ao]s? ((?:\p{L}+ ?){1,2})/gu;

const ALL_GOODS =
  /^(?:produtos?|pecas?|mercadorias?|brinquedos?|servicos?|doces?|itens|materia\w+)/;

const ON_ALL =
  /\b(?:no total|em tudo|do total|sobre o total|no pedido|no conjunto todo|sobre tudo|nisso|nisto|no orcamento|sobre esse valor|nesse valor|no geral|nesse total)\b/;

/** What a discount is taken from; null where that is named and not known. */
export function scopeOf(draft: Draft): Scope | null {
  const { said, deal } = draft;
  const lines = deal.entries.filter(isLine).map(({ good }) => good);
  const hasExtra = deal.entries.some(({ kind }) => kind === 'extra');
  const isExtraApart =
    /\b(?:entrega|frete|carreto|taxa|montagem|instalacao)\b.{0,12}\b(?:igual|nao entra|nao mexo|cheio|sem desconto|fora)\b/.test(
      said.words,
    );
  const [, only = ''] = ONLY.exec(said.words) ?? [];
  if (/\bnel[ae]s?\b/.test(said.words) && /\b(?:so|somente|apenas)\b/.test(said.words)) {
    const goods = lines.filter((good) =>
      said.words.split(' ').some((word) => named(word, deal.goods) === good),
    );
    return goods.length === 1 ? (goods[0] ?? null) : spokenOf(lines, draft.good);
  }
  if (isExtraApart && hasExtra) return 'goods';
  if (only && !/^(?:el|hoje|se|um|isso|quero)/.test(only)) {
    const both = only.split(' e ').map((one) => named(one, deal.goods));
    const isAll = both.length > 1 && lines.every((one) => both.includes(one));
    if (isAll) return 'goods';
    if (both.length > 1 && both.every((one) => one !== null)) return null;
    const good = named(only, deal.goods);
    if (typeof good === 'number' && lines.includes(good)) return good;
    if (ALL_GOODS.test(only)) return 'goods';
    if (/\bn[ao]s? |\bsobre |\bd[ao]s? /.test(ONLY.exec(said.words)?.[0] ?? '')) return null;
  }
  if (ON_ALL.test(said.words)) return 'all';
  for (const [, name = ''] of said.words.matchAll(ON)) {
    const good = named(name, deal.goods);
    if (good === 'several') return null;
    if (typeof good === 'number' && lines.includes(good)) return good;
    if (ALL_GOODS.test(name) && /\bso\b|\bnao entra|\bsem desconto/.test(said.words))
      return 'goods';
  }
  return 'all';
}

const spokenOf = (lines: readonly number[], good: number | null): number | null =>
  good !== null && lines.includes(good) ? good : null;
