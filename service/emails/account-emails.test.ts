import { expect, test } from 'vitest';
import { flat, sent } from '../../tests/sent-emails.ts';
import { accountConfirmation, accountConnected, passwordReset } from './account.email.ts';

const link = 'https://padharo.test/reset-password?code=abc_-123';

test('the link appears as button and as text, and the email says how long it works', () => {
  for (const [text, valid] of [
    [accountConfirmation({ link }), '48 hours'],
    [passwordReset({ link }), 'once, for 60 minutes'],
  ] as const) {
    const email = sent(text);
    expect(email.html.split(`href="${link}"`)).toHaveLength(3);
    expect(email.plain).toContain(link);
    expect(email.plain).toContain('Hello,');
    for (const part of [email.html, email.plain]) expect(part).toContain(valid);
  }
});

test('the email about a connected account says what happened to the password', () => {
  const text = (passwordGone: boolean) =>
    accountConnected({ name: 'Asha', provider: 'facebook', passwordGone, login: link });
  for (const part of ['html', 'plain'] as const) {
    const textOf = (passwordGone: boolean) => flat(sent(text(passwordGone))[part]);
    expect(textOf(false)).toContain('Your password works as before.');
    expect(textOf(false)).not.toContain('never confirmed');
    expect(textOf(true)).toContain('never confirmed it');
    expect(textOf(true)).toMatch(/connected with Facebook/);
  }
  expect(sent(text(true)).subject).toBe('Facebook is connected to your account');
});

test('an account is confirmed', () => {
  expect(sent(accountConfirmation({ link })).plain).toMatchInlineSnapshot(`
    "Welcome to Padharo

    Hello,

    Your account has been created. Confirm your email address to book stays,
    attractions, tour packages and cars across India.

    Confirm my address:
    https://padharo.test/reset-password?code=abc_-123

    The link works for 48 hours. If this was not you, ignore this email. The
    account cannot book anything without the link.

    -- 
    You are receiving this email because someone opened a Padharo account with
    this address.
    Padharo: stays, attractions, tours and cars in India
    Is this really from us? Check a message, a link or a number:
    https://padharo.example/verify
    "
  `);
});

test('a password is set again', () => {
  expect(sent(passwordReset({ link })).plain).toMatchInlineSnapshot(`
    "Set a new password

    Hello,

    Use this link to set a new password. You will be signed out on all devices.

    Set a new password:
    https://padharo.test/reset-password?code=abc_-123

    The link works once, for 60 minutes. If you did not ask for this, ignore
    this email. Your password has not changed.

    -- 
    You are receiving this email because someone asked for a new password for
    the Padharo account with this address.
    Padharo: stays, attractions, tours and cars in India
    Is this really from us? Check a message, a link or a number:
    https://padharo.example/verify
    "
  `);
});

test('an account that no one had confirmed goes to the owner of its address', () => {
  const email = accountConnected({ name: 'Asha', provider: 'google', passwordGone: true, login: link });
  expect(sent(email).plain).toMatchInlineSnapshot(`
    "Connected with Google

    Hello Asha,

    Your Padharo account is now connected with Google. You can sign in with one
    click.

    Someone opened an account with your address earlier and never confirmed it.
    To keep you safe, we removed its password and details and signed out all
    devices.

    If you want a password as well, choose "Forgot your password?" when you sign
    in.

    Sign in:
    https://padharo.test/reset-password?code=abc_-123

    If it was not you who signed in with Google, set a new password and contact
    us.

    -- 
    You are receiving this email because someone signed in with Google under
    this address.
    Padharo: stays, attractions, tours and cars in India
    Is this really from us? Check a message, a link or a number:
    https://padharo.example/verify
    "
  `);
});
