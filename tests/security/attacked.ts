import { once } from 'node:events';
import { connect } from 'node:net';
import type { Timeouts } from '../../service/api/timeouts.ts';
import { type Harness, startHarness } from '../harness.ts';

/** An answer as a stranger receives it over the network. */
export interface Got {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: attacks look into answers of every shape; a wrong guess fails the test
  readonly body: any;
  readonly headers: Headers;
}

export interface Asking {
  readonly body?: unknown;
  readonly token?: string;
  /** Address of the caller, as the operator's proxy reports it. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly redirect?: RequestRedirect;
}

export interface Attacked extends Harness {
  /** Origin of the listening server. */
  readonly origin: string;
  readonly port: number;
  /** One request over HTTP. `body` is sent as JSON, a text as it is. */
  readonly ask: (method: string, path: string, asking?: Asking) => Promise<Got>;
  /** Sends these bytes unchanged and returns everything received until the server closes. */
  readonly raw: (bytes: string | Buffer) => Promise<string>;
}

/** Starts the real service on a fresh test database (tests/harness.ts), listening on a port behind one trusted proxy. */
export async function openAttacked(
  environment: Record<string, string> = {},
  options: { pages?: boolean; timeouts?: Timeouts } = {},
): Promise<Attacked> {
  const harness = await startHarness(environment, options);
  const origin = await harness.app.listen({ host: '127.0.0.1', port: 0 });
  const port = Number(new URL(origin).port);
  return {
    ...harness,
    origin,
    port,
    ask: async (method, path, { body, token, from = '203.0.113.1', headers, redirect = 'manual' } = {}) => {
      const answer = await fetch(origin + path, {
        method,
        redirect,
        headers: {
          'x-forwarded-for': from,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
      });
      const text = await answer.text();
      let parsed: unknown = text;
      try {
        parsed = JSON.parse(text);
      } catch {}
      return { status: answer.status, body: parsed, headers: answer.headers };
    },
    raw: async (bytes) => {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.setEncoding('utf8').on('data', (text: string) => {
        answer += text;
      });
      socket.on('error', () => {});
      socket.write(bytes);
      await once(socket, 'close');
      return answer;
    },
  };
}
