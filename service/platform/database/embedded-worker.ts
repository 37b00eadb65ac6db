import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

// The thread of the embedded database: it receives bytes of the PostgreSQL protocol and answers with bytes, one message
// at a time.
if (!parentPort) throw new Error('runs as a worker only');
const port = parentPort;
const database = await PGlite.create(workerData);

let queue = Promise.resolve();
function limiter(work: () => Promise<void>): void {
  queue = queue.then(work).catch((error: unknown) => port.postMessage({ failed: String(error) }));
}

port.on('message', (message: Uint8Array | 'reset' | 'close') => {
  if (message === 'reset') {
    limiter(async () => {
      // one by one: together they would form a transaction, in which nothing is discarded
      await database.exec('rollback');
      await database.exec('discard all');
    });
  } else if (message === 'close') {
    limiter(async () => {
      await database.close();
      port.postMessage('closed');
    });
  } else {
    limiter(() =>
      database.runExclusive(async () => {
        const answers: Uint8Array[] = [];
        // as a stream: `execProtocolRaw` also parses every answer and never frees what it parsed
        await database.execProtocolRawStream(message, { onRawData: (data) => answers.push(data.slice()) });
        // a copy: transferring a slice of a pooled buffer would transfer the whole pool
        port.postMessage(new Uint8Array(Buffer.concat(answers)));
      }),
    );
  }
});
port.postMessage('ready');
