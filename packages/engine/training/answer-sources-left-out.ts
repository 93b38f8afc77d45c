import { answerSources, likeliestSource } from '../src/answer-sources/index.ts';
import { ANSWER_SOURCES } from '../src/answer-sources/labels.ts';
import { createClassifier } from '../src/recognition/classifier.ts';
import { fitSources, readOtherSources, readSources } from './answer-sources.ts';
import { pack } from './pack.ts';

/** Prints where the answers to each author's messages stand by a model of all others. */
const messages = readSources();
const others = readOtherSources();
for (const author of new Set(messages.map((one) => one.author))) {
  const fitted = fitSources([...messages.filter((one) => one.author !== author), ...others]);
  const model = createClassifier(pack(fitted, 1, 60_000));
  const own = messages.filter((one) => one.author === author);
  const read = own.map(({ text, source, known }) => ({
    source,
    shares: answerSources(text, known ?? { said: [], documents: [] }, model),
  }));
  const right = read.filter(({ source, shares }) => likeliestSource(shares) === source).length;
  process.stdout.write(`${author}: ${((100 * right) / own.length).toFixed(1)} % right\n`);
  for (const source of ANSWER_SOURCES) {
    const of = read
      .filter((one) => one.source === source)
      .map(({ shares }) => likeliestSource(shares));
    const counts = ANSWER_SOURCES.map((one) => of.filter((given) => given === one).length);
    process.stdout.write(`  ${source.padEnd(10)} ${counts.join(' ')}\n`);
  }
}
