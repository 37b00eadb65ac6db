import { aside, button, type LetterText, letterText, paragraph } from './blocks.ts';
import { house } from './frame-words.ts';

/** Lets the owner of the address delete the account. `link` works once, for 60 minutes, signed in to that account. */
export function accountDeletion({ link }: { readonly link: string }): LetterText {
  const valid = 'The link works once, for 60 minutes.';
  return letterText({
    subject: 'Delete your account',
    title: 'Delete your account',
    preheader: valid,
    blocks: [
      paragraph('Hello,'),
      paragraph(`You asked to delete your ${house} account. Open this link to see what is deleted, and to confirm it.`),
      button(link, 'Go on to delete my account'),
      aside(`${valid} If you did not ask for this, somebody is signed in to your account: set a new password.`),
    ],
    reason: `You are receiving this email because somebody asked to delete the ${house} account of this address.`,
  });
}
