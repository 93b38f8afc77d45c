import { cleanText, cut, fold } from '../../shared/text.ts';
import type { Known } from '../state/known.ts';
import { stemsOf } from './recall-match.ts';
import { QUOTE_MAX } from './recall-wording.ts';

export function inProfile(question: string, { context }: Known): string | null {
  const { icp } = context.input;
  if (!icp) return null;
  const { details } = icp.profile;
  const lines: [string, string][] = [
    ['o ticket', details.ticketMedio],
    ['a dor principal', details.dorPrincipal],
    ['o setor', details.setorAtuacao],
    ['o resumo', details.resumoICP],
    ['a abordagem', details.estrategiaAbordagem.melhorAbordagem],
    ['o momento', details.estrategiaAbordagem.momentoIdeal],
    ['as objeções', details.comportamentoCompra.objecoesComuns.join('; ')],
  ];
  const folded = fold(question);
  const NAMED: Record<string, RegExp> = {
    'o ticket': /\b(ticket|preco|valor|cobro)\b/,
    'a dor principal': /\b(dor|problema|sofre)\b/,
    'o setor': /\b(setor|segmento|ramo|vendo)\b/,
    'o resumo': /\b(icp|cliente ideal|publico|perfil)\b/,
    'as objeções': /\bobjec/,
    'o momento': /\bmomento\b/,
  };
  const hit = lines.find(([name]) => NAMED[name]?.test(folded));
  return hit
    ? `No seu ICP **${context.icpName ?? ''}**, ${hit[0]}: ${cut(withoutFrame(hit[1]), QUOTE_MAX)}.`
    : null;
}

/** A field that only quotes the seller: "Como você contou: '380'." is 380. */
const withoutFrame = (text: string) =>
  cleanText(text)
    .replace(/^Como você contou:\s*/iu, '')
    .replace(/^["“”'‘’]|["“”'‘’](?=\.?$)/gu, '')
    .replace(/\.$/, '');

export function inScripts(question: string, { context }: Known): string | null {
  if (!/\bscript|roteiro|abertura\b/.test(fold(question))) return null;
  const stems = stemsOf(question).filter((stem) => !/^(scrip|rotei)/.test(stem));
  const found =
    context.input.scripts.find(({ title, content }) =>
      stems.some((stem) => fold(`${title} ${content}`).includes(stem)),
    ) ?? context.input.scripts[0];
  return found
    ? `No seu script “${cleanText(found.title)}”: ${cut(cleanText(found.content), QUOTE_MAX)}`
    : null;
}

export function inAnswers(question: string, { context }: Known): string | null {
  const stems = stemsOf(question);
  const pairs = context.input.sellerAnswers ?? [];
  const found = pairs
    .map((pair) => ({
      pair,
      hits: stems.filter((stem) => fold(`${pair.question} ${pair.answer}`).includes(stem)).length,
    }))
    .toSorted((a, b) => b.hits - a.hits)[0];
  return found && found.hits > 0
    ? `No seu perfil, você respondeu: “${cut(cleanText(found.pair.answer), QUOTE_MAX)}”.`
    : null;
}
