import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** A minimal Node server: answers every request with the bytes of a file, its first argument. */
const body = readFileSync(process.argv[2] ?? '');
const headers = { 'content-type': 'application/json', 'content-length': body.length };
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => {
  process.stdout.write('SalesAI ready on the minimal server\n');
});
