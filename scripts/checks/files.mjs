import { isSource, read, tracked } from './tree.mjs';

/** A longer module usually has more than one subject. */
const LINES_MAX = 300;
/** Data, texts and generated modules are as long as they have to be; tests list their cases. */
const NOT_COUNTED = /(^|\/)(knowledge|migrations|pt-BR|en-US|es-ES)\/|\.(test|spec)\.|\.gen\./;
const ENVIRONMENT_READERS = /^(scripts|e2e|bench|evals)\/|\.config\.|config\.ts$|\/testing\//;

/** Modules that are too long, and modules that read the environment in place of config.ts. */
export function problems(paths = tracked(), source = read) {
  return paths
    .filter((path) => isSource(path) && !NOT_COUNTED.test(path))
    .flatMap((path) => {
      const text = source(path);
      const lines = text.split('\n').length;
      return [
        ...(lines > LINES_MAX ? [`${path}: ${lines} lines; split it below ${LINES_MAX}`] : []),
        ...(/\bprocess\.env\b/.test(text) && !ENVIRONMENT_READERS.test(path)
          ? [`${path}: only config.ts reads process.env; pass the value as a parameter`]
          : []),
      ];
    });
}
