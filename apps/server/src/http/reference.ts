import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { openApiDocument } from './openapi.ts';

type Document = ReturnType<typeof openApiDocument>;

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif }
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem }
  code, pre { font: 0.875rem/1.5 ui-monospace, monospace }
  pre { overflow-x: auto; padding: 1rem; border: 1px solid #8886; border-radius: 0.5rem }
  article { border-top: 1px solid #8886; padding: 1rem 0 }
  h3 { margin: 0 }
  summary { cursor: pointer; padding: 0.5rem 0 }
`;

/** A page that a person reads: every route with who may call it, what it takes and what it gives. */
export function mountReference(app: Hono, document: () => Document): void {
  app.get('/api/docs', (c) => c.html(page(document())));
}

function page({ info, paths = {} }: Document) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => ({ path, method, operation })),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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

interface Entry {
  path: string;
  method: string;
  operation: {
    summary?: string;
    description?: string;
    security?: object[];
    parameters?: object[];
    requestBody?: object;
    responses?: object;
  };
}

function entry({ path, method, operation }: Entry) {
  const access = operation.security?.flatMap((one) => Object.keys(one)).join(', ');
  return html`<article id="${method}-${path}">
    <h3><code>${method.toUpperCase()} /api${path}</code></h3>
    <p><strong>${operation.summary}</strong> · ${access || 'anyone'}</p>
    <p>${operation.description}</p>
    ${part('Parameters', operation.parameters)} ${part('Takes', operation.requestBody)}
    ${part('Gives', operation.responses)}
  </article>`;
}

const part = (title: string, value: object | undefined) =>
  value
    ? html`<details>
        <summary>${title}</summary>
        <pre>${JSON.stringify(value, null, 2)}</pre>
      </details>`
    : '';
