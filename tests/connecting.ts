import type { Answer, Harness } from './harness.ts';
import { client, type Person, walk } from './identity-provider.ts';

export type At = 'google' | 'facebook';

/** The configuration of a storefront that is known to those providers. */
export function connectedTo(places: { google?: string; facebook?: string }): Record<string, string> {
  return {
    ...(places.google && {
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_ISSUER: places.google,
    }),
    ...(places.facebook && {
      FACEBOOK_CLIENT_ID: client.id,
      FACEBOOK_CLIENT_SECRET: client.secret,
      FACEBOOK_URL: places.facebook,
      FACEBOOK_GRAPH_URL: places.facebook,
    }),
  };
}

export const callbackAt = (at: At) => `http://padharo.test/api/connect/${at}/callback`;

/** The one cookie that an answer sets, as the browser sends it back, and how it is kept. */
export function cookieOf({ headers }: Answer): { pair: string; kept: string } {
  const line = String(headers['set-cookie'] ?? '');
  const [pair = '', ...kept] = line.split('; ');
  return { pair, kept: kept.join('; ') };
}

/** The page that a sign-in ends on, and what it says. */
export function endOf({ status, headers }: Answer): Readonly<Record<string, string | number>> {
  const { pathname, searchParams } = new URL(String(headers['location']), 'http://padharo.test');
  return { status, path: pathname, ...Object.fromEntries(searchParams) };
}

/** A browser of its own that signs in through a provider, step by step or at once. */
export function browserOf(harness: Harness) {
  let calls = 0;
  const from = () => {
    calls += 1;
    return { 'x-forwarded-for': `10.9.${calls >> 8}.${calls & 255}` };
  };
  async function begin(at: At, to = '') {
    const answer = await harness.call('GET', `/api/connect/${at}${to}`, { headers: from() });
    return { answer, location: String(answer.headers['location']), cookie: cookieOf(answer).pair };
  }
  function comeBack(address: string, cookie: string): Promise<Answer> {
    const { pathname, search } = new URL(address);
    return harness.call('GET', pathname + search, { headers: { ...from(), cookie } });
  }
  function takeSession(cookie: string): Promise<Answer> {
    return harness.call('POST', '/api/connect/session', { headers: { ...from(), cookie } });
  }
  /** Up to the page of ours that ends it. */
  async function walkBack(at: At, who: Person | 'deny', to = ''): Promise<Answer> {
    const { location, cookie } = await begin(at, to);
    return comeBack(await walk(location, who, callbackAt(at)), cookie);
  }
  return {
    begin,
    comeBack,
    takeSession,
    walkBack,
    /** All the way; throws when there is no session. */
    signIn: async (at: At, who: Person) => {
      const back = await walkBack(at, who);
      const { status, body } = await takeSession(cookieOf(back).pair);
      if (status !== 200) throw new Error(`${JSON.stringify(endOf(back))} ${JSON.stringify(body)}`);
      return body;
    },
    /** Why there is no session. */
    problem: async (at: At, who: Person | 'deny') => endOf(await walkBack(at, who))['problem'],
  };
}
