/**
 * Expressions whose time may grow faster than their text, because their text is bounded.
 * @type {{path: string, expression: string, bound: string}[]}
 */
export const exceptions = [];
