import { expect, test } from 'vitest';
import { accountConfirmation } from './account-confirmation.email.ts';
import { accountConnected } from './account-connected.email.ts';
import { passwordReset } from './password-reset.email.ts';

const link = 'https://padharo.test/reset-password?code=abc_-123';

test('the link stands as button and as text, and the letter says how long it works', () => {
  for (const [letter, valid] of [
    [accountConfirmation({ link }), '48 hours'],
    [passwordReset({ link }), 'once, for 60 minutes'],
  ] as const) {
    expect(letter.html.split(`href="${link}"`)).toHaveLength(3);
    expect(letter.plain).toContain(link);
    expect(letter.plain).toContain('Hello,');
    for (const part of [letter.html, letter.plain]) expect(part).toContain(valid);
  }
});

test('who is told of a connected account learns what became of the password', () => {
  const letter = (passwordGone: boolean) =>
    accountConnected({ name: 'Asha', provider: 'facebook', passwordGone, login: link });
  for (const part of ['html', 'plain'] as const) {
    expect(letter(false)[part]).toContain('Your password works as before.');
    expect(letter(false)[part]).not.toContain('never confirmed');
    expect(letter(true)[part]).toContain('never confirmed it');
    expect(letter(true)[part]).toMatch(/connected with Facebook/);
  }
  expect(letter(true).subject).toBe('Facebook is connected to your account');
});
