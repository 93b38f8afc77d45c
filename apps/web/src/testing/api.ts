import type { Route, RouteOutput } from '@salesai/contract/route';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/** The mock server of every test; a request without a handler fails the test. */
export const api = setupServer();

type Reply = (request: Request) => Promise<Response> | Response;
const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** Answers a route of the contract with a body of its type. */
export function answer<R extends Route>(route: R, body: RouteOutput<R>) {
  answerWith(route, () => Response.json(body));
}

/** Answers a route of the contract by a function of the request. */
export function answerWith(route: Route, reply: Reply) {
  answerPath(route.method, route.path, reply);
}

/** Answers a path below `/api` that is not in the contract, such as the account paths. */
export function answerPath(method: Route['method'], path: string, reply: Reply) {
  api.use(methods[method](`*/api${path}`, ({ request }) => reply(request)));
}

/** An error response in the shape of the API. */
export function refusal(status: number, message: string, code = 'UNKNOWN', fields?: object) {
  return HttpResponse.json({ message, status, code, ...(fields && { fields }) }, { status });
}
