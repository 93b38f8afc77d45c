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
import { DESCRIPTION_CACHE, mountReference } from './reference.ts';

type Document = ReturnType<typeof createDocument>;

/** Serves the document, as data and as a page; it is made when first asked for. */
export function mountDocument(app: Hono, routes: readonly Route[], version: string): void {
  let made: Document | undefined;
  const document = () => {
    made ??= openApiDocument(routes, version);
    return made;
  };
  mountCached(app, '/api/openapi.json', {
    type: 'application/json',
    cache: DESCRIPTION_CACHE,
    current: cachedOnce(() => JSON.stringify(document())),
  });
  mountReference(app, document);
}

/** The OpenAPI document of all routes, generated from the contract. */
export function openApiDocument(routes: readonly Route[], version: string): Document {
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
          description: 'What `set-auth-token` gave at sign-in; browsers send the cookie instead',
        },
        admin: { type: 'http', scheme: 'bearer', description: 'ADMIN_TOKEN' },
      },
    },
  });
  for (const route of routes) exemplify(document, route, descriptionOf(route));
  return document;
}

function operation(route: Route): ZodOpenApiOperationObject {
  const said = descriptionOf(route);
  const body = requestBody(route, said);
  return {
    operationId: `${route.method} ${route.path}`,
    summary: route.summary,
    description: said.about,
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
        content: { [route.media ?? 'application/json']: answer(route, said) },
      },
      ...errorAnswers(route, said.errors ?? []),
    },
  };
}

function descriptionOf(route: Route): Description {
  const said = DESCRIPTIONS.get(route);
  if (said) return said;
  throw new Error(`${route.method} ${route.path}: describe it in packages/contract/src/reference`);
}

const pathOf = (route: Route) => route.path.replace(/:(\w+)/g, '{$1}');

function methodOf({ method }: Route) {
  const names = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;
  return names[method];
}

/** The generator makes parameters of schemas, and schemas hold no examples. */
function exemplify({ paths }: Document, route: Route, { params, query }: Description): void {
  const values = new Map(Object.entries({ ...params, ...query }));
  for (const parameter of paths?.[pathOf(route)]?.[methodOf(route)]?.parameters ?? []) {
    if ('name' in parameter) parameter.example = values.get(parameter.name);
  }
}

function requestBody(route: Route, said: Description) {
  if (route.body) return { 'application/json': { schema: route.body, example: said.body } };
  if (route.form) return { 'multipart/form-data': { schema: route.form, example: said.form } };
  return route.bodyMedia ? { [route.bodyMedia]: {} } : undefined;
}

/** A stream is shown as it goes over the wire. */
function answer(route: Route, said: Description): ZodOpenApiMediaTypeObject {
  const { events, out } = said;
  const wire = events?.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  const example = wire ? wire.join('') : out;
  return { schema: route.out, ...(example === undefined ? {} : { example }) };
}
