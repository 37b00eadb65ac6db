import { expect, test } from 'vitest';
import { emailLink, phoneLink } from './frame.ts';

test('a phone number is dialled without its spaces and signs', () => {
  expect(phoneLink('+91 (135) 243-0000')).toBe('tel:+911352430000');
});

test('an email to the operator may have its subject', () => {
  expect(emailLink('hello@padharo.example')).toBe('mailto:hello@padharo.example');
});
