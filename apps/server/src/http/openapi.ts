import { ErrorBody } from '@salesai/contract/errors';
import { DESCRIPTIONS, type Description } from '@salesai/contract/reference/all';
import type { Route } from '@salesai/contract/route';
import type { Hono } from 'hono';
import {
  createDocument,
  type ZodOpenApiMediaTypeObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { cachedOnce, mountCached } from './cached-response.ts';
import { errorAnswers } from './openapi-errors.ts';
import { DESCRIPTION_CACHE, mountReference, type OpenApiDocument } from './reference.ts';

/** Serves the document as JSON and as a page; built on the first request. */
export function mountDocument(app: Hono, routes: readonly Route[], version: string): void {
  let built: OpenApiDocument | undefined;
  const document = () => {
    built ??= openApiDocument(routes, version);
    return built;
  };
  mountCached(app, '/api/openapi.json', {
    type: 'application/json',
    cache: DESCRIPTION_CACHE,
    current: cachedOnce(() => JSON.stringify(document())),
  });
  mountReference(app, document);
}

/** The OpenAPI document of all routes, generated from the contract. */
export function openApiDocument(routes: readonly Route[], version: string): OpenApiDocument {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const path = pathOf(route);
    paths[path] = { ...paths[path], [methodOf(route)]: operation(route) };
  }
  const document = createDocument({
    openapi: '3.1.0',
    info: { title: 'SalesAI', version, description: 'Sales Artificial Intelligence' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Error: ErrorBody },
      securitySchemes: {
        user: {
          type: 'http',
          scheme: 'bearer',
          description: 'The ID token of a signed-in seller',
        },
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The value of `set-auth-token` at sign-in; browsers send the cookie instead',
        },
        admin: { type: 'http', scheme: 'bearer', description: 'ADMIN_TOKEN' },
      },
    },
  });
  for (const route of routes) addExamples(document, route, descriptionOf(route));
  return document;
}

function operation(route: Route): ZodOpenApiOperationObject {
  const description = descriptionOf(route);
  const body = requestBody(route, description);
  return {
    operationId: `${route.method} ${route.path}`,
    summary: route.summary,
    description: description.about,
    tags: [route.path.split('/')[1] ?? ''],
    security: route.access === 'public' ? [] : [{ [route.access]: [] }],
    requestParams: {
      ...(route.params ? { path: route.params } : {}),
      ...(route.query ? { query: route.query } : {}),
    },
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    responses: {
      '200': {
        description: 'Done',
        content: { [route.media ?? 'application/json']: answer(route, description) },
      },
      ...errorAnswers(route, description.errors ?? []),
    },
  };
}

function descriptionOf(route: Route): Description {
  const description = DESCRIPTIONS.get(route);
  if (description) return description;
  throw new Error(`${route.method} ${route.path}: describe it in packages/contract/src/reference`);
}

const pathOf = (route: Route) => route.path.replace(/:(\w+)/g, '{$1}');

function methodOf({ method }: Route) {
  const names = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;
  return names[method];
}

/** The generator derives parameters from schemas, which contain no examples. */
function addExamples(
  { paths }: OpenApiDocument,
  route: Route,
  { params, query }: Description,
): void {
  const values = new Map(Object.entries({ ...params, ...query }));
  for (const parameter of paths?.[pathOf(route)]?.[methodOf(route)]?.parameters ?? []) {
    if ('name' in parameter) parameter.example = values.get(parameter.name);
  }
}

function requestBody({ body, form, bodyMedia }: Route, description: Description) {
  if (!body && !form) return bodyMedia ? { [bodyMedia]: {} } : undefined;
  return {
    ...(body ? { 'application/json': { schema: body, example: description.body } } : {}),
    ...(form ? { 'multipart/form-data': { schema: form, example: description.form } } : {}),
  };
}

/** A stream's example is shown in its wire format. */
function answer(route: Route, description: Description): ZodOpenApiMediaTypeObject {
  const { events, out } = description;
  const wire = events?.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  const example = wire ? wire.join('') : out;
  return { schema: route.out, ...(example === undefined ? {} : { example }) };
}
