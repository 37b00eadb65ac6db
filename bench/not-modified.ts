import { createServer } from 'node:http';

// The floor of an answer that a client has already: node:http saying so to everyone.
createServer((_request, response) => {
  response.writeHead(304, { etag: 'W/"floor"' }).end();
}).listen(Number(process.argv[2]), '127.0.0.1');
