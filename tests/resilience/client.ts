import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { MailServer } from './mail-server.ts';

/** The answer; `lost` when no complete answer arrived and the outcome is unknown. */
export type Reply =
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape; a wrong guess fails the test
  | { readonly status: number; readonly body: any; readonly headers: Headers; readonly ms: number }
  | { readonly status: 'lost'; readonly body: undefined; readonly headers: Headers; readonly ms: number };

/** Uses another address each time, so that rate limits never interfere (the server trusts its proxy). */
function someAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}

export async function send(
  url: string,
  method: 'GET' | 'POST',
  path: string,
  { token, body }: { token?: string | undefined; body?: unknown } = {},
): Promise<Reply> {
  const began = performance.now();
  const ms = () => performance.now() - began;
  try {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        'x-forwarded-for': someAddress(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
    return { status: answer.status, body: await answer.json(), headers: answer.headers, ms: ms() };
  } catch {
    return { status: 'lost', body: undefined, headers: new Headers(), ms: ms() };
  }
}

/** Registers travellers who open the link in their email, and returns their tokens. */
export async function confirmedTravellers(url: string, mail: MailServer, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => `guest${index}`);
  return Promise.all(
    names.map(async (name) => {
      const email = `${name}@example.in`;
      const account = { username: `Guest ${name}`, email, password: 'lamps-on-the-ganga' };
      const { status, body } = await send(url, 'POST', '/api/auth/local/register', { body: account });
      expect(status).toBe(200);
      for (let attempt = 0; attempt < 300; attempt += 1) {
        const found = mail.received.find(({ to }) => to === email);
        const code = /confirm-email\?code=([\w-]+)/.exec(found?.text ?? '')?.[1];
        if (code) {
          expect(
            (await send(url, 'POST', '/api/auth/confirm', { body: { code }, token: String(body.jwt) })).status,
          ).toBe(200);
          return String(body.jwt);
        }
        await wait(100);
      }
      throw new Error(`No found came for ${email}`);
    }),
  );
}
