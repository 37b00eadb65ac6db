import { expect } from 'vitest';
import { type Case, get, post } from './case.ts';
import { atLeast, exactly, header, refuses, unauthorized } from './expected.ts';
import type { Ground } from './ground.ts';

const logIn = (body: object) => post('auth/local', body);
const password = 'lamps-on-the-ganga';
const newcomer = { username: 'Ravi Rao', email: 'ravi@example.in', password };
const register = (change: object = {}) => post('auth/local/register', { ...newcomer, ...change });
const mayBe = (email: string) => ({ email });

const user = (email: string, username: string) => ({
  id: expect.any(Number),
  documentId: expect.stringMatching(/^[0-9a-f]{24}$/),
  username,
  email,

  provider: 'local',
  confirmed: expect.any(Boolean),
  blocked: false,
  phone: null,
  address: null,
  dateOfBirth: null,
  reviewEmails: true,
  language: null,
  createdAt: expect.any(String),
  updatedAt: expect.any(String),
});
const signedIn = (email: string, username: string) =>
  exactly({ jwt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/), user: user(email, username) });

const rejects = (message: string) => refuses('ValidationError', message);
const wrong = refuses('ValidationError', 'Invalid identifier or password', {});
const alreadyTaken = refuses('ApplicationError', 'Email or Username are already taken');

/** A reset with the code of the last email to the traveller. */
const reset =
  (change: object) =>
  async ({ harness, traveller }: Ground) => {
    await harness.call('POST', '/api/auth/forgot-password', { body: { email: traveller.email } });
    const emails = await harness.emails();
    const mail = emails.findLast(({ kind }) => kind === 'password-reset');
    const code = /code=([\w-]{43})/.exec(mail?.plain ?? '')?.[1] ?? 'none';
    return post('auth/reset-password', { code, password, passwordConfirmation: password, ...change });
  };
const withCode = (body: object) =>
  post('auth/reset-password', { code: 'nope', password, passwordConfirmation: password, ...body });
const incorrect = rejects('Incorrect code provided');

const differ = refuses('ValidationError', 'Passwords do not match', {
  errors: [{ path: ['passwordConfirmation'], message: 'Passwords do not match', name: 'ValidationError' }],
});

/** The calls of accounts: API-16 and API-17. */
export const accounts: readonly Case[] = [
  [
    'login',
    async ({ traveller }) => logIn({ identifier: traveller.email, password: traveller.password }),
    200,
    signedIn('traveller1@example.in', 'Asha Verma'),
  ],
  [
    'login in capitals',
    logIn({ identifier: 'TRAVELLER1@Example.IN', password }),
    200,
    signedIn('traveller1@example.in', 'Asha Verma'),
  ],
  ['a wrong password', logIn({ identifier: 'traveller1@example.in', password: 'wrong-password' }), 400, wrong],
  ['an unknown identifier', logIn({ identifier: 'nobody@example.in', password }), 400, wrong],
  ['a malformed identifier', logIn({ identifier: 'not an address', password }), 400, wrong],
  ['no identifier', logIn({ password }), 400, rejects('identifier is a required field')],
  ['no password', logIn({ identifier: 'a@example.in' }), 400, rejects('password is a required field')],
  [
    'neither',
    logIn({}),
    400,
    refuses('ValidationError', '2 errors occurred', {
      errors: [
        { path: ['identifier'], message: 'identifier is a required field', name: 'ValidationError' },
        { path: ['password'], message: 'password is a required field', name: 'ValidationError' },
      ],
    }),
  ],
  [
    'an identifier that is an object',
    logIn({ identifier: { $gt: '' }, password }),
    400,
    rejects('identifier must be a string'),
  ],
  [
    'the eleventh login of an account',
    { ...logIn({ identifier: 'often@example.in', password }), times: 11 },
    429,
    refuses('RateLimitError', 'Too many requests, please try again later.', {}),
  ],
  [
    'and when to come back',
    { ...logIn({ identifier: 'often2@example.in', password }), times: 11 },
    429,
    header('retry-after', '1'),
  ],
  ['registration', register(), 200, signedIn('ravi@example.in', 'Ravi Rao')],
  ['an address that is registered', register(), 400, alreadyTaken],
  ['in whatever case', register({ email: 'RAVI@example.IN' }), 400, alreadyTaken],
  [
    'a name may be shared',
    register({ email: 'ravi.two@example.in' }),
    200,
    signedIn('ravi.two@example.in', 'Ravi Rao'),
  ],
  [
    'with phone, address and birthday',
    register({ email: 'ravi.three@example.in', phone: '+91 98765 43210', address: 'Pune', dateOfBirth: '1990-01-31' }),
    200,
    atLeast({ user: { phone: '+91 98765 43210', address: 'Pune', dateOfBirth: '1990-01-31' } }),
  ],
  [
    'a short password',
    register({ ...mayBe('x@example.in'), password: '12345' }),
    400,
    rejects('password must be at least 6 characters'),
  ],
  ['a malformed e-mail', register(mayBe('nonsense')), 400, rejects('email must be a valid email')],
  ['no e-mail', register({ email: undefined }), 400, rejects('email is a required field')],
  [
    'no name',
    register({ ...mayBe('x@example.in'), username: undefined }),
    400,
    rejects('username is a required field'),
  ],
  ['a role', register({ ...mayBe('x@example.in'), role: 'admin' }), 400, rejects('Invalid parameters: role')],
  [
    'a confirmation',
    register({ ...mayBe('x@example.in'), confirmed: true }),
    400,
    rejects('Invalid parameters: confirmed'),
  ],
  [
    'both',
    register({ ...mayBe('x@example.in'), role: 1, confirmed: true }),
    400,
    rejects('Invalid parameters: role, confirmed'),
  ],
  ['forgot password', post('auth/forgot-password', { email: 'traveller1@example.in' }), 200, exactly({ ok: true })],
  ['of an unknown address', post('auth/forgot-password', { email: 'nobody@example.in' }), 200, exactly({ ok: true })],
  ['of no address', post('auth/forgot-password', {}), 400, rejects('email is a required field')],
  ['of nonsense', post('auth/forgot-password', { email: 'nonsense' }), 400, rejects('email must be a valid email')],
  ['a code that nobody has', withCode({}), 400, incorrect],
  ['a code that is too long', withCode({ code: 'x'.repeat(5_000) }), 400, incorrect],
  ['passwords that differ', reset({ passwordConfirmation: 'something-else' }), 400, differ],
  [
    'a reset to a short password',
    reset({ password: '12345', passwordConfirmation: '12345' }),
    400,
    rejects('password must be at least 6 characters'),
  ],
  ['a reset', reset({}), 200, signedIn('traveller1@example.in', 'Asha Verma')],
  [
    'a code that was used',
    async (ground) => {
      const request = await reset({})(ground);
      await ground.harness.call('POST', `/api/${request.path}`, { body: request.body });
      return request;
    },
    400,
    incorrect,
  ],
  [
    'a code that has expired',
    async (ground) => {
      const request = await reset({})(ground);
      await ground.harness.database.pool.query('update one_time_codes set expires_at = $1', [ground.harness.clock.now]);
      return request;
    },
    400,
    incorrect,
  ],
  [
    'oneself, without a wrapper',
    get('users/me', { bearer: 'editor' }),
    200,
    exactly(user(expect.stringMatching('@example.in'), 'The editor')),
  ],
  ['oneself after the reset: that ended every session', get('users/me', { bearer: 'traveller' }), 401, unauthorized],
  ['nobody else', get('users/2', { bearer: 'admin' }), 404, refuses('NotFoundError', 'Not Found')],
];
