import { expect, test } from 'vitest';
import { emailLink, phoneLink } from './frame.ts';

test('a phone number is dialled without its spaces and punctuation', () => {
  expect(phoneLink('+91 (135) 243-0000')).toBe('tel:+911352430000');
});

test('an email to the operator may have a subject', () => {
  expect(emailLink('hello@padharo.example')).toBe('mailto:hello@padharo.example');
});
