import { aside, button, type EmailText, emailText, note, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { phrase } from './phrase.ts';

/** Tells somebody who works here that the right password was typed with wrong codes. `link`: where the password is changed. */
export function staffWrongCodes({ tries, link }: { readonly tries: number; readonly link: string }): EmailText {
  const what = phrase('Someone typed your password with a wrong code {tries} times or more in the last hour.', {
    tries: String(tries),
  });
  return emailText({
    subject: phrase('Someone may know your back office password'),
    title: phrase('Wrong sign-in codes'),
    preheader: what,
    blocks: [
      paragraph(phrase('Hello,')),
      paragraph(phrase(`Someone tried to sign in to the back office of ${site} as you.`), ' ', what),
      paragraph(phrase('Nobody can sign in without your authenticator app or one of your recovery codes.')),
      note(phrase('If this was not you, someone knows your password. Please change it now.')),
      button(link, phrase('Change your password')),
      aside(
        phrase(
          'If you cannot sign in, use a device on which you signed in before, or ask an admin for a new invitation.',
        ),
      ),
    ],
    reason: phrase(`You are receiving this email because you work at ${site}.`),
  });
}
