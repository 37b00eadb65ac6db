import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAttempt, sealAttempt } from '../../service/accounts/social/attempt-cookie.ts';
import { browserOf, callbackAt, connectedTo, cookieOf, destinationOf } from '../connecting.ts';
import { type Harness, startHarness } from '../harness.ts';
import { type IdentityProvider, openIdentityProvider, walk } from '../identity-provider.ts';

let google: IdentityProvider;
let facebook: IdentityProvider;
let harness: Harness;
let browser: ReturnType<typeof browserOf>;

beforeAll(async () => {
  google = await openIdentityProvider({ like: 'google', callback: callbackAt('google') });
  facebook = await openIdentityProvider({ like: 'facebook', callback: callbackAt('facebook') });
  harness = await startHarness({ ...connectedTo({ google: google.url, facebook: facebook.url }), LOG_LEVEL: 'silent' });
  browser = browserOf(harness);
});
afterAll(async () => {
  await harness.close();
  await google.close();
  await facebook.close();
});

const asha = { subject: 'g-asha', email: 'Asha@Example.in', verified: true, name: 'Asha Verma' };

function sealedOf(cookie: string): string {
  return cookie.replace(/^connect=/, '');
}

async function users(): Promise<number> {
  const { rows } = await harness.database.pool.query('select count(*)::int as users from users');
  return rows[0].users;
}

describe('a sign-in through Google', () => {
  test('starts with state, nonce and PKCE in a cookie that no script and no other site can read', async () => {
    const { answer, location, cookie } = await browser.begin('google');
    expect(answer.status).toBe(303);
    expect(answer.headers['cache-control']).toBe('no-store');
    const url = new URL(location);
    expect(location.startsWith(`${google.url}/auth?`)).toBe(true);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'padharo',
      response_type: 'code',
      redirect_uri: callbackAt('google'),
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(cookieOf(answer).attributes).toBe('Path=/api/connect; Max-Age=600; HttpOnly; SameSite=Lax');
    expect(cookie).toMatch(/^connect=[\w-]+\.[\w-]+\.[\w-]+$/);
    const again = await browser.begin('google');
    expect(new URL(again.location).searchParams.get('state')).not.toBe(url.searchParams.get('state'));
  });

  test('opens a confirmed account, and hands over its token in the body of one POST only', async () => {
    const { location, cookie } = await browser.begin('google', '?to=/cart%3Fx%3D1');
    const back = await browser.returnFromProvider(await walk(location, asha, callbackAt('google')), cookie);
    expect(destinationOf(back)).toEqual({ status: 303, path: '/login/connected', to: '/cart?x=1' });
    const { pair, attributes } = cookieOf(back);
    expect(attributes).toBe('Path=/api/connect; Max-Age=60; HttpOnly; SameSite=Strict');
    const { status, body, headers } = await browser.exchangeCookie(pair);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['jwt', 'user']);
    expect(body.user).toMatchObject({
      email: 'asha@example.in',
      username: 'Asha Verma',
      provider: 'google',
      confirmed: true,
      blocked: false,
    });
    expect(headers['cache-control']).toBe('no-store');
    const [attempt, device, renewal] = [headers['set-cookie']].flat();
    expect(attempt).toMatch(/^connect=; Path=\/api\/connect; Max-Age=0;/);
    expect(device).toMatch(/^device=.*HttpOnly/);
    expect(renewal).toMatch(/^session=.*HttpOnly; SameSite=Strict$/);
    const me = await harness.call('GET', '/api/users/me', { token: body.jwt });
    expect(me.body).toEqual(body.user);
    expect(JSON.stringify(back.headers)).not.toContain(body.jwt);
    expect((await harness.emails()).filter(({ recipient }) => recipient === 'asha@example.in')).toEqual([]);
  });

  test('leads to the same account again', async () => {
    const before = await users();
    expect((await browser.signIn('google', asha)).user.email).toBe('asha@example.in');
    const moved = { ...asha, email: 'asha.verma@example.in', name: 'Asha V.' };
    expect((await browser.signIn('google', moved)).user).toMatchObject({ email: 'asha@example.in' });
    expect(await users()).toBe(before);
  });

  test('gives a session once, within a minute, to the browser with the code', async () => {
    const incorrect = { status: 400, body: { error: { message: 'Incorrect code provided' } } };
    const { pair } = cookieOf(await browser.signInAndReturn('google', asha));
    expect(await browser.exchangeCookie('')).toMatchObject(incorrect);
    expect(await browser.exchangeCookie('connect=guessed')).toMatchObject(incorrect);
    expect((await browser.exchangeCookie(`other=1; ${pair}; more=2`)).status).toBe(200);
    expect(await browser.exchangeCookie(pair)).toMatchObject(incorrect);
    const late = cookieOf(await browser.signInAndReturn('google', asha));
    harness.clock.advance(60_000);
    expect(await browser.exchangeCookie(late.pair)).toMatchObject(incorrect);
  });

  test('ends without a session when the traveller says no', async () => {
    const back = await browser.signInAndReturn('google', 'deny', '?to=/stays');
    expect(destinationOf(back)).toEqual({
      status: 303,
      path: '/login/connected',
      problem: 'denied',
      provider: 'google',
      to: '/stays',
    });
    expect(cookieOf(back)).toMatchObject({ pair: 'connect=', attributes: expect.stringContaining('Max-Age=0') });
  });

  test('fails for another state, no state, another provider, a late or a changed answer', async () => {
    const before = await users();
    const stranger = { subject: 'g-stranger', email: 'stranger@example.in', verified: true };
    const mine = await browser.begin('google');
    const other = await browser.begin('google');
    const address = await walk(other.location, stranger, callbackAt('google'));
    const ended = async (at: string, cookie: string) =>
      destinationOf(await browser.returnFromProvider(at, cookie))['problem'];
    expect(await ended(address, mine.cookie)).toBe('expired');
    expect(await ended(address, '')).toBe('expired');
    expect(await ended(address, `${other.cookie}x`)).toBe('expired');
    expect(await ended(`${address}&state=second`, other.cookie)).toBe('expired');
    expect(await ended(address.replace('/google/', '/facebook/'), other.cookie)).toBe('expired');
    expect(await ended(callbackAt('google'), other.cookie)).toBe('expired');
    harness.clock.advance(600_000);
    expect(await ended(address, other.cookie)).toBe('expired');
    harness.clock.advance(-600_000);
    expect(await users()).toBe(before);
    expect(await ended(address, other.cookie), 'and none of that used it up').toBeUndefined();
  });

  test('ends when the code of the provider comes a second time', async () => {
    const { location, cookie } = await browser.begin('google');
    const address = await walk(location, asha, callbackAt('google'));
    expect(destinationOf(await browser.returnFromProvider(address, cookie))['problem']).toBeUndefined();
    expect(destinationOf(await browser.returnFromProvider(address, cookie))).toMatchObject({
      status: 303,
      problem: 'expired',
    });
  });

  test.each(['nonce', 'verifier'] as const)('ends when the answer belongs to another %s', async (name) => {
    const { location, cookie } = await browser.begin('google');
    const address = await walk(location, asha, callbackAt('google'));
    const attempt = await openAttempt(harness.ctx(), sealedOf(cookie));
    if (!attempt) throw new Error('no attempt');
    const changed = await sealAttempt(harness.ctx(), { ...attempt, [name]: 'x'.repeat(43) });
    expect(destinationOf(await browser.returnFromProvider(address, `connect=${changed}`))['problem']).toBe('expired');
  });

  test('returns only to pages of this site', async () => {
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', '']) {
      const back = await browser.signInAndReturn('google', asha, `?to=${encodeURIComponent(to)}`);
      expect(destinationOf(back)['to']).toBe('/');
    }
  });

  test('with a forged code is refused', async () => {
    const { cookie, location } = await browser.begin('google');
    const state = new URL(location).searchParams.get('state');
    for (const rest of [`code=guessed&state=${state}`, `state=${state}`, `code=a&code=b&state=${state}`]) {
      expect(destinationOf(await browser.returnFromProvider(`${callbackAt('google')}?${rest}`, cookie))).toMatchObject({
        status: 303,
        problem: 'expired',
      });
    }
  });
});

describe('a sign-in through Facebook', () => {
  const ravi = { subject: 'f-ravi', email: 'ravi@example.in', name: 'Ravi Iyer' };

  test('gets the user from the Graph API, and does not trust the address', async () => {
    const { location } = await browser.begin('facebook');
    expect(location.startsWith(`${facebook.url}/dialog/oauth?`)).toBe(true);
    const { user } = await browser.signIn('facebook', ravi);
    expect(user).toMatchObject({ email: 'ravi@example.in', username: 'Ravi Iyer', provider: 'facebook' });
    expect(user.confirmed).toBe(false);
    const email = (await harness.emails()).at(-1);
    expect(email).toMatchObject({ kind: 'account-confirmation', recipient: 'ravi@example.in', user_id: user.id });
    expect((await browser.signIn('facebook', ravi)).user.id).toBe(user.id);
    expect((await harness.emails()).at(-1)?.id).toBe(email?.id);
  });

  test('fails as with Google: declined, a second time, no address', async () => {
    expect(await browser.problem('facebook', 'deny')).toBe('denied');
    const { location, cookie } = await browser.begin('facebook');
    const address = await walk(location, ravi, callbackAt('facebook'));
    await browser.returnFromProvider(address, cookie);
    expect(destinationOf(await browser.returnFromProvider(address, cookie))['problem']).toBe('expired');
    expect(await browser.problem('facebook', { subject: 'f-phone', name: 'Only A Phone' })).toBe('no-email');
  });
});
