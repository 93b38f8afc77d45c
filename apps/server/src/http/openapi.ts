import { ErrorBody } from '@salesai/contract/errors';
import type { Route } from '@salesai/contract/route';
import type { Hono } from 'hono';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { mountReference } from './reference.ts';

/** Serves the document, as data and as a page; it is made when first asked for. */
export function mountDocument(app: Hono, routes: readonly Route[], version: string): void {
  let made: ReturnType<typeof openApiDocument> | undefined;
  const document = () => {
    made ??= openApiDocument(routes, version);
    return made;
  };
  app.get('/api/openapi.json', (c) => c.json(document()));
  mountReference(app, document);
}

/** The OpenAPI document of all routes, generated from the contract. */
export function openApiDocument(routes: readonly Route[], version: string) {
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
    components: {
      securitySchemes: {
        user: { type: 'http', scheme: 'bearer', description: 'The ID token of a signed-in seller' },
        admin: { type: 'http', scheme: 'bearer', description: 'ADMIN_TOKEN' },
      },
    },
  });
}

function operation(route: Route): ZodOpenApiOperationObject {
  return {
    operationId: `${route.method} ${route.path}`,
    summary: route.summary,
    tags: [route.path.split('/')[1] ?? ''],
    security: route.access === 'public' ? [] : [{ [route.access]: [] }],
    requestParams: {
      ...(route.params ? { path: route.params } : {}),
      ...(route.query ? { query: route.query } : {}),
    },
    ...(route.body
      ? { requestBody: { content: { 'application/json': { schema: route.body } } } }
      : {}),
    responses: {
      '200': {
        description: 'Done',
        content: { [route.file ?? 'application/json']: { schema: route.out } },
      },
      default: {
        description: 'An error',
        content: { 'application/json': { schema: ErrorBody } },
      },
    },
  };
}
