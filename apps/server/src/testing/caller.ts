/** A response with its body already read. */
interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON body; `{}` for any other body. */
  json: ReturnType<typeof JSON.parse>;
}

type HeaderList = Record<string, string>;

/** A client of the API over real HTTP. */
export interface Caller {
  get(path: string, headers?: HeaderList): Promise<Answer>;
  post(path: string, body?: unknown, headers?: HeaderList): Promise<Answer>;
  put(path: string, body?: unknown, headers?: HeaderList): Promise<Answer>;
  delete(path: string, body?: unknown, headers?: HeaderList): Promise<Answer>;
}

/** Creates a client that adds these headers to every request. */
export function createCaller(base: () => string, always: HeaderList): Caller {
  const send =
    (method: string) =>
    async (path: string, body?: unknown, headers: HeaderList = {}): Promise<Answer> => {
      const isJson = body !== undefined && !(body instanceof FormData);
      const json: HeaderList = isJson ? { 'content-type': 'application/json' } : {};
      const response = await fetch(new URL(path, base()), {
        method,
        headers: { ...json, ...always, ...headers },
        redirect: 'manual',
        ...(body === undefined ? {} : { body: bodyOf(body) }),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, json: parseJson(text) };
    };
  const get = send('GET');
  return {
    get: (path, headers) => get(path, undefined, headers),
    post: send('POST'),
    put: send('PUT'),
    delete: send('DELETE'),
  };
}

const bodyOf = (body: unknown) =>
  typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);

function parseJson(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
