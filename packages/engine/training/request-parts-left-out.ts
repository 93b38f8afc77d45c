import { fitParts, labellerOf } from './request-parts.ts';
import { readRequests } from './request-parts-data.ts';

/** Prints which share of the words of each author is labelled right by a model of all others. */
const requests = readRequests();
const authors = [...new Set(requests.map(({ author }) => author))];
for (const author of authors) {
  const label = labellerOf(fitParts(requests.filter((one) => one.author !== author)));
  for (const kind of ['text', 'change'] as const) {
    const own = requests.filter((one) => one.author === author && one.kind === kind);
    const right = own.flatMap(({ tokens, labels, before }) => {
      const given = label(tokens, kind, before);
      return labels.map((one, at) => Number(given[at] === one));
    });
    const share = right.reduce((sum, one) => sum + one, 0) / Math.max(1, right.length);
    process.stdout.write(`${author} ${kind}: ${(100 * share).toFixed(1)} % of words right\n`);
  }
}
