import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The least that a Node server can do: the bytes of a file (its first argument), to everyone. */
const body = readFileSync(process.argv[2] ?? '');
const headers = { 'content-type': 'application/json', 'content-length': body.length };
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => {
  process.stdout.write('SalesAI ready on the bare minimum\n');
});
