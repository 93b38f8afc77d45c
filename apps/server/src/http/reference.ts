import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { createDocument } from 'zod-openapi';
import { cachedOnce, mountCached } from './cached-response.ts';

export type OpenApiDocument = ReturnType<typeof createDocument>;

/** The documents change with a new version only. */
export const DESCRIPTION_CACHE = 'public, max-age=60';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif }
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem }
  code, pre { font: 0.875rem/1.5 ui-monospace, monospace }
  pre { overflow-x: auto; padding: 1rem; border: 1px solid #8886; border-radius: 0.5rem }
  article { border-top: 1px solid #8886; padding: 1rem 0 }
  h3 { margin: 0 }
  summary { cursor: pointer; padding: 0.5rem 0 }
`;

/** A readable page of all routes with their access, input and output. */
export function mountReference(app: Hono, document: () => OpenApiDocument): void {
  mountCached(app, '/api/docs', {
    type: 'text/html; charset=UTF-8',
    cache: DESCRIPTION_CACHE,
    current: cachedOnce(async () => String(await page(document()))),
  });
}

function page({ info, paths = {} }: OpenApiDocument) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => ({ path, method, operation })),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" />
        <title>${info.title} API ${info.version}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${info.title} API ${info.version}</h1>
          <p>
            Calls carry <code>Authorization: Bearer &lt;token&gt;</code>: the ID token of
            <code>GET /api/auth/token</code>, or ADMIN_TOKEN for operators. The same as data:
            <a href="/api/openapi.json">openapi.json</a>.
          </p>
          ${operations.map(entry)}
        </main>
      </body>
    </html>`;
}

interface Media {
  schema?: object;
  example?: unknown;
  examples?: Record<string, object>;
}

interface Body {
  content?: Record<string, Media>;
}

interface Entry {
  path: string;
  method: string;
  operation: {
    summary?: string;
    description?: string;
    security?: object[];
    parameters?: object[];
    requestBody?: Body | object;
    responses?: Record<string, Body | object>;
  };
}

function entry({ path, method, operation }: Entry) {
  const access = operation.security?.flatMap((one) => Object.keys(one)).join(', ');
  const { parameters = [], requestBody = {}, responses = {} } = operation;
  const { 200: done = {}, ...errors } = responses;
  return html`<article id="${method}-${path}">
    <h3><code>${method.toUpperCase()} /api${path}</code></h3>
    <p><strong>${operation.summary}</strong> · ${access || 'anyone'}</p>
    <p>${withCode(operation.description)}</p>
    ${parameters.length > 0 ? part('Parameters', parameters) : ''}
    ${contentOf(requestBody).map(([media, content]) => shown('Takes', media, content))}
    ${contentOf(done).map(([media, content]) => shown('Gives', media, content))}
    ${part('Errors', errorsOf(errors))}
  </article>`;
}

/** The example, with the schema folded. */
function shown(title: string, media: string, { schema, example }: Media) {
  return html`<details>
    <summary>${title} <code>${media}</code></summary>
    ${example === undefined ? '' : pre(example)} ${schema ? part('Schema', schema) : ''}
  </details>`;
}

const part = (title: string, value: object) =>
  html`<details>
    <summary>${title}</summary>
    ${pre(value)}
  </details>`;

/** The example of a stream is text already. */
const pre = (value: unknown) =>
  html`<pre>${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</pre>`;

/** Renders text in backticks as code. */
const withCode = (text = '') =>
  text.split('`').map((piece, at) => (at % 2 === 0 ? piece : html`<code>${piece}</code>`));

const contentOf = (body: Body | object) =>
  Object.entries('content' in body ? (body.content ?? {}) : {});

/** The examples of all codes. */
const errorsOf = (errors: Record<string, Body | object>) =>
  Object.values(errors).flatMap((error) =>
    contentOf(error).flatMap(([, { examples = {} }]) => Object.values(examples)),
  );
