import { aside, button, type LetterText, letterText, paragraph } from './blocks.ts';
import { house } from './frame-words.ts';

/** Asks the owner of the address whether the newsletter is wanted. `link` works for 48 hours. */
export function newsletterConfirmation({ link, leave }: { readonly link: string; readonly leave: string }): LetterText {
  return letterText({
    subject: 'Please confirm your subscription',
    title: 'One click to subscribe',
    preheader: 'Please confirm that this is your address and that you want our newsletter.',
    blocks: [
      paragraph('Hello,'),
      paragraph(
        'Somebody, we hope you, asked for our newsletter: new places to see and stay, tours, and the best season for each.',
      ),
      button(link, 'Yes, subscribe me'),
      aside(
        'The link works for 48 hours. If this was not you, you can ignore this email: we will not email you again.',
      ),
    ],
    reason: `You are receiving this email because this address was entered for updates from ${house}.`,
    leave,
  });
}
