import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOf, callbackAt, connectedTo, cookieOf, destinationOf } from '../connecting.ts';
import { startHarness } from '../harness.ts';
import { type IdentityProvider, openIdentityProvider } from '../identity-provider.ts';

const asha = { subject: 'g-asha', email: 'Asha@Example.in', verified: true, name: 'Asha Verma' };
let google: IdentityProvider;

beforeAll(async () => {
  google = await openIdentityProvider({ like: 'google', callback: callbackAt('google') });
});
afterAll(() => google.close());

test('only configured providers are offered', async () => {
  const alone = await startHarness();
  try {
    for (const path of ['/api/connect/google', '/api/connect/google/callback', '/api/connect/nobody']) {
      expect((await alone.call('GET', path)).status).toBe(404);
    }
    expect((await alone.call('POST', '/api/connect/google')).status).toBe(405);
    expect((await alone.call('GET', '/api/connect/session')).status).toBe(405);
  } finally {
    await alone.close();
  }
});

test('the traveller is told when the provider cannot be reached, and may try again', async () => {
  const away = await openIdentityProvider({ like: 'google', callback: callbackAt('google') });
  await away.close();
  const places = connectedTo({ google: away.url, facebook: away.url });
  const cut = await startHarness({ ...places, LOG_LEVEL: 'silent' });
  try {
    const answer = await cut.call('GET', '/api/connect/google?to=/cart');
    expect(destinationOf(answer)).toEqual({
      status: 303,
      path: '/login/connected',
      problem: 'unavailable',
      provider: 'google',
      to: '/cart',
    });
    const port = Number(new URL(away.url).port);
    const back = await openIdentityProvider({ like: 'google', callback: callbackAt('google'), port });
    expect((await browserOf(cut).signIn('google', asha)).user.email).toBe('asha@example.in');
    await back.close();
    const { cookie, location } = await browserOf(cut).begin('facebook');
    const state = new URL(location).searchParams.get('state');
    const returned = await browserOf(cut).returnFromProvider(`${callbackAt('facebook')}?code=x&state=${state}`, cookie);
    expect(destinationOf(returned)['problem']).toBe('unavailable');
  } finally {
    await cut.close();
  }
});

test('the cookie is secure where the storefront has https', async () => {
  const secure = await startHarness({ ...connectedTo({ google: google.url }), PUBLIC_URL: 'https://padharo.test' });
  try {
    const answer = await secure.call('GET', '/api/connect/google');
    expect(cookieOf(answer).attributes).toContain('; Secure');
    expect(String(answer.headers['location'])).toContain(encodeURIComponent('https://padharo.test/api/connect'));
  } finally {
    await secure.close();
  }
});

test('claims missing from the token are fetched from the provider', async () => {
  const slim = await openIdentityProvider({ like: 'google', callback: callbackAt('google'), slim: true });
  const other = await startHarness(connectedTo({ google: slim.url }));
  try {
    const { user } = await browserOf(other).signIn('google', asha);
    expect(user).toMatchObject({ email: 'asha@example.in', username: 'Asha Verma', confirmed: true });
  } finally {
    await other.close();
    await slim.close();
  }
});
