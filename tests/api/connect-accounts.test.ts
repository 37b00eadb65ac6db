import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailsAccountTexts } from '../../messages/en/emails/account.ts';
import { textIn } from '../../messages/translate.ts';
import { lockOwner } from '../../service/accounts/social/social-logins.sql.ts';
import { browserOf, callbackAt, connectedTo, destinationOf } from '../connecting.ts';
import { type Harness, startHarness } from '../harness.ts';
import { type IdentityProvider, openIdentityProvider, type ProviderAccount } from '../identity-provider.ts';

let providers: IdentityProvider[];
let harness: Harness;
let browser: ReturnType<typeof browserOf>;
let callers = 0;

beforeAll(async () => {
  providers = [
    await openIdentityProvider({ like: 'google', callback: callbackAt('google') }),
    await openIdentityProvider({ like: 'facebook', callback: callbackAt('facebook') }),
  ];
  const [google, facebook] = providers.map(({ url }) => url);
  const places = { ...(google && { google }), ...(facebook && { facebook }) };
  harness = await startHarness({ ...connectedTo(places), LOG_LEVEL: 'silent' });
  browser = browserOf(harness);
});
afterAll(async () => {
  await harness.close();
  for (const provider of providers) await provider.close();
});

function call(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, token?: string) {
  callers += 1;
  const headers = { 'x-forwarded-for': `10.7.${callers >> 8}.${callers & 255}` };
  return harness.call(method, path, { body, headers, ...(token === undefined ? {} : { token }) });
}

const password = 'lamps-on-the-ganga';
const logIn = (identifier: string, secret = password) =>
  call('POST', '/api/auth/local', { identifier, password: secret });

async function register(email: string): Promise<{ jwt: string; user: { id: number } }> {
  const username = 'Somebody Else';
  const more = { phone: '+91 98765 43210', address: 'Elsewhere', dateOfBirth: '1990-01-01' };
  return (await call('POST', '/api/auth/local/register', { username, email, password, ...more })).body;
}

async function codeFor(email: string, kind: string): Promise<string> {
  const mail = (await harness.emails()).findLast((entry) => entry.recipient === email && entry.kind === kind);
  return /code=([\w-]{43})/.exec(mail?.plain ?? '')?.[1] ?? 'none';
}

async function listEmailsTo(email: string): Promise<string[]> {
  return (await harness.emails()).filter(({ recipient }) => recipient === email).map(({ kind }) => kind);
}

function google(name: string, more: Partial<ProviderAccount> = {}): ProviderAccount {
  return { subject: `g-${name}`, email: `${name}@example.in`, verified: true, name: 'Asha Verma', ...more };
}

function change(email: string, to: { blocked?: boolean; role?: string }) {
  return harness.database.db.updateTable('users').set(to).where('email', '=', email).execute();
}

test('an address verified by Google signs in to its confirmed account; password and sessions stay, an email tells', async () => {
  const { token, id, email } = await harness.signUp();
  const signedIn = await browser.signIn('google', google('owner', { email }));
  expect(signedIn.user).toMatchObject({ id, provider: 'local', username: 'Asha Verma' });
  expect((await call('GET', '/api/users/me', undefined, token)).status).toBe(200);
  expect((await logIn(email)).status).toBe(200);
  const mail = (await harness.emails()).at(-1);
  expect(mail).toMatchObject({
    kind: 'account-connected',
    recipient: email,
    user_id: id,
    subject: 'Google is connected to your account',
  });
  for (const part of [mail?.plain, mail?.html]) {
    expect(part).toContain('Your password works as before.');
    expect(part).toContain('http://padharo.test/login');
  }
  await browser.signIn('google', google('owner', { email }));
  expect((await harness.emails()).at(-1)?.id, 'the second time is no news').toBe(mail?.id);
});

test('it ends in the language of the page where it began, whatever the browser prefers, and so does its email', async () => {
  const { email } = await harness.signUp();
  const back = await browser.signInAndReturn('google', google('reader', { email }), '?to=/hi/cart');
  expect(destinationOf(back)).toEqual({ status: 303, path: '/hi/login/connected', to: '/hi/cart' });
  const mail = (await harness.emails()).at(-1);
  expect(mail?.subject).toBe(textIn('hi')(emailsAccountTexts.isConnected, { provider: 'Google' }));
  expect(mail?.plain).toContain('http://padharo.test/hi/login');
});

test('an unconfirmed account opened with a foreign address goes to the owner, without its data', async () => {
  const email = 'victim@example.in';
  const before = await register(email);
  await call('POST', '/api/auth/forgot-password', { email });
  const [reset, confirm] = [await codeFor(email, 'password-reset'), await codeFor(email, 'account-confirmation')];

  const { user, jwt } = await browser.signIn('google', google('victim', { name: 'The Owner' }));
  expect(user).toMatchObject({ id: before.user.id, username: 'The Owner', confirmed: true, provider: 'google' });
  expect(user).toMatchObject({ phone: null, address: null, dateOfBirth: null });

  expect((await call('GET', '/api/users/me', undefined, before.jwt)).status, 'the session').toBe(401);
  expect((await logIn(email)).body.error.message, 'the password').toBe('Invalid identifier or password');
  const next = { password: 'a-strangers-password', passwordConfirmation: 'a-strangers-password' };
  expect((await call('POST', '/api/auth/reset-password', { code: reset, ...next })).status, 'the letter').toBe(400);
  const confirmed = await call('POST', '/api/auth/confirm', { code: confirm });
  expect(confirmed.body, 'confirming signs nobody in').not.toHaveProperty('jwt');
  expect((await call('GET', '/api/users/me', undefined, jwt)).status).toBe(200);
  const mail = (await harness.emails()).at(-1);
  expect(mail).toMatchObject({ kind: 'account-connected', recipient: email });
  for (const part of [mail?.plain, mail?.html]) {
    expect(part?.replaceAll('\n', ' ')).toContain(
      'never confirmed it. To keep you safe, we removed its password and details',
    );
    expect(part).toMatch(/Forgot your password\?/);
  }
});

test('an unverified address never signs in to an existing account', async () => {
  const { email, id } = await harness.signUp();
  const open = 'unconfirmed@example.in';
  await register(open);
  for (const address of [email, open]) {
    expect(await browser.problem('facebook', { subject: `f-${address}`, email: address })).toBe('exists');
    const unverified = google('unverified', { subject: `u-${address}`, email: address, verified: false });
    expect(await browser.problem('google', unverified)).toBe('exists');
  }
  const rows = await harness.database.db.selectFrom('social_logins').selectAll().where('user_id', '=', id).execute();
  expect(rows).toEqual([]);
  expect(await listEmailsTo(email)).not.toContain('account-connected');
});

test('an unverified address opens an account that must confirm it, and is confirmed by the email', async () => {
  const email = 'later@example.in';
  const { user, jwt } = await browser.signIn('google', google('later', { verified: false }));
  expect(user.confirmed).toBe(false);
  expect(await listEmailsTo(email)).toEqual(['account-confirmation']);
  await call('POST', '/api/auth/confirm', { code: await codeFor(email, 'account-confirmation') }, jwt);
  expect((await browser.signIn('google', google('later', { verified: false }))).user).toMatchObject({
    id: user.id,
    confirmed: true,
  });
});

test('the account is confirmed as soon as the provider verifies its address', async () => {
  const { user, jwt } = await browser.signIn('google', google('soon', { verified: false }));
  expect((await browser.signIn('google', google('soon'))).user).toMatchObject({ id: user.id, confirmed: true });
  // whoever came before the provider vouched for the address may not have been its owner
  expect((await call('GET', '/api/users/me', undefined, jwt)).status).toBe(401);
});

test('a stranger who signed in with a foreign address loses access when its owner sets a password', async () => {
  const email = 'taken@example.in';
  const stranger = { subject: 'f-stranger', email, name: 'A Stranger' };
  const { jwt } = await browser.signIn('facebook', stranger);
  await call('POST', '/api/auth/forgot-password', { email });
  const body = { code: await codeFor(email, 'password-reset'), password, passwordConfirmation: password };
  const { user } = (await call('POST', '/api/auth/reset-password', body)).body;
  expect(user.confirmed).toBe(true);
  expect((await call('GET', '/api/users/me', undefined, jwt)).status).toBe(401);
  expect(await browser.problem('facebook', stranger)).toBe('exists');
});

test('people without a password set one by email, and can then sign in both ways', async () => {
  const email = 'both@example.in';
  const { user, jwt } = await browser.signIn('google', google('both'));
  expect((await logIn(email)).body.error.message).toBe('Invalid identifier or password');
  const own = { currentPassword: '', password, passwordConfirmation: password };
  expect((await call('POST', '/api/auth/change-password', { ...own, currentPassword: 'x' }, jwt)).status).toBe(400);
  await call('POST', '/api/auth/forgot-password', { email });
  const body = { code: await codeFor(email, 'password-reset'), password, passwordConfirmation: password };
  expect((await call('POST', '/api/auth/reset-password', body)).body.user.id).toBe(user.id);
  expect((await logIn(email)).body.user.id).toBe(user.id);
  expect((await browser.signIn('google', google('both'))).user.id).toBe(user.id);
});

test('another person with the same address, given to them later, does not get the account', async () => {
  await browser.signIn('google', google('colleague'));
  expect(await browser.problem('google', google('colleague', { subject: 'g-successor' }))).toBe('exists');
});

test('blocked users and staff are refused', async () => {
  await browser.signIn('google', google('blocked'));
  await change('blocked@example.in', { blocked: true });
  expect(await browser.problem('google', google('blocked'))).toBe('blocked');
  const { email } = await harness.signUp();
  await change(email, { role: 'support' });
  expect(await browser.problem('google', google('staff', { email }))).toBe('staff');
});

test('a user blocked before the session is issued gets none', async () => {
  const back = await browser.signInAndReturn('google', google('halfway'));
  await change('halfway@example.in', { blocked: true });
  const cookie = String(back.headers['set-cookie']).split(';')[0] ?? '';
  expect((await browser.exchangeCookie(cookie)).status).toBe(400);
});

test.each(['once', 'twice', 'thrice'])('first sign-ins at once open one account, tried %s', async (subject) => {
  const all = await Promise.all([
    browser.signIn('google', google(subject)),
    browser.signIn('google', google(subject)),
    browser.signIn('google', google(subject)),
  ]);
  expect(new Set(all.map(({ user }) => user.id)).size).toBe(1);
});

test('two first sign-ins in two tabs share one account', async () => {
  const person = google('moment');
  const { user } = await browser.signIn('google', person);
  const owner = (subject: string) => lockOwner(harness.database.db, user.email, { provider: 'google', subject });
  expect(await owner(person.subject)).toMatchObject({ id: user.id, taken: true, theirs: true });
  expect(await owner('somebody else')).toMatchObject({ taken: true, theirs: false });
});

test('a name from a provider becomes one line of text', async () => {
  const { user } = await browser.signIn(
    'google',
    google('odd', { name: ` Asha\n\t<b>Verma</b>\u202e ${'x'.repeat(200)}` }),
  );
  expect(user.username).toMatch(/^Asha <b>Verma<\/b> x+$/);
  expect(user.username).toHaveLength(120);
  const { name: _, ...nameless } = google('nameless');
  expect((await browser.signIn('google', nameless)).user.username).toBe('nameless');
});
