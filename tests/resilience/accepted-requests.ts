import { Agent, request } from 'node:http';

/** What became of one request: its whole answer, or how it failed and whether the server had accepted it before. */
export type Fate =
  | { readonly status: number; readonly body: string }
  | { readonly error: string; readonly accepted: boolean };

export interface Underway {
  /** The server has read the headers and said 100 Continue: from now on it owes an answer. */
  readonly accepted: Promise<void>;
  readonly fate: Promise<Fate>;
}

/** Sends a request on a connection of its own that waits for 100 Continue, and then for `before`, with its body. */
export function sendExpecting(
  url: string,
  token: string | undefined,
  body: unknown,
  before: Promise<void> = Promise.resolve(),
  headers: Readonly<Record<string, string>> = {},
): Underway {
  const text = JSON.stringify(body);
  let accepted = false;
  const { promise, resolve } = Promise.withResolvers<void>();
  const fate = new Promise<Fate>((done) => {
    const asked = request(url, {
      method: 'POST',
      agent: new Agent({ keepAlive: false }),
      headers: {
        expect: '100-continue',
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        'x-forwarded-for': `10.3.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    asked.on('continue', () => {
      accepted = true;
      resolve();
      void before.then(() => asked.end(text));
    });
    asked.on('error', (error) => done({ error: String(error), accepted }));
    asked.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', (error) => done({ error: String(error), accepted: true }));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
    });
    asked.flushHeaders();
  });
  return { accepted: promise, fate };
}
