import { aside, button, type EmailText, emailText, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { phrase } from './phrase.ts';

/** Lets the owner of the address, confirmed or not, set a new password. `link` works once, for 60 minutes. */
export function passwordReset({ link }: { readonly link: string }): EmailText {
  const valid = phrase('The link works once, for 60 minutes.');
  return emailText({
    subject: phrase('Set a new password'),
    title: phrase('Set a new password'),
    preheader: valid,
    blocks: [
      paragraph(phrase('Hello,')),
      paragraph(phrase('Use this link to set a new password. You will be signed out on all devices.')),
      button(link, phrase('Set a new password')),
      aside(
        valid,
        ' ',
        phrase('If you did not ask for this, you can ignore this email: your password stays as it is.'),
      ),
    ],
    reason: phrase(
      `You are receiving this email because somebody asked for a new password for the ${site} account of this address.`,
    ),
  });
}
