import { aside, button, type LetterText, letterText, paragraph } from './blocks.ts';
import { house } from './frame-words.ts';

/** Lets the owner of the address, confirmed or not, set a new password. `link` works once, for 60 minutes. */
export function passwordReset({ link }: { readonly link: string }): LetterText {
  const valid = 'The link works once, for 60 minutes.';
  return letterText({
    subject: 'Set a new password',
    title: 'Set a new password',
    preheader: valid,
    blocks: [
      paragraph('Hello,'),
      paragraph('Use this link to set a new password. You will be signed out on all devices.'),
      button(link, 'Set a new password'),
      aside(`${valid} If you did not ask for this, you can ignore this email: your password stays as it is.`),
    ],
    reason: `You are receiving this email because somebody asked for a new password for the ${house} account of this address.`,
  });
}
