import { tokensOf } from '../src/recognition/normalise.ts';
import type { Sentence } from './dataset.ts';

const MAIL = /[\w.+-]@[\w-]{1,60}\.\w{2}/;
const PHONE = /\(?\d{2}\)?[ -]?9?\d{4}-?\d{4}\b/;
const TAX_NUMBER = /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b|\b\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}\b/;

/**
 * What is wrong with the labelled sentences, one line each: the same sentence with two labels, by
 * two authors, or twice by one; personal data.
 */
export function problemsOf(sentences: readonly Sentence[]): string[] {
  return [...repetitions(sentences), ...personalData(sentences)];
}

function repetitions(sentences: readonly Sentence[]): string[] {
  const byText = Map.groupBy(sentences, keyOf);
  return [...byText.values()].flatMap((same) => {
    const [first] = same;
    if (!first || same.length < 2) return [];
    const labels = new Set(same.map(({ label }) => label));
    const where = [...new Set(same.map(({ author }) => author))].join(', ');
    return labels.size > 1
      ? [`"${first.text}" is labelled ${[...labels].join(' and ')} (${where})`]
      : where.includes(',')
        ? []
        : [`"${first.text}" stands twice under ${first.label} (${where})`];
  });
}

function personalData(sentences: readonly Sentence[]): string[] {
  return sentences
    .filter(({ text }) => MAIL.test(text) || PHONE.test(text) || TAX_NUMBER.test(text))
    .map(({ text, author }) => `"${text}" holds personal data (${author})`);
}

/** Acts depend on their context, and on nothing that one spelling hides. */
function keyOf({ label, text, buyer, open, silence }: Sentence): string {
  const context = label.startsWith('act.')
    ? `${buyer ?? ''}|${open === true}|${silence === true}`
    : '';
  return `${label.startsWith('act.') ? 'act' : 'message'}|${context}|${tokensOf(text).join(' ')}`;
}
