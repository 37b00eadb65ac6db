import { aside, button, type EmailText, emailText, note, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { greeting } from './greeting.ts';
import { phrase } from './phrase.ts';

const names = { google: 'Google', facebook: 'Facebook' } as const;

/**
 * Tells the owner of the address, for whom the provider vouched, that the account is now entered through a provider too. `passwordGone`: it had been
 * opened without confirming the address, so its password and details were taken away.
 */
export function accountConnected(data: {
  readonly name: string;
  readonly provider: keyof typeof names;
  readonly passwordGone: boolean;
  readonly login: string;
}): EmailText {
  const provider = names[data.provider];
  const what = phrase(`Your ${site} account is now connected with {provider}. You can log in with one click.`, {
    provider,
  });
  const gone = phrase(
    'Somebody had opened an account with your address earlier and never confirmed it. To keep you safe, we removed its password and details and signed out all devices.',
  );
  const password = data.passwordGone
    ? phrase('If you want a password as well, choose "Forgot your password?" when you log in.')
    : phrase('Your password works as before.');
  return emailText({
    subject: phrase('{provider} is connected to your account', { provider }),
    title: phrase('Connected with {provider}', { provider }),
    preheader: what,
    blocks: [
      paragraph(greeting(data.name)),
      paragraph(what),
      ...(data.passwordGone ? [note(gone)] : []),
      paragraph(password),
      button(data.login, phrase('Login')),
      aside(
        phrase('If it was not you who signed in with {provider}, set a new password and contact us.', { provider }),
      ),
    ],
    reason: phrase('You are receiving this email because somebody signed in with {provider} under this address.', {
      provider,
    }),
  });
}
