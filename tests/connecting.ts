import type { Answer, Harness } from './harness.ts';
import { client, type ProviderAccount, walk } from './identity-provider.ts';

export type OfferedProvider = 'google' | 'facebook';

/** The configuration of a storefront that is registered with those providers. */
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

export const callbackAt = (at: OfferedProvider) => `http://padharo.test/api/connect/${at}/callback`;

/** The cookie that an answer sets, as the browser sends it back, and its attributes. */
export function cookieOf({ headers }: Answer): { pair: string; attributes: string } {
  const line = String(headers['set-cookie'] ?? '');
  const [pair = '', ...attributes] = line.split('; ');
  return { pair, attributes: attributes.join('; ') };
}

/** The page that a sign-in redirects to, with its query parameters. */
export function destinationOf({ status, headers }: Answer): Readonly<Record<string, string | number>> {
  const { pathname, searchParams } = new URL(String(headers['location']), 'http://padharo.test');
  return { status, path: pathname, ...Object.fromEntries(searchParams) };
}

/** A separate browser that signs in through a provider, step by step or at once. */
export function browserOf(harness: Harness) {
  let calls = 0;
  const from = () => {
    calls += 1;
    return { 'x-forwarded-for': `10.9.${calls >> 8}.${calls & 255}` };
  };
  async function begin(at: OfferedProvider, to = '') {
    const answer = await harness.call('GET', `/api/connect/${at}${to}`, { headers: from() });
    return { answer, location: String(answer.headers['location']), cookie: cookieOf(answer).pair };
  }
  function returnFromProvider(address: string, cookie: string): Promise<Answer> {
    const { pathname, search } = new URL(address);
    return harness.call('GET', pathname + search, { headers: { ...from(), cookie } });
  }
  function exchangeCookie(cookie: string): Promise<Answer> {
    return harness.call('POST', '/api/connect/session', { headers: { ...from(), cookie } });
  }
  /** Signs in at the provider and returns the redirect of the callback. */
  async function signInAndReturn(at: OfferedProvider, person: ProviderAccount | 'deny', to = ''): Promise<Answer> {
    const { location, cookie } = await begin(at, to);
    return returnFromProvider(await walk(location, person, callbackAt(at)), cookie);
  }
  return {
    begin,
    returnFromProvider,
    exchangeCookie,
    signInAndReturn,
    /** Signs in completely. Throws when there is no session. */
    signIn: async (at: OfferedProvider, person: ProviderAccount) => {
      const back = await signInAndReturn(at, person);
      const { status, body } = await exchangeCookie(cookieOf(back).pair);
      if (status !== 200) throw new Error(`${JSON.stringify(destinationOf(back))} ${JSON.stringify(body)}`);
      return body;
    },
    /** Returns the reason why there is no session. */
    problem: async (at: OfferedProvider, person: ProviderAccount | 'deny') =>
      destinationOf(await signInAndReturn(at, person))['problem'],
  };
}
