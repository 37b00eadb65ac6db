import { Agent, request } from 'node:http';

/** Outcome of one request: its answer, or its failure and whether the server had accepted it before. */
export type Fate =
  | { readonly status: number; readonly body: string }
  | { readonly error: string; readonly accepted: boolean };

export interface Underway {
  /** True once the server has answered 100 Continue: it must then answer the request. */
  readonly accepted: Promise<void>;
  readonly fate: Promise<Fate>;
}

/** Sends a request on its own connection; its body waits for 100 Continue and then for `before`. */
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
    const input = request(url, {
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
    input.on('continue', () => {
      accepted = true;
      resolve();
      void before.then(() => input.end(text));
    });
    input.on('error', (error) => done({ error: String(error), accepted }));
    input.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', (error) => done({ error: String(error), accepted: true }));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
    });
    input.flushHeaders();
  });
  return { accepted: promise, fate };
}
