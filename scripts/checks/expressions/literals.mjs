import { parseSync } from '@swc/core';

/**
 * The regular expressions of a module: its literals, and whether it constructs others from parts
 * that are known only at run time.
 * @returns {{written: {source: string, flags: string}[], constructs: boolean}}
 */
export function expressionsOf(path, text) {
  const tree = parseSync(text, {
    syntax: 'typescript',
    tsx: path.endsWith('.tsx'),
    target: 'es2024',
  });
  const written = [];
  let constructs = false;
  visit(tree, (node) => {
    if (node.type === 'RegExpLiteral') written.push({ source: node.pattern, flags: node.flags });
    if (!isConstruction(node)) return;
    const [source, flags] = (node.arguments ?? []).map(({ expression }) => constant(expression));
    if (source === null || flags === null) constructs = true;
    else if (source !== undefined) written.push({ source, flags: flags ?? '' });
  });
  return { written, constructs };
}

const isConstruction = ({ type, callee }) =>
  (type === 'NewExpression' || type === 'CallExpression') &&
  callee?.type === 'Identifier' &&
  callee.value === 'RegExp';

/** The text of a constant expression; null when it is known only at run time. */
function constant({ type, value, quasis }) {
  if (type === 'StringLiteral') return value;
  if (type === 'TemplateLiteral' && quasis.length === 1) return quasis[0].cooked;
  return null;
}

function visit(node, see) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const one of node) visit(one, see);
    return;
  }
  if (typeof node.type === 'string') see(node);
  for (const one of Object.values(node)) visit(one, see);
}
