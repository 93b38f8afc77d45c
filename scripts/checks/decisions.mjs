import { read, tracked } from './tree.mjs';

const FOLDER = 'docs/decisions/';
const INDEX = `${FOLDER}README.md`;
const DECISION = /^docs\/decisions\/((\d{3})-[a-z0-9-]+\.md)$/;
/** The line below the title, such as `2026-11-22 · accepted` or `… · superseded by [016](016-x.md)`. */
const STATUS = /^\d{4}-\d{2}-\d{2} · (?:accepted|superseded by \[\d{3}\]\(\d{3}-[a-z0-9-]+\.md\))$/;

/** Decisions that lack a date or status, or that the index lists differently. */
export function problems(paths = tracked(), source = read) {
  const decisions = [...paths].sort().flatMap((path) => {
    const [, file, number] = DECISION.exec(path) ?? [];
    return file ? [{ path, file, number, lines: source(path).split('\n') }] : [];
  });
  if (decisions.length === 0) return [];
  return [...decisions.flatMap(ownProblems), ...indexProblems(decisions, source(INDEX))];
}

function ownProblems({ path, number, lines: [title = '', blank, status = ''] }, at) {
  const expected = String(at + 1).padStart(3, '0');
  return [
    ...(number === expected ? [] : [`${path}: the next number is ${expected}`]),
    ...(title.startsWith(`# ${number}. `) ? [] : [`${path}: begin with "# ${number}. Title"`]),
    ...(blank === '' && STATUS.test(status)
      ? []
      : [`${path}: write date and status below the title, such as "2026-11-22 · accepted"`]),
  ];
}

function indexProblems(decisions, index) {
  return decisions.flatMap(({ file, number, lines: [title = ''] }) => {
    const line = `- [${number}](${file}): ${title.replace(/^# \d+\. /, '')}`;
    return index.includes(line) ? [] : [`${INDEX}: add the line "${line}"`];
  });
}
