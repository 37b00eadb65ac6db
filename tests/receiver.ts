import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedDelivery {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The body, byte for byte. */
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape; a wrong guess fails the test
  readonly body: any;
}

export interface Receiver {
  readonly url: string;
  readonly received: ReceivedDelivery[];
  /** The status of its answers from now on; 'silence' keeps the connection open without an answer. */
  answer: number | 'silence';
  readonly close: () => Promise<void>;
}

/** Starts an HTTP server that records what it receives. */
export async function makeReceiver(): Promise<Receiver> {
  const received: ReceivedDelivery[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      received.push({ path: request.url ?? '', headers: request.headers, text, body: JSON.parse(text) });
      if (receiver.answer === 'silence') return;
      const status = receiver.answer;
      response.writeHead(status, status === 302 ? { location: `${receiver.url}/elsewhere` } : {}).end('thanks');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}`,
    received,
    answer: 200,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return receiver;
}
