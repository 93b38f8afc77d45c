import { ErrorBody } from '@salesai/contract/errors';
import type { Route } from '@salesai/contract/route';
import type { Hono } from 'hono';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';

/** Serves the document; it is made when first asked for. */
export function mountDocument(app: Hono, routes: readonly Route[], version: string): void {
  let document: ReturnType<typeof openApiDocument> | undefined;
  app.get('/api/openapi.json', (c) => {
    document ??= openApiDocument(routes, version);
    return c.json(document);
  });
}

/** The OpenAPI document of all routes, generated from the contract. */
function openApiDocument(routes: readonly Route[], version: string) {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'SalesAI', version, description: 'Sales Artificial Intelligence' },
    servers: [{ url: '/api' }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  });
}

function operation(route: Route): ZodOpenApiOperationObject {
  return {
    operationId: `${route.method} ${route.path}`,
    summary: route.summary,
    tags: [route.path.split('/')[1] ?? ''],
    security: route.access === 'public' ? [] : [{ bearer: [] }],
    requestParams: {
      ...(route.params ? { path: route.params } : {}),
      ...(route.query ? { query: route.query } : {}),
    },
    ...(route.body
      ? { requestBody: { content: { 'application/json': { schema: route.body } } } }
      : {}),
    responses: {
      '200': { description: 'Done', content: { 'application/json': { schema: route.out } } },
      default: {
        description: 'An error',
        content: { 'application/json': { schema: ErrorBody } },
      },
    },
  };
}
