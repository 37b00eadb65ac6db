import { type LetterText, layout } from './layout.ts';
import { button, linkAsText, note, paragraph, small } from './pieces.ts';
import { greeting, plainLetter } from './text.ts';

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
}): LetterText {
  const hello = greeting(data.name);
  const provider = names[data.provider];
  const what = `Your Padharo account is now connected with ${provider}. You can log in with one click.`;
  const gone =
    'Somebody had opened an account with your address earlier and never confirmed it. To keep you safe, we removed its ' +
    'password and details and signed out all devices.';
  const password = data.passwordGone
    ? 'If you want a password as well, choose "Forgot your password?" when you log in.'
    : 'Your password works as before.';
  const stranger = `If it was not you who signed in with ${provider}, set a new password and contact us.`;
  const reason = `You are receiving this email because somebody signed in with ${provider} under this address.`;
  return {
    subject: `${provider} is connected to your account`,
    html: layout({
      title: `Connected with ${provider}`,
      preheader: what,
      body: [
        paragraph(hello),
        paragraph(what),
        data.passwordGone ? note(gone) : '',
        paragraph(password),
        button(data.login, 'Login'),
        linkAsText(data.login),
        small(stranger),
      ].filter((part) => typeof part !== 'string'),
      reason,
    }),
    plain: plainLetter(
      [hello, what, ...(data.passwordGone ? [gone] : []), password, `Login here:\n${data.login}`, stranger],
      reason,
    ),
  };
}
