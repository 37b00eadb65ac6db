import { expect, test } from 'vitest';
import { isPersonName } from '../../core/contact-details.ts';
import { identityOf } from './provider-answer.ts';

const told = { subject: 'g-1', email: 'asha.verma@example.in', emailVerified: true, name: 'Asha Verma' };

test.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  ['yes', false],
  [1, false],
  [undefined, false],
])('email_verified %j counts as %s', (emailVerified, counts) => {
  expect(identityOf('google', { ...told, emailVerified }).emailVerified).toBe(counts);
});

test.each([
  ['K.Ramesh', 'K.Ramesh'],
  ['Asha.Verma', 'Asha. Verma'],
  ['Asha\u202e\nVerma', 'Asha Verma'],
  ['prize at http://evil.example', 'asha verma'],
  ['', 'asha verma'],
  [undefined, 'asha verma'],
])('a name claimed as %j becomes one that its owner can save in the profile', (name, kept) => {
  const identity = identityOf('google', { ...told, name });
  expect(identity.name).toBe(kept);
  expect(isPersonName(identity.name)).toBe(true);
});
