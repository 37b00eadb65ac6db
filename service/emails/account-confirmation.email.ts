import { aside, button, type EmailText, emailText, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { phrase } from './phrase.ts';

/** Asks the owner of the address to confirm it, and says nothing that whoever typed it chose. `link` works for 48 hours. */
export function accountConfirmation({ link }: { readonly link: string }): EmailText {
  return emailText({
    subject: phrase('Confirm your email address'),
    title: phrase(`Welcome to ${site}`),
    preheader: phrase('One click, and your account is ready to book.'),
    blocks: [
      paragraph(phrase('Hello,')),
      paragraph(
        phrase(
          'Your account is open. Confirm your email address to book stays, attractions, tour packages and cars across India.',
        ),
      ),
      button(link, phrase('Confirm my address')),
      aside(
        phrase(
          'The link works for 48 hours. If this was not you, you can ignore this email: the account cannot book anything without the link.',
        ),
      ),
    ],
    reason: phrase(`You are receiving this email because somebody opened a ${site} account with this address.`),
  });
}
