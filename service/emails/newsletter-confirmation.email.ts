import { aside, button, type EmailText, emailText, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { phrase } from './phrase.ts';

/** Asks the owner of the address whether the newsletter is wanted. `link` works for 48 hours. */
export function newsletterConfirmation({ link, leave }: { readonly link: string; readonly leave: string }): EmailText {
  return emailText({
    subject: phrase('Please confirm your subscription'),
    title: phrase('One click to subscribe'),
    preheader: phrase('Please confirm that this is your address and that you want our newsletter.'),
    blocks: [
      paragraph(phrase('Hello,')),
      paragraph(
        phrase(
          'Somebody, we hope you, asked for our newsletter: new places to see and stay, tours, and the best season for each.',
        ),
      ),
      button(link, phrase('Yes, subscribe me')),
      aside(
        phrase(
          'The link works for 48 hours. If this was not you, you can ignore this email: we will not email you again.',
        ),
      ),
    ],
    reason: phrase(`You are receiving this email because this address was entered for updates from ${site}.`),
    leave,
  });
}
