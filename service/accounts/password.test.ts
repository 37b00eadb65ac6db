import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { passwordProblem } from './password.ts';
import * as hashing from './password-hash.ts';

const turn = hashing.knownHashingTurn('a test');
const hashPassword = (password: string) => hashing.hashPassword(password, turn);
const verifyPassword = (password: string, hash: string | null | undefined) =>
  hashing.verifyPassword(password, hash, turn);

const asha = { email: 'asha.verma@example.in', username: 'Asha Verma' };
function problemOf(password: string): string | undefined {
  const problem = passwordProblem(password, asha);
  return problem && english.of(problem);
}

test('common passwords and one’s own name are refused in any case', () => {
  const refused = [
    '123456',
    'Password1',
    'QWERTY',
    'jaimatadi',
    'Padharo',
    'asha.verma',
    'ASHA VERMA',
    'Asha.Verma@example.in',
  ];
  for (const password of refused) expect(problemOf(password), password).toBe('This password is too common');
  expect(problemOf('lamps-on-the-ganga')).toBeUndefined();
});

test.each([' '.repeat(6), '\t'.repeat(8), '\u00a0\u2003'.repeat(4)])('%j is not a valid password', (spaces) => {
  expect(problemOf(spaces)).toBe('A password cannot be only spaces');
});

test('a hash matches its password only, and no two hashes are equal', async () => {
  const [one, other] = await Promise.all([hashPassword('lamps-on-the-ganga'), hashPassword('lamps-on-the-ganga')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
  expect(await verifyPassword('lamps-on-the-ganga', one)).toBe(true);
  expect(await verifyPassword('lamps-on-the-gangA', one)).toBe(false);
});

test('the same characters, composed differently, are the same password', async () => {
  expect(await verifyPassword('cafe\u0301-chai', await hashPassword('caf\u00e9-chai'))).toBe(true);
});

test('a hash of another argon2id program is verified', async () => {
  const known = '$argon2id$v=19$m=19456,t=2,p=1$AQEBAQEBAQEBAQEBAQEBAQ$FGlXh8itGiEPkJl4VLoHXFF7l5JO1RPiRKoFjEigPqM';
  expect(await verifyPassword('password', known)).toBe(true);
});

test('without a hash, or with a broken one, every password is wrong', async () => {
  for (const hash of [undefined, null, '', 'plain', '$argon2id$v=19$m=9,t=2,p=1$AAAA$AAAA']) {
    expect(await verifyPassword('', hash)).toBe(false);
  }
});
