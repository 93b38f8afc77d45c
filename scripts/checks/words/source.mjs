import { parseSync } from '@swc/core';

/** Literals whose text is data: a person's language, not the code's. */
const DATA = new Set(['StringLiteral', 'TemplateElement', 'RegExpLiteral', 'JSXText']);
const TITLED = new Set(['describe', 'it', 'test', 'bench']);

/**
 * The words of a module, in lower case with their lines: parts of identifiers, words of comments
 * and of test titles, and the words of its file name (line 1).
 * @returns {{word: string, line: number}[]}
 */
export function wordsOf(path, text) {
  const bytes = Buffer.from(text);
  const { tree, start } = parse(path, text);
  visit(tree, (node) => {
    if (!DATA.has(node.type) || node.isTitle) return;
    blank(bytes, node.span.start - start, node.span.end - start);
  });
  const fileName = path.split('/').at(-1) ?? '';
  return [
    ...partsOf(fileName).map((word) => ({ word, line: 1 })),
    ...bytes
      .toString()
      .split('\n')
      .flatMap((line, at) => partsOf(line).map((word) => ({ word, line: at + 1 }))),
  ];
}

function parse(path, text) {
  // Spans count bytes over everything that was parsed before, so an offset is needed.
  const tree = parseSync(`;${text}`, {
    syntax: 'typescript',
    tsx: path.endsWith('x'),
    target: 'es2024',
  });
  return { tree, start: tree.body[0].span.start + 1 };
}

function blank(bytes, from, to) {
  for (let at = from; at < to; at++) if (bytes[at] !== 10) bytes[at] = 32;
}

/** `findHTMLDoor_2` → find, html, door. */
export const partsOf = (text) =>
  text
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

function visit(node, see, isTitle = false) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const one of node) visit(one, see, isTitle);
    return;
  }
  if (typeof node.type === 'string') see(isTitle ? { ...node, isTitle } : node);
  const titled = node.type === 'CallExpression' && isTestCall(node.callee);
  for (const [key, one] of Object.entries(node)) {
    if (titled && key === 'arguments') {
      visit(one.slice(0, 1), see, true);
      visit(one.slice(1), see);
    } else {
      visit(one, see, isTitle && !isFunction(node));
    }
  }
}

const isFunction = ({ type }) => /Function/.test(type);

/** `it('…')`, `test.each(table)('…')`, `describe.skip('…')`. */
function isTestCall(callee) {
  if (callee?.type === 'Identifier') return TITLED.has(callee.value);
  if (callee?.type === 'MemberExpression') return isTestCall(callee.object);
  return callee?.type === 'CallExpression' && isTestCall(callee.callee);
}
