import { createServer } from 'node:http';
import { workerData } from 'node:worker_threads';

// The floor: node:http sending bytes that are ready in memory.
const answers: Record<string, { headers: Record<string, string>; body: Uint8Array }> = workerData.answers;

createServer((request, response) => {
  const answer = answers[request.url ?? ''];
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, answer.headers).end(answer.body);
}).listen(workerData.port, '127.0.0.1');
