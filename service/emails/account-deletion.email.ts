import { aside, button, type EmailText, emailText, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { phrase } from './phrase.ts';

/** Lets the owner of the address delete the account. `link` works once, for 60 minutes, signed in to that account. */
export function accountDeletion({ link }: { readonly link: string }): EmailText {
  const valid = phrase('The link works once, for 60 minutes.');
  return emailText({
    subject: phrase('Delete your account'),
    title: phrase('Delete your account'),
    preheader: valid,
    blocks: [
      paragraph(phrase('Hello,')),
      paragraph(
        phrase(`You asked to delete your ${site} account. Open this link to see what is deleted, and to confirm it.`),
      ),
      button(link, phrase('Go on to delete my account')),
      aside(
        valid,
        ' ',
        phrase('If you did not ask for this, somebody is signed in to your account: set a new password.'),
      ),
    ],
    reason: phrase(
      `You are receiving this email because somebody asked to delete the ${site} account of this address.`,
    ),
  });
}
