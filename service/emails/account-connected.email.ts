import { aside, button, type EmailText, emailText, note, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { greeting } from './greeting.ts';
import { template } from './message-template.ts';

const names = { google: 'Google', facebook: 'Facebook' } as const;

/**
 * Tells the owner of an address verified by a provider that the account can now be entered through the provider.
 * `passwordGone`: the account was opened without confirming the address, so its password and details were removed.
 */
export function accountConnected(data: {
  readonly name: string;
  readonly provider: keyof typeof names;
  readonly passwordGone: boolean;
  readonly login: string;
}): EmailText {
  const provider = names[data.provider];
  const what = template(`Your ${site} account is now connected with {provider}. You can log in with one click.`, {
    provider,
  });
  const gone = template(
    'Somebody had opened an account with your address earlier and never confirmed it. To keep you safe, we removed its password and details and signed out all devices.',
  );
  const password = data.passwordGone
    ? template('If you want a password as well, choose "Forgot your password?" when you log in.')
    : template('Your password works as before.');
  return emailText({
    subject: template('{provider} is connected to your account', { provider }),
    title: template('Connected with {provider}', { provider }),
    preheader: what,
    blocks: [
      paragraph(greeting(data.name)),
      paragraph(what),
      ...(data.passwordGone ? [note(gone)] : []),
      paragraph(password),
      button(data.login, template('Login')),
      aside(
        template('If it was not you who signed in with {provider}, set a new password and contact us.', { provider }),
      ),
    ],
    reason: template('You are receiving this email because somebody signed in with {provider} under this address.', {
      provider,
    }),
  });
}
